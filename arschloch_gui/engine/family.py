"""What every game of the house has in common: all that ai, coach and app rely on.

Families share nouns (cards, seats, rng, events, record, match), not a base class. A family
is one object satisfying `Family`; the registry is `engine/families.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.options import Problem
from arschloch_gui.engine.rng import Rng


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action was not taken: a key the app words, with the figures it needs."""

    key: str
    values: tuple[tuple[str, object], ...] = ()

    @classmethod
    def of(cls, key: str, **values: object) -> Refusal:
        """A refusal with its figures given by name."""
        return cls(key, tuple(values.items()))


@dataclass(frozen=True, slots=True)
class Carry:
    """What crosses from one round to the next.

    `order` lists the seats clockwise, `offices` from highest to lowest (empty before the first
    round is over), `marks` is what single rules want to remember (name → value).
    """

    order: tuple[Seat, ...]
    offices: tuple[Seat, ...] = ()
    marks: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Zone:
    """Cards that lie elsewhere than in hands (Shithead: open, blind; stock, pile).

    `piles` has one entry for each seat, or a single one where the place is shared by all.
    """

    name: str
    piles: tuple[tuple[Card, ...], ...]
    shared: bool


@dataclass(frozen=True, slots=True)
class FixedDeal:
    """Cards laid down by a record's `deal` line instead of the seed; hands by seat."""

    hands: tuple[tuple[Card, ...], ...]
    offices: tuple[Seat, ...] | None = None
    lead: Seat | None = None
    zones: tuple[Zone, ...] = ()

    def zone(self, name: str) -> Zone | None:
        """The zone of this name, or None where the line does not speak of it."""
        return next((zone for zone in self.zones if zone.name == name), None)


@dataclass(frozen=True, slots=True)
class RoundSetup:
    """All a round starts from: `seed` is the match's, `round_no` counts from 1."""

    seed: int
    round_no: int
    carry: Carry
    deal: FixedDeal | None = None


class SeatView(Protocol):
    """What one seat may know; a type that has no place for a hidden card."""

    @property
    def rules(self) -> Any: ...
    @property
    def seat(self) -> Seat | None: ...
    @property
    def order(self) -> tuple[Seat, ...]: ...
    @property
    def hand(self) -> tuple[Card, ...]: ...
    @property
    def counts(self) -> tuple[int, ...]: ...
    @property
    def phase(self) -> str: ...
    @property
    def to_act(self) -> Seat: ...


class Family(Protocol):
    """One game with its options. All methods are pure but `advance`, which changes its state."""

    @property
    def key(self) -> str: ...

    @property
    def presets(self) -> Mapping[str, Any]:
        """The family's presets: key of rules.md §8 → rules."""
        ...

    @property
    def table_sizes(self) -> Mapping[str, tuple[int, int]]:
        """Fewest and most players each preset is offered for; its rules may carry more."""
        ...

    @property
    def deal_zones(self) -> Mapping[str, bool]:
        """The zones a record's `deal` line may fix beside the hands: name → shared by all?"""
        ...

    def problems(self, rules: Any) -> tuple[Problem, ...]:
        """Every defect of the rules at once; empty when they can be played."""
        ...

    def deck(self, rules: Any) -> tuple[Card, ...]:
        """All cards of a match under these rules, ascending."""
        ...

    def rank_names(self, rules: Any) -> tuple[str, ...]:
        """The ranks from weakest to strongest as the rules order them."""
        ...

    def deal_problem(self, rules: Any, deal: FixedDeal) -> Refusal | None:
        """Why a fixed deal cannot be used, or None."""
        ...

    def start_round(self, rules: Any, setup: RoundSetup, emit: Emit) -> Any:
        """A new round, dealt, with every automatic step done up to the first decision."""
        ...

    def legal(self, state: Any) -> tuple[Action, ...]:
        """The actions of the seat to act, never empty while there is one.

        Plays that differ only in suits the rules ignore are one action, shown with the
        lowest suits.
        """
        ...

    def refusal(self, state: Any, action: Action) -> Refusal | None:
        """Why the seat to act may not do this, or None when it may."""
        ...

    def advance(self, state: Any, action: Action, emit: Emit) -> None:
        """Apply a legal action in place."""
        ...

    def step(self, state: Any, action: Action, emit: Emit) -> Any:
        """A new state after a legal action; the given one is left alone."""
        ...

    def same_action(self, state: Any, one: Action, other: Action) -> bool:
        """Whether two actions differ in nothing the rules look at."""
        ...

    def view(self, state: Any, seat: Seat | None) -> Any:
        """What a seat may know (`None`: a spectator, who sees no hand)."""
        ...

    def determinize(self, view: Any, rng: Rng) -> Any:
        """A state the view could come from: hidden cards drawn at random, known ones in place."""
        ...

    def describe(self, state: Any) -> dict[str, object]:
        """The facts about a round a record's `expect` line can name, as JSON values.

        What the match knows by itself (legal actions, scores) is not among them.
        """
        ...

    def points(self, state: Any) -> tuple[int, ...]:
        """The points of a finished round, by seat."""
        ...

    def places(self, state: Any) -> tuple[float, ...]:
        """The place of every seat in a finished round, 1 the best; those alike share the mean."""
        ...

    def is_over(self, rules: Any, rounds: int, scores: tuple[int, ...]) -> bool:
        """Whether a match ends after so many rounds with these scores by seat."""
        ...

    def standings(self, scores: tuple[int, ...], last: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """The seats from best to worst score; those alike as in the order `last`."""
        ...

    def carry(self, state: Any) -> Carry:
        """What a finished round hands to the next; `offices` is the order in which it ended."""
        ...

    def hands_left(self, state: Any) -> tuple[tuple[Card, ...], ...]:
        """All cards each seat still has when a round is over, wherever they lie."""
        ...
