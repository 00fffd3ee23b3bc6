"""Teach the policy of the playouts to play as a level does, and write its weights. Run by hand.

    python tests/bench/train_policy.py OUT.json [--level regular] [--rounds 600] [--seed 1000]

Rounds of every table below are played by the level; what it chose in a trick, with three players
or more still in, is learned by logistic regression over the moves there were (the choice of one of
several; AdaGrad, single steps). One decision in ten is kept back, and told is how often the policy
would have chosen the same there. Equal arguments give equal weights; two minutes on one core.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TypeAlias

from tqdm import tqdm

sys.path.insert(0, str(Path(__file__).parents[1]))

from seeing import Seeing

from arschloch_gui.ai.arena_matches import play_round
from arschloch_gui.ai.climbing.playout.catalogue import catalogue
from arschloch_gui.ai.climbing.playout.core.features import COUNT, Sight
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.tables import PASS
from arschloch_gui.ai.climbing.playout.reading import position_of
from arschloch_gui.ai.climbing.search.learned import VERSION
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import Player
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.climbing.family import CLIMBING
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.families import presets
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.rng import Rng
from yardstick import yardstick

Example: TypeAlias = tuple[list[list[int]], int]
"""The features of each move, and the place of the one that was chosen."""
PRESETS = (
    "trouduc", "arschloch", "arschloch-hausregeln", "president-revolution", "president-sober",
    "daifugo", "dalmuti",
)  # fmt: skip
EPOCHS, RATE, SLOWER = 6, 0.3, 0.7
KEPT_BACK = 10


class Watched:
    """A player whose choices are written down, with all that could have been chosen."""

    def __init__(self, chooser: Player, seeing: Seeing, found: list[Example]) -> None:
        self._chooser, self._seeing, self._found = chooser, seeing, found

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
            sight = Sight(position)
            yield [sight.of(moves[at]) for at in told], told.index(chosen)


def examples(level: str, rounds: int, seed: int) -> list[Example]:
    """What a level chose in so many rounds of each table."""
    found: list[Example] = []
    seeing = Seeing(CLIMBING)
    watched = Watched(player(level, CLIMBING.key), seeing, found)
    tables = [yardstick(), *(presets()[name] for name in PRESETS)]
    for rules in tqdm(tables, desc="tables"):
        carry = Carry(tuple(range(rules.players)))
        for number in range(1, rounds + 1):
            setup = RoundSetup(seed, number, carry)
            seats = [watched] * rules.players
            state = play_round(seeing, rules, setup, seats, Plies(rules.players))
            carry = seeing.carry(state)
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


def shares(options: list[list[int]], weights: list[float]) -> list[float]:
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


def main() -> None:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--level", default="regular")
    parser.add_argument("--rounds", type=int, default=600, help="of each table")
    parser.add_argument("--seed", type=int, default=1000)
    given = parser.parse_args()
    found = examples(given.level, given.rounds, given.seed)
    Random(given.seed).shuffle(found)
    kept = len(found) // KEPT_BACK
    weights = learned(found[kept:], given.seed)
    same = agreement(found[:kept] or found, weights)
    record = {
        "level": given.level, "rounds": given.rounds, "seed": given.seed,
        "tables": ["yardstick", *PRESETS], "decisions": len(found), "agreement": round(same, 4),
    }  # fmt: skip
    text = {"version": VERSION, "trained": record, "weights": [round(each, 4) for each in weights]}
    given.out.write_text(json.dumps(text, indent=1) + "\n", "utf-8")
    print(f"{len(found)} decisions, the same choice in {same:.1%} of those kept back")


if __name__ == "__main__":
    main()
