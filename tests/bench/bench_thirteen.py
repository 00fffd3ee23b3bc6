"""Measures the players of Thirteen Cards in points: the cost of a round for each seat.

    .venv/bin/python tests/bench/bench_thirteen.py [--rounds 2000] [--jobs 2] [--seed 1]

The tables are one `regular` among `lowest` players, one among `random` ones, and one `lowest` among
`regular` ones. The results are mean points against each seat and its mean place, each with the
standard error, and the shares of rounds won, of doublettes and of triplettes. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import fmean, stdev

from arschloch_gui.ai.arena_matches import play_round
from arschloch_gui.ai.levels import player
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.rng import sub_seed
from arschloch_gui.engine.table.game import any_game
from arschloch_gui.engine.thirteen.game import THIRTEEN
from arschloch_gui.engine.thirteen.rules import Rules

TABLES = (
    ("regular", "lowest", "lowest", "lowest"),
    ("regular", "random", "random", "random"),
    ("lowest", "regular", "regular", "regular"),
)
MATCH_ROUNDS = 50


@dataclass(frozen=True)
class Round:
    """Points and places by seat."""

    points: tuple[int, ...]
    places: tuple[float, ...]


def play(levels: Sequence[str], rounds: int, seed: int) -> list[Round]:
    """Play rounds in a row; the winner of one leads the next."""
    players = [player(level, "thirteen") for level in levels]
    carry, plies, found = Carry((0, 1, 2, 3)), Plies(4), []
    for number in range(1, rounds + 1):
        setup = RoundSetup(seed, number, carry)
        state = play_round(any_game(THIRTEEN), Rules(), setup, players, plies)
        carry = state.carry()
        found.append(Round(state.points(), state.places()))
    return found


def told(values: Sequence[float]) -> str:
    """Format the mean with its standard error."""
    return f"{fmean(values):6.3f} ± {stdev(values) / math.sqrt(len(values)):.3f}"


def main() -> None:
    """Read the command line and print a line for every seat of every table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--match-rounds", type=int, default=MATCH_ROUNDS)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    matches = -(-args.rounds // args.match_rounds)
    seeds = [sub_seed(args.seed, "match", at) for at in range(matches)]
    with ProcessPoolExecutor(args.jobs) as pool:
        for levels in TABLES:
            played = pool.map(play, [levels] * matches, [args.match_rounds] * matches, seeds)
            rounds = [done for match in played for done in match]
            for seat, level in enumerate(levels):
                points = [done.points[seat] for done in rounds]
                print(
                    f"{level:<8} points {told(points)}"
                    f"  place {told([done.places[seat] for done in rounds])}"
                    f"  won {points.count(0) / len(points):6.1%}"
                    f"  doublettes {sum(20 <= n < 39 for n in points) / len(points):6.1%}"
                    f"  triplettes {points.count(39) / len(points):6.1%}",
                    flush=True,
                )
            print()


if __name__ == "__main__":
    main()
