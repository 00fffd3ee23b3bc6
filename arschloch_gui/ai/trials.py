"""The interface for evaluating the options of a decision by rollouts.

`Playing` defines which games implement it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Protocol

from msgspec import Struct

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.family import RoundSetup
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.round import AnyView


class Trials(Protocol):
    """One decision of a seat, based only on the seat's view."""

    def distinct(self, also: Sequence[int] = ()) -> list[int]:
        """Return the indices of the legal actions, without equivalent duplicates.

        If there are very many, only those worth considering and the equivalents of `also` are
        returned.
        """
        ...

    def option_of(self, action: Action) -> int:
        """Return the index in `distinct` of the option that is equivalent to a legal action.

        Raises `ValueError` for an illegal one.
        """
        ...

    def places(self, options: Sequence[int], rng: Rng) -> list[list[int]]:
        """Play out every option in the same situation, which is drawn from `rng`.

        Return one list per option, with the places that the seat reached (0 is the highest
        position).
        """
        ...

    def rounds(self, options: Sequence[int], rng: Rng) -> list[RolloutRound]:
        """Play out every option in one situation with `regular` in all seats, recording all events.

        This takes much longer than `places`.
        """
        ...


class EquivalentActions:
    """The legal actions of a decision, grouped by kind: actions of a kind are equivalent.

    >>> from arschloch_gui.engine.actions import Ask
    >>> asks = EquivalentActions((Ask("7"), Ask("7"), Ask("8")), kind_of=lambda action: action)
    >>> list(asks.first.values())
    [0, 2]
    >>> asks.index_of(Ask("8"))
    2
    """

    def __init__(self, legal: Sequence[Action], kind_of: Callable[[Action], Hashable]) -> None:
        self._kind_of = kind_of
        self.first: dict[Hashable, int] = {}
        """The index of the first action of each kind."""
        for at, action in enumerate(legal):
            self.first.setdefault(kind_of(action), at)

    def index_of(self, action: Action) -> int:
        """Return the index of the first action that is equivalent to a legal action.

        Raises `ValueError` for an illegal one.
        """
        at = self.first.get(self._kind_of(action))
        if at is None:
            raise ValueError(action)
        return at


class RolloutStep(Struct, frozen=True):
    """An event of a round, with a spectator's view and the hands of all seats after it."""

    event: Event
    view: AnyView
    hands: tuple[tuple[Card, ...], ...]


class RolloutRound(Struct, frozen=True):
    """All events of a simulated round, and the resulting positions, highest first."""

    scenes: tuple[RolloutStep, ...]
    offices: tuple[Seat, ...]


class PlayedDeal(Struct, frozen=True):
    """The positions before a deal, and those after each time that it was played out.

    Positions list the seats, highest first. `offices` is empty if there were none.
    """

    offices: tuple[Seat, ...]
    ends: list[tuple[Seat, ...]]


class Deals(Protocol):
    """Deals of a game under fixed rules, which can be played out."""

    def played(self, setup: RoundSetup, rng: Rng, times: int) -> PlayedDeal:
        """Play out one deal `times` times. All randomness after the deal comes from `rng`."""
        ...
