"""`illegal_play_penalty`: an illegal play is possible, but leads to the lowest position (§1.5).

The player gets the lowest position immediately, and the hand is discarded. Computer players choose
legal actions only.
"""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Return the flag, or None if the table is not strict."""
    return Contribution(trick=TrickPart(punishes=True)) if rules.illegal_play_penalty else None
