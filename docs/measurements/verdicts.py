"""Measure how often two independent judgements of an exchange agree, and what usual choices lose.

    python docs/measurements/verdicts.py [--preset arschloch] [--positions 200] [--seed 5000]
                                         [--accuracy 0.01] [--races-only]

In every match, the first decision of each kind and seat is judged twice, in different deals. The
loss of an option in one run is its difference from the option that the other run found best, so the
choice of the best option does not bias it. "Solved" means best or fine.

The output covers judgements to the given accuracy and races (`coach/racing.py`), which end when the
verdict on one usual choice is certain. After an interruption with Ctrl+C, the results so far are
printed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from itertools import count, islice
from pathlib import Path
from statistics import fmean, median

from msgspec.structs import replace
from tqdm import tqdm

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from arschloch_gui.ai.estimate import standard_error
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.coach.bank import spec_of
from arschloch_gui.coach.exercise import Exercise, exercises, task_of
from arschloch_gui.coach.judgement import Judgement, judging
from arschloch_gui.coach.racing import has_clear_class, racing
from arschloch_gui.coach.task import LocalWorker
from arschloch_gui.coach.verdict import GOOD, Verdict, places_lost, verdict

USUAL = ("lowest", "regular")
NEAR = 5


def decisions(preset: str, first: int) -> Iterator[Exercise]:
    """Yield the first decision of each kind and seat, seed by seed."""
    for seed in count(first):
        had: set[tuple[int, str, int]] = set()
        for exercise in exercises(spec_of(preset, seed)):
            kind = exercise.seat, exercise.phase, exercise.cards
            if kind not in had:
                had.add(kind)
                yield exercise


class Tally:
    """The agreement of two judgements over many positions."""

    def __init__(self) -> None:
        self.same: dict[tuple[str, str], list[bool]] = defaultdict(list)
        self.lost: dict[str, list[float]] = defaultdict(list)
        self.seconds: list[float] = []

    def note(self, runs: tuple[Judgement, Judgement], usual: dict[str, int]) -> None:
        """Add two judgements of a position, with the choices of the usual players."""
        near = [each.index for each in runs[0].options[:NEAR]]
        every = [each.index for each in runs[0].options]
        for who, options in {**{who: [of] for who, of in usual.items()},
                             "best five": near, "all": every}.items():  # fmt: skip
            for option in options:
                self.note_class(who, *(_verdict(run, option) for run in runs))
        for who, option in usual.items():
            one, other = runs
            best = one.options[0].index
            self.lost[who].append(other.of(best).value - other.of(option).value)

    def note_class(self, who: str, first: Verdict, second: Verdict) -> None:
        """Add two verdicts on an option."""
        self.same["class", who].append(first is second)
        self.same["solved", who].append((first in GOOD) is (second in GOOD))

    def show(self, players: int) -> None:
        """Print percentages and losses with their standard errors."""
        for (what, who), same in self.same.items():
            share = fmean(same)
            error = (share * (1 - share) / len(same)) ** 0.5
            print(f"{what:7} {who:10} {share:6.1%} ± {error:.1%}  of {len(same)}")
        for who, lost in self.lost.items():
            mean, error = fmean(lost), standard_error([[each] for each in lost])
            print(f"{who}: loses {mean:.3f} ± {error:.3f} of E, "
                  f"{places_lost(mean, players):.1f} ± {places_lost(error, players):.1f} "
                  "places in 100 rounds")  # fmt: skip
        print(f"processor time for a judgement: {median(self.seconds):.2f} s (median), "
              f"{fmean(self.seconds):.2f} s (mean), {max(self.seconds):.1f} s at most")  # fmt: skip


def _verdict(run: Judgement, option: int) -> Verdict:
    judged = run.of(option)
    return verdict(judged.loss, judged.loss_stderr)


def judged_twice(exercise: Exercise, accuracy: float, even: Tally | None, races: Tally) -> None:
    """Judge a decision in the deals of two seeds, and add the results to the tallies."""
    match, spec, seat = exercise.match(), exercise.spec, exercise.seat
    task = task_of(match, 0)
    rng = decision_rng(spec.seed, seat, match.snapshot(seat).known_ply)
    chosen = [player(each, task.game).choose(task.view, task.legal, rng) for each in USUAL]
    here = LocalWorker(task)
    options = here.distinct(chosen)
    usual = {who: here.option_of(task.legal[at]) for who, at in zip(USUAL, chosen, strict=True)}
    seeds = (2 * spec.seed, 2 * spec.seed + 1)
    workers = [LocalWorker(replace(task, seed=seed)).work_out for seed in seeds]
    if even is not None:
        runs: list[Judgement] = []
        for work_out in workers:
            began = time.process_time()
            *_, last = judging(options, task.players, work_out, accuracy, list(usual.values()))
            runs.append(last)
            even.seconds.append(time.process_time() - began)
        even.note((runs[0], runs[1]), usual)
    for who, option in usual.items():
        found: list[Verdict] = []
        for work_out in workers:
            began = time.process_time()
            race = racing(options, task.players, work_out, accuracy, option)
            found.append(_verdict(next(e for e in race if has_clear_class(e, option)), option))
            races.seconds.append(time.process_time() - began)
        races.note_class(who, found[0], found[1])


def main() -> None:
    """Read the command line and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--preset", default="arschloch")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--accuracy", type=float, default=0.01)
    parser.add_argument("--races-only", action="store_true")
    given = parser.parse_args()
    even, races = None if given.races_only else Tally(), Tally()
    wanted = islice(decisions(given.preset, given.seed), given.positions)
    players = 0
    with suppress(KeyboardInterrupt):
        for exercise in tqdm(wanted, total=given.positions, disable=None):
            players = exercise.spec.rules.players
            judged_twice(exercise, given.accuracy, even, races)
    for to, tally in ((f"to ±{given.accuracy}", even), ("races", races)):
        if tally is not None:
            print(f"{to}, {len(tally.seconds)} judgements")
            tally.show(players)


if __name__ == "__main__":
    main()
