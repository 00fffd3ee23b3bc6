"""`joker=jester`: jesters are wild in sets and otherwise the weakest rank (rules.md §4).

Jesters complete sets like wild cards, and any number of them can be played together. Being the
weakest rank, they are the strongest while the order is reversed.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import joker_ranks_of, jokers_of
from arschloch_gui.engine.climbing.contribution import CardsPart, Contribution, TrickPart
from arschloch_gui.engine.climbing.jokers import joker_sets
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, or None if jokers have another role."""
    if rules.joker != "jester":
        return None
    return Contribution(
        trick=TrickPart(melds=joker_sets),
        cards=CardsPart(stand_ins=jokers_of(rules.deck), weakest=joker_ranks_of(rules.deck)),
    )
