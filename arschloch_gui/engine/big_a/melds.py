"""Sets and A cards: their classification, comparison and enumeration.

A joker stands for the number of the cards it is played with; alone, it is the highest single card.
An A card is always led alone and starts an A trick, in which all players play a single card.

>>> from arschloch_gui.engine.cards import parse_cards
>>> meld_of(parse_cards(["7", "*", "*"])).number
7
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from arschloch_gui.engine.big_a.deck import (
    A_CARDS,
    JOKER,
    JOKER_NUMBER,
    is_a,
    is_number,
    number_of,
)
from arschloch_gui.engine.cards import Card, in_ranks

SET, A_CARD = "set", "a"
HANDS_AT_ONCE = 256
"""Number of hands whose sets are cached."""
_COUNTS_IN_A_TRICK = {JOKER_NUMBER: 1}


class Meld(NamedTuple):
    """Cards played together; `number` is 1 to 13, or 14 for a joker alone, or 0 for an A card."""

    kind: str
    number: int
    cards: tuple[Card, ...]

    @property
    def size(self) -> int:
        """The number of cards."""
        return len(self.cards)


def meld_of(cards: Iterable[Card]) -> Meld | None:
    """Return the meld of these cards, or None if they do not form one.

    Jokers come last in `Meld.cards`.
    """
    played = tuple(sorted(cards))
    if not played:
        return None
    if any(map(is_a, played)):
        return Meld(A_CARD, number_of(played[0]), played) if len(played) == 1 else None
    numbers = {number_of(card) for card in played if card != JOKER}
    if len(numbers) > 1 or (not numbers and len(played) > 1):
        return None
    return Meld(SET, numbers.pop() if numbers else JOKER_NUMBER, played)


def beats(meld: Meld, top: Meld) -> bool:
    """Return whether a set beats the top of a trick."""
    return meld.kind == SET and meld.size == top.size and meld.number > top.number


def counts_in_a_trick(meld: Meld) -> int:
    """Return the value of a card in an A trick: its number, or 1 for a joker."""
    return _COUNTS_IN_A_TRICK.get(meld.number, meld.number)


def sets_in(hand: Iterable[Card], size: int = 0, above: int = 0) -> Iterator[Meld]:
    """Return the sets in a hand of this size (0: any size) with a number above `above`.

    Smaller sets come first, then lower ones, then those with fewer jokers.
    """
    return (meld for meld in _sets_in(tuple(hand), size) if meld.number > above)


@lru_cache(maxsize=HANDS_AT_ONCE)
def _sets_in(held: tuple[Card, ...], size: int) -> tuple[Meld, ...]:
    """Return the sets in a hand, cached because they are requested repeatedly while others play."""
    jokers = held.count(JOKER)
    numbers = [cards for cards in in_ranks(sorted(held)) if is_number(cards[0])]
    most = max(map(len, numbers), default=0) + jokers
    found: list[Meld] = []
    for wanted in (size,) if size else range(1, most + 1):
        for cards in numbers:
            found += _sets_of(cards[0], len(cards), jokers, wanted)
        if wanted == 1 and jokers:
            found.append(Meld(SET, JOKER_NUMBER, (JOKER,)))
    return tuple(found)


@lru_cache(maxsize=4096)
def _sets_of(card: Card, held: int, jokers: int, size: int) -> tuple[Meld, ...]:
    """Return the sets of one number, of which the hand has `held` cards, fewer jokers first."""
    return tuple(
        [
            Meld(SET, number_of(card), (card,) * (size - wild) + (JOKER,) * wild)
            for wild in range(max(0, size - held), min(jokers, size - 1) + 1)
        ]
    )


def a_cards_in(hand: Iterable[Card]) -> Iterator[Meld]:
    """Return the A cards in a hand as melds of one card each."""
    held = set(hand)
    return (Meld(A_CARD, number_of(card), (card,)) for card in A_CARDS if card in held)
