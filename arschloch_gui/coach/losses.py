"""What a decision somebody has made cost, found in two looks.

The first look, a rough one, finds what would have been better, if anything. The second, in deals of
its own, tells how much: that an option was found best by luck does not flatter it there.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from math import hypot

from msgspec import Struct

from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.ai.levels import STANDARD, player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.coach.judgement import judging
from arschloch_gui.coach.task import NotToBeJudged, Task, Working
from arschloch_gui.coach.verdict import FINE
from arschloch_gui.engine.hindsight import Decided

FIRST_LOOK, SECOND_LOOK = 0.04, 0.02
"""The standard errors of the two looks."""
MOST_TRIED = 100
"""Of more options (a bargain) only what was taken and what `regular` would do: all of them would
take minutes."""


class Loss(Struct, frozen=True):
    """What was lost beside the legal action `best`, in expected office, and its standard error;
    below 0 where the second look finds the other way round."""

    best: int
    loss: float
    stderr: float


def seeming_loss(game: str, decided: Decided, seed: int, working: Working) -> Loss | None:
    """The first look; None where next to nothing seems to be lost. Raises `NotToBeJudged`."""
    task = _task(game, decided, seed, 0)
    tried = task.begin()
    taken = decided.taken
    if not decided.in_trick:
        taken = tried.option_of(decided.legal[taken])
    options = tried.distinct((taken,))
    if len(options) > MOST_TRIED:
        rng = decision_rng(seed, decided.seat, decided.number)
        usual = player(STANDARD, game).choose(decided.view, decided.legal, rng)
        options = list({taken: None, tried.option_of(decided.legal[usual]): None})
    if len(options) < 2:
        return None
    *_, judgement = judging(options, task.players, working(task), FIRST_LOOK, (taken,))
    found = judgement.of(taken)
    if found.loss < FINE:
        return None
    return Loss(judgement.best.index, found.loss, found.loss_stderr)


def sure_loss(game: str, decided: Decided, best: int, seed: int, working: Working) -> Loss:
    """The second look, beside what seemed best in the first."""
    task = _task(game, decided, seed, 1)
    options = [decided.taken, best]
    *_, judgement = judging(options, task.players, working(task), SECOND_LOOK, options)
    other = judgement.options[1]
    loss = other.loss if other.index == decided.taken else -other.loss
    return Loss(best, loss, other.loss_stderr)


def cost(game: str, decided: Iterable[Decided], seed: int, working: Working) -> Estimate:
    """What several decisions lost together, as far as they can be judged."""
    lost: list[Loss] = []
    for each in decided:
        with suppress(NotToBeJudged):
            if (seeming := seeming_loss(game, each, seed, working)) is not None:
                lost.append(sure_loss(game, each, seeming.best, seed, working))
    return Estimate(sum(each.loss for each in lost), hypot(*(each.stderr for each in lost)))


def _task(game: str, decided: Decided, seed: int, look: int) -> Task:
    of_its_own = seed + 2 * decided.ply + look
    return Task(game, decided.view, decided.legal, of_its_own, in_trick=decided.in_trick)
