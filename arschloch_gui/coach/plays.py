"""The plays of a round that cost most, as far as that can be told.

Every play is looked at roughly; those that seem to have cost most are tried once more, beside the
option that seemed best, in deals of their own: being chosen for its loss flatters none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from arschloch_gui.coach.losses import Loss, seeming_loss, sure_loss
from arschloch_gui.coach.task import NotToBeJudged, Working, in_this_thread
from arschloch_gui.coach.verdict import FINE, SURE
from arschloch_gui.engine.hindsight import Decided

MOST = 3
"""So many are named."""
LOOKED_AT = 2 * MOST
"""So many are tried once more."""


class CostlyPlay(Struct, frozen=True):
    """A play that lost something: `at` is its place among the decisions that were looked at,
    `best` the legal action that would have been better, `loss` expected office."""

    at: int
    best: int
    loss: float
    stderr: float


class Progress(Struct, frozen=True):
    """How many of how many plays have been looked at."""

    done: int
    all: int


def costliest(
    game: str, decided: Sequence[Decided], seed: int, working: Working = in_this_thread
) -> Iterator[Progress | tuple[CostlyPlay, ...]]:
    """How far it has come, and at last the costliest plays, the worst first.

    `decided` are decisions in tricks. Raises `NotToBeJudged` where none of them can be judged.
    """
    seeming: list[tuple[int, Loss]] = []
    unjudged = 0
    for at, each in enumerate(decided):
        yield Progress(at, len(decided))
        try:
            lost = seeming_loss(game, each, seed, working)
        except NotToBeJudged:
            unjudged += 1
            continue
        if lost is not None:
            seeming.append((at, lost))
    if decided and unjudged == len(decided):
        raise NotToBeJudged(game)
    yield Progress(len(decided), len(decided))
    worst = sorted(seeming, key=lambda each: -each[1].loss)[:LOOKED_AT]
    sure = [(at, sure_loss(game, decided[at], lost.best, seed, working)) for at, lost in worst]
    named = [
        CostlyPlay(at, lost.best, lost.loss, lost.stderr)
        for at, lost in sure
        if lost.loss >= max(FINE, SURE * lost.stderr)
    ]
    yield tuple(sorted(named, key=lambda play: -play.loss)[:MOST])
