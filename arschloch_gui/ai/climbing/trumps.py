"""Trumps of a Tarot deck: the rows a hand can play, and those rivals may hold.

A row is a set to the rules, named by its highest trump. Trump 1 and trump 21 are planned as
trumps or as helpers, whichever makes the hand lighter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from math import prod
from typing import TypeAlias

from arschloch_gui.ai.climbing.shapes import Shape
from arschloch_gui.engine.cards import TRUMPS, Rank, rank_of
from arschloch_gui.engine.climbing.melds import SET
from arschloch_gui.engine.climbing.rulemods.trumps import MOST, STAND_INS

Burden: TypeAlias = Callable[[Shape], float]
Chance: TypeAlias = Callable[[Rank, int], float]

FIRST = rank_of(TRUMPS[0])
LAST = rank_of(TRUMPS[-1])
HELPING: tuple[Rank, ...] = tuple(sorted(rank_of(card) for card in STAND_INS))


def is_trump_rank(rank: Rank) -> bool:
    """Whether a rank is a trump."""
    return FIRST <= rank <= LAST


@cache
def stretch(top: Rank, size: int) -> tuple[Rank, ...]:
    """The trumps of a row with this highest one; none where a row would begin below 1."""
    low = top - size + 1
    return tuple(range(low, top + 1)) if low >= FIRST else ()


def expected_helper(chance: Chance) -> float:
    """The chance that a rival holds trump 1 or trump 21."""
    return 1 - prod(1 - chance(rank, 1) for rank in HELPING)


def expected_rows(chance: Chance, size: int) -> list[tuple[Rank, float]]:
    """(highest trump, how likely a rival can play the row); helpers fill one place at most."""
    held = {rank: chance(rank, 1) for rank in range(FIRST, LAST + 1)}
    helper = expected_helper(chance)
    rows: list[tuple[Rank, float]] = []
    for top in range(FIRST + size - 1, LAST + 1):
        likely = [held[rank] for rank in stretch(top, size)]
        whole = prod(likely)
        if helper:
            # With certainties among them it is enough that a single place is uncertain.
            whole += helper * sum(
                (1 - likely[i]) * prod(likely[:i]) * prod(likely[i + 1 :]) for i in range(size)
            )
        rows.append((top, min(1.0, whole)))
    return rows


class TrumpPlanner:
    """Plans the trumps of one hand: in rows, and as helpers of what else there is."""

    def __init__(self, cap: int) -> None:
        self._cap = cap
        self._known: dict[tuple[Burden, tuple[Rank, ...]], tuple[float, list[Shape]]] = {}

    def lay(self, left: list[int], shapes: list[Shape], burden: Burden) -> None:
        """Add the melds for the trumps left (counts by rank) to the other melds of the hand."""
        trumps = tuple(rank for rank in range(FIRST, LAST + 1) if left[rank])
        for helper in HELPING:
            if left[helper]:
                trumps = self._use(helper, trumps, shapes, burden)
        shapes += self._rows(trumps, burden)[1]
        # With several decks there are doubles.
        shapes += [
            Shape(SET, 1, rank) for rank in range(FIRST, LAST + 1) for _ in range(left[rank] - 1)
        ]

    def _use(
        self, helper: Rank, trumps: tuple[Rank, ...], shapes: list[Shape], burden: Burden
    ) -> tuple[Rank, ...]:
        """Let trump 1 or 21 help where that makes the hand lighter; returns the trumps left."""
        as_trump = self._rows(trumps, burden)[0]
        others = tuple(rank for rank in trumps if rank != helper)
        weight, rows = self._rows(others, burden)
        gain, parts, whole = max(
            self._uses([*shapes, *rows], burden), key=lambda use: use[0], default=(0.0, (), None)
        )
        if whole is None or weight - gain >= as_trump:
            return trumps
        for part in parts:
            if part in rows:
                taken = stretch(part.rank, part.size)
                others = tuple(rank for rank in others if rank not in taken)
            else:
                shapes.remove(part)
        shapes.append(whole)
        return others

    def _uses(
        self, shapes: list[Shape], burden: Burden
    ) -> Iterator[tuple[float, tuple[Shape, ...], Shape]]:
        """(relief, melds used up, new meld) of everything a helper can be good for."""
        for shape in shapes:
            if shape.kind == SET:
                for longer in self._lengthened(shape):
                    yield burden(shape) - burden(longer), (shape,), longer
        rows = sorted((s for s in shapes if is_trump_rank(s.rank)), key=lambda s: s.rank)
        for low, high in pairwise(rows):
            size = low.size + high.size + 1
            if high.rank - low.rank == high.size + 1 and size <= min(self._cap, MOST):
                whole = Shape(SET, size, high.rank)
                yield burden(low) + burden(high) - burden(whole), (low, high), whole

    def _lengthened(self, shape: Shape) -> list[Shape]:
        if shape.size >= self._cap:
            return []
        if not is_trump_rank(shape.rank):
            return [shape._replace(size=shape.size + 1)]
        if shape.size >= MOST:
            return []
        tops = {min(shape.rank + 1, LAST), max(shape.rank, FIRST + shape.size)}
        return [Shape(SET, shape.size + 1, top) for top in sorted(tops)]

    def _rows(self, trumps: tuple[Rank, ...], burden: Burden) -> tuple[float, list[Shape]]:
        """The lightest way to lay these different trumps (ascending) in rows, weight first."""
        known = self._known.get((burden, trumps))
        if known is None:
            known = self._known[burden, trumps] = _lightest_rows(trumps, self._cap, burden)
        return known


def _lightest_rows(trumps: tuple[Rank, ...], cap: int, burden: Burden) -> tuple[float, list[Shape]]:
    best: list[tuple[float, list[Shape]]] = [(0.0, [])]
    for end in range(1, len(trumps) + 1):
        top = trumps[end - 1]
        ways = []
        for size in range(1, min(cap, MOST, end) + 1):
            if top - trumps[end - size] != size - 1:
                break
            shape = Shape(SET, size, top)
            weight, shapes = best[end - size]
            ways.append((weight + burden(shape), [*shapes, shape]))
        best.append(min(ways, key=lambda way: way[0]))
    return best[-1]
