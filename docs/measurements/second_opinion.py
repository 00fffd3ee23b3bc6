"""Check the trainer's verdicts with a stronger and slower player.

    python docs/measurements/second_opinion.py [--preset arschloch] [--positions 100] [--seed 5000]
                                               [--deals 60] [--playouts 60]

The decisions are those of `verdicts.py`. The trainer judges each of them with its learned policy in
all seats. Then the choices of `lowest` and `regular` are compared with the trainer's best option
again, in new deals of the same kind. In these, the deciding seat is played by `expert` with
`--playouts` rollouts per decision, and the other seats by `regular`.

The output is grouped by the trainer's verdict: the loss according to both, how often the slow
player finds a loss at all, and how often it contradicts the verdict by two standard errors. Choices
that are the trainer's best option are left out. An interrupted run continues where it stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from itertools import islice
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from tqdm import tqdm

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
sys.path.insert(0, str(Path(__file__).parent))

from verdicts import USUAL, decisions

from arschloch_gui.ai.climbing.search.baseline_rollout import Usual
from arschloch_gui.ai.climbing.search.dealing import redealt_before_play
from arschloch_gui.ai.climbing.search.searching import SearchingPlayer
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import decision_rng, worth_of
from arschloch_gui.coach.exercise import Exercise, task_of
from arschloch_gui.coach.judgement import judging
from arschloch_gui.coach.task import LocalWorker, Task
from arschloch_gui.coach.verdict import COSTLY, FINE, GOOD, Verdict, verdict
from arschloch_gui.engine.climbing.flow import advance
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.match import ROUND_OVER
from arschloch_gui.engine.rng import Rng

KEPT = Path(__file__).resolve().parents[2] / ".cache" / "bench"
ACCURACY = 0.01
"""Required accuracy of the trainer's judgement, as in the banks of most presets."""
SURE = 2.0
_FINE = 1 << 30


class Slow:
    """The slow player's rollouts of the options of one decision."""

    def __init__(self, task: Task, playouts: int) -> None:
        self._task, self._usual = task, Usual()
        self._expert, self._regular = SearchingPlayer(playouts), player("regular", task.game)

    def values(self, options: Sequence[int], number: int) -> list[float]:
        """Return the value of each option in one deal, from +1 to −1."""
        view, rng = self._task.view, Rng(self._task.seed, "second opinion", number)
        world, chance = redealt_before_play(view, rng, self._usual.gift), rng.below(_FINE)
        return [self._value(world.clone(), option, chance) for option in options]

    def _value(self, state: RoundState, option: int, chance: int) -> float:
        seat = self._task.view.seat
        advance(state, self._task.legal[option], None)
        self._usual.go_on(state)
        ply = 0
        while state.phase != ROUND_OVER and seat not in state.finished:
            legal = CLIMBING.legal(state)
            who = self._expert if state.to_act == seat else self._regular
            rng = decision_rng(chance, state.to_act, ply)
            chosen = who.choose(CLIMBING.view(state, state.to_act), legal, rng)
            advance(state, legal[chosen], None)
            ply += 1
        return worth_of(state.finished.index(seat), self._task.players)


def opinions(exercise: Exercise, deals: int, playouts: int) -> list[dict[str, Any]]:
    """Return both losses, with errors, of the usual choices that are not the trainer's best."""
    match, spec, seat = exercise.match(), exercise.spec, exercise.seat
    task = task_of(match, 2 * spec.seed)
    here = LocalWorker(task)
    rng = decision_rng(spec.seed, seat, match.snapshot(seat).known_ply)
    chosen = [player(each, task.game).choose(task.view, task.legal, rng) for each in USUAL]
    usual = {who: here.option_of(task.legal[at]) for who, at in zip(USUAL, chosen, strict=True)}
    options = here.distinct(chosen)
    keep = list(usual.values())
    *_, judged = judging(options, task.players, here.work_out, ACCURACY, keep)
    best = judged.best.index
    tried = list(dict.fromkeys([best, *usual.values()]))
    if len(tried) < 2:
        return []
    slow = Slow(task, playouts)
    found = list(zip(*[slow.values(tried, number) for number in range(deals)], strict=True))
    told = []
    for who, option in usual.items():
        if option == best:
            continue
        lost = [high - low for high, low in zip(found[0], found[tried.index(option)], strict=True)]
        of = judged.of(option)
        told.append({
            "who": who, "loss": of.loss, "stderr": of.loss_stderr,
            "slow": fmean(lost), "slow_stderr": stdev(lost) / len(lost) ** 0.5,
        })  # fmt: skip
    return told


