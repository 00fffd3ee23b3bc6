"""Search for better weights of `regular` by playing with slightly different weights.

    .venv/bin/python docs/measurements/tune_regular.py [--generations 40] [--rounds 100] [--jobs 2]

Each generation draws pairs of players near the current weights, shifted in opposite directions.
Each of them plays at every table below in three settings: among `lowest` players, among players
with the current weights, and as all rivals of one `lowest`, whose success then counts against it.
The weights move to the mean of the best third, and the spread of every weight follows the spread of
these. The output is the mean value of the final position: +1 is always the highest, −1 always the
lowest.

The weights in `ai/climbing/weights.py` are the result of this search. It was run in a temporary C++
copy of the features and rules, with about 7,000 rounds a second; this script plays a hundred. There
were three searches of 100, 60 and 10 generations, with 20–24 players at eight tables and 150–250
rounds each. Results (places in `trouduc` without exchange, ± 0.015):

* Linear regression of places on the features, repeated with the new player: 2.33 among three
  `lowest`. Direct search with the same features: 2.08.
* Ten more features (cards left, sets of several cards, phases of the round): 2.02, but no better
  against players of the same kind. They were left out.
* Strength is not one number. Where equal ranks may be played, one `lowest` among three players with
  2.08 was average (2.54; 2.50 with exchange), because it won tricks that the others passed. The
  third setting was therefore added, as users sit at such tables: 2.68 and 2.74, at the cost of 2.15
  among three `lowest`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from arschloch_gui.ai.arena_matches import play_round
from arschloch_gui.ai.climbing.lowest import LowestPlayer
from arschloch_gui.ai.climbing.playout.core.weights import FIGURES, Weights
from arschloch_gui.ai.climbing.regular import RegularPlayer
from arschloch_gui.ai.climbing.weights import WEIGHTS, weights
from arschloch_gui.ai.player import Player
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.plies import Plies
from deals import rules

TABLES: list[tuple[str, dict[str, object]]] = [
    ("trouduc", {"exchange": "none"}),
    ("trouduc", {}),
    ("arschloch", {}),
    ("arschloch", {"players": 3}),
    ("arschloch", {"players": 6}),
    ("trouduc", {"players": 5, "pass_policy": "rejoin"}),
]
PLAYERS = 24
"""Number of players in a generation; the best third determines the next weights."""
MATCH_ROUNDS = 20


@dataclass(frozen=True)
class Trial:
    """A player with weights to try, and the weights of the others at the table."""

    weights: list[float]
    present: list[float]
    rounds: int
    seed: int


def named(values: list[float]) -> Weights:
    """Return weights from numbers in the order of the figures; these go between processes."""
    return weights(**dict(zip(FIGURES, values, strict=True)))


def equity(trial: Trial) -> float:
    """Return the player's mean value over all tables and settings."""
    total = 0.0
    for preset, options in TABLES:
        chosen = rules(preset, **options)
        for other in (LowestPlayer(), RegularPlayer(named(trial.present))):
            total += _at_table(chosen, RegularPlayer(named(trial.weights)), other, trial)
        total -= _at_table(chosen, LowestPlayer(), RegularPlayer(named(trial.weights)), trial)
    return total / (3 * len(TABLES))


def _at_table(chosen: Any, own: Player, other: Player, trial: Trial) -> float:
    players = chosen.players
    total, carry, plies = 0.0, Carry(()), Plies(players)
    for number in range(trial.rounds):
        at, round_no = divmod(number, MATCH_ROUNDS)
        seat = at % players
        if round_no == 0:
            carry, plies = Carry(tuple(range(players))), Plies(players)
        seats = [own if s == seat else other for s in range(players)]
        setup = RoundSetup(trial.seed * 1000 + at, round_no + 1, carry)
        state = play_round(CLIMBING, chosen, setup, seats, plies)
        carry = state.carry()
        total += 1 - 2 * carry.offices.index(seat) / (players - 1)
    return total / trial.rounds


def generation(
    present: list[float], spread: list[float], random: Random, players: int
) -> tuple[list[list[float]], list[list[float]]]:
    """Return pairs of players, shifted from the current weights in opposite directions."""
    shifts = [[random.gauss(0, s) for s in spread] for _ in range(players // 2)]
    return (
        [[w + d for w, d in zip(present, shift, strict=True)] for shift in shifts],
        [[w - d for w, d in zip(present, shift, strict=True)] for shift in shifts],
    )


def main() -> None:
    """Read the command line, search, and print the weights for `ai/climbing/weights.py`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=100, help="per player, table and company")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=PLAYERS, help="of a generation")
    options = parser.parse_args()
    players, parents = options.players, max(1, options.players // 3)
    random = Random(options.seed)
    present = [getattr(WEIGHTS, name) for name in FIGURES]
    spread = [max(0.05, 0.2 * abs(weight)) for weight in present]
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        for number in range(options.generations):
            one_way, other_way = generation(present, spread, random, players)
            drawn = one_way + other_way
            trials = [Trial(w, present, options.rounds, options.seed + number) for w in drawn]
            ranked = sorted(zip(pool.imap(equity, trials), drawn, strict=True), reverse=True)
            best = [each for _, each in ranked[:parents]]
            spread = [
                (0.85 * s * s + 0.15 * sum((b[i] - present[i]) ** 2 for b in best) / parents) ** 0.5
                for i, s in enumerate(spread)
            ]
            present = [sum(column) / parents for column in zip(*best, strict=True)]
            mean = sum(value for value, _ in ranked) / players
            found = dict(zip(FIGURES, present, strict=True))
            print(f"generation {number}: mean equity {mean:+.4f}\n  {found}", flush=True)


if __name__ == "__main__":
    main()
