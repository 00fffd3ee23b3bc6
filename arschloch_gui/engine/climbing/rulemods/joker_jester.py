"""`joker=jester`: wild with natural cards, and alone the weakest rank of all (rules.md §4).

They complete sets like wild cards, and can be played by themselves, any number together. As the
weakest rank they are the strongest while the order is reversed.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import joker_ranks_of, jokers_of
from arschloch_gui.engine.climbing.contribution import CardsPart, Contribution, TrickPart
from arschloch_gui.engine.climbing.jokers import joker_sets
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Only where jokers play this part."""
    if rules.joker != "jester":
        return None
    return Contribution(
        trick=TrickPart(melds=joker_sets),
        cards=CardsPart(stand_ins=jokers_of(rules.deck), weakest=joker_ranks_of(rules.deck)),
    )
