"""Wild cards complete sets of natural cards: `joker=wild` and `two=wild_only` (rules.md §1.4).

They are never played alone and have no rank of their own. The module `sets` builds sets with them.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import CARD_COUNT, RANK_OF_NAME, Card, jokers_of, rank_of
from arschloch_gui.engine.climbing.contribution import CardsPart, Contribution
from arschloch_gui.engine.climbing.rules import Rules

_TWOS = frozenset(card for card in range(CARD_COUNT) if rank_of(card) == RANK_OF_NAME["2"])


def contribute(rules: Rules) -> Contribution | None:
    """Return the wild cards, or None if there are none."""
    wild: frozenset[Card] = frozenset()
    if rules.joker == "wild":
        wild |= jokers_of(rules.deck)
    if rules.two == "wild_only":
        wild |= _TWOS
    return Contribution(cards=CardsPart(wild=wild)) if wild else None
