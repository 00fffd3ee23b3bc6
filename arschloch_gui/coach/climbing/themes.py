"""What a gift can teach, by the hand it is chosen from: keys that the app has words for.

"Low" are the ranks of the lower half of those the deck has, "high" those of the upper quarter, as
the exchange orders them. Cards that complete other sets are no rank of their own here.
"""

from __future__ import annotations

from collections import Counter

from arschloch_gui.ai.climbing.reading import parted_with
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Card, Rank, rank_of
from arschloch_gui.engine.climbing.view import SeatView

BREAKS_SET = "breaks_set"
"""The lowest cards would tear a pair, or a larger set, apart."""
LOW_SINGLES = "low_singles"
"""Low ranks held once, as many as cards are to go or more: those leave no gap."""
NO_LOW_SINGLE = "no_low_single"
"""Every low rank is held twice or more: what goes leaves a gap."""
LAST_LOW = "last_low"
"""The lowest cards are all the low ones there are: keep one to lead?"""
THREE_ALIKE = "three_alike"
"""Three or more of a low rank."""
MANY_HIGH = "many_high"
"""More than half the hand is high."""
WILD = "wild"
"""A joker, or another card that completes sets."""
THEMES = (BREAKS_SET, LOW_SINGLES, NO_LOW_SINGLE, LAST_LOW, THREE_ALIKE, MANY_HIGH, WILD)


def themes(view: SeatView, legal: tuple[Action, ...]) -> tuple[str, ...]:
    """The themes of a gift, in the order of `THEMES`; none where no cards are given."""
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
        NO_LOW_SINGLE: bool(held.keys() & low) and not singles,
        LAST_LOW: 0 < len(_ranks(view, low)) <= len(lowest),
        THREE_ALIKE: any(held[rank] >= 3 for rank in low),
        MANY_HIGH: 2 * len(_ranks(view, high)) > len(view.hand),
        WILD: any(_is_wild(view, card) for card in view.hand),
    }
    return tuple(theme for theme in THEMES if found[theme])


def _low_and_high(view: SeatView) -> tuple[set[Rank], set[Rank]]:
    """The lower half of the ranks, and the upper quarter with what is above them all (jokers)."""
    book = view.book
    ranks = sorted(book.naturals, key=lambda rank: book.worth[rank])
    above = {rank_of(card) for card in book.deck} - set(ranks)
    return set(ranks[: len(ranks) // 2]), {*ranks[-(len(ranks) // 4) :], *above}


def _ranks(view: SeatView, among: set[Rank]) -> list[Rank]:
    return [rank for rank in map(rank_of, view.hand) if rank in among]


def _tears(held: Counter[Rank], cards: tuple[Card, ...]) -> bool:
    """Whether these cards are some of a rank, but not all of it."""
    given = Counter(map(rank_of, cards))
    return any(given[rank] < held[rank] for rank in given)


def _is_wild(view: SeatView, card: Card) -> bool:
    return card in view.book.helpers or rank_of(card) not in view.book.naturals
