"""How much there is to win by knowing all cards: an upper bound, for measuring alone.

    python tests/bench/bench_clairvoyant.py [--rounds 400] [--seed 1] [--jobs 2] [--rival lowest]

One player that is told the true state sits among rivals at the yardstick game, in duplicate deals.
It tries each of its options on a copy of the state, lets `lowest` play everybody to the end and
takes the best place; of equal ones that which `lowest` would take.

Nothing of the program can do this: the arena asks players by views that its family makes. Here the
family is wrapped (`Seeing`), so that who plays in this file finds the state of the view it is asked
with. Another clairvoyant player is another `choose` in a class like `Clairvoyant`.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from seeing import Seeing

from arschloch_gui.ai.arena_matches import MatchJob, PlayedMatch, finished_rounds
from arschloch_gui.ai.duplicate import places, rotated
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import Player
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.families import family_of
from arschloch_gui.engine.match import ROUND_OVER
from arschloch_gui.engine.rng import Rng
from yardstick import PRESET, yardstick

CLAIRVOYANT = "clairvoyant"


class Clairvoyant:
    """Looks one action ahead on the true hands; `lowest` plays the rest."""

    def __init__(self, seeing: Seeing) -> None:
        self._seeing = seeing
        self._lowest = player("lowest", seeing.key)

    def choose(self, view: Any, legal: tuple[Action, ...], rng: Rng) -> int:
        state, first = self._seeing.state, self._lowest.choose(view, legal, rng)
        if len(legal) == 1:
            return 0
        options = sorted(range(len(legal)), key=lambda index: index != first)
        return min(options, key=lambda index: self._place(state, legal[index], view.seat))

    def _place(self, state: Any, action: Action, seat: int) -> float:
        family = self._seeing.unseen
        after, rng = family.step(state, action, None), Rng(1)
        while after.phase != ROUND_OVER:
            legal = family.legal(after)
            index = self._lowest.choose(family.view(after, after.to_act), legal, rng)
            family.advance(after, legal[index], None)
        return family.places(after)[seat]


def play_seeing(job: MatchJob) -> PlayedMatch:
    """A match of the arena at which the level `clairvoyant` sees all hands."""
    seeing, played = Seeing(family_of(job.preset)), PlayedMatch()
    players: list[Player] = [
        Clairvoyant(seeing) if level == CLAIRVOYANT else player(level, seeing.key)
        for level in job.levels
    ]
    for state in finished_rounds(seeing, job, players):
        played.places.append(seeing.places(state))
        played.points.append(seeing.points(state))
    return played


def main() -> None:
    """Read the command line and print the mean places."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rival", default="lowest", help="the level of the three others")
    options = parser.parse_args()
    rules = yardstick()
    levels = (CLAIRVOYANT, *[options.rival] * (rules.players - 1))
    tables = rotated(levels)
    with ProcessPoolExecutor(options.jobs) as pool:
        jobs = tables.jobs(PRESET, rules, options.rounds, options.seed)
        matches = list(pool.map(play_seeing, jobs))
    for entry, level in enumerate(levels):
        found = tables.estimate(matches, entry, places)
        print(f"{level:<12} mean place {found.mean:.3f} ± {found.stderr:.3f}")


if __name__ == "__main__":
    main()
