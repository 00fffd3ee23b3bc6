"""Teach a policy to choose like the search that uses it, and write its weights.

    python docs/measurements/search_imitation.py OUT.json [--rounds 800] [--playouts 400]
        [--jobs 2] [--tables suited] [--weights game] [--softer 1] [--seed 1]

Players that search play single rounds with an exchange and positions drawn at random, in all seats.
`--tables` names the rules: with suited runs and locks, with cards of several ranks that can be
played together (`joined`), or all others (`policy`). Each round is played at one of these tables.
Every decision in a trick is noted, with the features of all legal moves and the move chosen; moves
with equal features count as one. The weights then change so that the chosen moves become more
likely. `--weights` names those of the search, with which learning starts, as in
`policy_in_search.py`. `--softer` divides them before they learn, because a policy that learned
values is more certain than a search is predictable.

One part in `KEPT_BACK` is not learned from. The output is the mean logarithm of the likelihood of
its choices, and the share of them that the policy finds most likely.

The file is one of weights, as in the game. What is known of the training before, which the file of
the start weights says, is added to it by hand.

Parts are kept in OUT.json.choices, and the same command continues there. Equal arguments give equal
weights, with any number of jobs.
"""

from __future__ import annotations

import argparse
import math
import sys
from array import array
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, TypeAlias

from tqdm import tqdm

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from expert_iteration import read_part, shares, write_part
from policy_in_search import Weighed, policies
from seeing import Seeing
from train_policy import JOINED as TOGETHER
from train_policy import written

from arschloch_gui.ai.arena_matches import play_round
from arschloch_gui.ai.climbing.playout.catalogue import Catalogue, catalogue
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.playout.reading import position_of
from arschloch_gui.ai.climbing.search.learned_policy import JOINED, MOST, SUITED, read
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.plies import Plies
from deals import rules as rules_of
from yardstick import OPTIONS, PRESET

Choice: TypeAlias = "tuple[list[array[int]], list[int], int]"
"""The features of each different move, how many equal moves it stands for, and the chosen one."""
TABLES: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    SUITED: (("daifugo", {}),),
    JOINED: TOGETHER,
    MOST: (
        (PRESET, OPTIONS), ("trouduc", {}), ("trouduc", {"players": 3}), ("trouduc-30", {}),
        ("trouduc-32", {}), ("trouduc-54", {}), ("arschloch", {}), ("arschloch", {}),
        ("arschloch", {"players": 5}), ("arschloch", {"players": 6}), ("arschloch-hausregeln", {}),
        ("president-revolution", {}), ("president-revolution", {"players": 5}),
        ("president-sober", {}), ("double-deck", {}), ("dalmuti", {}), ("career", {}),
        ("career-revolution", {}),
    ),
}  # fmt: skip
"""Presets, with options. Weights are for all tables of a kind."""
ROUNDS, KEPT_BACK = 50, 7
"""Rounds in a part, and how many parts there are for one that is not learned from."""
DOUBT = 1.25
"""The divisor of a model of rivals with these weights."""
EPOCHS, RATE, SLOWER = 5, 0.05, 0.6


class Noting(Weighed):
    """A player that searches with given weights, and notes what it chooses."""

    def __init__(self, both: tuple[Policy, Policy], budget: int, seeing: Seeing) -> None:
        super().__init__(both, budget)
        self._seeing = seeing
        self.noted: list[Choice] = []

    def choose(self, view: SeatView, legal: tuple[Any, ...], rng: Any) -> int:
        chosen = super().choose(view, legal, rng)
        if len(legal) > 1 and self._seeing.state.playing and not view.due:
            self._note(catalogue(view.book), chosen)
        return chosen

    def _note(self, known: Catalogue, chosen: int) -> None:
        position = position_of(known, self._seeing.state, Generator(1))
        if position.must_open:
            return
        sight, found = self._policy.sight(position), dict[bytes, list[int]]()
        for at, move in enumerate(position.moves()):
            found.setdefault(array("H", sight.of(move)).tobytes(), []).append(at)
        if len(found) > 1:
            features = [array("H", each) for each in found]
            moves = list(found.values())
            picked = next(at for at, alike in enumerate(moves) if chosen in alike)
            self.noted.append((features, [len(alike) for alike in moves], picked))


