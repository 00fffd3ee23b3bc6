"""Compare `expert` with two sets of weights for its policies.

    python docs/measurements/policy_in_search.py [WEIGHTS.json] [--doubt 3] [--preset daifugo]
        [--deals 100] [--playouts 400] [--jobs 2] [--seed 1]

The file is one of `expert_iteration.py`; without it, the usual weights are tried, without further
features. `--doubt` is the number by which the scores of the model of rivals are divided
(`learned_policy.DOUBT`). Two players search with them, and the others as in the game, in single
rounds with an exchange and positions drawn at random. Each deal is played as often as there are
seats, with the two in other chairs each time. The output is their lead in places, with one standard
error over the deals.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from tqdm import tqdm

from arschloch_gui.ai.arena_matches import play_round
from arschloch_gui.ai.climbing.playout.catalogue import catalogue
from arschloch_gui.ai.climbing.playout.core.features import COUNT
from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.search import playouts
from arschloch_gui.ai.climbing.search.learned_policy import DOUBT, read
from arschloch_gui.ai.climbing.search.searching import SearchingPlayer
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.plies import Plies
from deals import rules as rules_of


class Taught(SearchingPlayer):
    """An `expert` whose rollouts use another policy, and who doubts its model of rivals."""

    def __init__(self, policy: Policy, model: Policy, budget: int) -> None:
        super().__init__(budget)
        self._policy, self._model = policy, model

    def choose(self, view: SeatView, legal: tuple[Any, ...], rng: Any) -> int:
        with (
            patch.object(playouts, "policy_for", lambda tables: self._policy),
            patch.object(playouts, "cloned", lambda joins: self._model),
        ):
            return super().choose(view, legal, rng)


def ahead(given: Namespace, deal: int) -> float:
    """Return by how many places the two are ahead in a deal."""
    rules, seed, budget = rules_of(given.preset), given.seed, given.playouts
    joins = catalogue(compile_rules(rules)).tables.joins is not None
    found = read(joins=joins)
    weights = found.weights
    if given.weights is not None:
        weights = json.loads(given.weights.read_text("utf-8"))
    model = Policy([weight / given.doubt for weight in found.cloned], joins)
    rng, seats = Random(f"{seed} {deal}"), tuple(range(rules.players))
    setup = RoundSetup(rng.getrandbits(60), 2, Carry(seats, tuple(rng.sample(seats, len(seats)))))
    policy = Policy(weights, joins, suited=len(weights) > COUNT)
    new, old = Taught(policy, model, budget), SearchingPlayer(budget)
    own, others = [], []
    for first in seats:
        chairs = {first, (first + 2) % len(seats)}
        players = [new if seat in chairs else old for seat in seats]
        places = play_round(CLIMBING, rules, setup, players, Plies(len(seats))).places()
        for seat in seats:
            (own if seat in chairs else others).append(places[seat])
    return fmean(others) - fmean(own)


def main() -> None:
    """Play the deals and print the lead."""
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("weights", type=Path, nargs="?")
    parser.add_argument("--doubt", type=float, default=DOUBT)
    parser.add_argument("--preset", default="daifugo")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    one = partial(ahead, given)
    with ProcessPoolExecutor(given.jobs) as pool:
        found = list(tqdm(pool.map(one, range(given.deals)), "deals", given.deals))
    error = stdev(found) / len(found) ** 0.5
    print(f"ahead by {fmean(found):+.3f} ± {error:.3f} places ({given.deals} deals)")


if __name__ == "__main__":
    main()
