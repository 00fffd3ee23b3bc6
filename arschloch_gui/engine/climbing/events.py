"""Events that exist only in the climbing games: positions and seats, exchange, special rules."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import Event


class SeatsDrawn(Event, frozen=True):
    """The draw for the seats of the first round (`first_seating`).

    `cards` lists the cards drawn by each seat. Seats with equal cards drew again. `offices` lists
    the seats from the highest to the lowest position.
    """

    cards: tuple[tuple[Card, ...], ...]
    offices: tuple[Seat, ...]


class SurplusDealt(Event, frozen=True):
    """Cards of a hand just dealt that were left over from an uneven deal (`surplus`)."""

    seat: Seat
    count: int


class OfficesMirrored(Event, frozen=True):
    """A reversal of all positions by a greater revolution. `offices` starts with the highest.

    `order` lists the seats clockwise, in case the players changed seats with the positions.
    """

    offices: tuple[Seat, ...]
    order: tuple[Seat, ...]


class RuleApplied(Event, frozen=True):
    """An effect of a special rule ("bomb", "cut", "revolution" and so on) caused by this seat."""

    rule: str
    seat: Seat


class OrderReversed(Event, frozen=True):
    """A reversal of the rank order. `reversed` is the new state."""

    reversed: bool


class Demoted(Event, frozen=True):
    """The demotion of a seat to the lowest position. `reason` is the option responsible."""

    seat: Seat
    reason: str


class Declared(Event, frozen=True):
    """A declaration by a seat, such as a putsch.

    `what` is empty if the seat declined to declare.
    """

    seat: Seat
    what: str


class Asked(Event, frozen=True):
    """A public question from an upper position to a lower one for a card of a rank.

    `got` is the answer, or None if there is none yet.
    """

    asker: Seat
    target: Seat
    rank: str
    got: bool | None

    def beforehand(self) -> Self:
        return replace(self, got=None)


class Proposed(Event, frozen=True):
    """A proposal in a negotiation. Only the two players involved see the cards."""

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
    """The acceptance or refusal of a proposal."""

    seat: Seat
    accept: bool


class Discarded(Event, frozen=True):
    """A bonus discard of one card."""

    seat: Seat
    card: Card
    left: int


class HandShown(Event, frozen=True):
    """An announcement of top cards. `cards` is the hand if it is shown, else empty."""

    seat: Seat
    rank: str
    count: int
    cards: tuple[Card, ...]
