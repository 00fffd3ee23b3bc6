"""A seat's knowledge of a round of Thirteen Cards."""

from __future__ import annotations

from dataclasses import dataclass

from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.table.round import View
from arschloch_gui.engine.thirteen.flow import DECK
from arschloch_gui.engine.thirteen.rules import Rules
from arschloch_gui.engine.thirteen.state import PublicRound, RoundState


@dataclass(slots=True)
class SeatView(View[Rules, RoundState], PublicRound):
    """A Thirteen Cards round as seen from `seat`."""

    def unseen(self) -> list[Card]:
        seen = {*self.hand, *self.played()}
        return [card for card in DECK if card not in seen]

    def _blank(self) -> RoundState:
        return RoundState.__new__(RoundState)
