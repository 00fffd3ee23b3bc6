"""The player of the Big A that looks ahead."""

from __future__ import annotations

from arschloch_gui.ai.big_a.playout.evaluation import play_on
from arschloch_gui.ai.big_a.regular import RegularPlayer
from arschloch_gui.ai.search.searching import SearchingPlayer
from arschloch_gui.engine.big_a.view import SeatView

PLAYOUTS = 160
"""How many rounds are played on for a decision."""


def searching_player(playouts: int = PLAYOUTS) -> SearchingPlayer[SeatView]:
    """Tries what `regular` likes best and lets everybody go on as `regular` does."""
    return SearchingPlayer(RegularPlayer(), playouts, play_on)
