"""State of a round of Thirteen Cards."""

from __future__ import annotations

from dataclasses import dataclass

from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.table.public import NO_CARD, PublicTricks
from arschloch_gui.engine.table.round import Round
from arschloch_gui.engine.thirteen.combos import Combo
from arschloch_gui.engine.thirteen.rules import Rules
from arschloch_gui.engine.thirteen.scoring import points_for


@dataclass(slots=True)
class PublicRound(PublicTricks[Rules, Combo]):
    """The public part of a round. When the round is over, `finished` ranks all seats."""

    required: Card = NO_CARD
    """Card that the opening lead has to contain."""


@dataclass(slots=True)
class RoundState(PublicRound, Round[Rules]):
    """The state of a round, from the deal to the first empty hand."""

    def points(self) -> tuple[int, ...]:
        return tuple(points_for(len(hand)) for hand in self.hands)
