"""Wording for penalty points."""

from __future__ import annotations

from arschloch_gui.app.wording.words import translate


def score_sentence(limit: int) -> str:
    """Explain the points of a match. `limit` is the total that ends it, or 0 if there is none."""
    if not limit:
        return translate("Score", "Points count against you: the lowest total is best.")
    return translate(
        "Score",
        "Points count against you: the match ends at %n, and the lowest total wins.",
        None,
        limit,
    )
