"""What only this game tells: offices and seats, the exchange, and its special rules."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import Event


class SeatsDrawn(Event, frozen=True):
    """Everybody drew for the seats of the first round (`first_seating`).

    `cards` by seat: what each drew, those who were tied again; `offices` from highest to lowest.
    """

    cards: tuple[tuple[Card, ...], ...]
    offices: tuple[Seat, ...]


class OfficesMirrored(Event, frozen=True):
    """A greater revolution turned all offices round; `offices` from highest to lowest.

    `order` lists the seats clockwise, should the players have changed places with them.
    """

    offices: tuple[Seat, ...]
    order: tuple[Seat, ...]


class RuleApplied(Event, frozen=True):
    """A special rule took effect ("bomb", "cut", "revolution", "tabula_rasa", …) by this seat."""

    rule: str
    seat: Seat


class OrderReversed(Event, frozen=True):
    """The rank order was turned round; `reversed` tells which way it runs now."""

    reversed: bool


class Demoted(Event, frozen=True):
    """A seat was sent to the lowest office; `reason` is the option behind it."""

    seat: Seat
    reason: str


class Declared(Event, frozen=True):
    """A seat claimed something (a putsch, a free trick …) or let the chance go by (`what` "")."""

    seat: Seat
    what: str


class Asked(Event, frozen=True):
    """An upper office asked a lower one for a rank, aloud; `got` tells the answer, `None` that
    there is none yet."""

    asker: Seat
    target: Seat
    rank: str
    got: bool | None

    def beforehand(self) -> Self:
        return replace(self, got=None)


class Proposed(Event, frozen=True):
    """A proposal was made in a negotiation; only the two see the cards offered."""

    proposer: Seat
    target: Seat
    count: int
    give: tuple[Card, ...]
    want: tuple[str, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        if viewer in (self.proposer, self.target):
            return self
        return replace(self, give=(), want=())


class Answered(Event, frozen=True):
    """A proposal was accepted or refused."""

    seat: Seat
    accept: bool


class Discarded(Event, frozen=True):
    """A card was thrown away as a bonus."""

    seat: Seat
    card: Card
    left: int


class HandShown(Event, frozen=True):
    """A seat announced top cards; `cards` is its open hand, or empty when only announced."""

    seat: Seat
    rank: str
    count: int
    cards: tuple[Card, ...]
