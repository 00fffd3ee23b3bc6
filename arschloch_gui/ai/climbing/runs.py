"""Runs that beat another run, and how many hands with the necessary ranks can play them."""

from __future__ import annotations

from functools import lru_cache

from arschloch_gui.ai.climbing.shapes import SHAPES_AT_ONCE, Shape
from arschloch_gui.engine.cards import Rank
from arschloch_gui.engine.climbing.melds import RUN_TIMES as TIMES
from arschloch_gui.engine.climbing.rulebook import Rulebook

_SUITED = 0.12
"""Approximate share of hands with all ranks of a short run that have them in one suit."""


def share_that_hold_runs(book: Rulebook) -> float:
    """Return the share of hands with all ranks of a run that can play the run."""
    return _SUITED if book.rules.runs == "suited" else 1.0


@lru_cache(maxsize=SHAPES_AT_ONCE)
def higher_runs(book: Rulebook, reversed_: bool, shape: Shape) -> tuple[tuple[Rank, ...], ...]:
    """Return the ranks of every run that beats a run of this shape."""
    line = book.naturals
    length, at = shape.size // TIMES[shape.kind], book.order[0][shape.rank]
    # If runs must not overlap, the whole run must be beyond the other one.
    apart = length - 1 if book.trick.runs_clear else 0
    tops = range(length - 1, at - apart) if reversed_ else range(at + 1 + apart, len(line))
    return tuple(line[top - length + 1 : top + 1] for top in tops)
