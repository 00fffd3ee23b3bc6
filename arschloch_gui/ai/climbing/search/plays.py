"""Evaluation of the options of one decision during a trick by repeated rollouts.

The results are less exact than those before the first trick, because the hidden cards are inferred
from the plays, and only the options that `regular` prefers are tried.
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
from arschloch_gui.engine.climbing.legal import same_action
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng

TIMES = 8
"""Number of samples per step.

Samples of a walk are correlated, so their mean counts as one trial.
"""


class PlayTrials:
    """Evaluation of one decision during a trick (see `ai/trials.py`)."""

    def __init__(self, known: Catalogue, view: SeatView, legal: tuple[Action, ...]) -> None:
        self._known, self._view, self._legal = known, view, legal
        self._drawn_from: Rng | None = None
        self._playouts: Playouts | None = None

    def distinct(self, also: Sequence[int] = ()) -> list[int]:
        """Return the options that `regular` prefers, and those in `also`."""
        _, ranked = considered(self._view, self._legal)
        return list(dict.fromkeys((*ranked[:MOST_OPTIONS], *also)))

    def option_of(self, action: Action) -> int:
        """Return the index of the legal action that an action is equivalent to.

        Raises `ValueError` for an illegal one.
        """
        if action in self._legal:
            return self._legal.index(action)
        world = self._view.world(Rng(0))
        for at, each in enumerate(self._legal):
            if same_action(world, each, action):
                return at
        raise ValueError(action)

    def places(self, options: Sequence[int], rng: Rng) -> list[list[int]]:
        """Play out each option with `TIMES` new samples of the hidden cards, and return the places.

        Calls with the same `rng` continue the same walk, because starting one takes time.
        """
        if self._playouts is None or rng is not self._drawn_from:
            self._drawn_from, self._playouts = rng, Playouts(self._known, self._view, rng)
        worlds = [self._playouts.places(options) for _ in range(TIMES)]
        return [list(places) for places in zip(*worlds, strict=True)]

    def rounds(self, options: Sequence[int], rng: Rng) -> list[RolloutRound]:
        """Play out each option with the same hands, using `regular`, and return the rounds."""
        world, usual = redealt(self._view, rng), Usual()
        return [usual.in_sight(world.clone(), self._legal[option]) for option in options]


def play_trials(view: SeatView, legal: tuple[Action, ...]) -> PlayTrials | None:
    """Return the trials for a decision during a trick.

    Returns None for other decisions, or if the simulator does not support the rules.
    """
    if not view.playing or view.due:
        return None
    try:
        return PlayTrials(catalogue(view.book), among_strangers(view), legal)
    except Inexpressible:
        return None
