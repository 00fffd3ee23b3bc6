"""What is decided and handed over before and between tricks, as values."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

from arschloch_gui.engine.cards import Card, Rank, Seat

T = TypeVar("T")


class PendingDecision(Struct, frozen=True):
    """A decision somebody has to make before things go on.

    `kind` names the interlude that handles it, `phase` what people call this part of the round.
    """

    seat: Seat
    kind: str
    phase: str
    about: object = None

    def about_as(self, kind: type[T]) -> T:
        """Return what this is about; the caller knows of which type that is for its `kind`."""
        assert isinstance(self.about, kind)
        return self.about


class Pair(Struct, frozen=True):
    """Two offices that exchange `count` cards; `how` overrides what the upper returns.

    `extra` of the cards are a bonus beyond `exchange_counts`.
    """

    upper: Seat
    lower: Seat
    count: int
    how: str = ""
    extra: int = 0


class Transfer(Struct, frozen=True):
    """One step of the exchange plan: `how` is "best", "worst" (automatic) or "choice"."""

    giver: Seat
    taker: Seat
    count: int
    how: str


class Given(Struct, frozen=True):
    """Cards that changed hands; only giver and taker know them."""

    giver: Seat
    taker: Seat
    cards: tuple[Card, ...]


class Announcement(Struct, frozen=True):
    """What a seat told everybody before the first trick: it held `count` cards of a rank.

    0: none; 1: one at least, which it gave the `taker` at once; more: it announced so many.
    """

    seat: Seat
    rank: Rank
    count: int
    taker: Seat | None = None
