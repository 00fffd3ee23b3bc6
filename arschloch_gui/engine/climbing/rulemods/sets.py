"""Sets: n cards of one rank, led in any number up to `max_set` (rules.md §1.3)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, groupby

from arschloch_gui.engine.cards import Card, rank_of, suit_of
from arschloch_gui.engine.climbing.melds import SET, Meld
from arschloch_gui.engine.climbing.rulebook import Contribution, Rulebook
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Sets exist in every climbing game."""
    return Contribution(melds=_sets)


def _sets(book: Rulebook, hand: list[Card], every_suit: bool) -> Iterator[Meld]:
    every_suit = every_suit or book.suits_matter
    for rank, group in groupby(hand, rank_of):
        cards = tuple(group)
        for size in range(1, min(len(cards), book.max_set) + 1):
            if not every_suit:
                yield Meld(SET, size, rank, 0, cards[:size])
                continue
            # With several decks a card occurs twice; the set drops such doubles.
            for chosen in sorted(set(combinations(cards, size))):
                yield Meld(SET, size, rank, _highest_suit(book, chosen), chosen)


def _highest_suit(book: Rulebook, cards: tuple[Card, ...]) -> int:
    if not book.suits_matter:
        return 0
    return max((book.suit_strength[suit_of(c)] for c in cards if suit_of(c) >= 0), default=0)
