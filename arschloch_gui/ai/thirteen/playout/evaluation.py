"""The value of a round of Thirteen Cards if all seats play like `regular`."""

from __future__ import annotations

from arschloch_gui.ai.thirteen.playout.policy import act
from arschloch_gui.ai.thirteen.playout.position import Position
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.round import AnyRound
from arschloch_gui.engine.thirteen.scoring import WHOLE_HAND, points_for
from arschloch_gui.engine.thirteen.state import RoundState

WORST = points_for(WHOLE_HAND)


def play_on(state: AnyRound, seat: Seat, rng: Rng) -> float:
    """Play out a round and return a seat's points, from +1 (none) to −1 (all thirteen cards)."""
    assert isinstance(state, RoundState)
    at = Position(state)
    while at.to_act >= 0:
        act(at)
    return 1 - 2 * points_for(at.counts[seat]) / WORST
