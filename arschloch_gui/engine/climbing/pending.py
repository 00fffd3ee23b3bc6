"""Decisions and transfers of cards before and between tricks, as values."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

from arschloch_gui.engine.cards import Card, Rank, Seat

T = TypeVar("T")


class PendingDecision(Struct, frozen=True):
    """A decision that a seat has to make before the round continues.

    `kind` names the `DecisionKind` that handles it, and `phase` is the phase shown to people.
    """

    seat: Seat
    kind: str
    phase: str
    about: object = None

    def about_as(self, kind: type[T]) -> T:
        """Return `about`, which must have the type `kind`."""
        assert isinstance(self.about, kind)
        return self.about


class Pair(Struct, frozen=True):
    """Two seats that exchange `count` cards.

    `how` ("worst", "choice" or "") overrides how the upper one selects the cards to return.

    `extra` of these cards are a bonus beyond `exchange_counts`.
    """

    upper: Seat
    lower: Seat
    count: int
    how: str = ""
    extra: int = 0


class Transfer(Struct, frozen=True):
    """One step of the exchange plan; `how` is "best" or "worst" (both automatic), or "choice"."""

    giver: Seat
    taker: Seat
    count: int
    how: str


class Given(Struct, frozen=True):
    """Cards that changed hands. Only the giver and the taker know them."""

    giver: Seat
    taker: Seat
    cards: tuple[Card, ...]


class Announcement(Struct, frozen=True):
    """Public information from before the first trick that a seat had `count` cards of a rank.

    0 means none. 1 means at least one, which the seat gave to the `taker` at once. A higher number
    is an announced count.
    """

    seat: Seat
    rank: Rank
    count: int
    taker: Seat | None = None
