"""Events that exist only in Shithead. There, `Played.kind` is where the cards came from."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import Event


class TableLaid(Event, frozen=True):
    """The cards on the table after the deal.

    By seat, `open` lists the face-up cards and `blind` the number of face-down cards. `stock` is
    the number of cards in the stock.
    """

    open: tuple[tuple[Card, ...], ...]
    blind: tuple[int, ...]
    stock: int
    pile: tuple[Card, ...]


class Swapped(Event, frozen=True):
    """A swap of hand cards (`given`) for face-up cards (`taken`).

    Both are empty if the seat declined.
    """

    seat: Seat
    given: tuple[Card, ...]
    taken: tuple[Card, ...]


class Drawn(Event, frozen=True):
    """A draw from the stock, which now has `left` cards. Only this seat sees the cards."""

    seat: Seat
    count: int
    cards: tuple[Card, ...]
    left: int

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else replace(self, cards=())


class BlindTurned(Event, frozen=True):
    """A face-down card turned over by a seat.

    If `fits`, it is played; otherwise, it is picked up with the pile.

    `cards` is empty if the card has not been turned yet.
    """

    seat: Seat
    place: int
    cards: tuple[Card, ...]
    fits: bool

    def beforehand(self) -> Self:
        return replace(self, cards=(), fits=False)


class PileBurned(Event, frozen=True):
    """The pile burned by this seat and thus removed from the game.

    `reason` is "ten", "four" (of a rank) or "takes" (`burn_after_takes`).
    """

    seat: Seat
    reason: str
    cards: tuple[Card, ...]


class PileTaken(Event, frozen=True):
    """The pile picked up by a seat. All players know the cards."""

    seat: Seat
    cards: tuple[Card, ...]


class DirectionTurned(Event, frozen=True):
    """A reversal of the direction of play. `reversed` is True if it is now anticlockwise."""

    seat: Seat
    reversed: bool