class SearchTables:
    """Plays parts in one process."""

    def __init__(self, tables: list[Rules], both: tuple[Policy, Policy], budget: int) -> None:
        self.tables, self.seeing = tables, Seeing(CLIMBING)
        self.player = Noting(both, budget, self.seeing)

    def part(self, chance: str) -> list[Choice]:
        """Return the choices in some rounds."""
        self.player.noted = []
        for number in range(ROUNDS):
            rng = Random(f"{chance} {number}")
            rules = rng.choice(self.tables) if len(self.tables) > 1 else self.tables[0]
            seats = tuple(range(rules.players))
            offices = tuple(rng.sample(seats, len(seats)))
            setup = RoundSetup(rng.getrandbits(60), 2, Carry(seats, offices))
            players = [self.player] * len(seats)
            play_round(self.seeing, rules, setup, players, Plies(len(seats)))
        return self.player.noted


_tables: list[SearchTables] = []
"""Those of a process."""


def rules_at(kind: str) -> list[Rules]:
    """Return the rules of the tables of a kind."""
    return [rules_of(preset, **options) for preset, options in TABLES[kind]]


def used_at(kind: str, name: str) -> tuple[Policy, Policy]:
    """Return the policy of the rollouts and the model of rivals at tables of a kind."""
    return policies(name, catalogue(compile_rules(rules_at(kind)[0])).tables)


def sit_down(kind: str, budget: int, name: str) -> None:
    """Begin a process that plays."""
    _tables.append(SearchTables(rules_at(kind), used_at(kind, name), budget))


def play(job: tuple[Path, str]) -> Path:
    """Write a part, unless it is there."""
    path, chance = job
    if not path.is_file():
        write_part(path, _tables[0].part(chance))
    return path


def choices_of(paths: list[Path]) -> list[Choice]:
    """Read parts."""
    return [choice for path in paths for choice in read_part(path)]


def learned(found: list[Choice], old: list[float], seed: int) -> list[float]:
    """Return weights under which the choices are likelier (AdaGrad, single steps)."""
    weights, squares, rate, rng = old[:], [1e-3] * len(old), RATE, Random(seed)
    order = list(range(len(found)))
    for _ in tqdm(range(EPOCHS), "epochs"):
        rng.shuffle(order)
        for number in order:
            features, _, picked = found[number]
            for at, share in enumerate(shares(found[number], weights)):
                step = (at == picked) - share
                if abs(step) < 1e-4:
                    continue
                for feature in features[at]:
                    squares[feature] += step * step
                    weights[feature] += rate * step / math.sqrt(squares[feature])
        rate *= SLOWER
    return weights


def prediction(found: list[Choice], weights: list[float]) -> str:
    """Return how well a policy predicts choices."""
    likely = [shares(each, weights) for each in found]
    picked = [each[2] for each in found]
    chances = [math.log(each[at]) for each, at in zip(likely, picked, strict=True)]
    hits = [each[at] == max(each) for each, at in zip(likely, picked, strict=True)]
    return f"{fmean(chances):.3f}, most likely {100 * fmean(hits):.1f} %"


def main() -> None:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--tables", choices=sorted(TABLES), default=SUITED)
    parser.add_argument("--weights", default="game")
    parser.add_argument("--softer", type=float, default=1)
    parser.add_argument("--rounds", type=int, default=800)
    parser.add_argument("--playouts", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    old = [weight / given.softer for weight in used_at(given.tables, given.weights)[0].weights]
    folder = given.out.with_name(given.out.name + ".choices")
    folder.mkdir(exist_ok=True)
    parts = max(2, given.rounds // ROUNDS)
    jobs = [(folder / f"{part}.bin", f"{given.seed} {part}") for part in range(parts)]
    begin = (given.tables, given.playouts, given.weights)
    with Pool(given.jobs, sit_down, begin) as pool:
        paths = list(tqdm(pool.imap(play, jobs), "parts played", parts))
    for line in lines(paths, old, given):
        print(line)


def lines(paths: list[Path], old: list[float], given: argparse.Namespace) -> Iterator[str]:
    """Learn, write the weights, and yield what was found."""
    held = choices_of(paths[::KEPT_BACK])
    rest = choices_of([path for at, path in enumerate(paths) if at % KEPT_BACK])
    new = learned(rest, old, given.seed)
    told = {
        "imitation": {
            "decisions": len(rest), "playouts": given.playouts, "rounds": given.rounds,
            "softer": given.softer, "seed": given.seed,
        },
        "joins": given.tables == JOINED,  # read by `policy.py`
    }  # fmt: skip
    sets = {"weights": new}
    if given.tables == MOST:
        sets["exchanging"] = read(MOST).exchanging or []
    given.out.write_text(written(told, sets, DOUBT), "utf-8", newline="\n")
    yield f"{len(rest)} decisions learned, {len(held)} kept back: logarithm of the likelihood"
    for name, each in (("before", old), ("after", new)):
        yield f"{name} {prediction(held, each)}"


if __name__ == "__main__":
    main()
