"""Events of a match, each with enough detail to be animated without access to the match.

The table, the log and the statistics are updated from events. The rules never read them, and the
record does not store them, because they follow from the actions. `seen_by(viewer)` returns
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
    """The base class of all events. An event is public unless its class overrides `seen_by`."""

    def seen_by(self, viewer: Seat | None) -> Self:
        """Return this event without the cards that `viewer` (None: a spectator) may not see."""
        return self

    def is_told(self, viewer: Seat | None) -> bool:
        """Return whether the viewer may know that this event happened."""
        return True

    def beforehand(self) -> Self:
        """Return this event without details that depend on hidden cards."""
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
    """A new seating at the start of a round; `order` lists the seats clockwise."""

    order: tuple[Seat, ...]


class CardsDealt(Event, frozen=True):
    """A hand dealt to a seat. Only that seat sees the cards."""

    seat: Seat
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.seat else replace(self, cards=())


class CardsSetAside(Event, frozen=True):
    """Surplus cards set aside before a round (`surplus`).

    `cards` is empty if they are face down.
    """

    count: int
    cards: tuple[Card, ...]


class CardsGiven(Event, frozen=True):
    """Cards that change hands in the exchange. Only the giver and the taker see them."""

    giver: Seat
    taker: Seat
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer in (self.giver, self.taker) else replace(self, cards=())


class CardsPassedOn(Event, frozen=True):
    """Cards that a seat has chosen to pass on, so far known only to that seat.

    The taker picks them up (`CardsGiven`) once all players have chosen.
    """

    giver: Seat
    taker: Seat
    count: int
    cards: tuple[Card, ...]

    def seen_by(self, viewer: Seat | None) -> Self:
        return self if viewer == self.giver else replace(self, cards=())


class PlayBegan(Event, frozen=True):
    """The start of play, after any exchange; `leader` leads to the first trick."""

    leader: Seat


class TurnBegan(Event, frozen=True):
    """The start of a decision by `seat` in this `phase`."""

    seat: Seat
    phase: str


class SecretTurn(TurnBegan, frozen=True):
    """The start of a secret decision, which only the seat `told` learns of."""

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
    """A pass by a seat that could not or chose not to beat the trick."""

    seat: Seat


class TrickTaken(Event, frozen=True):
    """The end of a trick, won by `seat`; its `count` cards are out of play."""

    seat: Seat
    count: int


class LeadInherited(Event, frozen=True):
    """The transfer of the lead to `seat`, because the winner of the trick is out (`inherit`)."""

    seat: Seat


class WentOut(Event, frozen=True):
    """A player going out, that is, running out of cards, in this `place` (1 is first)."""

    seat: Seat
    place: int


class RoundEnded(Event, frozen=True):
    """The end of a round. Every position is now decided.

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
