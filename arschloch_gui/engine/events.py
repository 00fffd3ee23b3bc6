"""Facts that happened, in order, with enough in them to animate without reading the state.

The table, the log and the statistics are told by events; rules never read them, and the
record does not hold them (they are derived again from the actions). An event that shows
hidden cards knows its redacted twin: `seen_by(viewer)`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Self, TypeAlias

from arschloch_gui.engine.cards import Card, Seat


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all facts; public unless it says otherwise."""

    def seen_by(self, viewer: Seat | None) -> Self:
        """What the viewer may know of this; `None` is a spectator without a seat."""
        return self


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round begins: seats clockwise, offices from highest to lowest (none in a first round)."""

    round_no: int
    order: tuple[Seat, ...]
    dealer: Seat
    offices: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Reseated(Event):
    """The players changed places by office; `order` lists the seats clockwise."""

    order: tuple[Seat, ...]


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
class CardsDealt(Event):
    """A seat got its hand; only its holder sees the cards."""

    seat: Seat
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class CardsSetAside(Event):
    """Surplus cards left the round before it began (`surplus`); hidden ones show no cards."""

    count: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsGiven(Event):
    """Cards changed hands in the exchange; only giver and taker see them."""

    giver: Seat
    taker: Seat
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer in (self.giver, self.taker) else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class PlayBegan(Event):
    """The exchange is over (or there was none); `leader` opens the first trick."""

    leader: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat has to decide now; `phase` says what about."""

    seat: Seat
    phase: str


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A combination was laid. `kind` is "set" or "run"; `left` counts the cards still in hand."""

    seat: Seat
    cards: tuple[Card, ...]
    kind: str
    as_rank: str | None
    left: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat declined to beat the trick."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """The trick ended; `seat` takes its `count` cards, which leave the round."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat got rid of its last card as number `place` (1 is first)."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class LeadInherited(Event):
    """The taker of the trick is out, so another seat leads (`inherit`)."""

    seat: Seat


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
    """An upper office asked a lower one for a rank, aloud; `got` tells the answer."""

    asker: Seat
    target: Seat
    rank: str
    got: bool


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


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """All offices are given. By seat: `points` of this round, `scores`, `hands` left."""

    offices: tuple[Seat, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The last round is over; `standings` lists the seats from best to worst."""

    standings: tuple[Seat, ...]
    scores: tuple[int, ...]


Emit: TypeAlias = Callable[[Event], None] | None
