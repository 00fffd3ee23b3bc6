"""Measure how often a costly play is judged costly again, in other deals.

    python docs/measurements/costly_plays.py [--preset arschloch] [--level casual] [--plays 40]
                                             [--rounds 3] [--seed 7000] [--kept plays.jsonl]

`--level` plays matches of `--rounds` rounds in all seats. The costliest plays of each seat are
found as for the exercises from one's own evening (`coach/play_exercises.py`), but without their
threshold. Each is judged once more in deals of another seed, with all options. For every
threshold, the table says how many plays are above it and how often the second judgement agrees: in
the sign of the loss (against the option the first judgement found best), that it is no good play
(more than "fine"), that it is a mistake, and in the class. With `--kept`, the plays judged so far
are stored in a file and continued. Nothing is asserted.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import suppress
from itertools import count, islice
from pathlib import Path

import msgspec
from tqdm import tqdm

from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.coach.bank import spec_of
from arschloch_gui.coach.judgement import judging
from arschloch_gui.coach.play_exercises import LAST_LOOK
from arschloch_gui.coach.plays import Progress, costliest
from arschloch_gui.coach.task import Task, in_this_thread
from arschloch_gui.coach.verdict import COSTLY, GOOD, verdict
from arschloch_gui.engine.hindsight import Decided
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.review import review

THRESHOLDS = (0.04, 0.06, 0.08, 0.1, 0.12, 0.16)
SECOND = 2_000_029
"""Added to the seed for the second judgement."""


class Twice(msgspec.Struct, frozen=True):
    """A play with its loss in two judgements.

    `again` is the second loss against the option that the first judgement found best, and `worst`
    the second loss against the option that the second judgement found best.
    """

    seed: int
    first: float
    first_stderr: float
    again: float
    worst: float
    worst_stderr: float


def match_of(preset: str, level: str, rounds: int, seed: int) -> Match:
    """Return a match of so many rounds with this level in all seats."""
    match = Match(spec_of(preset, seed))
    who = player(level, match.family.key)
    while len(match.rounds) < rounds and not match.is_over:
        if match.to_act is None:
            match.start_round()
        seat, state = match.to_act, match.deciding
        assert seat is not None
        assert state is not None
        view, legal = match.family.view(state, seat), match.legal()
        rng = decision_rng(seed, seat, match.snapshot(seat).known_ply)
        match.submit(seat, legal[who.choose(view, legal, rng)])
    return match


def judged_twice(match: Match) -> Iterator[Twice]:
    """Yield the costliest plays of every seat, judged twice."""
    game, seed = match.family.key, match.spec.seed
    decided = [
        each
        for number in range(1, len(match.rounds) + 1)
        for each in review(match, number).decided
        if each.in_trick
    ]
    for seat in range(len(match.spec.seats)):
        own = [each for each in decided if each.seat == seat]
        for found in costliest(game, own, seed, in_this_thread):
            if isinstance(found, Progress):
                continue
            for play in found:
                again, worst, stderr = _again(game, own[play.at], play.best, seed)
                yield Twice(seed, play.loss, play.stderr, again, worst, stderr)


def _again(game: str, decided: Decided, best: int, seed: int) -> tuple[float, float, float]:
    task = Task(game, decided.view, decided.legal, seed + 2 * decided.ply + SECOND, in_trick=True)
    kept = (decided.taken, best)
    options = task.begin().distinct(kept)
    *_, judgement = judging(options, task.players, in_this_thread(task), LAST_LOOK, kept)
    taken = judgement.of(decided.taken)
    return judgement.of(best).value - taken.value, taken.loss, taken.loss_stderr


def show(found: list[Twice]) -> None:
    """Print how often the second judgement agrees, by threshold."""
    print(f"{len(found)} plays judged twice")
    print("from    plays  same sign  not good  mistake  same class")
    for least in THRESHOLDS:
        shown = [each for each in found if each.first >= least]
        if not shown:
            continue
        second = [verdict(each.worst, each.worst_stderr) for each in shown]
        first = [verdict(each.first, each.first_stderr) for each in shown]
        shares = [
            sum(each.again > 0 for each in shown),
            sum(each not in GOOD for each in second),
            sum(each in COSTLY for each in second),
            sum(one is two for one, two in zip(first, second, strict=True)),
        ]
        told = "  ".join(f"{each / len(shown):8.1%}" for each in shares)
        print(f"{least:4.2f}   {len(shown):5}   {told}")


def main() -> None:
    """Read the command line and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--preset", default="arschloch")
    parser.add_argument("--level", default="casual")
    parser.add_argument("--plays", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7000)
    parser.add_argument("--kept", type=Path)
    given = parser.parse_args()
    found: list[Twice] = []
    if given.kept is not None and given.kept.exists():
        lines = given.kept.read_bytes().splitlines()
        found = [msgspec.json.decode(line, type=Twice) for line in lines]
    first = max((each.seed + 1 for each in found), default=given.seed)
    with suppress(KeyboardInterrupt), tqdm(total=given.plays, disable=None) as bar:
        bar.update(len(found))
        for seed in count(first):
            if len(found) >= given.plays:
                break
            match = match_of(given.preset, given.level, given.rounds, seed)
            for each in islice(judged_twice(match), given.plays - len(found)):
                found.append(each)
                bar.update(1)
                if given.kept is not None:
                    with given.kept.open("ab") as file:
                        file.write(msgspec.json.encode(each) + b"\n")
    show(found)


if __name__ == "__main__":
    main()
