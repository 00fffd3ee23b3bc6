"""What only this game tells: the cards left at the end, counted as points against their holder."""

from __future__ import annotations

from dataclasses import dataclass

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event


@dataclass(frozen=True, slots=True)
class CardsCounted(Event):
    """A seat scores for its `left` cards; `penalty` is "", "doublette" or "triplette"."""

    seat: Seat
    left: int
    points: int
    penalty: str
