"""A player of the Big A that looks ahead."""

from __future__ import annotations

from arschloch_gui.ai.big_a.playout.evaluation import play_on
from arschloch_gui.ai.big_a.regular import RegularPlayer
from arschloch_gui.ai.search.searching import SearchingPlayer
from arschloch_gui.engine.big_a.view import SeatView

PLAYOUTS = 160
"""Number of rollouts for a decision."""


def searching_player(playouts: int = PLAYOUTS) -> SearchingPlayer[SeatView]:
    """Return a player that tries the best options of `regular` in rollouts with `regular`."""
    return SearchingPlayer(RegularPlayer(), playouts, play_on)
