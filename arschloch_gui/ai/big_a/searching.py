"""The player of the Big A that looks ahead."""

from __future__ import annotations

from arschloch_gui.ai.big_a.regular import RegularPlayer
from arschloch_gui.ai.search.playouts import ByEngine
from arschloch_gui.ai.search.searching import SearchingPlayer
from arschloch_gui.engine.big_a.deck import DECK, penalty_of
from arschloch_gui.engine.big_a.family import BIG_A
from arschloch_gui.engine.big_a.scoring import points_for
from arschloch_gui.engine.big_a.state import RoundState
from arschloch_gui.engine.cards import Seat

PLAYOUTS = 160
"""How many rounds are played on for a decision."""
MOST_HELD = 15
"""Thirteen cards and both A cards."""
WORST = points_for(sorted(DECK, key=penalty_of)[-MOST_HELD:])


def spared(state: RoundState, seat: Seat) -> float:
    """The points of a seat in a finished round, from +1 (none) to −1 (the worst cards of all)."""
    return 1 - 2 * points_for(state.hands[seat]) / WORST


def searching_player(playouts: int = PLAYOUTS) -> SearchingPlayer:
    """Tries what `regular` likes best and lets everybody go on as `regular` does."""
    habit = RegularPlayer()
    return SearchingPlayer(habit, playouts, ByEngine(BIG_A, habit, spared))
