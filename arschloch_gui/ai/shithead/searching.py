"""A player of Shithead that looks ahead."""

from __future__ import annotations

from arschloch_gui.ai.search.searching import SearchingPlayer
from arschloch_gui.ai.shithead.ending import outcomes
from arschloch_gui.ai.shithead.playout.evaluation import play_on
from arschloch_gui.ai.shithead.regular import RegularPlayer
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.shithead.view import SeatView

PLAYOUTS = 300
"""Number of rollouts for a decision."""


class SearchHabit(RegularPlayer):
    """The player `regular`, except that it chooses sure wins in endings and avoids sure losses."""

    def ranked(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> list[int]:
        usual = super().ranked(view, legal, rng)
        known = outcomes(view, legal)
        winning = [index for index, wins in known.items() if wins]
        return winning or [index for index in usual if known.get(index, True)] or usual


def searching_player(playouts: int = PLAYOUTS) -> SearchingPlayer[SeatView]:
    """Return a player that tries the best options of `regular` in rollouts with `regular`."""
    return SearchingPlayer(SearchHabit(), playouts, play_on)
