"""What everybody at the table knows of a round, declared once for each game.

A game lists its public fields in one class below `Public`. Its round under way and the view of a
seat are both made of that class (`table.round`), so a copy, a view or a sampled world takes every
public field from the one declaration and cannot lack any.
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
    """Cards played together, as a game understands them."""

    @property
    def cards(self) -> tuple[Card, ...]: ...


RulesT_co = TypeVar("RulesT_co", bound=RulesBase, covariant=True)
"""Covariant: the rules of a round are never replaced."""
MeldT_co = TypeVar("MeldT_co", bound=AnyMeld, covariant=True)


@dataclass(slots=True)
class Public(Generic[RulesT_co]):
    """Values are immutable: they are replaced and never changed in place, so copies share them.

    Sequences are by seat or in time order. What follows from these fields is computed from them and
    stored nowhere.
    """

    rules: RulesT_co
    order: tuple[Seat, ...]
    """The seats clockwise."""
    offices: tuple[Seat, ...] = ()
    """The seats as the round before ended, the highest office first; empty in a first round."""
    dealer: Seat = 0
    phase: str = PLAY
    to_act: Seat = NOBODY
    finished: tuple[Seat, ...] = ()
    """The seats that have their place, the best first."""

    @property
    def successor(self) -> tuple[Seat, ...]:
        """By seat: who sits on its left."""
        return successors(self.order)

    def top_cards(self) -> tuple[Card, ...]:
        """Return the cards to be beaten or matched."""
        return ()

    def is_turned(self) -> bool:
        """Whether the ranks or the turns run the other way."""
        return False

    def from_left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats clockwise, this one last."""
        return from_left_of(self.order, seat)


@dataclass(slots=True)
class PublicTricks(Public[RulesT_co], Generic[RulesT_co, MeldT_co]):
    """Public part of a round of a trick-taking game; see `Public`."""

    trick: tuple[tuple[Seat, MeldT_co], ...] = ()
    """The plays since the last lead."""
    owner: Seat = NOBODY
    """Who would take the trick as it is now."""
    taken: tuple[tuple[Seat, int], ...] = ()
    """The tricks taken in this round: by whom, and of how many cards."""
    passed: int = 0
    """Who has passed: a bit for each seat."""
    history: tuple[tuple[Seat, MeldT_co | None], ...] = ()
    """Every play and pass (None) of the round."""

    @property
    def top(self) -> MeldT_co | None:
        """The play to beat, or None when somebody leads."""
        return self.trick[-1][1] if self.trick else None

    def top_cards(self) -> tuple[Card, ...]:
        return self.top.cards if self.top else ()

    def played(self) -> list[Card]:
        """Return all cards played in this round so far."""
        return [card for _, meld in self.history if meld for card in meld.cards]

    def passes_in_a_row(self) -> int:
        """Return how many passes there have been since the last play."""
        backwards = reversed(self.history)
        return sum(1 for _ in takewhile(lambda turn: turn[1] is None, backwards))


AnyTricks: TypeAlias = PublicTricks[RulesBase, AnyMeld]
"""What everybody knows of a round of one of the games of tricks, whichever it is."""
