"""A player that looks ahead: `regular` proposes, playouts decide.

What is decided outside tricks, and everything under rules the simulator does not know, is left to
`regular`; so are the last two players, whose ending it works out.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.appraisal import goes_out, is_penalised
from arschloch_gui.ai.climbing.duel import winning_action
from arschloch_gui.ai.climbing.playout.catalogue import Inexpressible, catalogue
from arschloch_gui.ai.climbing.playout.core import IS_COMPILED
from arschloch_gui.ai.climbing.regular import WEIGHTS, RegularPlayer, opinions
from arschloch_gui.ai.climbing.search.halving import best_of
from arschloch_gui.ai.climbing.search.playouts import Playouts
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng

PLAYOUTS = 2000 if IS_COMPILED else 500
"""How many rounds are played out for a decision; uncompiled they take five times as long."""
MOST_OPTIONS = 8
"""Of more only those are tried that `regular` likes best."""


class SearchingPlayer:
    """Takes what turned out best in `playouts` rounds played out; equal seeds, equal choices."""

    def __init__(self, playouts: int = PLAYOUTS, most_options: int = MOST_OPTIONS) -> None:
        self._playouts, self._most_options = playouts, most_options
        self._regular = RegularPlayer()

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        if len(legal) == 1:
            return 0
        try:
            known = catalogue(view.book)
        except Inexpressible:
            return self._regular.choose(view, legal, rng)
        if view.due:
            return self._regular.choose(view, legal, rng)
        for index, action in enumerate(legal):
            if goes_out(action, view) and not is_penalised(action, view.book):
                return index
        ranked = sorted(opinions(view, legal, WEIGHTS), key=lambda o: (-o.value, o.index))
        order = [opinion.index for opinion in ranked]
        winning = winning_action(view, legal, order)
        if winning is not None:
            return winning
        options = order[: self._most_options]
        return best_of(options, Playouts(known, view, rng).values, self._playouts)[0].option
