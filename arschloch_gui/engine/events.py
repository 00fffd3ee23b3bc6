"""Events: what happened in a match, in order, with enough detail to animate it without the state.

The table, the log and the statistics are updated from events. The rules never read them, and the
record does not store them, because they can be derived from the actions. `seen_by(viewer)` returns
an event without the cards that are hidden from the viewer. This module defines the events shared by
all games. Events of a single game are defined in its package.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Self, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.engine.cards import Card, Seat


class Event(Struct, frozen=True):
    """The base class of all events. Events are public unless a subclass overrides this."""

    def seen_by(self, viewer: Seat | None) -> Self:
        """Return this event as the viewer may see it; None is a spectator without a seat."""
        return self

    def is_told(self, viewer: Seat | None) -> bool:
        """Return whether the viewer learns that this event happened."""
        return True

    def beforehand(self) -> Self:
        """Return the part of this event that does not depend on hidden cards."""
        return self


class RoundStarted(Event, frozen=True):
    """The start of a round; `order` lists the seats clockwise.

    `offices` lists the seats from the highest to the lowest position (empty in a first round).
    """

    round_no: int
    order: tuple[Seat, ...]
    dealer: Seat
    offices: tuple[Seat, ...]


class Reseated(Event, frozen=True):
    """A change of seats by position; `order` lists the seats clockwise."""

    order: tuple[Seat, ...]


class CardsDealt(Event, frozen=True):
    """The deal of a hand to a seat. Only that seat sees the cards."""

    seat: Seat
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else replace(self, cards=())


class CardsSetAside(Event, frozen=True):
    """The removal of surplus cards before a round (`surplus`); `cards` is empty if face down."""

    count: int
    cards: tuple[Card, ...]


class CardsGiven(Event, frozen=True):
    """A transfer of cards in the exchange. Only the giver and the taker see them."""

    giver: Seat
    taker: Seat
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer in (self.giver, self.taker) else replace(self, cards=())


class CardsPassedOn(Event, frozen=True):
    """Cards passed on to another seat, known only to their giver for now.

    The taker picks them up (`CardsGiven`) once all players have chosen.
    """

    giver: Seat
    taker: Seat
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.giver else replace(self, cards=())


class PlayBegan(Event, frozen=True):
    """The start of play, after the exchange if there is one; `leader` leads to the first trick."""

    leader: Seat


class TurnBegan(Event, frozen=True):
    """The start of a decision: `seat` has to act in this `phase`."""

    seat: Seat
    phase: str


class SecretTurn(TurnBegan, frozen=True):
    """The start of a turn that only the seat `told` learns of, because the decision is secret."""

    told: Seat

    def is_told(self, viewer: Seat | None) -> bool:
        return viewer == self.told


class Played(Event, frozen=True):
    """The play of a combination.

    `kind` is the kind of combination, such as "set" or "run"; `left` is the number of cards still
    in hand.
    """

    seat: Seat
    cards: tuple[Card, ...]
    kind: str
    as_rank: str | None
    left: int


class Passed(Event, frozen=True):
    """A pass of a seat that could not or did not want to beat the trick."""

    seat: Seat


class TrickTaken(Event, frozen=True):
    """The end of a trick, won by `seat`; its `count` cards are out of play."""

    seat: Seat
    count: int


class LeadInherited(Event, frozen=True):
    """The transfer of the lead to another seat if the winner of the trick is out (`inherit`)."""

    seat: Seat


class WentOut(Event, frozen=True):
    """The exit of a seat that has no cards left, in this `place` (1 is first)."""

    seat: Seat
    place: int


class RoundEnded(Event, frozen=True):
    """The end of a round, when every position is decided.

    `points` of this round, total `scores` and `hands` (the cards left) are listed by seat.
    """

    offices: tuple[Seat, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]


class MatchEnded(Event, frozen=True):
    """The end of the match after its last round; `standings` lists the seats from best to worst."""

    standings: tuple[Seat, ...]
    scores: tuple[int, ...]


Emit: TypeAlias = Callable[[Event], None] | None
