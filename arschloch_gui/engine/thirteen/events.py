"""What only this game tells: the cards left at the end, counted as points against their holder."""

from __future__ import annotations

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event


class CardsCounted(Event, frozen=True):
    """A seat scores for its `left` cards; `penalty` is "", "doublette" or "triplette"."""

    seat: Seat
    left: int
    points: int
    penalty: str
