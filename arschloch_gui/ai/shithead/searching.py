"""Player of Shithead that looks ahead."""

from __future__ import annotations

from arschloch_gui.ai.search.searching import SearchingPlayer
from arschloch_gui.ai.shithead.ending import outcomes
from arschloch_gui.ai.shithead.playout.evaluation import play_on
from arschloch_gui.ai.shithead.regular import RegularPlayer
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.shithead.view import SeatView

PLAYOUTS = 300
"""The number of rollouts for a decision."""


class SearchHabit(RegularPlayer):
    """`regular` that plays known winning actions in endings and avoids known losing ones."""

    def ranked(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> list[int]:
        usual = super().ranked(view, legal, rng)
        known = outcomes(view, legal)
        winning = [index for index, wins in known.items() if wins]
        return winning or [index for index in usual if known.get(index, True)] or usual


def searching_player(playouts: int = PLAYOUTS) -> SearchingPlayer[SeatView]:
    """Return a player that tries the best options of `regular` and plays out with `regular`."""
    return SearchingPlayer(SearchHabit(), playouts, play_on)
