"""The costliest plays of a round, as far as this can be determined.

Every play is judged roughly. Those that seem costliest are then compared once more with the option
that seemed best, in separate deals, so that being selected for a large loss does not bias the
estimate.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from arschloch_gui.ai.games import playing
from arschloch_gui.coach.losses import Loss, seeming_loss, sure_loss
from arschloch_gui.coach.task import NotToBeJudged, Working, in_this_thread
from arschloch_gui.coach.verdict import FINE, SURE
from arschloch_gui.engine.hindsight import Decided

MOST = 3
"""Maximum number of plays reported."""
LOOKED_AT = 2 * MOST
"""Number of plays that are judged a second time."""


class CostlyPlay(Struct, frozen=True):
    """A play that lost something.

    `at` is its index among the given decisions, `best` the legal action that would have been
    better, and `loss` is in expected position.
    """

    at: int
    best: int
    loss: float
    stderr: float


class Progress(Struct, frozen=True):
    """The number of plays that have been judged, out of `all`."""

    done: int
    all: int


def can_be_judged(game: str) -> bool:
    """Return whether plays in tricks can be judged in a game (family key)."""
    return playing(game).can_try_plays


def costliest(
    game: str, decided: Sequence[Decided], seed: int, working: Working = in_this_thread
) -> Iterator[Progress | tuple[CostlyPlay, ...]]:
    """Yield the progress, and finally the costliest plays, worst first.

    `decided` are decisions during tricks. Raises `NotToBeJudged` if none of them can be judged.
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
