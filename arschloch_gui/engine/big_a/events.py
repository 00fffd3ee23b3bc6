"""Events that exist only in the Big A."""

from __future__ import annotations

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import Event


class ATaken(Event, frozen=True):
    """A seat picking up an A card, from the table or from the trick to which it was led."""

    seat: Seat
    card: Card
    from_table: bool


class PassedOver(Event, frozen=True):
    """A turn skipped in an A trick, because the seat has only A cards."""

    seat: Seat


class CardsCounted(Event, frozen=True):
    """The penalty `points` for the `cards` that a seat still has."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int
