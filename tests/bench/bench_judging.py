"""Measures how long a verdict takes, by game and for random rules of one's own; asserts nothing.

    .venv/bin/python tests/bench/bench_judging.py [PRESET|own:NUMBER ...] [--decisions 6]
                                                  [--seconds 110] [--jobs 0] [--to-end]

Decisions of the second round, one of each seat and kind, are judged for a choice: in turn that of
`lowest`, that of `regular` and any option. Each line has the number of decisions, the seconds until
the first ranking and until the class is certain (median and maximum), and how many were still open
after `PATIENCE`. `--to-end` judges on and counts how often the class is another one in the end.

With `--jobs 0`, the time is the processor time of this process, which does the work alone: on an
idle computer with two worker processes, it is about half. Otherwise it is the time by the clock
with this many processes. `ARSCHLOCH_UNCOMPILED=1` measures the game without its compiled part.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import closing, nullcontext
from itertools import count, islice
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from msgspec import Struct

sys.path.insert(0, str(Path(__file__).parents[1]))

from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.app.practice.judge_worker import LAST_LOOK, PATIENCE
from arschloch_gui.coach.evidence import ChunkCache
from arschloch_gui.coach.exchanges import can_be_judged
from arschloch_gui.coach.exercise import Exercise, exercises, letters, task_of
from arschloch_gui.coach.judgement import WorkOut
from arschloch_gui.coach.looks import looks
from arschloch_gui.coach.task import LocalWorker, Task, is_compiled
from arschloch_gui.coach.verdict import Verdict, verdict
from arschloch_gui.coach.worker_pool import WorkerPool
from arschloch_gui.engine.games import family_of, presets
from arschloch_gui.engine.match import MatchSpec
from random_tables import difficult_rules

CHOICES = ("lowest", "regular", "any")
OWN = "own:"
MOST_SEEDS = 40
GIVEN_UP = 2 * PATIENCE
"""The time after which a class that is still open is not waited for."""


class Timed(Struct, frozen=True):
    """The times of one verdict in seconds, and what was found."""

    ranked: float
    certain: float
    told: Verdict | None
    last: Verdict | None


def rules_of(name: str) -> tuple[str, Any]:
    """Return the preset and the rules of a subject."""
    if not name.startswith(OWN):
        return name, presets()[name]
    number = int(name.removeprefix(OWN))
    games = [key for key in sorted(presets()) if can_be_judged(family_of(key).key)]
    preset = games[number % len(games)]
    return preset, difficult_rules(preset, Random(f"own/{number}"))


def decisions(preset: str, rules: Any) -> Iterator[Exercise]:
    """Yield decisions, seed after seed, one of each seat and kind."""
    for seed in range(1, MOST_SEEDS):
        had: set[tuple[int, str]] = set()
        for each in exercises(MatchSpec(preset, rules, letters(rules.players), seed)):
            if (each.seat, each.phase) not in had:
                had.add((each.seat, each.phase))
                yield each


def taken_in(exercise: Exercise, task: Task, here: LocalWorker, choice: str) -> int:
    """Return the option that is chosen."""
    rng = decision_rng(exercise.spec.seed, exercise.seat, exercise.match().ply)
    if choice == "any":
        return here.option_of(rng.choice(task.legal))
    return here.option_of(task.legal[player(choice, task.game).choose(task.view, task.legal, rng)])


def timed(exercise: Exercise, choice: str, pool: WorkerPool | None, *, to_end: bool) -> Timed:
    """Judge one choice."""
    task, clock = task_of(exercise.match(), 0), time.monotonic if pool else time.process_time
    taken = taken_in(exercise, task, LocalWorker(task), choice)
    began = clock()
    here = LocalWorker(task)
    options, work_out = here.distinct((taken,)), _working(task, here, pool)
    ranked = certain = 0.0
    told = last = None
    for look in looks(options, task.players, ChunkCache(work_out), LAST_LOOK, taken, clock):
        ranked = ranked or clock() - began
        found = look.judgement.of(taken)
        last = verdict(found.loss, found.loss_stderr)
        if told is None and look.is_clear:
            certain, told = clock() - began, last
            if not to_end:
                break
        if told is None and clock() - began > GIVEN_UP:
            break
    certain = certain or clock() - began
    return Timed(ranked, certain, told, last if to_end and told else None)


def _working(task: Task, here: LocalWorker, pool: WorkerPool | None) -> WorkOut:
    if pool is None:
        return here.work_out
    pool.take(task)
    return pool.work_out


def measured(name: str, given: argparse.Namespace, until: float) -> str:
    """Return the line of a subject."""
    preset, rules = rules_of(name)
    found: list[Timed] = []
    pool = WorkerPool(given.jobs) if given.jobs else None
    with closing(pool) if pool else nullcontext():
        for exercise, at in zip(islice(decisions(preset, rules), given.decisions), count()):
            if time.monotonic() > until:
                break
            choice = CHOICES[at % len(CHOICES)]
            found.append(timed(exercise, choice, pool, to_end=given.to_end))
    if not found:
        return f"{name:22} nothing to decide, or no time left"
    ranked, certain = [each.ranked for each in found], [each.certain for each in found]
    still_open = sum(each > PATIENCE for each in certain)
    other = sum(each.last is not None and each.last is not each.told for each in found)
    return (
        f"{name:22} {len(found):2}  first ranking {median(ranked):5.2f}, at most {max(ranked):5.2f}"
        f"  class {median(certain):5.2f}, at most {max(certain):6.2f}  open {still_open}"
        + (f"  other in the end {other}" if given.to_end else "")
        + (f"  {preset}" if name != preset else "")
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("subjects", nargs="*")
    parser.add_argument("--decisions", type=int, default=6, help="by subject")
    parser.add_argument("--seconds", type=float, default=110.0, help="after which it ends")
    parser.add_argument("--jobs", type=int, default=0, help="worker processes")
    parser.add_argument("--to-end", action="store_true", help="judge on and compare the classes")
    given = parser.parse_args()
    usual = [key for key in presets() if can_be_judged(family_of(key).key)]
    subjects = given.subjects or [*usual, *(f"{OWN}{number}" for number in range(12))]
    until = time.monotonic() + given.seconds
    print("compiled" if is_compiled("climbing") else "not compiled", flush=True)
    for name in subjects:
        print(measured(name, given, until), flush=True)


if __name__ == "__main__":
    main()
