"""The melds a hand is played in: whole ranks first, runs and wild cards where they help.

A hand is planned greedily. What a meld costs to have among the cards left (its burden: a turn,
and more where it has to be led, less where it takes tricks) decides what is put together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from arschloch_gui.ai.climbing.shapes import (
    UNPLAYABLE,
    Shape,
    jester_ranks,
    lone_jokers,
    substitutes,
    wild_ranks,
)
from arschloch_gui.ai.climbing.trumps import TrumpPlanner, is_trump_rank
from arschloch_gui.engine.cards import Card, Rank, rank_of
from arschloch_gui.engine.climbing.melds import JOKER, SET, Meld
from arschloch_gui.engine.climbing.melds import RUN_TIMES as TIMES
from arschloch_gui.engine.climbing.rulebook import Rulebook

Burden: TypeAlias = Callable[[Shape], float]


class _Run(NamedTuple):
    """A run the hand could be played in: each of `ranks` occurs `times` in it."""

    meld: Meld
    times: int
    ranks: tuple[Rank, ...]
    shape: Shape

    def saves_turns(self, left: list[int]) -> bool:
        """Whether its cards are there and at least two ranks are gone with it."""
        whole = 0
        for rank in self.ranks:
            if left[rank] < self.times:
                return False
            whole += left[rank] == self.times
        return whole > 1


def _run(meld: Meld) -> _Run:
    ranks = tuple({rank_of(card) for card in meld.cards})
    return _Run(meld, TIMES[meld.kind], ranks, Shape(meld.kind, meld.size, meld.rank))


class Planner:
    """Plans what is left of one hand."""

    def __init__(self, book: Rulebook, hand: tuple[Card, ...]) -> None:
        self._cap = book.max_set
        self._wild = wild_ranks(book)
        self._jesters = jester_ranks(book)
        self._alone = lone_jokers(book)
        self._substitutes = substitutes(book)
        self._by_card = book.suits_matter
        self._trumps = TrumpPlanner(book.max_set) if book.has_trumps else None
        found = [m for m in book.melds(list(hand)) if m.kind in TIMES] if book.has_runs else []
        self._runs = [_run(meld) for meld in found]
        self._reliefs: dict[tuple[object, ...], float] = {}

    def plan(self, left: list[int], gone: tuple[Card, ...], burden: Burden) -> list[Shape]:
        """The melds for the cards left (counts by rank); `gone` are the cards laid or given."""
        shapes: list[Shape] = []
        if self._runs:
            left = left.copy()
            shapes += self._take_runs(left, gone, burden)
        wild, lent, jesters = 0, 0, []
        for rank, count in enumerate(left):
            if not count:
                continue
            if rank in self._wild:
                wild += count
            elif rank in self._substitutes:
                lent += count
                shapes += [Shape(JOKER, 1, rank)] * count
            elif rank in self._jesters:
                jesters += [rank] * count
            elif rank in self._alone:
                shapes += [Shape(JOKER, 1, rank)] * count
            elif self._trumps is not None and is_trump_rank(rank):
                continue
            else:
                while count > 0:
                    shapes.append(Shape(SET, min(count, self._cap), rank))
                    count -= self._cap
        if wild:
            self._complete(shapes, wild, burden)
        if lent:
            self._lend(shapes, burden)
        if jesters:
            self._place(shapes, jesters, burden)
        if self._trumps is not None:
            self._trumps.lay(left, shapes, burden)
        return shapes

    def _take_runs(self, left: list[int], gone: tuple[Card, ...], burden: Burden) -> list[Shape]:
        """Runs that lighten the hand, heaviest relief first; their cards leave `left`."""
        taken: list[Shape] = []
        spent = set(gone) if self._by_card else set()
        runs = self._runs
        while True:
            runs = [r for r in runs if r.saves_turns(left) and spent.isdisjoint(r.meld.cards)]
            reliefs = [self._relief(left, run, burden) for run in runs]
            if not reliefs or max(reliefs) <= 0:
                return taken
            best = runs[reliefs.index(max(reliefs))]
            taken.append(best.shape)
            for rank in best.ranks:
                left[rank] -= best.times
            if self._by_card:
                spent |= set(best.meld.cards)

    def _relief(self, left: list[int], run: _Run, burden: Burden) -> float:
        """How much lighter the hand gets when these cards are one run."""
        key = (burden, run.shape, *[left[rank] for rank in run.ranks])
        known = self._reliefs.get(key)
        if known is not None:
            return known
        relief = -burden(run.shape)
        for rank in run.ranks:
            relief += burden(Shape(SET, left[rank], rank))
            if left[rank] > run.times:
                relief -= burden(Shape(SET, left[rank] - run.times, rank))
        self._reliefs[key] = relief
        return relief

    def _lend(self, shapes: list[Shape], burden: Burden) -> None:
        """Let a joker that could be played alone join the set that gains most, if any does."""
        for joker in [each for each in shapes if each.rank in self._substitutes]:
            best, at = 0.0, -1
            for index, shape in enumerate(shapes):
                if shape.kind == SET and shape.size < self._cap:
                    larger = shape._replace(size=shape.size + 1)
                    gain = burden(shape) + burden(joker) - burden(larger)
                    if gain > best:
                        best, at = gain, index
            if at >= 0:
                shapes[at] = shapes[at]._replace(size=shapes[at].size + 1)
                shapes.remove(joker)

    def _complete(self, shapes: list[Shape], wild: int, burden: Burden) -> None:
        """Add wild cards to the sets that gain most by them; without a set they are stuck."""
        for _ in range(wild):
            sets = [i for i, s in enumerate(shapes) if s.kind == SET and s.size < self._cap]
            if not sets:
                shapes.append(Shape(UNPLAYABLE, 1, min(self._wild)))
                continue
            best = max(sets, key=lambda index: _gain(shapes[index], burden))
            shapes[best] = _longer(shapes[best])

    def _place(self, shapes: list[Shape], jesters: list[Rank], burden: Burden) -> None:
        """Let jesters complete sets, or lay them together where that makes the hand lighter."""
        while jesters:
            alone = Shape(SET, len(jesters), jesters[-1])
            fewer = burden(alone._replace(size=alone.size - 1)) if alone.size > 1 else 0
            sets = [i for i, s in enumerate(shapes) if s.kind == SET and s.size < self._cap]
            best = max(sets, key=lambda index: _gain(shapes[index], burden), default=None)
            if best is None or _gain(shapes[best], burden) + burden(alone) - fewer <= 0:
                shapes.append(alone)
                return
            shapes[best] = _longer(shapes[best])
            jesters.pop(0)


def _longer(shape: Shape) -> Shape:
    return shape._replace(size=shape.size + 1)


def _gain(shape: Shape, burden: Burden) -> float:
    """How much lighter the hand gets when a set has one card more."""
    return burden(shape) - burden(_longer(shape))
