"""What the cards one cannot see may do to a set: who might beat it, and what it might beat.

Hidden cards are taken as spread evenly over the rivals' hands by the size of those hands. All
figures are expected numbers of sets in rivals' hands.
"""

from __future__ import annotations

from functools import cache
from math import comb

from arschloch_gui.engine.cards import RANK_COUNT, Rank, Seat, rank_of
from arschloch_gui.engine.climbing.melds import SET, Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.state import RoundState
from arschloch_gui.engine.climbing.view import SeatView


class Outlook:
    """The hidden cards as one seat can judge them, for the length of one decision."""

    def __init__(self, view: SeatView, book: Rulebook) -> None:
        self.rivals: list[tuple[Seat, int]] = [
            (seat, count) for seat, count in enumerate(view.counts) if count and seat != view.seat
        ]
        """(seat, cards in hand) of everybody else still in."""
        self.answering = [(s, n) for s, n in self.rivals if not view.passed >> s & 1]
        """The rivals who have not passed in this trick."""
        self._hidden = _hidden_by_rank(view, book)
        self._kinds = set(self._hidden)
        self._total = max(1, sum(self._hidden))
        self._beaten_by, self._beats = ranks_that_beat(book, view.reversed)
        self._sets: dict[tuple[int, bool], list[float]] = {}
        self._whole: dict[int, list[float]] = {}
        self._chances: dict[tuple[int, int, int], float] = {}

    def threat(self, rank: Rank, size: int, *, answering: bool = False) -> float:
        """Rival sets that would beat this one; `answering`: only of those who have not passed."""
        sets = self._rival_sets(size, answering)
        return sum(sets[other] for other in self._beaten_by[rank])

    def prey(self, rank: Rank, size: int) -> float:
        """Whole rival sets of this size that this one could be laid on."""
        sets = self._rival_whole_sets(size)
        return sum(sets[other] for other in self._beats[rank])

    def chance_to_beat(self, cards: int, rank: Rank, size: int) -> float:
        """The chance that a rival with so many cards holds a set that beats this one."""
        miss = 1.0
        for other in self._beaten_by[rank]:
            miss *= 1 - self._chance(self._hidden[other], cards, size)
        return 1 - miss

    def _rival_sets(self, size: int, answering: bool) -> list[float]:
        sets = self._sets.get((size, answering))
        if sets is None:
            rivals = self.answering if answering else self.rivals
            # Ranks of which equally many cards are hidden are alike.
            expected = {
                hidden: sum(self._chance(hidden, cards, size) for _, cards in rivals)
                for hidden in self._kinds
            }
            sets = self._sets[size, answering] = [expected[hidden] for hidden in self._hidden]
        return sets

    def _rival_whole_sets(self, size: int) -> list[float]:
        sets = self._whole.get(size)
        if sets is None:
            at_least, more = self._rival_sets(size, False), self._rival_sets(size + 1, False)
            sets = self._whole[size] = [a - b for a, b in zip(at_least, more, strict=True)]
        return sets

    def _chance(self, hidden: int, cards: int, size: int) -> float:
        """That a rival with `cards` cards holds at least `size` of the `hidden` cards of a rank."""
        if hidden < size or cards < size:
            return 0.0
        key = hidden, cards, size
        chance = self._chances.get(key)
        if chance is None:
            share = min(1.0, cards / self._total)
            chance = 1.0 - sum(
                comb(hidden, i) * share**i * (1 - share) ** (hidden - i) for i in range(size)
            )
            self._chances[key] = chance
        return chance


def _hidden_by_rank(view: SeatView, book: Rulebook) -> list[int]:
    hidden = list(_deck_by_rank(book))
    for cards in (view.hand, view.aside, view.played()):
        for card in cards:
            hidden[rank_of(card)] -= 1
    # A fixed deal may hold cards the deck has not.
    return [max(0, count) for count in hidden]


@cache
def _deck_by_rank(book: Rulebook) -> tuple[int, ...]:
    counts = [0] * RANK_COUNT
    for card in book.deck:
        counts[rank_of(card)] += 1
    return tuple(counts)


@cache
def ranks_that_beat(
    book: Rulebook, reversed_: bool
) -> tuple[tuple[tuple[Rank, ...], ...], tuple[tuple[Rank, ...], ...]]:
    """By rank: the ranks whose sets beat a set of it, and those whose sets it beats.

    Found by asking the rules, so whatever a house rule says about ranks is in it.
    """
    sample = {rank_of(card): card for card in book.deck}
    ranks = sorted(sample)
    state = RoundState(book, tuple(range(book.rules.players)), [])
    state.reversed = reversed_
    melds = {rank: Meld(SET, 1, rank, 0, (sample[rank],)) for rank in ranks}
    above: list[tuple[Rank, ...]] = [()] * RANK_COUNT
    below: list[tuple[Rank, ...]] = [()] * RANK_COUNT
    for rank in ranks:
        above[rank] = tuple(r for r in ranks if book.beats(state, melds[r], melds[rank]))
        below[rank] = tuple(r for r in ranks if book.beats(state, melds[rank], melds[r]))
    return tuple(above), tuple(below)
