"""Teach a policy the values of all its options in many positions, and write its weights.

    python docs/measurements/expert_iteration.py OUT.json [--positions 100000] [--jobs 2]
        [--preset daifugo] [--weights FILE] [--seed 1]

A policy plays rounds with an exchange in all seats, with random positions; `regular` exchanges the
cards. In one of `EVERY` decisions, every option is played out a few times by the policy itself: on
the true hands, with the same random numbers for all options. Over many positions this gives the
mean value of an option for a player who does not see the hands. Melds that differ only in a suit
that nothing depends on are one option.

The weights then change so that the expected value of the policy's choice rises, and stay near the
old ones by a penalty on the divergence (Kullback and Leibler). One part in `KEPT_BACK` is not
learned from. The result of these positions is printed: the gain in places per decision, of the
policy as it is and of its most likely moves, with one standard error.

The file is one of weights, as in the game; give it to `--weights` for the next iteration. Labels
are kept in OUT.json.labels, part by part, and the same command continues there. Equal arguments
give equal weights, with any number of jobs.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import zlib
from array import array
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, TypeAlias

import msgspec
from tqdm import tqdm

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from self_play import Table, begun
from train_policy import written

from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.lowest import place_of
from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import PASS
from arschloch_gui.ai.climbing.playout.reading import position_of
from arschloch_gui.ai.climbing.search.learned_policy import policy_for
from arschloch_gui.engine.games import presets
from deals import rules as rules_of

Label: TypeAlias = "tuple[list[array[int]], list[int], list[float]]"
"""The features of each option, how many equal moves it stands for, and its value."""
Learned: TypeAlias = "tuple[list[array[int]], list[int], Any]"
"""The same, and what is learned about the options."""
PART = 500
"""Positions of a part."""
DOUBT = 3.0
"""The divisor of a model of rivals with these weights."""
EVERY, KEPT_BACK = 6, 10
PLAYOUTS = 6
"""How often each option is played out in a position."""
EPOCHS, RATE, SLOWER, NEAR_THE_OLD = 8, 0.06, 0.75, 0.003


class Labeller:
    """Plays and labels positions at one table."""

    def __init__(self, preset: str, weights: Path | None) -> None:
        self.table = Table(rules_of(preset))
        self.policy = policy_for(self.table.known.tables)
        if weights is not None:
            given = json.loads(weights.read_text("utf-8"))
            self.policy = Policy(given["weights"], self.policy.joins)

    def part(self, chance: str) -> list[Label]:
        """Return the labels of one part."""
        rng, found = Random(chance), []
        while len(found) < PART:
            state = begun(self.table.rules, rng, round_no=2, level="regular")
            if state.playing:
                generator = Generator(rng.getrandbits(60))
                found += self._round(position_of(self.table.known, state, generator), rng)
        return found[:PART]

    def _round(self, position: Position, rng: Random) -> list[Label]:
        found = []
        while not position.is_over:
            if rng.randrange(EVERY) == 0 and len(position.holders()) > 2:
                options = self._options(position, rng)
                if len(options) > 1:
                    found.append(self._label(position, options, rng))
            position.apply(self.policy.choose(position))
        return found

    def _options(self, position: Position, rng: Random) -> dict[int, int]:
        """Return a move of each kind and the number of equal ones, or nothing to choose from."""
        if position.due or position.must_open:
            return {}
        melds, top, alike = position.tables.all_melds, position.top, {}
        for move in position.moves():
            if move == PASS and top is None:
                continue
            key: object = move
            if move >= 0:
                meld = melds[move]
                if meld.size == position.counts[position.to_act]:
                    return {}
                locks = top is not None and not position.lock and meld.suits == top.suits
                order = (meld.up, meld.sweeps, meld.turns, locks)
                key = (meld.size, *meld.groups, *meld.counts, *order)
            alike.setdefault(key, []).append(move)
        return {rng.choice(moves): len(moves) for moves in alike.values()}

    def _label(self, position: Position, options: dict[int, int], rng: Random) -> Label:
        seat, totals = position.to_act, [0] * len(options)
        for _ in range(PLAYOUTS):
            chance = rng.getrandbits(58)
            for at, move in enumerate(options):
                after = position.copy()
                after.generator = Generator(chance)
                after.apply(move)
                totals[at] += place_of(after, self.policy, seat)
        sight = self.policy.sight(position)
        features = [array("H", sight.of(move)) for move in options]
        values = [-total / PLAYOUTS for total in totals]
        mean = fmean(values)
        return features, list(options.values()), [value - mean for value in values]


_labellers: list[Labeller] = []
"""That of a process."""


def sit_down(preset: str, weights: Path | None) -> None:
    """Begin a process that labels."""
    _labellers.append(Labeller(preset, weights))


def label(job: tuple[Path, str]) -> Path:
    """Write a part, unless it is there."""
    path, chance = job
    if not path.is_file():
        write_part(path, _labellers[0].part(chance))
    return path


def write_part(path: Path, found: Sequence[Learned]) -> None:
    """Write a part, at once or not at all."""
    packed = [([each.tobytes() for each in features], *rest) for features, *rest in found]
    fresh = path.with_suffix(".new")
    fresh.write_bytes(zlib.compress(msgspec.msgpack.encode(packed)))
    fresh.replace(path)


def read_part(path: Path) -> list[Any]:
    """Read a part."""
    packed = msgspec.msgpack.decode(zlib.decompress(path.read_bytes()))
    return [([array("H", each) for each in options], *rest) for options, *rest in packed]


def shares(options: Learned, weights: list[float], sharper: float = 1.0) -> list[float]:
    """Return the probability of each option in the policy."""
    features, counts, _ = options
    scores = [sharper * sum(map(weights.__getitem__, each)) for each in features]
    best = max(scores)
    likely = [n * math.exp(score - best) for n, score in zip(counts, scores, strict=True)]
    total = sum(likely)
    return [each / total for each in likely]


def learned(found: list[Label], old: list[float], seed: int) -> list[float]:
    """Return the weights that choose better (AdaGrad, single steps)."""
    weights, squares, rate, rng = old[:], [1e-3] * len(old), RATE, Random(seed)
    before = [shares(each, old) for each in tqdm(found, "before")]
    order = list(range(len(found)))
    for _ in tqdm(range(EPOCHS), "epochs"):
        rng.shuffle(order)
        for number in order:
            features, _, values = found[number]
            likely = shares(found[number], weights)
            mean = sum(map(float.__mul__, likely, values))
            for at, share in enumerate(likely):
                step = share * (values[at] - mean) - NEAR_THE_OLD * (share - before[number][at])
                if abs(step) < 1e-4:
                    continue
                for feature in features[at]:
                    squares[feature] += step * step
                    weights[feature] += rate * step / math.sqrt(squares[feature])
        rate *= SLOWER
    return weights


def gain(found: list[Label], old: list[float], new: list[float], sharper: float) -> str:
    """Return by how many places the choice is better in positions that were not learned from."""
    gains = []
    for each in found:
        after, before = shares(each, new, sharper), shares(each, old, sharper)
        steps = zip(after, before, each[2], strict=True)
        gains.append(sum((now - then) * value for now, then, value in steps))
    return f"{fmean(gains):+.4f} ± {stdev(gains) / len(gains) ** 0.5:.4f}"


def main() -> None:
    """Label, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--preset", choices=sorted(presets()), default="daifugo")
    parser.add_argument("--weights", type=Path, help="of the last iteration")
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    old = Labeller(given.preset, given.weights).policy.weights  # fails here if the file is bad
    folder = given.out.with_name(given.out.name + ".labels")
    folder.mkdir(exist_ok=True)
    parts = max(2, given.positions // PART)
    jobs = [(folder / f"{part}.bin", f"{given.seed} {part}") for part in range(parts)]
    with Pool(given.jobs, sit_down, (given.preset, given.weights)) as pool:
        paths = list(tqdm(pool.imap(label, jobs), "parts labelled", parts))
    held = [each for path in paths[::KEPT_BACK] for each in read_part(path)]
    rest = [path for at, path in enumerate(paths) if at % KEPT_BACK]
    new = learned([each for path in rest for each in read_part(path)], old, given.seed)
    told = {"preset": given.preset, "positions": len(rest) * PART, "seed": given.seed}
    given.out.write_text(written(told, {"weights": new}, DOUBT), "utf-8", newline="\n")
    print(
        f"{len(rest) * PART} positions learned, {len(held)} kept back; gain in places per decision"
    )
    print(
        f"as it chooses {gain(held, old, new, 1.0)}, most likely moves {gain(held, old, new, 50.0)}"
    )


if __name__ == "__main__":
    main()
