"""Judging while a person waits: the verdict so far, and how certain it is.

A look is an intermediate judgement. Only the number of looks depends on the clock: each is a
judgement that `judging` reaches anyway, and the last one is the same on every computer.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from arschloch_gui.coach.judgement import COARSE, FINEST, Judgement, WorkOut, judging
from arschloch_gui.coach.verdict import SURE, verdict

GAP_S = 0.25
"""Minimum time between two looks, in seconds."""
EARLY = 3.0
"""Number of standard errors within which the class must not change while the best options are less
accurate than `COARSE`.

There are many early looks, and their standard errors are based on few situations.
"""
FEWEST = 24
"""Number of situations below which no class is certain."""


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

    keep = () if taken < 0 else (taken,)
    is_clear = False
    for judgement in judging(options, players, work_out, accuracy, keep, FINEST, wants_look):
        # A class that was certain stays so. Otherwise, it would flicker with small changes.
        is_clear = is_clear or (taken >= 0 and has_clear_class(judgement, taken))
        yield Look(judgement, is_clear)
    yield Look(judgement, is_clear=True)


def has_clear_class(judgement: Judgement, taken: int) -> bool:
    """Return whether more rounds are unlikely to change the class of an option.

    >>> from arschloch_gui.coach.judgement import Judged
    >>> best, other = Judged(0, 0.5, 0.01, 1, 0, 0, 0), Judged(1, 0.2, 0.01, 1, 0, 0.3, 0.04)
    >>> has_clear_class(Judgement((best, other), 900, 99), 1)
    True
    >>> has_clear_class(Judgement((best, other), 900, 99), 0)
    True
    >>> has_clear_class(Judgement((best, other), 30, 3), 1)
    False
    """
    if judgement.situations < FEWEST:
        return False
    found = judgement.of(taken)
    sure = SURE if judgement.best.stderr <= COARSE else EARLY
    most = found.loss + sure * found.loss_stderr
    if sure == EARLY:
        # Another option can still turn out to be the best, which would make this one worse.
        ahead = (sure * each.loss_stderr - each.loss for each in judgement.options[1:])
        most += max(0.0, *ahead) if len(judgement.options) > 1 else 0.0
    return verdict(found.loss - sure * found.loss_stderr, 0.0) is verdict(most, 0.0)
