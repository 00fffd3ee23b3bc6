"""Compare `expert` with two sets of weights for its policies.

    python docs/measurements/policy_in_search.py NEW [OLD] [--presets daifugo ...] [--deals 100]
        [--first 0] [--playouts 600] [--jobs 2] [--seed k]

NEW and OLD (by default `game`) are each a file of weights, or `game` for the weights in the game.
For those of version 8, take `git show 0ef85ebf:arschloch_gui/ai/climbing/search/policy.json`, with
`cloned` renamed `rivals`, and `"doubt": 1.5`.

Two NEW players and otherwise OLD ones play single rounds with an exchange and positions drawn at
random. Each deal is played as often as there are seats, with the two in other chairs each time.
They sit side by side if there are four seats, as the same two would be opposite twice. The
output is their lead in places for each preset and for all, with one standard error over the deals.
"""

from __future__ import annotations

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

import msgspec
from tqdm import tqdm

from arschloch_gui.ai.arena_matches import play_round
from arschloch_gui.ai.climbing.playout.catalogue import catalogue
from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.playout.core.tables import Tables
from arschloch_gui.ai.climbing.search import opponent_model, playouts
from arschloch_gui.ai.climbing.search.learned_policy import WeightsFile, model_for, policy_for
from arschloch_gui.ai.climbing.search.searching import SearchingPlayer
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.plies import Plies
from deals import rules as rules_of


class Weighed(SearchingPlayer):
    """An `expert` with its own policies."""

    def __init__(self, policies: tuple[Policy, Policy], budget: int) -> None:
        super().__init__(budget)
        self._policy, self._model = policies

    def choose(self, view: SeatView, legal: tuple[Any, ...], rng: Any) -> int:
        with (
            patch.object(playouts, "policy_for", lambda tables: self._policy),
            patch.object(playouts, "model_for", lambda tables: self._model),
            patch.object(opponent_model, "model_for", lambda tables: self._model),
        ):
            return super().choose(view, legal, rng)


def policies(name: str, tables: Tables) -> tuple[Policy, Policy]:
    """Return the policy of the rollouts and the model of rivals."""
    if name == "game":
        return policy_for(tables), model_for(tables)
    joins = tables.joins is not None
    found = msgspec.json.decode(Path(name).read_bytes(), type=WeightsFile)
    model = [weight / found.doubt for weight in found.rivals or found.weights]
    return Policy(found.weights, joins), Policy(model, joins)


def ahead(given: Namespace, deal: tuple[str, int]) -> float:
    """Return by how many places the two are ahead in a deal of a preset."""
    preset, number = deal
    rules = rules_of(preset)
    tables = catalogue(compile_rules(rules)).tables
    new, old = (Weighed(policies(name, tables), given.playouts) for name in (given.new, given.old))
    rng, seats = Random(f"{given.seed} {number}"), tuple(range(rules.players))
    setup = RoundSetup(rng.getrandbits(60), 2, Carry(seats, tuple(rng.sample(seats, len(seats)))))
    own, others, apart = [], [], 1 if len(seats) == 4 else 2
    for first in seats:
        chairs = {first, (first + apart) % len(seats)}
        players = [new if seat in chairs else old for seat in seats]
        places = play_round(CLIMBING, rules, setup, players, Plies(len(seats))).places()
        for seat in seats:
            (own if seat in chairs else others).append(places[seat])
    return fmean(others) - fmean(own)


def main() -> None:
    """Play the deals and print the lead."""
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("new")
    parser.add_argument("old", nargs="?", default="game")
    parser.add_argument("--presets", nargs="+", choices=sorted(presets()), default=["daifugo"])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--playouts", type=int, default=600)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="k")
    given = parser.parse_args()
    one, numbers = partial(ahead, given), range(given.first, given.first + given.deals)
    deals = [(preset, number) for number in numbers for preset in given.presets]
    with ProcessPoolExecutor(given.jobs) as pool:
        found = list(tqdm(pool.map(one, deals), "deals", len(deals)))
    for at, preset in enumerate(given.presets):
        print(f"{preset}: {lead(found[at :: len(given.presets)])}")
    if len(given.presets) > 1:
        print(f"all: {lead(found)}")


def lead(found: list[float]) -> str:
    """Return by how many places the two are ahead in some deals."""
    error = stdev(found) / len(found) ** 0.5
    return f"ahead by {fmean(found):+.3f} ± {error:.3f} places ({len(found)} deals)"


if __name__ == "__main__":
    main()
