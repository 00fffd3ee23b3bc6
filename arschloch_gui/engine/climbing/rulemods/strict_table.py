"""`illegal_play_penalty`: an illegal play is possible, but costs its player the position (§1.5).

The player gets the lowest position at once, and the hand is set aside. Computer players only choose
legal actions.
"""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Return the flag, or None if the table is not strict."""
    return Contribution(trick=TrickPart(punishes=True)) if rules.illegal_play_penalty else None
