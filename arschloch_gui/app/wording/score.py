"""Points that count against a player, in words."""

from __future__ import annotations

from arschloch_gui.app.wording.words import translate


def score_sentence(limit: int) -> str:
    """What the points of a match mean; `limit` are those that end it, 0 where none do."""
    if not limit:
        return translate("Score", "Points are bad: the lowest total is the best.")
    return translate(
        "Score",
        "Points are bad: the match ends at %n, and the lowest total wins.",
        None,
        limit,
    )
