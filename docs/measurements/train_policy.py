"""Train policies by self-play, from which others learn, and write their weights.

    python docs/measurements/train_policy.py policy.json [--rounds 300] [--steps 5000] [--seed 1000]
    python docs/measurements/train_policy.py joined.json --joins --steps 3000 --parts 4

First, a level is *cloned*. It plays rounds at every table below. Its choices in tricks with at
least three players are learned by logistic regression over the legal moves (AdaGrad, single steps).
One decision in ten is kept back, and the output says how often the policy makes the same choice
there.

Then the policy plays against copies of *itself* and learns from the results (`self_play`), in
`--steps` steps of 48 deals each. Every deal is played eight times.

With `--joins`, it is trained at other tables, where cards of several ranks can be played together
(`core.joins`). Weights that are not trained keep the program's values. In particular, the weights
for judging exchanges stay, because all exercises would have to be judged again otherwise.

Up to version 8, `expert` used these policies in most games. Since then, a policy also learns to
choose like the search that used them (`search_imitation.py`).

The progress is saved in OUT.json.part, and the same command continues from there. The same
arguments give the same weights.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from array import array
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import msgspec
from tqdm import tqdm

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from seeing import Seeing
from self_play import COPIES, Learner, Table, slope

from arschloch_gui.ai.arena_matches import play_round
from arschloch_gui.ai.climbing.playout.catalogue import catalogue
from arschloch_gui.ai.climbing.playout.core.features import COUNT
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.playout.core.tables import PASS
from arschloch_gui.ai.climbing.playout.reading import position_of
from arschloch_gui.ai.climbing.search.learned_policy import MOST, VERSION, read
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import Player
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.rng import Rng
from yardstick import yardstick

Example: TypeAlias = "tuple[list[array[int]], int]"
"""The features of each move, and the index of the chosen move."""
PRESETS = (
    "trouduc", "arschloch", "arschloch-hausregeln", "president-revolution", "president-sober",
    "daifugo", "dalmuti", "career", "trouduc-54", "trouduc-32",
)  # fmt: skip
JOINED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("tarot", {}), ("tarot", {}), ("tarot", {"revolution": "none", "players": 5}),
    ("trouduc-joker", {}), ("trouduc-joker", {"joker": "wild"}),
)  # fmt: skip
"""Presets, with options, in which cards of several ranks can be played together."""
EPOCHS, RATE, SLOWER = 6, 0.3, 0.7
NOTHING = [0.0] * COUNT
"""Weights for when only the features matter."""
DOUBT = 1.5
"""The divisor of the model of rivals, which is the clone."""
KEPT_BACK = 10
YARDSTICKS = 3
"""How often the yardstick game is in the list of tables; every other table is in it once."""
KEPT_EVERY = 25
"""Number of steps between two saves."""


class Watched:
    """A player whose choices are recorded together with their alternatives."""

    def __init__(
        self, chooser: Player, policy: Policy, seeing: Seeing, found: list[Example]
    ) -> None:
        self._chooser, self._policy, self._seeing, self._found = chooser, policy, seeing, found

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        chosen = self._chooser.choose(view, legal, rng)
        if not view.due and sum(map(bool, view.counts)) > 2:
            self._found += self._example(chosen)
        return chosen

    def _example(self, chosen: int) -> Iterator[Example]:
        state = self._seeing.state
        position = position_of(catalogue(state.book), state, Generator(1))
        moves = position.moves()
        told = [
            at for at, move in enumerate(moves)
            if move > PASS or (move == PASS and position.top is not None)
        ]  # fmt: skip
        if chosen in told and len(told) > 1 and not position.must_open:
            sight = self._policy.sight(position)
            yield [array("H", sight.of(moves[at])) for at in told], told.index(chosen)


def examples(asked: dict[str, Any]) -> list[Example]:
    """Return the choices of a level in the requested number of rounds at each table."""
    level, rounds, seed = (asked[name] for name in ("level", "rounds", "seed"))
    found: list[Example] = []
    seeing: Any = Seeing(CLIMBING)
    watched = Watched(player(level, CLIMBING.key), Policy(NOTHING, asked["joins"]), seeing, found)
    for rules in tqdm(list(dict.fromkeys(tables(asked["joins"]))), desc="tables"):
        carry = Carry(tuple(range(rules.players)))
        for number in range(1, rounds + 1):
            setup = RoundSetup(seed, number, carry)
            seats = [watched] * rules.players
            state = play_round(seeing, rules, setup, seats, Plies(rules.players))
            carry = state.carry()
    return found


def learned(found: list[Example], seed: int) -> list[float]:
    """Return the weights with which the policy makes these choices likely."""
    weights, squares, rate = [0.0] * COUNT, [1e-3] * COUNT, RATE
    rng = Random(seed)
    for _ in tqdm(range(EPOCHS), desc="epochs"):
        rng.shuffle(found)
        for options, chosen in found:
            for at, share in enumerate(shares(options, weights)):
                gap = (at == chosen) - share
                if abs(gap) < 1e-4:
                    continue
                for feature in options[at]:
                    squares[feature] += gap * gap
                    weights[feature] += rate * gap / math.sqrt(squares[feature])
        rate *= SLOWER
    return weights


def shares(options: list[array[int]], weights: list[float]) -> list[float]:
    """Return the probability of each option in the policy."""
    scores = [sum(weights[feature] for feature in features) for features in options]
    best = max(scores)
    likely = [math.exp(score - best) for score in scores]
    total = sum(likely)
    return [each / total for each in likely]


def agreement(found: list[Example], weights: list[float]) -> float:
    """Return how often the policy's most likely move is that of the level."""
    hits = 0
    for options, chosen in found:
        likely = shares(options, weights)
        hits += likely[chosen] == max(likely)
    return hits / len(found)


