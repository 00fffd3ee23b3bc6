"""Wild cards complete sets of natural cards: `joker=wild`, `two=wild_only` (§1.4), jesters (§4).

A set completed by them shows at least one natural card, whose rank it has. Alone only jesters can
be played.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from arschloch_gui.engine.cards import CARD_COUNT, JOKERS, RANK_OF_NAME, Card, is_joker, rank_of
from arschloch_gui.engine.climbing.melds import SET, Meld
from arschloch_gui.engine.climbing.rulebook import Contribution, Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.suits import (
    distinct_choices,
    highest_suit,
    same_rank_choices,
)

_TWOS = frozenset(card for card in range(CARD_COUNT) if rank_of(card) == RANK_OF_NAME["2"])


def contribute(rules: Rules) -> Contribution | None:
    """Only where some card is wild."""
    wild: frozenset[Card] = frozenset()
    if rules.jokers and rules.joker in ("wild", "jester"):
        wild |= JOKERS
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
