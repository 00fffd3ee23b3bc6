"""Public knowledge of a round, declared once for each game.

A game lists its public fields in one subclass of `Public`. The round in progress and the view of a
seat both inherit from that class (`table.round`), so copies, views and sampled rounds include every
public field without further code.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import Generic, Protocol, TypeAlias, TypeVar

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.options import RulesBase
from arschloch_gui.engine.seating import from_left_of, successors

NOBODY: Seat = -1
NO_CARD: Card = -1
PLAY, EXCHANGE, ROUND_OVER = "play", "exchange", "round_over"


class AnyMeld(Protocol):
    """Cards played together, as defined by a game."""

    @property
    def cards(self) -> tuple[Card, ...]: ...


RulesT_co = TypeVar("RulesT_co", bound=RulesBase, covariant=True)
"""Covariant because the rules of a round are never replaced."""
MeldT_co = TypeVar("MeldT_co", bound=AnyMeld, covariant=True)


@dataclass(slots=True)
class Public(Generic[RulesT_co]):
    """The public part of a round.

    Values are replaced and never changed in place, so copies can share them. Sequences are by seat
    or in chronological order. Anything that follows from these fields is computed, not stored.
    """

    rules: RulesT_co
    order: tuple[Seat, ...]
    """All seats in clockwise order."""
    offices: tuple[Seat, ...] = ()
    """Seats from best to worst in the last round; empty in a first round."""
    dealer: Seat = 0
    phase: str = PLAY
    to_act: Seat = NOBODY
    finished: tuple[Seat, ...] = ()
    """Seats that are out, best first."""

    @property
    def successor(self) -> tuple[Seat, ...]:
        """The left neighbour of every seat, indexed by seat."""
        return successors(self.order)

    def top_cards(self) -> tuple[Card, ...]:
        """Return the cards to beat or match, or an empty tuple if there are none."""
        return ()

    def is_turned(self) -> bool:
        """Return whether the rank order or the direction of play is reversed."""
        return False

    def from_left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats clockwise, from the left neighbour of `seat` to `seat` itself."""
        return from_left_of(self.order, seat)


@dataclass(slots=True)
class PublicTricks(Public[RulesT_co], Generic[RulesT_co, MeldT_co]):
    """The public part of a round of a trick-taking game; see `Public`."""

    trick: tuple[tuple[Seat, MeldT_co], ...] = ()
    """Plays since the last lead."""
    owner: Seat = NOBODY
    """Seat that currently owns the trick."""
    taken: tuple[tuple[Seat, int], ...] = ()
    """Tricks won in this round, as pairs of the winner and the number of cards."""
    passed: int = 0
    """Seats that have passed, as a bit mask."""
    history: tuple[tuple[Seat, MeldT_co | None], ...] = ()
    """All plays of the round in order, with None for a pass."""

    @property
    def top(self) -> MeldT_co | None:
        """The play to beat, or None if the seat to act leads."""
        return self.trick[-1][1] if self.trick else None

    def top_cards(self) -> tuple[Card, ...]:
        return self.top.cards if self.top else ()

    def played(self) -> list[Card]:
        """Return all cards played so far in this round."""
        return [card for _, meld in self.history if meld for card in meld.cards]

    def passes_in_a_row(self) -> int:
        """Return the number of passes since the last play."""
        backwards = reversed(self.history)
        return sum(1 for _ in takewhile(lambda turn: turn[1] is None, backwards))


AnyTricks: TypeAlias = PublicTricks[RulesBase, AnyMeld]
"""The public part of a round of any trick-taking game."""