class Progress(msgspec.Struct):
    """The state of a training: its arguments, the cloned weights, and the learner."""

    asked: dict[str, Any]
    decisions: int
    agreement: float
    cloned: list[float]
    learner: Learner


def begin(asked: dict[str, Any]) -> Progress:
    """Start a training by cloning the level."""
    found = examples(asked)
    Random(asked["seed"]).shuffle(found)
    kept = len(found) // KEPT_BACK
    weights = learned(found[kept:], asked["seed"])
    same = agreement(found[:kept] or found, weights)
    print(f"{len(found)} decisions, the same choice in {same:.1%} of those kept back")
    return Progress(asked, len(found), same, weights, Learner(list(weights)))


def play_itself(progress: Progress, part: Path) -> None:
    """Run the remaining steps and save the progress regularly."""
    learner, asked = progress.learner, progress.asked
    seed, steps, parts = asked["seed"], asked["steps"], asked["parts"]
    with Pool(min(parts, os.cpu_count() or 1), sit_down, (asked["joins"],)) as pool:
        for step in tqdm(range(learner.step, steps), "steps", steps, initial=learner.step):
            lessons = [
                (learner.weights, chance, asked["deals"] // parts)
                for chance in chances(f"{seed} {step}", parts)
            ]
            gradients = pool.map(taught, lessons, 1)
            learner.go([math.fsum(each) for each in zip(*gradients, strict=True)], steps)
            if learner.step % KEPT_EVERY == 0:
                keep(progress, part)


def chances(step: str, parts: int) -> list[str]:
    """Return the seed of each part of a step; a single part has the seed of the step."""
    return [step] if parts == 1 else [f"{step} {part}" for part in range(parts)]


_seated: list[tuple[bool, list[Table]]] = []
"""The tables of this process."""


def sit_down(joins: bool) -> None:
    """Initialise a training process."""
    _seated.append((joins, [Table(rules) for rules in tables(joins)]))


def taught(lessons: tuple[list[float], str, int]) -> list[float]:
    """Return the gradient of some deals, in a training process."""
    weights, chance, deals = lessons
    joins, places = _seated[0]
    return slope(weights, joins, places, chance, deals)


def keep(progress: Progress, part: Path) -> None:
    """Save the progress. An interruption leaves the previous file intact."""
    fresh = part.with_name(part.name + ".new")
    fresh.write_bytes(msgspec.json.encode(progress))
    fresh.replace(part)


def kept(asked: dict[str, Any], part: Path) -> Progress | None:
    """Return the saved progress of a training with the same arguments, or None."""
    if not part.is_file():
        return None
    found = msgspec.json.decode(part.read_bytes(), type=Progress)
    return found if found.asked == asked else None


def written(trained: dict[str, Any], sets: dict[str, list[float]], doubt: float) -> str:
    """Return the content of the weights file, with a line for each set of weights."""
    lines = [f'"version": {VERSION}', f'"trained": {json.dumps(trained)}', f'"doubt": {doubt}']
    for name, weights in sets.items():
        lines.append(f'"{name}": {json.dumps([round(each, 4) for each in weights])}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def tables(joins: bool) -> list[Rules]:
    """Return the rules of all tables; some are repeated to be played more often."""
    if joins:
        return [replace(presets()[name], **options) for name, options in JOINED]
    return [*[yardstick()] * YARDSTICKS, *(presets()[name] for name in PRESETS)]


def main() -> None:
    """Read the command line, train, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--joins", action="store_true", help="where cards go together")
    parser.add_argument("--level", default="regular")
    parser.add_argument("--rounds", type=int, default=300, help="of each table, to clone from")
    parser.add_argument("--steps", type=int, default=5000, help="of playing itself")
    parser.add_argument("--deals", type=int, default=48, help="for each step")
    parser.add_argument("--parts", type=int, default=1, help="learn side by side in each step")
    parser.add_argument("--seed", type=int, default=1000)
    given = parser.parse_args()
    asked = {
        "version": VERSION, "level": given.level, "rounds": given.rounds, "steps": given.steps,
        "seed": given.seed, "deals": given.deals, "copies": COPIES,
        "tables": JOINED if given.joins else [*["yardstick"] * YARDSTICKS, *PRESETS],
        "joins": given.joins, "parts": given.parts,
    }  # fmt: skip
    part = given.out.with_name(given.out.name + ".part")
    progress = kept(asked, part)
    if progress is None:
        progress = begin(asked)
        keep(progress, part)
    play_itself(progress, part)
    told = {**asked, "decisions": progress.decisions, "agreement": round(progress.agreement, 4)}
    sets = {"weights": progress.learner.averaged(), "rivals": progress.cloned}
    if not given.joins:
        sets["exchanging"] = read(MOST).exchanging or []
    given.out.write_text(written(told, sets, DOUBT), "utf-8", newline="\n")
    part.unlink()
    print(f"{given.steps} steps of {COPIES * given.deals} rounds; written to {given.out}")


if __name__ == "__main__":
    main()
