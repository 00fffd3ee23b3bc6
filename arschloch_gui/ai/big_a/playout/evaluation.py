"""The value of a round of the Big A if all seats play like `regular`."""

from __future__ import annotations

from arschloch_gui.ai.big_a.playout.policy import act
from arschloch_gui.ai.big_a.playout.position import Position
from arschloch_gui.engine.big_a.deck import DECK, penalty_of, points_for
from arschloch_gui.engine.big_a.state import RoundState
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.round import AnyRound

MOST_HELD = 15
"""Maximum number of cards in a hand: thirteen and both A cards."""
WORST = points_for(sorted(DECK, key=penalty_of)[-MOST_HELD:])


def spared(points: int) -> float:
    """Return penalty points on a scale from +1 (none) to −1 (the worst possible hand)."""
    return 1 - 2 * points / WORST


def play_on(state: AnyRound, seat: Seat, rng: Rng) -> float:
    """Play out a round and return the value of a seat's points. Deterministic, like `regular`."""
    assert isinstance(state, RoundState)
    at = Position(state)
    while not at.is_over:
        act(at)
    return spared(at.points[seat])
