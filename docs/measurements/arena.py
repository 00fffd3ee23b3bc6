"""Measure how many rounds duplicate deals save, and check their claimed standard errors.

    python docs/measurements/arena.py [--rounds 400] [--runs 20] [--seed 1] [--jobs 2]

In several independent runs, the same number of rounds is played with duplicate deals and with fixed
seats. The output is the mean place of the first level over all its seats, the standard deviation
between the runs (with its own error), and the error that a run claims (root mean square).
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from arschloch_gui.ai.arena_matches import play_match
from arschloch_gui.ai.duplicate import DuplicateTables, as_seated, deal_means, places, rotated
from arschloch_gui.ai.estimate import Estimate, standard_error
from deals import rules
from yardstick import OPTIONS

ONE, TWO = ("regular", *["lowest"] * 3), ("regular", "lowest") * 2
TABLES: tuple[tuple[str, str, dict[str, object], tuple[str, ...]], ...] = (
    ("yardstick, one among three", "trouduc", OPTIONS, ONE),
    ("yardstick, two and two", "trouduc", OPTIONS, TWO),
    ("with exchange, one among three", "trouduc", {}, ONE),
    ("with exchange, two and two", "trouduc", {}, TWO),
)


def first_level(
    preset: str, options: dict[str, object], levels: Sequence[str], rounds: int,
    *, rotate: bool, seed: int,
) -> Estimate:  # fmt: skip
    """Return the mean place of the first level over all its seats, with the claimed error."""
    tables = rotated(levels) if rotate else as_seated(levels)
    chosen = rules(preset, **options)
    matches = [play_match(job) for job in tables.jobs(preset, chosen, rounds, seed)]
    own = tuple((table, seat) for table, sitting in enumerate(tables.levels)
                for seat, level in enumerate(sitting) if level == levels[0])  # fmt: skip
    deals = deal_means(DuplicateTables(tables.levels, (own,)).series(matches, 0, places))
    return Estimate(fmean(value for block in deals for value in block), standard_error(deals))


def main() -> None:
    """Read the command line and print two lines for each table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.runs)
    with ProcessPoolExecutor(options.jobs) as pool:
        for name, preset, changes, levels in TABLES:
            for rotate in (True, False):
                play = partial(_run, preset, changes, levels, options.rounds, rotate)
                found = list(pool.map(play, seeds))
                means = [each.mean for each in found]
                spread = stdev(means) if len(means) > 1 else math.nan
                unsure = spread / math.sqrt(2 * max(1, len(means) - 1))
                claimed = math.sqrt(fmean(each.stderr**2 for each in found))
                print(f"{name:<31} {'duplicate' if rotate else 'as seated'}  place "
                      f"{fmean(means):.3f}  spread {spread:.4f} ± {unsure:.4f}"
                      f"  claimed {claimed:.4f}", flush=True)  # fmt: skip


def _run(
    preset: str, changes: dict[str, object], levels: Sequence[str], rounds: int, rotate: bool,
    seed: int,
) -> Estimate:  # fmt: skip
    return first_level(preset, changes, levels, rounds, rotate=rotate, seed=seed)


if __name__ == "__main__":
    main()
