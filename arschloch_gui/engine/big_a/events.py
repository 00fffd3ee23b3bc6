"""What only this game tells."""

from __future__ import annotations

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import Event


class ATaken(Event, frozen=True):
    """A seat has to take an A card into its hand, from the table or the one just led."""

    seat: Seat
    card: Card
    from_table: bool


class PassedOver(Event, frozen=True):
    """A seat has nothing but A cards, so it plays nothing in this A trick."""

    seat: Seat


class CardsCounted(Event, frozen=True):
    """The `cards` a seat still has count `points` against it."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int
