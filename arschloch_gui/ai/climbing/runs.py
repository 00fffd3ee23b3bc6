"""Runs that beat a run, and how many hands with their ranks can play them."""

from __future__ import annotations

from functools import lru_cache

from arschloch_gui.ai.climbing.shapes import SHAPES_AT_ONCE, Shape
from arschloch_gui.engine.cards import Rank
from arschloch_gui.engine.climbing.melds import RUN_TIMES as TIMES
from arschloch_gui.engine.climbing.rulebook import Rulebook

_SUITED = 0.12
"""Of the hands that hold all ranks of a short run, about so many hold them in one suit."""


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
