"""Compare two learned policies without search: one of the new among copies of the old.

    .venv/bin/python docs/measurements/policy.py [PRESET ...] [--deals 800] [--new FILE]

The files are written by `train_policy.py`. The default is `joined.json` among `policy.json`, both
from the program. Moves are drawn at random, as in rollouts. Every deal is played with the new
policy in each seat in turn. The output is its mean place with one standard error, and the average
place in brackets.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

import msgspec
from self_play import Table

from arschloch_gui.ai.climbing.playout.core.lowest import play_out
from arschloch_gui.ai.climbing.playout.core.policy import Company, Policy
from arschloch_gui.ai.climbing.search import learned_policy
from arschloch_gui.engine.games import presets
from yardstick import yardstick

USUAL = ("yardstick", "arschloch", "tarot", "trouduc-joker", "daifugo", "dalmuti")


def policy_of(path: Path) -> Policy:
    """Return the policy of a weights file, with the features that it was trained with."""
    found = msgspec.json.decode(path.read_bytes(), type=learned_policy.WeightsFile)
    return Policy(found.weights, bool(found.trained.get("joins")))


def mean_places(table: Table, new: Policy, old: Policy, deals: int, seed: int) -> list[float]:
    """Return the mean place of the new policy in each deal."""
    rng, found = Random(seed), []
    for _ in range(deals):
        start, seats = table.deal(rng), range(table.rules.players)
        chance, places = rng.getrandbits(60), []
        for own in seats:
            copy = start.copy()
            copy.generator.state = chance
            company = Company([new if seat == own else old for seat in seats])
            places.append(play_out(copy, company).index(own) + 1)
        found.append(fmean(places))
    return found


def main() -> None:
    """Read the command line, play, and print a line per preset."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("presets", nargs="*", default=USUAL)
    parser.add_argument("--new", type=Path, default=learned_policy.FOLDER / "joined.json")
    parser.add_argument("--old", type=Path, default=learned_policy.FOLDER / "policy.json")
    parser.add_argument("--deals", type=int, default=800)
    parser.add_argument("--seed", type=int, default=77)
    given = parser.parse_args()
    new, old = policy_of(given.new), policy_of(given.old)
    for name in given.presets:
        rules = yardstick() if name == "yardstick" else presets()[name]
        places = mean_places(Table(rules), new, old, given.deals, given.seed)
        error = stdev(places) / len(places) ** 0.5
        print(f"{name:22} {fmean(places):.3f} ± {error:.3f} ({(rules.players + 1) / 2})")


if __name__ == "__main__":
    main()