def show(positions: Sequence[Sequence[dict[str, Any]]]) -> None:
    """Print the results by verdict, for each usual player."""
    print(f"{len(positions)} positions")
    for who in USUAL:
        every = [each for position in positions for each in position if each["who"] == who]
        print(f"{who}: another choice than the trainer's best in {len(every)}")
        for one in Verdict:
            line(one.value, [each for each in every if verdict_of(each) is one])
        line("all", every)
        pairs = [(verdict_of(each), verdict(each["slow"], each["slow_stderr"])) for each in every]
        same = sum(one is other for one, other in pairs)
        solved = sum((one in GOOD) is (other in GOOD) for one, other in pairs)
        print(f"  the same class {same}, solved or not {solved} of {len(every)}")
        apart = [each for each in every if contradicts(each)]
        print(f"  contradicted by {SURE:g} standard errors: {len(apart)} of {len(every)}")


def verdict_of(each: dict[str, Any]) -> Verdict:
    """Return the trainer's verdict."""
    return verdict(each["loss"], each["stderr"])


def contradicts(each: dict[str, Any]) -> bool:
    """Return whether the slow player contradicts the verdict with sufficient certainty."""
    low, high = (each["slow"] + sign * SURE * each["slow_stderr"] for sign in (-1, 1))
    called = verdict_of(each)
    return bool((called in GOOD and low > FINE) or (called in COSTLY and high < FINE))


def line(label: str, some: Sequence[dict[str, Any]]) -> None:
    """Print both mean losses, and how often the slow player finds a loss."""
    if not some:
        return
    slow = [each["slow"] for each in some]
    error = (stdev(slow) if len(slow) > 1 else some[0]["slow_stderr"]) / len(slow) ** 0.5
    gap = [each["loss"] - each["slow"] for each in some]
    worse = sum(each["slow"] > 0 for each in some)
    print(f"  {label:8} {len(some):>3}  trainer {fmean(each['loss'] for each in some):6.3f}  "
          f"slow {fmean(slow):6.3f} ± {error:.3f}  trainer more by {fmean(gap):6.3f}  "
          f"a loss, too: {worse}")  # fmt: skip


def kept_lines(path: Path) -> list[list[dict[str, Any]]]:
    """Return the finished positions. An incomplete last line is dropped."""
    if not path.exists():
        return []
    whole = path.read_text(encoding="utf-8").split("\n")[:-1]
    path.write_text("".join(each + "\n" for each in whole), encoding="utf-8", newline="\n")
    return [json.loads(each) for each in whole]


def judged(
    wanted: Iterable[Exercise], given: argparse.Namespace, path: Path
) -> Iterable[list[dict[str, Any]]]:
    """Judge the remaining positions, and append each to the file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    for exercise in wanted:
        found = opinions(exercise, given.deals, given.playouts)
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")
        yield found


def main() -> None:
    """Read the command line and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--preset", default="arschloch")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--playouts", type=int, default=60)
    parser.add_argument("--kept", type=Path, help="for each set of other arguments another file")
    given = parser.parse_args()
    name = f"second-{given.preset}-{given.seed}-{given.deals}-{given.playouts}.jsonl"
    path = given.kept or KEPT / name
    done = kept_lines(path)
    wanted = islice(decisions(given.preset, given.seed), len(done), given.positions)
    left = max(0, given.positions - len(done))
    done += tqdm(judged(wanted, given, path), total=left, disable=None)
    show(done)


if __name__ == "__main__":
    main()
