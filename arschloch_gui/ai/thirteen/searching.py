"""A player of Thirteen Cards that looks ahead."""

from __future__ import annotations

from arschloch_gui.ai.search.searching import SearchingPlayer
from arschloch_gui.ai.thirteen.playout.evaluation import play_on
from arschloch_gui.ai.thirteen.regular import RegularPlayer
from arschloch_gui.engine.thirteen.view import SeatView

PLAYOUTS = 300
"""Number of rollouts for a decision."""


def searching_player(playouts: int = PLAYOUTS) -> SearchingPlayer[SeatView]:
    """Return a player that tries the best options of `regular` in rollouts with `regular`."""
    return SearchingPlayer(RegularPlayer(), playouts, play_on)
