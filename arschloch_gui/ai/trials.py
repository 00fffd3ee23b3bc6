"""A decision whose options can be tried in one situation after another, as long as one likes.

Which games have such decisions, `Playing` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.family import RoundSetup
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.round import AnyView


class Trials(Protocol):
    """One decision of one seat, seen from its view alone."""

    def distinct(self, also: Sequence[int] = ()) -> list[int]:
        """The legal actions (their indices), of those that differ in nothing that counts one.

        Of very many those worth a thought, and what stands for the ones in `also`.
        """
        ...

    def option_of(self, action: Action) -> int:
        """The one of `distinct` that differs from a legal action in nothing that counts."""
        ...

    def places(self, options: Sequence[int], rng: Rng) -> list[list[int]]:
        """One situation the decision may be made in, the same for all options, drawn from `rng`:
        by option the places (0 is the highest office) the seat came to when it was played out."""
        ...

    def rounds(self, options: Sequence[int], rng: Rng) -> list[RolloutRound]:
        """One situation like that, by option played out in sight by `regular` in all seats. It
        takes far longer."""
        ...


class RolloutStep(Struct, frozen=True):
    """Something that happens in a round, the view of somebody who looks on when it has happened,
    and the hands of all seats then."""

    event: Event
    view: AnyView
    hands: tuple[tuple[Card, ...], ...]


class RolloutRound(Struct, frozen=True):
    """All that happens in a round that is played out in sight, and the offices it gives from
    highest to lowest."""

    scenes: tuple[RolloutStep, ...]
    offices: tuple[Seat, ...]


class PlayedDeal(Struct, frozen=True):
    """The offices held when the cards were dealt (empty: none), and for every time the deal was
    played out the seats from the highest office it gave to the lowest."""

    offices: tuple[Seat, ...]
    ends: list[tuple[Seat, ...]]


class Deals(Protocol):
    """Deals of a game under some rules, which can be played out."""

    def played(self, setup: RoundSetup, rng: Rng, times: int) -> PlayedDeal:
        """One deal, played out so often; all chance after the deal comes from `rng`."""
        ...
