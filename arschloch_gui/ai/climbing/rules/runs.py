"""How likely a rival can answer a run: by the chances of its ranks, taken as independent."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from arschloch_gui.ai.climbing.shapes import Shape, natural_ranks
from arschloch_gui.engine.cards import JOKER_RANKS, Rank
from arschloch_gui.engine.climbing.melds import PAIR_RUN, RUN, TRIPLE_RUN
from arschloch_gui.engine.climbing.rulebook import Rulebook

TIMES = {RUN: 1, PAIR_RUN: 2, TRIPLE_RUN: 3}
"""How often each rank of a run occurs in it."""
_SUITED = 0.12
"""Of the hands that hold all ranks of a short run, about so many hold them in one suit."""


def expected_runs(
    book: Rulebook, reversed_: bool, shape: Shape, chance: Callable[[Rank, int], float]
) -> float:
    """Runs of this shape with a higher top in a hand that holds (rank, count) with `chance`."""
    times = TIMES[shape.kind]
    expected = 0.0
    for stretch in _higher(book, reversed_, shape):
        likely = 1.0
        for rank in stretch:
            likely *= chance(rank, times)
        expected += likely
    return expected * (_SUITED if book.rules.runs == "suited" else 1.0)


def ranks_of(book: Rulebook, shape: Shape) -> tuple[Rank, ...]:
    """The ranks of a run, lowest first."""
    line = _line(book)
    top = line.index(shape.rank) + 1
    return line[top - shape.size // TIMES[shape.kind] : top]


@cache
def _higher(book: Rulebook, reversed_: bool, shape: Shape) -> tuple[tuple[Rank, ...], ...]:
    line = _line(book)
    length, at = shape.size // TIMES[shape.kind], line.index(shape.rank)
    tops = range(length - 1, at) if reversed_ else range(at + 1, len(line))
    return tuple(line[top - length + 1 : top + 1] for top in tops)


@cache
def _line(book: Rulebook) -> tuple[Rank, ...]:
    """The ranks runs are made of, in normal order."""
    order = book.order[0]
    ranks = [rank for rank in natural_ranks(book) if rank not in JOKER_RANKS]
    return tuple(sorted(ranks, key=lambda rank: order[rank]))
