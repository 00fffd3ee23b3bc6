"""The option that a right answer is compared with: a tempting mistake."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.ai.levels import STANDARD, player
from arschloch_gui.coach.judgement import Judged, Judgement
from arschloch_gui.coach.task import LocalWorker, Task
from arschloch_gui.coach.verdict import GOOD, verdict
from arschloch_gui.engine.rng import Rng

USUAL = ("lowest", STANDARD)
"""The players whose choices are tempting: one that gives the lowest cards, and a reference."""


def usual_options(task: Task, here: LocalWorker) -> tuple[int, ...]:
    """Return the options that simple players choose, as those that are judged."""
    found = []
    for key in USUAL:
        chosen = player(key, task.game).choose(task.view, task.legal, Rng(task.seed, "usual"))
        found.append(here.option_of(task.legal[chosen]))
    return tuple(dict.fromkeys(found))


def tempting(judgement: Judgement, usual: Sequence[int]) -> Judged | None:
    """Return the first usual option that is a mistake, or the least of all other mistakes.

    None if no option is worse than "fine".
    """
    wrong = [e for e in judgement.options if verdict(e.loss, e.loss_stderr) not in GOOD]
    by_index = {each.index: each for each in wrong}
    known = [by_index[index] for index in usual if index in by_index]
    return known[0] if known else min(wrong, key=lambda each: each.loss, default=None)
