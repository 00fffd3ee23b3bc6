"""What the cards one cannot see may do to a meld: who might beat it, and what it might beat.

Hidden cards are taken as spread evenly over the rivals' hands by the size of those hands; a hand
that lies open is known. All figures are expected numbers of melds in rivals' hands.
"""

from __future__ import annotations

from functools import lru_cache, partial
from math import comb

from arschloch_gui.ai.climbing.runs import expected_runs
from arschloch_gui.ai.climbing.shapes import (
    Shape,
    beaters,
    beating_shares,
    jester_ranks,
    takes_trick,
    victim_ranks,
)
from arschloch_gui.ai.climbing.trumps import expected_helper, expected_rows
from arschloch_gui.engine.cards import RANK_COUNT, Rank, Seat, rank_of
from arschloch_gui.engine.climbing.compile import RULES_AT_ONCE
from arschloch_gui.engine.climbing.melds import JOKER, SET
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.view import SeatView

CHANCES_AT_ONCE = 16_384
"""So many chances are remembered; the same small numbers come up in every round."""


class Outlook:
    """The hidden cards as one seat can judge them, under one order of the ranks.

    `reversed_` None: the order in force.
    """

    def __init__(self, view: SeatView, book: Rulebook, reversed_: bool | None = None) -> None:
        self.rivals: list[tuple[Seat, int]] = [
            (seat, count) for seat, count in enumerate(view.counts) if count and seat != view.seat
        ]
        """(seat, cards in hand) of everybody else still in."""
        self.answering = [(s, n) for s, n in self.rivals if not view.passed >> s & 1]
        """The rivals who have not passed in this trick."""
        self._book = book
        self._counts = view.counts
        self._reversed = view.reversed if reversed_ is None else reversed_
        self._open = {s: count_by_rank(cards) for s, cards in view.open_hands if s != view.seat}
        self._hidden = _hidden_by_rank(view, book, self._open)
        self._kinds = set(self._hidden)
        self._jesters = [rank for rank in jester_ranks(book) if self._hidden[rank]]
        self._total = max(1, sum(self._hidden))
        self._sets: dict[tuple[int, bool], list[float]] = {}
        self._whole: dict[int, list[float]] = {}

    def threat(self, shape: Shape, *, answering: bool = False) -> float:
        """Rival melds that would beat this one; `answering`: only of those who have not passed."""
        if takes_trick(self._book, shape):
            return 0.0
        threat = 0.0
        for size, shares in beating_shares(self._book, self._reversed, shape):
            sets = self._rival_sets(size, answering)
            for rank, share in shares:
                threat += share * sets[rank]
        if shape.kind not in (SET, JOKER):
            threat += self._rival_runs(shape, answering)
        return threat

    def prey(self, shape: Shape) -> float:
        """Whole rival sets that this one could be laid on."""
        prey = 0.0
        for size, ranks in victim_ranks(self._book, self._reversed, shape):
            sets = self._rival_whole_sets(size)
            for rank in ranks:
                prey += sets[rank]
        return prey

    def chance_to_go_out_on(self, seat: Seat, shape: Shape) -> float:
        """The chance that all this rival holds is one meld that beats the shape."""
        if takes_trick(self._book, shape):
            return 0.0
        cards = self._counts[seat]
        miss = 1.0
        for other in beaters(self._book, self._reversed, shape):
            if other.size == cards:
                miss *= 1 - self._holds(seat, cards, other.rank, other.size)
        return 1 - miss

    def chance_held(self, seat: Seat, rank: Rank, size: int = 1) -> float:
        """The chance that this rival holds at least so many cards of a rank."""
        return self._holds(seat, self._counts[seat], rank, size)

    def _holds(self, seat: Seat, cards: int, rank: Rank, size: int) -> float:
        shown = self._open.get(seat)
        if shown is not None:
            return float(shown[rank] >= size)
        return _chance(self._hidden[rank], cards, size, self._total)

    def _rival_sets(self, size: int, answering: bool) -> list[float]:
        """By rank: the sets of at least this size to be expected in rivals' hands."""
        sets = self._sets.get((size, answering))
        if sets is None:
            rivals = self.answering if answering else self.rivals
            secret = [cards for seat, cards in rivals if seat not in self._open]
            shown = [self._open[seat] for seat, _ in rivals if seat in self._open]
            # Ranks of which equally many cards are hidden are alike.
            expected = {
                hidden: sum([_chance(hidden, cards, size, self._total) for cards in secret])
                for hidden in self._kinds
            }
            sets = [expected[hidden] for hidden in self._hidden]
            for hand in shown:
                sets = [n + (held >= size) for n, held in zip(sets, hand, strict=True)]
            if self._jesters and size > 1:
                self._add_completed(sets, size, [seat for seat, _ in rivals])
            if self._book.has_trumps and size > 1:
                self._add_rows(sets, size, [seat for seat, _ in rivals])
            self._sets[size, answering] = sets
        return sets

    def _add_completed(self, sets: list[float], size: int, rivals: list[Seat]) -> None:
        """Count in the sets that jesters complete: each jester takes the place of one card."""
        for seat in rivals:
            helped = [
                (missing, sum(self.chance_held(seat, rank, missing) for rank in self._jesters))
                for missing in range(1, size)
            ]
            for missing, likely in ((m, chance) for m, chance in helped if chance):
                for rank in self._book.naturals:
                    most = self.chance_held(seat, rank, size - missing + 1)
                    sets[rank] += likely * (self.chance_held(seat, rank, size - missing) - most)

    def _add_rows(self, sets: list[float], size: int, rivals: list[Seat]) -> None:
        """Count in what trumps can be beside singles: rows, and helpers of sets."""
        for seat in rivals:
            chance = partial(self.chance_held, seat)
            for rank, likely in expected_rows(chance, size):
                sets[rank] += likely
            helper = expected_helper(chance)
            for rank in self._book.naturals if helper else ():
                sets[rank] += helper * (chance(rank, size - 1) - chance(rank, size))

    def _rival_whole_sets(self, size: int) -> list[float]:
        sets = self._whole.get(size)
        if sets is None:
            at_least, more = self._rival_sets(size, False), self._rival_sets(size + 1, False)
            sets = self._whole[size] = [a - b for a, b in zip(at_least, more, strict=True)]
        return sets

    def _rival_runs(self, shape: Shape, answering: bool) -> float:
        rivals = self.answering if answering else self.rivals
        return sum(
            expected_runs(
                self._book, self._reversed, shape,
                lambda rank, size, s=seat, n=cards: self._holds(s, n, rank, size),  # type: ignore[misc]
            )
            for seat, cards in rivals
        )  # fmt: skip


