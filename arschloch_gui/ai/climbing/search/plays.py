"""What comes of the options of a decision in a trick, tried as long as one likes.

Looser than before the first trick: where the hidden cards lie is guessed from what was played, and
of many options only those are tried that `regular` likes best.
"""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue, Inexpressible, catalogue
from arschloch_gui.ai.climbing.regular import considered
from arschloch_gui.ai.climbing.search.baseline_rollout import Usual
from arschloch_gui.ai.climbing.search.dealing import redealt
from arschloch_gui.ai.climbing.search.opponent_model import among_strangers
from arschloch_gui.ai.climbing.search.playouts import Playouts
from arschloch_gui.ai.climbing.search.searching import MOST_OPTIONS
from arschloch_gui.ai.trials import RolloutRound
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng

TIMES = 8
"""Worlds in one step: those of a walk are alike, so their mean counts as one."""


class PlayTrials:
    """The options of one decision in a trick (`ai/trials.py`)."""

    def __init__(self, known: Catalogue, view: SeatView, legal: tuple[Action, ...]) -> None:
        self._known, self._view, self._legal = known, view, legal
        self._drawn_from: Rng | None = None
        self._playouts: Playouts | None = None

    def distinct(self, also: Sequence[int] = ()) -> list[int]:
        """The options `regular` likes best, and those in `also`."""
        _, ranked = considered(self._view, self._legal)
        return list(dict.fromkeys((*ranked[:MOST_OPTIONS], *also)))

    def option_of(self, action: Action) -> int:
        """The index of a legal action."""
        return self._legal.index(action)

    def places(self, options: Sequence[int], rng: Rng) -> list[list[int]]:
        """By option the places of this seat in `TIMES` more worlds. Those of one `rng` follow each
        other in a walk, which takes a while to begin."""
        if self._playouts is None or rng is not self._drawn_from:
            self._drawn_from, self._playouts = rng, Playouts(self._known, self._view, rng)
        worlds = [self._playouts.places(options) for _ in range(TIMES)]
        return [list(places) for places in zip(*worlds, strict=True)]

    def rounds(self, options: Sequence[int], rng: Rng) -> list[RolloutRound]:
        """By option the rest of the round in one world, `regular` in all seats."""
        world, usual = redealt(self._view, rng), Usual()
        return [usual.in_sight(world.clone(), self._legal[option]) for option in options]


def play_trials(view: SeatView, legal: tuple[Action, ...]) -> PlayTrials | None:
    """How to try a decision in a trick; None for others, and under rules the simulator does not
    know."""
    if not view.playing or view.due:
        return None
    try:
        return PlayTrials(catalogue(view.book), among_strangers(view), legal)
    except Inexpressible:
        return None
