"""Interface for decisions whose options can be tried in any number of situations.

`Playing` states which games have such decisions.
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
    """One decision of one seat, based on its view alone."""

    def distinct(self, also: Sequence[int] = ()) -> list[int]:
        """Return the indices of the legal actions, one for each group of equivalent ones.

        If there are very many, only those worth considering are returned, with the equivalents of
        `also`.
        """
        ...

    def option_of(self, action: Action) -> int:
        """Return the member of `distinct` that is equivalent to a legal action."""
        ...

    def places(self, options: Sequence[int], rng: Rng) -> list[list[int]]:
        """Play every option out in one situation drawn from `rng`, the same for all options.

        Return, for each option, the places (0 is the highest position) that the seat reached.
        """
        ...

    def rounds(self, options: Sequence[int], rng: Rng) -> list[RolloutRound]:
        """Play every option out in one situation with `regular` in all seats; record all events.

        This takes much longer than `places`.
        """
        ...


class RolloutStep(Struct, frozen=True):
    """An event of a round, with an onlooker's view and the hands of all seats after it."""

    event: Event
    view: AnyView
    hands: tuple[tuple[Card, ...], ...]


class RolloutRound(Struct, frozen=True):
    """All events of a round that was played out, and the resulting positions, highest first."""

    scenes: tuple[RolloutStep, ...]
    offices: tuple[Seat, ...]


class PlayedDeal(Struct, frozen=True):
    """The positions before a deal (empty: none), and those after each time it was played out.

    Seats are listed from the highest position to the lowest.
    """

    offices: tuple[Seat, ...]
    ends: list[tuple[Seat, ...]]


class Deals(Protocol):
    """Deals of a game under given rules, which can be played out."""

    def played(self, setup: RoundSetup, rng: Rng, times: int) -> PlayedDeal:
        """Play one deal out `times` times; all chance after the deal comes from `rng`."""
        ...
