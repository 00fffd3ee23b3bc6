"""Events that exist only in Thirteen Cards: the penalty points for cards left at the end."""

from __future__ import annotations

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event


class CardsCounted(Event, frozen=True):
    """The penalty points of a seat for its `left` cards.

    `penalty` is "", "doublette" or "triplette".
    """

    seat: Seat
    left: int
    points: int
    penalty: str