@lru_cache(maxsize=CHANCES_AT_ONCE)
def _chance(hidden: int, cards: int, size: int, total: int) -> float:
    """That a rival with `cards` of `total` unseen cards holds at least `size` of the `hidden` cards
    of a rank."""
    if hidden < size or cards < size:
        return 0.0
    share = min(1.0, cards / total)
    return 1.0 - sum(comb(hidden, i) * share**i * (1 - share) ** (hidden - i) for i in range(size))


def count_by_rank(cards: tuple[int, ...]) -> list[int]:
    """How many cards of each rank."""
    counts = [0] * RANK_COUNT
    for card in cards:
        counts[rank_of(card)] += 1
    return counts


def _hidden_by_rank(view: SeatView, book: Rulebook, shown: dict[Seat, list[int]]) -> list[int]:
    hidden = list(_deck_by_rank(book))
    for cards in (view.hand, view.aside, view.played(), view.discarded):
        for card in cards:
            hidden[rank_of(card)] -= 1
    for counts in shown.values():
        hidden = [n - known for n, known in zip(hidden, counts, strict=True)]
    # A fixed deal may hold cards the deck has not.
    return [max(0, count) for count in hidden]


@lru_cache(maxsize=RULES_AT_ONCE)
def _deck_by_rank(book: Rulebook) -> tuple[int, ...]:
    return tuple(count_by_rank(book.deck))
