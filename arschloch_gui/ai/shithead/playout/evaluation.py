"""The value of a round of Shithead if all seats play like `regular`."""

from __future__ import annotations

from arschloch_gui.ai.player import worth_of
from arschloch_gui.ai.shithead.playout.policy import act
from arschloch_gui.ai.shithead.playout.position import Position
from arschloch_gui.ai.shithead.regular import RegularPlayer
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.shithead import flow
from arschloch_gui.engine.shithead.legal import legal_actions
from arschloch_gui.engine.shithead.state import RoundState
from arschloch_gui.engine.shithead.view import SeatView
from arschloch_gui.engine.table.public import EXCHANGE
from arschloch_gui.engine.table.round import AnyRound

REGULAR = RegularPlayer()


def play_on(state: AnyRound, seat: Seat, rng: Rng) -> float:
    """Play out a round and return a seat's place, from +1 (out first) to −1 (the Shithead)."""
    return worth_of(place_of(state, seat, rng), len(state.order))


def place_of(state: AnyRound, seat: Seat, rng: Rng) -> int:
    """Play out a round and return a seat's place, 0 for the first one out."""
    assert isinstance(state, RoundState)
    while state.phase == EXCHANGE:
        legal = legal_actions(state)
        chosen = REGULAR.choose(SeatView.of(state, state.to_act), legal, rng)
        flow.advance(state, legal[chosen], None)
    at = Position(state)
    finished = at.finished
    while seat not in finished:
        act(at, rng)
    return finished.index(seat)
