"""Rules of thumb for the decisions before the first trick, and what each costs.

    python docs/measurements/rules_of_thumb.py [PRESET ...] [--criteria 3] [--beam 400]

The decisions are those of the shipped banks, which are a sample of all decisions of four to eight
computer players. Rules of thumb (`coach/rules_of_thumb.py`) are searched for each kind of decision
by their loss in the matches with an odd seed. If a rule does not decide between some options, its
loss is their mean. The table shows the loss in the matches with an even seed, which the search does
not use, in places per 100 rounds with its standard error.

An option that was never tried counts as the worst one that was.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from functools import reduce
from statistics import fmean, stdev
from typing import NamedTuple, TypeAlias

from tqdm import tqdm

from arschloch_gui.coach.bank import FOLDER, SCALE, Entry, load, spec_of
from arschloch_gui.coach.exercise import exercises, task_of
from arschloch_gui.coach.games import teaching
from arschloch_gui.coach.rules_of_thumb import (
    CRITERIA,
    NUMBERED,
    Case,
    ChoiceInRanks,
    Criterion,
    HandInRanks,
    RuleOfThumb,
    read_rule,
)
from arschloch_gui.coach.task import Task
from arschloch_gui.engine.actions import Answer

NUMBERS = {
    "spare": range(1, 5), "tops": range(1, 5), "keep": range(3), "tear": range(2, 5),
    "sets": range(2, 5), "strays": range(3, 9), "low": range(2, 8), "match": range(2, 5),
    "weak": range(1, 7), "strong": range(1, 6),
}  # fmt: skip
"""The numbers tried with each criterion that has one."""
KNOWN = ("lowest", "lone lowest", "ranks lowest", "spare:2 ranks lowest")
"""Rules of thumb for giving that are measured in any case."""
FEWEST = 12
"""The number of decisions of a kind from which it gets a table."""


class Kind(NamedTuple):
    """A kind of decision: phase, number of cards given (0 if it differs), and what is asked."""

    preset: str
    phase: str
    cards: int
    role: str


class Decision(NamedTuple):
    """A judged decision: its options, and the loss of each in places per 100 rounds."""

    seed: int
    hand: HandInRanks
    choices: tuple[ChoiceInRanks, ...]
    losses: tuple[float, ...]
    lowest: int
    regular: int


Left: TypeAlias = list[Sequence[int]]
"""The options of each decision between which a rule of thumb has not decided."""


class Table:
    """The decisions of one kind, with the costs of every option by every criterion."""

    def __init__(self, decisions: Sequence[Decision]) -> None:
        self._decisions = decisions
        self._costs: dict[Criterion, list[list[int]]] = {}
        self.all: Left = [range(len(each.losses)) for each in decisions]

    def left(self, before: Left, criterion: Criterion) -> Left:
        """Return the options that are left after one more criterion."""
        if criterion not in self._costs:
            self._costs[criterion] = [_ranks(criterion, each) for each in self._decisions]
        left: Left = []
        for costs, options in zip(self._costs[criterion], before, strict=True):
            if len(options) > 1:
                best = min(costs[at] for at in options)
                options = [at for at in options if costs[at] == best]
            left.append(options)
        return left

    def losses(self, left: Left) -> list[float]:
        """Return the loss in each decision, the mean over the options that are left."""
        return [
            fmean(each.losses[at] for at in options)
            for each, options in zip(self._decisions, left, strict=True)
        ]

    def losses_of(self, rule: RuleOfThumb) -> list[float]:
        """Return the loss of a rule of thumb in each decision."""
        return self.losses(reduce(self.left, rule.criteria, self.all))


def _ranks(criterion: Criterion, decision: Decision) -> list[int]:
    costs = [criterion.cost(Case.of(decision.hand, each)) for each in decision.choices]
    order = {cost: rank for rank, cost in enumerate(sorted(set(costs)))}
    return [order[cost] for cost in costs]


def decisions(preset: str) -> dict[Kind, list[Decision]]:
    """Return the judged decisions of a preset by kind."""
    bank = load(preset)
    assert bank is not None
    by_seed: dict[int, list[Entry]] = defaultdict(list)
    for entry in bank.entries:
        by_seed[entry.seed].append(entry)
    found: dict[Kind, list[Decision]] = defaultdict(list)
    for seed, entries in tqdm(by_seed.items(), desc=preset, disable=None):
        met = list(exercises(spec_of(preset, seed)))
        for entry in entries:
            task = task_of(met[entry.at].match(), 0)
            taught = teaching(task.game)
            assert taught is not None
            assert entry.leads_to(met[entry.at]), "the bank is of another version"
            # An option stands for all legal actions that give cards of the same ranks.
            options = sorted(each.index for each in entry.options)
            choices = taught.choices_in_ranks(task.view, [task.legal[each] for each in options])
            in_places = 100 * (task.players - 1) / 2 / SCALE
            lost = {each.index: each.loss * in_places for each in entry.options}
            kind = Kind(preset, entry.phase, entry.cards, _role(entry, task))
            found[kind].append(
                Decision(
                    seed, taught.hand_in_ranks(task.view), tuple(choices),
                    tuple(lost[each] for each in options),
                    options.index(entry.lowest), options.index(entry.regular),
                )
            )  # fmt: skip
    return found


def _role(entry: Entry, task: Task) -> str:
    if isinstance(task.legal[0], Answer):
        return "answer"
    if entry.phase != "exchange":
        return "declare" if entry.phase == "putsch" else "give"
    return "give" if entry.cards else "ask"


def candidates(found: Sequence[Decision]) -> list[Criterion]:
    """Return the criteria that distinguish options of some decision."""
    every = [
        Criterion(name, number)
        for name in CRITERIA
        for number in (NUMBERS[name] if name in NUMBERED else (0,))
    ]
    return [each for each in every if any(len(set(_ranks(each, one))) > 1 for one in found)]


def search(found: Sequence[Decision], length: int, beam: int) -> list[RuleOfThumb]:
    """Return the best rule of thumb of one criterion, of two, and so on.

    Every pair of criteria is tried. From the third on, the `beam` best rules are made longer.
    """
    table = Table(found)
    best: list[RuleOfThumb] = []
    kept = [(RuleOfThumb(()), table.all)]
    offered = candidates(found)
    for step in range(length):
        longer = [
            (RuleOfThumb((*rule.criteria, criterion)), table.left(left, criterion))
            for rule, left in kept
            for criterion in offered
            if criterion not in rule.criteria
        ]
        longer.sort(key=lambda each: (fmean(table.losses(each[1])), str(each[0])))
        kept = longer[:beam] if step else longer
        best.append(kept[0][0])
    return best


def told(losses: Sequence[float]) -> str:
    """Return a mean with its standard error."""
    error = stdev(losses) / len(losses) ** 0.5 if len(losses) > 1 else float("nan")
    return f"{fmean(losses):.1f} ± {error:.1f}"


def show(kind: Kind, found: Sequence[Decision], length: int, beam: int) -> None:
    """Print the table of a kind."""
    train = [each for each in found if each.seed % 2]
    test = [each for each in found if not each.seed % 2]
    if min(len(train), len(test)) < FEWEST:
        return
    of_train, of_test = Table(train), Table(test)
    number = f" {kind.cards}" if kind.cards else ""
    print(f"\n### `{kind.preset}`: {kind.phase}, {kind.role}{number}\n")
    print(f"{len(train)} decisions for the search, {len(test)} held out.\n")
    print("| rule of thumb | held out | in the search |\n|---|---|---|")
    for name in ("lowest", "regular"):
        lost = [[each.losses[getattr(each, name)] for each in half] for half in (test, train)]
        print(f"| *player* `{name}` | {told(lost[0])} | {told(lost[1])} |")
    known = [read_rule(text) for text in KNOWN] if kind.role == "give" else []
    for rule in (*known, *search(train, length, beam)):
        lost = [of.losses_of(rule) for of in (of_test, of_train)]
        print(f"| `{rule}` | {told(lost[0])} | {told(lost[1])} |", flush=True)


def main() -> int:
    """Measure; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    shipped = sorted(path.stem for path in FOLDER.glob("*.jsonl"))
    parser.add_argument("presets", nargs="*", choices=[[], *shipped], metavar="PRESET")
    parser.add_argument("--criteria", type=int, default=3, help="of a rule at most (%(default)s)")
    parser.add_argument("--beam", type=int, default=400, help="rules kept per step (%(default)s)")
    given = parser.parse_args()
    for preset in given.presets or shipped:
        for kind, found in sorted(decisions(preset).items()):
            show(kind, found, given.criteria, given.beam)
    return 0


if __name__ == "__main__":
    sys.exit(main())
