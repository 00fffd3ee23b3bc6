"""How likely a rival can answer a run: by the chances of its ranks, taken as independent."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from arschloch_gui.ai.climbing.shapes import SHAPES_AT_ONCE, Shape
from arschloch_gui.engine.cards import Rank
from arschloch_gui.engine.climbing.melds import RUN_TIMES as TIMES
from arschloch_gui.engine.climbing.rulebook import Rulebook

_SUITED = 0.12
"""Of the hands that hold all ranks of a short run, about so many hold them in one suit."""


def expected_runs(
    book: Rulebook, reversed_: bool, shape: Shape, chance: Callable[[Rank, int], float]
) -> float:
    """Runs of this shape with a higher top in a hand that holds (rank, count) with `chance`."""
    times = TIMES[shape.kind]
    expected = 0.0
    for stretch in higher_runs(book, reversed_, shape):
        likely = 1.0
        for rank in stretch:
            likely *= chance(rank, times)
        expected += likely
    return expected * share_that_hold_runs(book)


def share_that_hold_runs(book: Rulebook) -> float:
    """Of the hands that hold all ranks of a run, how many can play it."""
    return _SUITED if book.rules.runs == "suited" else 1.0


@lru_cache(maxsize=SHAPES_AT_ONCE)
def higher_runs(book: Rulebook, reversed_: bool, shape: Shape) -> tuple[tuple[Rank, ...], ...]:
    """The ranks of every run that beats one of this shape."""
    line = book.naturals
    length, at = shape.size // TIMES[shape.kind], book.order[0][shape.rank]
    # Where runs must not overlap, only what lies wholly beyond will do.
    apart = length - 1 if book.trick.runs_clear else 0
    tops = range(length - 1, at - apart) if reversed_ else range(at + 1 + apart, len(line))
    return tuple(line[top - length + 1 : top + 1] for top in tops)
