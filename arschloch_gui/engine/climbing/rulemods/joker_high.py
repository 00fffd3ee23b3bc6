"""`joker=high`: jokers rank above all other cards and are played as sets of jokers (rules.md §1.4).

Red beats black: a set that contains a red joker counts as red.
"""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.jokers import joker_sets
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Return the hook, or None if there are no jokers in this role."""
    return (
        Contribution(trick=TrickPart(melds=joker_sets))
        if rules.jokers and rules.joker == "high"
        else None
    )
