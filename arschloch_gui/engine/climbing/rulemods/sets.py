"""Sets: n cards of one rank, led in any number up to `max_set` (rules.md §1.3)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from arschloch_gui.engine.cards import Card, is_joker, rank_of
from arschloch_gui.engine.climbing.melds import SET, Meld
from arschloch_gui.engine.climbing.rulebook import Contribution, Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.suits import highest_suit, same_rank_choices


def contribute(rules: Rules) -> Contribution | None:
    """Sets exist in every climbing game; jokers and wild cards have files of their own."""
    return Contribution(melds=_sets)


def _sets(book: Rulebook, hand: list[Card], whole: bool) -> Iterator[Meld]:
    natural = [card for card in hand if not is_joker(card) and card not in book.wild]
    for rank, group in groupby(natural, rank_of):
        cards = tuple(group)
        for size in range(len(cards) if whole else 1, len(cards) + 1):
            for chosen in same_rank_choices(book, cards, size):
                yield Meld(SET, size, rank, highest_suit(book, chosen), chosen)
