"""Loss of a decision that a player made, estimated in two passes.

The first, rough pass finds a better option, if there is one. The second pass, in separate deals,
measures the difference. An option that seemed best only by luck gains nothing from that in the
second pass.
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
"""Standard errors of the first and the second pass."""
MOST_TRIED = 100
"""Number of options above which only the choices of the player and of `regular` are tried.

Trying all options of a negotiation would take minutes.
"""


class Loss(Struct, frozen=True):
    """The loss compared with the legal action `best`, in expected position, and its standard error.

    It is negative if the second pass prefers the action that was taken.
    """

    best: int
    loss: float
    stderr: float


def seeming_loss(game: str, decided: Decided, seed: int, working: Working) -> Loss | None:
    """Return the loss found in the first pass, or None if it is negligible.

    Raises `NotToBeJudged`.
    """
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
    """Return the loss found in the second pass, compared with the best option of the first."""
    task = _task(game, decided, seed, 1)
    options = [decided.taken, best]
    *_, judgement = judging(options, task.players, working(task), SECOND_LOOK, options)
    other = judgement.options[1]
    loss = other.loss if other.index == decided.taken else -other.loss
    return Loss(best, loss, other.loss_stderr)


def cost(game: str, decided: Iterable[Decided], seed: int, working: Working) -> Estimate:
    """Return the total loss of several decisions; those that cannot be judged are ignored."""
    lost: list[Loss] = []
    for each in decided:
        with suppress(NotToBeJudged):
            if (seeming := seeming_loss(game, each, seed, working)) is not None:
                lost.append(sure_loss(game, each, seeming.best, seed, working))
    return Estimate(sum(each.loss for each in lost), hypot(*(each.stderr for each in lost)))


def _task(game: str, decided: Decided, seed: int, look: int) -> Task:
    of_its_own = seed + 2 * decided.ply + look
    return Task(game, decided.view, decided.legal, of_its_own, in_trick=decided.in_trick)
