"""Themes of decisions about giving cards, as keys that the app translates.

"Low" ranks are the lower half of the deck's ranks in the order of the exchange, and "high" ranks
the upper quarter. Cards that complete other sets do not count as a rank here.
"""

from __future__ import annotations

from collections import Counter

from arschloch_gui.ai.climbing.reading import parted_with
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Card, Rank, rank_of
from arschloch_gui.engine.climbing.view import SeatView

BREAKS_SET = "breaks_set"
"""Giving the lowest cards would break up a pair or a larger set."""
LOW_SINGLES = "low_singles"
"""At least as many single low cards as must be given, so no set is broken up."""
FEW_SINGLES = "few_singles"
"""A lone low card, but fewer of them than must be given, and a whole low pair to give instead."""
NO_LOW_SINGLE = "no_low_single"
"""Each low rank in the hand is held at least twice, so giving one card breaks up a set."""
LAST_LOW = "last_low"
"""The lowest cards are the only low ones, so it may be better to keep one to lead."""
THREE_ALIKE = "three_alike"
"""Three or more cards of a low rank."""
MANY_HIGH = "many_high"
"""More than half the hand is high."""
WILD = "wild"
"""A joker, or another card that completes sets."""
THEMES = (
    BREAKS_SET, LOW_SINGLES, FEW_SINGLES, NO_LOW_SINGLE, LAST_LOW, THREE_ALIKE, MANY_HIGH, WILD,
)  # fmt: skip


def themes(view: SeatView, legal: tuple[Action, ...]) -> tuple[str, ...]:
    """Return the themes of a decision in the order of `THEMES`; none if no cards are given."""
    gifts = [cards for cards in map(parted_with, legal) if cards]
    if not gifts:
        return ()
    book = view.book
    lowest = min(gifts, key=lambda cards: sorted(map(book.exchange_key, cards)))
    held = Counter(rank_of(card) for card in view.hand if not _is_wild(view, card))
    low, high = _low_and_high(view)
    singles = sum(held[rank] == 1 for rank in low)
    found = {
        BREAKS_SET: _tears(held, lowest),
        LOW_SINGLES: singles >= len(lowest),
        FEW_SINGLES: 0 < singles < len(lowest) and not _tears(held, lowest),
        NO_LOW_SINGLE: bool(held.keys() & low) and not singles,
        LAST_LOW: 0 < len(_ranks(view, low)) <= len(lowest),
        THREE_ALIKE: any(held[rank] >= 3 for rank in low),
        MANY_HIGH: 2 * len(_ranks(view, high)) > len(view.hand),
        WILD: any(_is_wild(view, card) for card in view.hand),
    }
    return tuple(theme for theme in THEMES if found[theme])


def _low_and_high(view: SeatView) -> tuple[set[Rank], set[Rank]]:
    """Return the lower half of the ranks, and the upper quarter together with the jokers."""
    book = view.book
    ranks = sorted(book.naturals, key=lambda rank: book.worth[rank])
    above = {rank_of(card) for card in book.deck} - set(ranks)
    return set(ranks[: len(ranks) // 2]), {*ranks[-(len(ranks) // 4) :], *above}


def _ranks(view: SeatView, among: set[Rank]) -> list[Rank]:
    return [rank for rank in map(rank_of, view.hand) if rank in among]


def _tears(held: Counter[Rank], cards: tuple[Card, ...]) -> bool:
    """Return whether these cards are some but not all cards of a rank."""
    given = Counter(map(rank_of, cards))
    return any(given[rank] < held[rank] for rank in given)


def _is_wild(view: SeatView, card: Card) -> bool:
    return card in view.book.helpers or rank_of(card) not in view.book.naturals
