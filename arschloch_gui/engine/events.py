"""What happened, in order, with enough in it to animate without reading the state.

The table, the log and the statistics are told by events; rules never read them, and the
record does not hold them (they are derived again from the actions). An event that shows
hidden cards knows its redacted twin: `seen_by(viewer)`. Here is what every game tells; what only
one tells stands in its own package.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Self, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.engine.cards import Card, Seat


class Event(Struct, frozen=True):
    """Base of all events; public unless it says otherwise."""

    def seen_by(self, viewer: Seat | None) -> Self:
        """What the viewer may know of this; `None` is a spectator without a seat."""
        return self

    def is_told(self, viewer: Seat | None) -> bool:
        """Whether the viewer learns that this happened at all."""
        return True

    def beforehand(self) -> Self:
        """What of this is certain before the action: not what cards decide that nobody has seen."""
        return self


class RoundStarted(Event, frozen=True):
    """A round begins: seats clockwise, offices from highest to lowest (none in a first round)."""

    round_no: int
    order: tuple[Seat, ...]
    dealer: Seat
    offices: tuple[Seat, ...]


class Reseated(Event, frozen=True):
    """The players changed places by office; `order` lists the seats clockwise."""

    order: tuple[Seat, ...]


class CardsDealt(Event, frozen=True):
    """A seat got its hand; only its holder sees the cards."""

    seat: Seat
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else replace(self, cards=())


class CardsSetAside(Event, frozen=True):
    """Surplus cards left the round before it began (`surplus`); hidden ones show no cards."""

    count: int
    cards: tuple[Card, ...]


class CardsGiven(Event, frozen=True):
    """Cards changed hands in the exchange; only giver and taker see them."""

    giver: Seat
    taker: Seat
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer in (self.giver, self.taker) else replace(self, cards=())


class CardsPassedOn(Event, frozen=True):
    """Cards were put down before their taker, who takes them up (`CardsGiven`) when everybody has
    chosen; until then only their giver knows them."""

    giver: Seat
    taker: Seat
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.giver else replace(self, cards=())


class PlayBegan(Event, frozen=True):
    """The exchange is over (or there was none); `leader` opens the first trick."""

    leader: Seat


class TurnBegan(Event, frozen=True):
    """A seat has to decide now; `phase` says what about."""

    seat: Seat
    phase: str


class SecretTurn(TurnBegan, frozen=True):
    """Whose turn it is as one seat alone learns of it: it was asked, or has answered, in secret."""

    told: Seat

    def is_told(self, viewer: Seat | None) -> bool:
        return viewer == self.told


class Played(Event, frozen=True):
    """A combination was played. `kind` is "set" or "run"; `left` counts the cards still in hand."""

    seat: Seat
    cards: tuple[Card, ...]
    kind: str
    as_rank: str | None
    left: int


class Passed(Event, frozen=True):
    """A seat declined to beat the trick."""

    seat: Seat


class TrickTaken(Event, frozen=True):
    """The trick ended; `seat` takes its `count` cards, which leave the round."""

    seat: Seat
    count: int


class LeadInherited(Event, frozen=True):
    """The taker of the trick is out, so another seat leads (`inherit`)."""

    seat: Seat


class WentOut(Event, frozen=True):
    """A seat got rid of its last card as number `place` (1 is first)."""

    seat: Seat
    place: int


class RoundEnded(Event, frozen=True):
    """End of a round, when every position is decided.

    By seat: `points` of this round, `scores`, and `hands` (the cards left).
    """

    offices: tuple[Seat, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]


class MatchEnded(Event, frozen=True):
    """The last round is over; `standings` lists the seats from best to worst."""

    standings: tuple[Seat, ...]
    scores: tuple[int, ...]


Emit: TypeAlias = Callable[[Event], None] | None
