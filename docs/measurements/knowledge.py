"""Measure how much each kind of knowledge helps `expert`.

    python docs/measurements/knowledge.py [PRESET] [--rules KEY=VALUE,…] [--deals 200] [--jobs 1]

One `expert` sits among rivals, in every seat in turn, in rounds with an exchange and randomly drawn
positions. In the same deals, it is replaced by one that lacks one kind of knowledge during tricks:
earlier tricks, conclusions from plays and passes, its own exchanged cards, conclusions from the
exchanges of others, requests and announcements, or open hands. Outside tricks, all of them decide
like `regular`. The output is the mean place of each and its difference from the complete `expert`,
with one standard error.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from arschloch_gui.ai.arena_matches import play_round
from arschloch_gui.ai.climbing.playout.core.evidence import Evidence
from arschloch_gui.ai.climbing.regular import RegularPlayer
from arschloch_gui.ai.climbing.search import playouts
from arschloch_gui.ai.climbing.search.searching import SearchingPlayer
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.mistakes import recall_turns
from arschloch_gui.ai.player import Player
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.options import parse_assignments
from arschloch_gui.engine.plies import Plies
from deals import rules as rules_of


def laid(view: SeatView) -> SeatView:
    """Return the view without the turns before this trick."""
    return recall_turns(view, len(view.trick))


def own_gifts(view: SeatView) -> SeatView:
    """Return the view without the cards that this seat gave and received."""
    return replace(view, given=())


def told(view: SeatView) -> SeatView:
    """Return the view without requests and announcements."""
    return replace(view, told=())


def shown(view: SeatView) -> SeatView:
    """Return the view without open hands."""
    return replace(view, open_hands=())


def no_plays(known: Any, view: SeatView, now: Any, policy: Any) -> Evidence:
    """Return evidence that draws no conclusions from plays and passes."""
    return Evidence(policy, 0.0, [[1.0, 0.0, 0.0]] * len(view.counts), 0.0)


def no_tributes(known: Any, view: SeatView, state: Any) -> list[None]:
    """Return no information about the exchanges of others."""
    return [None] * (len(view.counts) + 1)


VIEWS: dict[str, Callable[[SeatView], SeatView]] = {
    "what was laid": laid,
    "own gifts": own_gifts,
    "what was told": told,
    "open hands": shown,
}
READINGS = {
    "what plays say": ("gathered", no_plays),
    "what others exchanged": ("tributes", no_tributes),
}
ALL = ("", *VIEWS, *READINGS)
"""The kinds of knowledge that can be missing; with the first, nothing is missing."""


class Lacking:
    """An `expert` without one kind of knowledge during tricks."""

    def __init__(self, what: str) -> None:
        self._expert, self._usual, self._what = SearchingPlayer(), RegularPlayer(), what

    def choose(self, view: SeatView, legal: tuple[Any, ...], rng: Any) -> int:
        """Return the choice of `expert` with the remaining knowledge."""
        if not view.playing:
            return self._usual.choose(view, legal, rng)
        if self._what in VIEWS:
            view = VIEWS[self._what](view)
        unread = READINGS.get(self._what)
        with patch.object(playouts, *unread) if unread else nullcontext():
            return self._expert.choose(view, legal, rng)


def place(rules: Rules, rivals: str, deal: int, chair: int, what: str) -> float:
    """Return the place of this player in a round."""
    rng, seats = Random(f"knowledge {deal}"), tuple(range(rules.players))
    offices = tuple(rng.sample(seats, len(seats)))
    setup = RoundSetup(rng.getrandbits(60), 2, Carry(seats, offices))
    players: list[Player] = [player(rivals, CLIMBING.key) for _ in seats]
    players[chair] = Lacking(what)
    state = play_round(CLIMBING, rules, setup, players, Plies(len(seats)))
    return state.places()[chair]


def places(rules: Rules, rivals: str, deal: int) -> dict[str, float]:
    """Return the mean place over all seats of one deal, by the missing knowledge."""
    chairs = range(rules.players)
    return {
        what: fmean(place(rules, rivals, deal, chair, what) for chair in chairs) for what in ALL
    }


def main() -> None:
    """Read the command line, play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("preset", nargs="?", default="arschloch")
    parser.add_argument("--rules", default="")
    parser.add_argument("--rivals", default="regular")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    rules = rules_of(given.preset, **dict(parse_assignments(given.rules)))
    one = partial(places, rules, given.rivals)
    found = []
    with ProcessPoolExecutor(given.jobs) as pool:
        for deal in pool.map(one, range(given.deals)):
            found.append(deal)
            print(f"\r{len(found)} of {given.deals} deals", end="", file=sys.stderr, flush=True)
    print(f"\none expert among {given.rivals}, {len(found)} deals in each chair; what is lacking:")
    for what in ALL:
        lost = [deal[what] - deal[""] for deal in found]
        error = stdev(lost) / len(lost) ** 0.5 if len(lost) > 1 else 0.0
        mean = fmean(deal[what] for deal in found)
        print(f"  {what or '(nothing)':22} {mean:.3f}  {fmean(lost):+.3f} ± {error:.3f}")


if __name__ == "__main__":
    main()
