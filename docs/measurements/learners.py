"""Do the exercises teach? Simulated learners before and after 200 exercises.

    python docs/measurements/learners.py [--learners 20] [--exercises 200]

A learner plays by a rule of thumb (`coach/rules_of_thumb.py`) and starts with a beginner's habit.
After each wrong answer, it looks for criteria that would have led to a good choice here. It picks
one that the reasons shown name, otherwise any. A criterion picked `TIMES` times goes in front of
its rule. Exercises are those of `arschloch` in the matches with an odd seed. The loss is measured
in those with an even one, in places per 100 rounds.

Three orders are compared: the trainer's own (`coach/exercise_selection.py`), a random one, and only
exercises in which the lowest cards are wrong, as in the former banks.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from pathlib import Path
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[2] / "tests" / "coach"))

from test_exercise_selection import Pupil

from arschloch_gui.coach.bank import SCALE, Entry, Option, load
from arschloch_gui.coach.difficulty import simple_choice_succeeds
from arschloch_gui.coach.exercise import task_of
from arschloch_gui.coach.games import reasons, teaching
from arschloch_gui.coach.rules_of_thumb import ChoiceInRanks, HandInRanks, read_rule
from arschloch_gui.coach.task import Task
from arschloch_gui.coach.verdict import GOOD, verdict

HABITS = {
    "lowest cards": "lowest",
    "keeps aces and kings": "spare:2 lowest",
    "no high card": "flat",
}
POOL = (
    "ranks", "spare:1", "spare:2", "spare:3", "tear:3", "sets:2", "sets:3", "strays:3", "low:2",
    "low:4", "total", "flat", "highest", "lowest",
)  # fmt: skip
"""The criteria that a learner can think of."""
NAMED = {
    "single_kept": "ranks", "alone_kept": "ranks", "set_kept": "ranks", "set_in_one": "ranks",
    "turns": "ranks", "higher_given": "spare:2", "stronger_given": "spare:2",
    "wins_left": "spare:2",
}  # fmt: skip
"""The criterion that a reason names, by key; others name none."""
TIMES = 3
"""How often an idea has to be met before a learner plays by it."""
MOST = 3
"""How many criteria a learner keeps in mind at the same time."""
STEPS = (0, 10, 25, 50, 100, 200)


class Position:
    """A judged decision with its options in ranks."""

    def __init__(self, entry: Entry) -> None:
        exercise = entry.exercise()
        assert exercise is not None
        self.entry, self.task = entry, task_of(exercise.match(), 0)
        taught = teaching(self.task.game)
        assert taught is not None
        self.options = sorted(entry.options, key=lambda each: each.index)
        legal = [self.task.legal[each.index] for each in self.options]
        self.hand: HandInRanks = taught.hand_in_ranks(self.task.view)
        self.choices: list[ChoiceInRanks] = taught.choices_in_ranks(self.task.view, legal)

    def choice(self, criteria: list[str]) -> Option:
        """Return the option that a rule of thumb chooses."""
        return self.options[read_rule(" ".join(criteria)).choose(self.hand, self.choices)]

    def named(self, chosen: Option) -> set[str]:
        """Return the criteria named by the reasons that the trainer shows for a wrong choice."""
        task: Task = self.task
        best = task.legal[self.entry.options[0].index]
        found = reasons(task.game, task.view, task.legal[chosen.index], best)
        return {NAMED[each.key] for each in found if each.key in NAMED}


def is_good(option: Option) -> bool:
    """Return whether an option is best or fine."""
    return verdict(option.loss / SCALE, option.loss_stderr / SCALE) in GOOD


class Learner:
    """A learner with its rule of thumb, most important criterion first."""

    def __init__(self, habit: str, *, reads: bool, rng: random.Random) -> None:
        self.criteria = habit.split()
        self._reads, self._rng = reads, rng
        self._met: Counter[str] = Counter()

    def answer(self, position: Position) -> Option:
        """Answer an exercise and learn from what is shown."""
        chosen = position.choice(self.criteria)
        if not is_good(chosen):
            self._learn(position, chosen)
        return chosen

    def _learn(self, position: Position, chosen: Option) -> None:
        right = [
            each
            for each in POOL
            if each not in self.criteria and is_good(position.choice([each, *self.criteria]))
        ]
        if self._reads and (named := position.named(chosen).intersection(right)):
            right = sorted(named)
        if not right:
            return
        idea = self._rng.choice(right)
        self._met[idea] += 1
        if self._met[idea] >= TIMES:
            self.criteria = [idea, *self.criteria][:MOST]
            self._met.clear()


def main() -> int:
    """Measure; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--learners", type=int, default=20, help="per row (%(default)s)")
    parser.add_argument("--exercises", type=int, default=200, help="for each (%(default)s)")
    given = parser.parse_args()
    bank = load("arschloch")
    assert bank is not None
    positions = {each.key: Position(each) for each in bank.entries}
    known = {each.key: each for each in bank.entries}
    held_out = [each for each in positions.values() if each.entry.seed % 2 == 0]
    train = [each for each in known.values() if each.seed % 2 and each.teaches]
    hard = [each for each in train if not simple_choice_succeeds(each)]
    print("| habit | order | reasons | " + " | ".join(map(str, STEPS)) + " |")
    print("|---|---|---|" + "---|" * len(STEPS))
    for habit, rule in HABITS.items():
        for order in ("trainer", "random", "lowest is wrong"):
            for reads in (True, False):
                curves = [
                    curve(rule, order, reads, seed, train, hard, positions, held_out, given)
                    for seed in range(given.learners)
                ]
                cells = [
                    f"{fmean(at):.1f} ± {stdev(at) / len(at) ** 0.5:.1f}"
                    for at in zip(*curves, strict=True)
                ]
                shown = "shown" if reads else "hidden"
                print(f"| {habit} | {order} | {shown} | " + " | ".join(cells) + " |", flush=True)
    return 0


def curve(
    rule: str, order: str, reads: bool, seed: int, train: list[Entry], hard: list[Entry],
    positions: dict[str, Position], held_out: list[Position], given: argparse.Namespace,
) -> list[float]:  # fmt: skip
    """Return a learner's loss after each of `STEPS` exercises."""
    rng = random.Random(seed)
    learner = Learner(rule, reads=reads, rng=rng)

    def measured() -> float:
        return fmean(150 * each.choice(learner.criteria).loss / SCALE for each in held_out)

    def plays(entry: Entry, _: random.Random) -> Option:
        return learner.answer(positions[entry.key])

    losses = [measured()]
    done = 0
    if order == "trainer":
        pupil = Pupil(train, plays, seed)
        sizes = [10] * (given.exercises // 10)
        steps = (pupil.session for _ in sizes)
        marks = set(STEPS)
        for step in steps:
            before = done
            step()
            done += 10
            losses += [measured() for each in STEPS[1:] if before < each <= done and each in marks]
        return losses
    among = hard if order == "lowest is wrong" else train
    for entry in rng.sample(among, min(given.exercises, len(among))):
        learner.answer(positions[entry.key])
        done += 1
        if done in STEPS:
            losses.append(measured())
    while len(losses) < len(STEPS):
        losses.append(measured())
    return losses


if __name__ == "__main__":
    sys.exit(main())
