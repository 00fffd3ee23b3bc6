"""Teach the policies of the playouts, and write their weights. Run by hand.

    python docs/measurements/train_policy.py policy.json [--rounds 300] [--steps 5000] [--seed 1000]
    python docs/measurements/train_policy.py joined.json --joins --steps 3000 --parts 4

First one is *cloned*: rounds of every table below are played by a level; what it chose in a trick,
with three players or more still in, is learned by logistic regression over the moves there were
(the choice of one of several; AdaGrad, single steps). One decision in ten is kept back, and told is
how often the policy would have chosen the same there.

Then a copy of it plays *itself* and learns from what came of it (`self_play`), so many steps of 48
deals each, dealt eight times.

With `--joins` it learns at other tables, where cards of several ranks go together (`core.joins`).
All weights that are not learned stay those the game has; for other ones by which exchanges are
judged all exercises would have to be judged anew.

How far it has come stands in OUT.json.part; the same command goes on from there. Equal arguments
give equal weights.
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
from arschloch_gui.ai.climbing.search.learned_policy import VERSION, read
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
"""The features of each move, and the place of the one that was chosen."""
PRESETS = (
    "trouduc", "arschloch", "arschloch-hausregeln", "president-revolution", "president-sober",
    "daifugo", "dalmuti", "career", "trouduc-54", "trouduc-32",
)  # fmt: skip
JOINED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("tarot", {}), ("tarot", {}), ("tarot", {"revolution": "none", "players": 5}),
    ("trouduc-joker", {}), ("trouduc-joker", {"joker": "wild"}),
)  # fmt: skip
"""Presets where cards of several ranks go together, and with which options."""
EPOCHS, RATE, SLOWER = 6, 0.3, 0.7
NOTHING = [0.0] * COUNT
"""Weights, where only the features matter."""
KEPT_BACK = 10
YARDSTICKS = 3
"""How often it plays the yardstick itself where it plays each of the others once."""
KEPT_EVERY = 25
"""Steps."""


class Watched:
    """A player whose choices are written down, with all that could have been chosen."""

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
    """What a level chose in so many rounds of each table."""
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
    """The weights that make the choices likely."""
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
    """How likely the policy chooses each."""
    scores = [sum(weights[feature] for feature in features) for features in options]
    best = max(scores)
    likely = [math.exp(score - best) for score in scores]
    total = sum(likely)
    return [each / total for each in likely]


def agreement(found: list[Example], weights: list[float]) -> float:
    """How often the policy's first choice was that of the level."""
    hits = 0
    for options, chosen in found:
        likely = shares(options, weights)
        hits += likely[chosen] == max(likely)
    return hits / len(found)


class Progress(msgspec.Struct):
    """How far a training has come: what it was asked for, what was cloned, and the learner."""

    asked: dict[str, Any]
    decisions: int
    agreement: float
    cloned: list[float]
    learner: Learner


def begin(asked: dict[str, Any]) -> Progress:
    """Clone."""
    found = examples(asked)
    Random(asked["seed"]).shuffle(found)
    kept = len(found) // KEPT_BACK
    weights = learned(found[kept:], asked["seed"])
    same = agreement(found[:kept] or found, weights)
    print(f"{len(found)} decisions, the same choice in {same:.1%} of those kept back")
    return Progress(asked, len(found), same, weights, Learner(list(weights)))


def play_itself(progress: Progress, part: Path) -> None:
    """The steps that are left; what has come of it is kept now and then."""
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
    """The chance of each part of a step, whoever learns it; one part alone has that of the step."""
    return [step] if parts == 1 else [f"{step} {part}" for part in range(parts)]


_seated: list[tuple[bool, list[Table]]] = []
"""What a process learns at."""


def sit_down(joins: bool) -> None:
    """Begin a process that learns."""
    _seated.append((joins, [Table(rules) for rules in tables(joins)]))


def taught(lessons: tuple[list[float], str, int]) -> list[float]:
    """What some deals say, in such a process."""
    weights, chance, deals = lessons
    joins, places = _seated[0]
    return slope(weights, joins, places, chance, deals)


def keep(progress: Progress, part: Path) -> None:
    """Write how far it has come; a run cut off leaves the last state whole."""
    fresh = part.with_name(part.name + ".new")
    fresh.write_bytes(msgspec.json.encode(progress))
    fresh.replace(part)


def kept(asked: dict[str, Any], part: Path) -> Progress | None:
    """Where the same training was cut off, if it was."""
    if not part.is_file():
        return None
    found = msgspec.json.decode(part.read_bytes(), type=Progress)
    return found if found.asked == asked else None


def written(trained: dict[str, Any], sets: dict[str, list[float]]) -> str:
    """The file: a line for each set of weights."""
    lines = [f'"version": {VERSION}', f'"trained": {json.dumps(trained)}']
    for name, weights in sets.items():
        lines.append(f'"{name}": {json.dumps([round(each, 4) for each in weights])}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def tables(joins: bool) -> list[Rules]:
    """What is played, as often as it stands there."""
    if joins:
        return [replace(presets()[name], **options) for name, options in JOINED]
    return [*[yardstick()] * YARDSTICKS, *(presets()[name] for name in PRESETS)]


def main() -> None:
    """Clone, play, write."""
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
    sets = {"cloned": progress.cloned, "weights": progress.learner.averaged()}
    if not given.joins:
        sets["exchanging"] = read(joins=False).exchanging or []
    given.out.write_text(written(told, sets), "utf-8", newline="\n")
    part.unlink()
    print(f"{given.steps} steps of {COPIES * given.deals} rounds; written to {given.out}")


if __name__ == "__main__":
    main()
