"""Wording for the number of tricks a player has taken."""

from __future__ import annotations

from arschloch_gui.app.wording.words import translate


def tricks_taken(count: int) -> str:
    """Return how many tricks a player has taken in the round, in words; "" if none."""
    return translate("Seat", "%n trick(s) taken", "", count) if count else ""
