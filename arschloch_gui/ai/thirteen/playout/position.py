"""A round of Thirteen Cards in progress, as ints, which can be copied and changed quickly."""

from __future__ import annotations

from arschloch_gui.ai.thirteen.playout.hands import WHOLE_DECK, Mask, Unit, mask_of, unit_of
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.table.public import NO_CARD, NOBODY
from arschloch_gui.engine.thirteen.combos import Power, power_of
from arschloch_gui.engine.thirteen.state import RoundState

NO_POWER: Power = -1


class Position:
    """A mutable position. Lists are by seat."""

    __slots__ = (
        "counts", "cross", "hands", "owner", "passed", "required", "successor", "to_act", "top",
        "unplayed",
    )  # fmt: skip

    def __init__(self, state: RoundState) -> None:
        self.hands: list[Mask] = [mask_of(hand) for hand in state.hands]
        self.counts = [len(hand) for hand in state.hands]
        played = [card for _, combo in state.history if combo for card in combo.cards]
        self.unplayed: Mask = WHOLE_DECK ^ mask_of(played)
        """Cards that have not been played. After a partial deal, some of them are in no hand."""
        self.cross, self.successor = state.rules.cross_kind, state.successor
        self.required = NO_POWER if state.required == NO_CARD else power_of(state.required)
        self.to_act: Seat = state.to_act
        self.owner: Seat = state.owner
        self.passed = state.passed
        self.top: Unit | None = unit_of(state.top) if state.top else None

    def lay(self, unit: Unit) -> None:
        """Play a combination. The round is over when a hand is empty."""
        seat = self.to_act
        self.hands[seat] ^= unit.mask
        self.counts[seat] -= unit.size
        self.unplayed ^= unit.mask
        self.top, self.owner, self.required = unit, seat, NO_POWER
        if self.counts[seat]:
            self._next_turn()
        else:
            self.to_act = NOBODY

    def pass_on(self) -> None:
        """Pass."""
        self.passed |= 1 << self.to_act
        self._next_turn()

    def _next_turn(self) -> None:
        seat = self.successor[self.to_act]
        while self.passed >> seat & 1:
            seat = self.successor[seat]
        if seat == self.owner:
            self.top, self.owner, self.passed = None, NOBODY, 0
        self.to_act = seat
