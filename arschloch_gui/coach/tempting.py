"""A tempting mistake to compare a right answer with."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.ai.levels import STANDARD, player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.coach.judgement import Judged, Judgement
from arschloch_gui.coach.task import LocalWorker, Task
from arschloch_gui.coach.verdict import GOOD, verdict
from arschloch_gui.engine.match import Match

USUAL = ("lowest", STANDARD)
"""Players whose choices are tempting: one that gives the lowest cards, and a reference player."""


def usual_choices(match: Match, task: Task) -> tuple[int, int]:
    """Return the indices of the legal actions that `lowest` and `regular` choose.

    `task` is the pending decision of the match.
    """
    seat = task.view.own_seat
    rng = decision_rng(match.spec.seed, seat, match.snapshot(seat).known_ply)
    lowest, regular = (
        player(level, task.game).choose(task.view, task.legal, rng) for level in USUAL
    )
    return lowest, regular


def usual_options(match: Match, task: Task, here: LocalWorker) -> tuple[int, int]:
    """Return the choices of `usual_choices` as options that are judged."""
    lowest, regular = usual_choices(match, task)
    return here.option_of(task.legal[lowest]), here.option_of(task.legal[regular])


def tempting(judgement: Judgement, usual: Sequence[int]) -> Judged | None:
    """Return the first usual option that is a mistake, or the least costly mistake.

    Returns None if no option is worse than "fine".
    """
    wrong = [e for e in judgement.options if verdict(e.loss, e.loss_stderr) not in GOOD]
    by_index = {each.index: each for each in wrong}
    known = [by_index[index] for index in usual if index in by_index]
    return known[0] if known else min(wrong, key=lambda each: each.loss, default=None)
