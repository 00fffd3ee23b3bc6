"""What only this game tells: offices and seats, the exchange, and its special rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import Event


@dataclass(frozen=True, slots=True)
class SeatsDrawn(Event):
    """Everybody drew for the seats of the first round (`first_seating`).

    `cards` by seat: what each drew, those who were tied again; `offices` from highest to lowest.
    """

    cards: tuple[tuple[Card, ...], ...]
    offices: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class OfficesMirrored(Event):
    """A greater revolution turned all offices round; `offices` from highest to lowest.

    `order` lists the seats clockwise, should the players have changed places with them.
    """

    offices: tuple[Seat, ...]
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RuleApplied(Event):
    """A special rule took effect ("bomb", "cut", "revolution", "tabula_rasa", …) by this seat."""

    rule: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class OrderReversed(Event):
    """The rank order was turned round; `reversed` tells which way it runs now."""

    reversed: bool


@dataclass(frozen=True, slots=True)
class Demoted(Event):
    """A seat was sent to the lowest office; `reason` is the option behind it."""

    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A seat claimed something (a putsch, a free trick …) or let the chance go by (`what` "")."""

    seat: Seat
    what: str


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """An upper office asked a lower one for a rank, aloud; `got` tells the answer, `None` that
    there is none yet."""

    asker: Seat
    target: Seat
    rank: str
    got: bool | None

    def beforehand(self) -> Self:
        return replace(self, got=None)


@dataclass(frozen=True, slots=True)
class Proposed(Event):
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


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """A proposal was accepted or refused."""

    seat: Seat
    accept: bool


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card was thrown away as a bonus."""

    seat: Seat
    card: Card
    left: int


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """A seat announced top cards; `cards` is its open hand, or empty when only announced."""

    seat: Seat
    rank: str
    count: int
    cards: tuple[Card, ...]
