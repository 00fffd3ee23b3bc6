"""Wild cards complete sets of natural cards: `joker=wild` and `two=wild_only` (rules.md §1.4).

They are never played alone and are no rank of their own, so a set shows at least one natural
card, whose rank it has.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from arschloch_gui.engine.cards import BLACK_JOKER, RANK_OF_NAME, RED_JOKER, Card, is_joker, rank_of
from arschloch_gui.engine.climbing.melds import SET, Meld
from arschloch_gui.engine.climbing.rulebook import Contribution, Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.suits import (
    distinct_choices,
    highest_suit,
    same_rank_choices,
)

_TWOS = frozenset(RANK_OF_NAME["2"] * 4 + suit for suit in range(4))
_JOKERS = frozenset({BLACK_JOKER, RED_JOKER})


def contribute(rules: Rules) -> Contribution | None:
    """Only where some card is wild."""
    wild: frozenset[Card] = frozenset()
    if rules.jokers and rules.joker == "wild":
        wild |= _JOKERS
    if rules.two == "wild_only":
        wild |= _TWOS
    return Contribution(melds=_completed_sets, wild=wild) if wild else None


def _completed_sets(book: Rulebook, hand: list[Card], whole: bool) -> Iterator[Meld]:
    wild = [card for card in hand if card in book.wild]
    natural = [card for card in hand if not is_joker(card) and card not in book.wild]
    for rank, group in groupby(natural, rank_of):
        cards = tuple(group)
        if whole and len(cards) != len(natural):
            return
        for size in range(len(cards) if whole else 1, len(cards) + 1):
            for chosen in same_rank_choices(book, cards, size):
                for helpers in _helpers(book, wild, whole):
                    suit = highest_suit(book, chosen)
                    yield Meld(SET, size + len(helpers), rank, suit, (*chosen, *helpers))


def _helpers(book: Rulebook, wild: list[Card], whole: bool) -> Iterator[tuple[Card, ...]]:
    """The choices of one or more wild cards, one for each the rules tell apart."""
    for size in range(len(wild) if whole else 1, len(wild) + 1):
        if size:
            yield from distinct_choices(wild, size, int if book.suits_matter else rank_of)
