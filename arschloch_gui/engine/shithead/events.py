"""What only Shithead tells; `Played.kind` is the place the cards came from."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import Event


class TableLaid(Event, frozen=True):
    """What was dealt to the table: by seat open cards and how many blind, the stock's count."""

    open: tuple[tuple[Card, ...], ...]
    blind: tuple[int, ...]
    stock: int
    pile: tuple[Card, ...]


class Swapped(Event, frozen=True):
    """A seat played cards of its hand open and took others up; both empty when it was content."""

    seat: Seat
    laid: tuple[Card, ...]
    taken: tuple[Card, ...]


class Drawn(Event, frozen=True):
    """A seat filled its hand from the stock, which has `left` cards now; only it sees the cards."""

    seat: Seat
    count: int
    cards: tuple[Card, ...]
    left: int

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else replace(self, cards=())


class BlindTurned(Event, frozen=True):
    """A seat turned a face-down card over; `fits`: it is played, otherwise it is picked up.

    Without cards, it has not been turned yet.
    """

    seat: Seat
    place: int
    cards: tuple[Card, ...]
    fits: bool

    def beforehand(self) -> Self:
        return replace(self, cards=(), fits=False)


class PileBurned(Event, frozen=True):
    """The pile left the game by this seat.

    `reason` is "ten", "four" (of a rank) or "takes" (`burn_after_takes`).
    """

    seat: Seat
    reason: str
    cards: tuple[Card, ...]


class PileTaken(Event, frozen=True):
    """A seat took the pile into its hand; everybody saw the cards."""

    seat: Seat
    cards: tuple[Card, ...]


class DirectionTurned(Event, frozen=True):
    """Play goes round the other way; `reversed` tells whether that is against the clock."""

    seat: Seat
    reversed: bool
