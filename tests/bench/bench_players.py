"""Measures the strength and speed of the AI players; asserts nothing.

    .venv/bin/python tests/bench/bench_players.py [--rounds 2000] [--jobs 2] [--quick]

Strength: one `regular` among `lowest` players at several tables and one `lowest` among `regular`
ones; the result is the mean place of its seat with the standard error. Speed: one decision of each
level on the same situations, the median of several runs side by side, and its ratio to `random`
(whose cost is hardly more than the view).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from arschloch_gui.ai.arena import simulate
from arschloch_gui.ai.levels import LEVELS, player
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.rng import Rng
from deals import rules
from players import decisions

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("trouduc", {"exchange": "none"}),
    ("trouduc", {}),
    ("trouduc", {"players": 6}),
    ("trouduc", {"pass_policy": "rejoin"}),
    *[("arschloch", {"players": players}) for players in range(3, 9)],
    ("arschloch", {"players": 5, "deck": "french52", "rank_order": "2-A"}),
    ("arschloch", {"players": 8, "decks": 2}),
]


def strength(one: str, others: str, rounds: int, jobs: int, seed: int) -> None:
    """Print the mean place of a player of a level among others of another, at every table."""
    print(f"one {one} among {others} players")
    for preset, options in TABLES:
        chosen = rules(preset, **options)
        levels = (one, *[others] * (chosen.players - 1))
        result = simulate(chosen, preset, levels, rounds, seed, jobs=jobs)
        own, even = result.seats[0], (1 + chosen.players) / 2
        equity = 1 - 2 * (own.mean_place - 1) / (chosen.players - 1)
        print(
            f"  {preset:<10} {options!s:<62} place {own.mean_place:.3f} ± {own.stderr:.3f}"
            f" (even {even})  equity {equity:+.3f}  {result.rounds_per_second:.0f} rounds/s",
            flush=True,
        )


def situations(preset: str, rounds: int) -> list[tuple[Any, Any]]:
    """Return (view, legal actions) of every decision in some rounds of `regular` players."""
    chosen = rules(preset)
    found = []
    for seed in range(rounds):
        for state, _ in decisions(chosen, ["regular"] * chosen.players, seed):
            found.append((CLIMBING.view(state, state.to_act), CLIMBING.legal(state)))
    return found


def speed(levels: list[str], rounds: int, repeats: int) -> None:
    """Print the time per decision by level: mean over the situations, median of the repeats."""
    for preset in ("trouduc", "arschloch"):
        asked = situations(preset, rounds)
        print(f"{preset}: {len(asked)} decisions")
        medians: dict[str, float] = {}
        for level in levels:
            someone, runs = player(level, "climbing"), []
            for _ in range(repeats):
                began = perf_counter()
                for view, legal in asked:
                    someone.choose(view, legal, Rng(1))
                runs.append((perf_counter() - began) / len(asked))
            medians[level] = median(runs)
            print(
                f"  {level:<8} {medians[level] * 1e6:7.0f} µs a decision,"
                f" {1 / medians[level]:9.0f} decisions/s,"
                f" {medians[level] / medians[levels[0]]:6.1f} × {levels[0]}",
                flush=True,
            )


def main() -> None:
    """Run both benchmarks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--situations", type=int, default=30, help="rounds they are taken from")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--levels", nargs="*", default=list(LEVELS), choices=list(LEVELS))
    parser.add_argument("--quick", action="store_true", help="speed only")
    options = parser.parse_args()
    speed(options.levels, options.situations, options.repeats)
    if not options.quick:
        for one, others in (("regular", "lowest"), ("lowest", "regular")):
            strength(one, others, options.rounds, options.jobs, options.seed)


if __name__ == "__main__":
    main()
