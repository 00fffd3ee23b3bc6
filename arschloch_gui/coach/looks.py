"""Judging while a person waits: the verdict so far, and how certain it is.

A look is an intermediate judgement. Only the number of looks depends on the clock: each is a
judgement that `racing` reaches anyway, and the last one is the same on every computer.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from arschloch_gui.coach.judgement import Judgement, WorkOut
from arschloch_gui.coach.racing import has_clear_class, racing

GAP_S = 0.25
"""Minimum time between two looks, in seconds."""


class Look(Struct, frozen=True):
    """A judgement so far.

    `is_clear` is true when the class of the choice is certain, or as certain as it will get.
    """

    judgement: Judgement
    is_clear: bool


def looks(
    options: Sequence[int],
    players: int,
    work_out: WorkOut,
    accuracy: float,
    taken: int = -1,
    clock: Callable[[], float] = time.monotonic,
) -> Iterator[Look]:
    """Yield looks of increasing accuracy at a decision and the option `taken` (−1 for none).

    The first is yielded as soon as all options have been tried a few times, and the last is clear.
    """
    last = [clock()]

    def wants_look() -> bool:
        if clock() - last[0] < GAP_S:
            return False
        last[0] = clock()
        return True

    is_clear = False
    for judgement in racing(options, players, work_out, accuracy, taken, wants_look):
        # A class that was certain stays so. Otherwise, it would flicker with small changes.
        is_clear = is_clear or (taken >= 0 and has_clear_class(judgement, taken))
        yield Look(judgement, is_clear)
    yield Look(judgement, is_clear=True)
