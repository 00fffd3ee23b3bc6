"""The player that looks ahead: `regular` proposes options, and rollouts decide.

If the simulator does not support the rules, `regular` decides alone. It also decides alone when two
players are left, because it solves the ending exactly.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.catalogue import Inexpressible, catalogue
from arschloch_gui.ai.climbing.playout.core import IS_COMPILED
from arschloch_gui.ai.climbing.regular import RegularPlayer, considered
from arschloch_gui.ai.climbing.search.budget import affordable, options_for
from arschloch_gui.ai.climbing.search.playouts import Playouts
from arschloch_gui.ai.climbing.search.weighing import Weighing, decided
from arschloch_gui.ai.halving import best_of, with_also
from arschloch_gui.ai.player import Evaluation
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng

PLAYOUTS = 2000 if IS_COMPILED else 500
"""Maximum number of rollouts for a decision. Each takes five times as long uncompiled."""
MOST_OPTIONS = 8
"""Maximum number of options to try. If there are more, `regular` selects them."""


class SearchingPlayer:
    """A player that chooses the option with the best mean value in rollouts.

    It is deterministic.
    """

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self._playouts, self._regular = playouts, RegularPlayer()

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        weighed = self.thoughts(view, legal, rng)
        return weighed[0].index if weighed else self._regular.choose(view, legal, rng)

    def thoughts(
        self, view: SeatView, legal: tuple[Action, ...], rng: Rng, also: int | None = None
    ) -> tuple[Evaluation, ...]:
        if len(legal) == 1:
            return ()
        if view.due:
            return self._before_it_goes_on(view, legal, rng, also)
        certain, ranked = considered(view, legal)
        if certain is not None or len(ranked) == 1:
            return ()
        try:
            known = catalogue(view.book)
        except Inexpressible:
            return ()
        values = Playouts(known, view, rng).values
        playouts = affordable(self._playouts, known, view)
        most = MOST_OPTIONS
        if playouts < self._playouts:
            most = min(most, options_for(playouts))
        tallies = best_of(with_also(ranked[:most], also), values, playouts)
        return tuple(each.thought for each in tallies)

    def _before_it_goes_on(
        self, view: SeatView, legal: tuple[Action, ...], rng: Rng, also: int | None
    ) -> tuple[Evaluation, ...]:
        """Return evaluations of the options of a pending decision."""
        try:
            weighing = Weighing(view, legal, rng)
        except Inexpressible:
            return ()
        usual = self._regular.choose(view, legal, rng)
        playouts = affordable(self._playouts, catalogue(view.book), view)
        tallies = decided(weighing, usual, playouts, also)
        return tuple(each.thought for each in tallies)
