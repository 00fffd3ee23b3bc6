"""Measure how well `expert` estimates hidden hands, by the certainty of its model of rivals.

    python docs/measurements/hidden_hands.py [--rivals expert] [--preset daifugo] [--doubts 1.5 3 5]
        [--matches 10] [--rounds 4] [--playouts 50] [--share 0.3] [--seed 1]

All seats are played by one level in matches; with `--rounds 0`, in single rounds with an exchange.
In some decisions, hands are sampled as in the search. The scores of the model
are divided by each doubt in turn. The error is the square of the difference between
the mean number of cards of a rank in a hand and the true number, per hidden card. The output is the
mean error of each doubt after some numbers of worlds and its difference from the first doubt, with
one standard error over the rounds.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from seeing import Seeing
from tqdm import tqdm

from arschloch_gui.ai.arena_matches import play_round
from arschloch_gui.ai.climbing.playout.catalogue import catalogue
from arschloch_gui.ai.climbing.search import opponent_model, playouts
from arschloch_gui.ai.climbing.search.learned_policy import model_for
from arschloch_gui.ai.climbing.search.playouts import BETWEEN, Playouts
from arschloch_gui.ai.climbing.search.searching import SearchingPlayer
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import Player
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.rng import Rng
from deals import rules as rules_of

WORLDS = (30, 60, 120, 250)
"""Numbers of samples of the hands after which the error is computed."""


def errors_of(view: SeatView, state: RoundState, doubt: float, seed: int) -> list[float]:
    """Return the squared errors per hidden card of one decision, by number of worlds."""
    known = catalogue(view.book)
    judge = model_for(known.tables, doubt)
    opponent_model._told_by.cache_clear()
    with (
        patch.object(playouts, "model_for", lambda tables: judge),
        patch.object(opponent_model, "model_for", lambda tables: judge),
    ):
        walk = Playouts(known, view, Rng(seed))._walk
    opponent_model._told_by.cache_clear()
    numbers, rivals = known.tables.numbers, set(range(len(view.counts))) - {view.seat}
    true = {seat: numbers(known.layout.pack(state.hands[seat])) for seat in rivals}
    totals = {seat: [0] * len(ranks) for seat, ranks in true.items()}
    found = []
    for world in range(1, WORLDS[-1] + 1):
        walk.go(BETWEEN)
        for seat, total in totals.items():
            for rank, count in enumerate(numbers(walk.hands[seat])):
                total[rank] += count
        if world in WORLDS:
            squares = [
                (sampled / world - count) ** 2
                for seat, total in totals.items()
                for sampled, count in zip(total, true[seat], strict=True)
            ]
            found.append(sum(squares) / sum(map(sum, true.values())))
    return found


class Watched:
    """A player in some of whose decisions the errors are noted."""

    def __init__(self, who: Player, seeing: Seeing, rng: Random, given: Namespace) -> None:
        self._who, self._seeing, self._rng, self._share = who, seeing, rng, given.share
        self.errors: dict[float, list[list[float]]] = {doubt: [] for doubt in given.doubts}

    def choose(self, view: Any, legal: tuple[Any, ...], rng: Any) -> int:
        """Return the player's choice."""
        if view.playing and not view.due and len(legal) > 1 and self._rng.random() < self._share:
            seed = self._rng.getrandbits(40)
            for doubt, errors in self.errors.items():
                errors.append(errors_of(view, self._seeing.state, doubt, seed))
        return self._who.choose(view, legal, rng)


def rounds(given: Namespace, number: int) -> Iterator[dict[float, list[float]]]:
    """Play a match; yield the mean errors of each round."""
    rules: Any = rules_of(given.preset)
    rng, seeing, seats = Random(f"{given.seed} {number}"), Seeing(CLIMBING), range(rules.players)
    who = player(given.rivals, CLIMBING.key)
    if given.rivals == "expert":
        who = SearchingPlayer(given.playouts)
    carry, numbers, deal = Carry(tuple(seats)), range(1, given.rounds + 1), rng.getrandbits(60)
    if not given.rounds:
        carry, numbers = Carry(tuple(seats), tuple(rng.sample(seats, len(seats)))), range(2, 3)
    for each in numbers:
        watched = Watched(who, seeing, rng, given)
        setup = RoundSetup(deal, each, carry)
        carry = play_round(seeing, rules, setup, [watched] * len(seats), Plies(len(seats))).carry()
        if all(watched.errors.values()):
            yield {
                doubt: [fmean(each) for each in zip(*errors, strict=True)]
                for doubt, errors in watched.errors.items()
            }


def main() -> None:
    """Play the matches and print the errors."""
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rivals", default="expert")
    parser.add_argument("--preset", default="daifugo")
    parser.add_argument("--doubts", type=float, nargs="+", default=[1.5, 3.0, 5.0])
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--playouts", type=int, default=50)
    parser.add_argument("--share", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found = [each for at in tqdm(range(given.matches), "matches") for each in rounds(given, at)]
    if len(found) < 2:
        raise SystemExit("An error needs at least two rounds with decisions that were measured.")
    print(f"{len(found)} rounds")
    for doubt in given.doubts:
        print(f"÷ {doubt:g}")
        for at, worlds in enumerate(WORLDS):
            gaps = [each[doubt][at] - each[given.doubts[0]][at] for each in found]
            spread = stdev(gaps) / len(gaps) ** 0.5
            mean = fmean(each[doubt][at] for each in found)
            print(f"{worlds:5} worlds {mean:.3f}  {fmean(gaps):+.3f} ± {spread:.3f}")


if __name__ == "__main__":
    main()
