"""What every game of the house has in common: all that ai, coach and app rely on.

Families share nouns (cards, seats, rng, events, record, match), not a base class. A family
is one object satisfying `Family`; the registry is `engine/families.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from arschloch_gui.engine.actions import Action, Form
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.options import Problem, RulesBase
from arschloch_gui.engine.table.round import View
from arschloch_gui.engine.table.view_line import ViewLine


class Refusal(Struct, frozen=True):
    """Why an action was not taken: a key the app words, with the figures it needs."""

    key: str
    values: tuple[tuple[str, object], ...] = ()

    @classmethod
    def of(cls, key: str, **values: object) -> Refusal:
        """A refusal with its figures given by name."""
        return cls(key, tuple(values.items()))


class Carry(Struct, frozen=True):
    """What crosses from one round to the next.

    `order` lists the seats clockwise, `offices` from highest to lowest (empty before the first
    round is over), `marks` is what single rules want to remember (name → value). `before` are
    the last rounds as everybody saw them, the latest last, in the form their family has for them;
    no rule looks at them or takes them away.
    """

    order: tuple[Seat, ...]
    offices: tuple[Seat, ...] = ()
    marks: tuple[tuple[str, int], ...] = ()
    before: tuple[Any, ...] = ()


class Zone(Struct, frozen=True):
    """Cards that lie elsewhere than in hands (Shithead: open, blind; stock, pile).

    `piles` has one entry for each seat, or a single one where the place is shared by all.
    """

    name: str
    piles: tuple[tuple[Card, ...], ...]
    shared: bool


class FixedDeal(Struct, frozen=True):
    """Cards laid down by a record's `deal` line instead of the seed; hands by seat."""

    hands: tuple[tuple[Card, ...], ...]
    offices: tuple[Seat, ...] | None = None
    lead: Seat | None = None
    zones: tuple[Zone, ...] = ()

    def zone(self, name: str) -> Zone | None:
        """The zone of this name, or None where the line does not speak of it."""
        return next((zone for zone in self.zones if zone.name == name), None)


class RoundSetup(Struct, frozen=True):
    """All a round starts from: `seed` is the match's, `round_no` counts from 1."""

    seed: int
    round_no: int
    carry: Carry
    deal: FixedDeal | None = None


class State(Protocol):
    """A round under way, as far as a match asks it."""

    @property
    def order(self) -> tuple[Seat, ...]: ...
    @property
    def phase(self) -> str: ...
    @property
    def to_act(self) -> Seat: ...


class SeatView(Protocol):
    """What one seat may know; a type that has no place for a hidden card."""

    @property
    def rules(self) -> RulesBase: ...
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


RulesT = TypeVar("RulesT", bound=RulesBase)
StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=View[Any, Any])


class Family(Protocol[RulesT, StateT, ViewT]):
    """One game with its options. All methods are pure but `advance`, which changes its state."""

    @property
    def key(self) -> str: ...

    @property
    def presets(self) -> Mapping[str, RulesT]:
        """The family's presets: key of rules.md §8 → rules."""
        ...

    @property
    def table_sizes(self) -> Mapping[str, tuple[int, int]]:
        """Fewest and most players each preset is offered for; its rules may carry others."""
        ...

    @property
    def firm_sizes(self) -> Mapping[str, tuple[int, int]]:
        """Fewest and most players of the presets that no record may seat otherwise."""
        ...

    @property
    def deal_zones(self) -> Mapping[str, bool]:
        """The zones a record's `deal` line may fix beside the hands: name → shared by all?"""
        ...

    @property
    def expect_keys(self) -> tuple[str, ...]:
        """What `describe` tells and a record's `expect` line may name in this game alone."""
        ...

    @property
    def action_forms(self) -> Mapping[str, Form]:
        """How the record writes the actions only this game has, by their verbs."""
        ...

    @property
    def line(self) -> ViewLine[ViewT]:
        """How a view is written and read for players that are other programs."""
        ...

    def problems(self, rules: RulesT) -> tuple[Problem, ...]:
        """Every defect of the rules at once; `families.problems_of` also asks the preset."""
        ...

    def deck(self, rules: RulesT) -> tuple[Card, ...]:
        """All cards of a match under these rules, ascending."""
        ...

    def pack(self, rules: RulesT) -> tuple[Card, ...]:
        """The cards that are shuffled for a round, ascending."""
        ...

    def rank_names(self, rules: RulesT) -> tuple[str, ...]:
        """The ranks from weakest to strongest as the rules order them."""
        ...

    def suits_count(self, rules: RulesT) -> bool:
        """Whether it matters of which suit a card is; if not, suits may change places unseen."""
        ...

    def can_be_joined(self, rules: RulesT, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
        """Whether some play that a hand could lead contains all these cards of it."""
        ...

    def deal_problem(self, rules: RulesT, deal: FixedDeal) -> Refusal | None:
        """Why a fixed deal cannot be used, or None."""
        ...

    def start_round(
        self,
        rules: RulesT,
        setup: RoundSetup,
        emit: Emit,
        begun: Callable[[StateT], None] | None = None,
    ) -> StateT:
        """A new round, dealt, with every automatic step done up to the first decision.

        `begun` is called with its state before the first event, for whoever wants to look at the
        state whenever an event comes.
        """
        ...

    def legal(self, state: StateT) -> tuple[Action, ...]:
        """The actions of the seat to act, never empty while there is one.

        Plays that differ only in suits the rules ignore are one action, shown with the
        lowest suits.
        """
        ...

    def refusal(self, state: StateT, action: Action) -> Refusal | None:
        """Why the seat to act may not do this, or None when it may."""
        ...

    def actor(self, state: StateT, action: Action) -> Seat:
        """Whose action this is: that of the seat to act, unless others may act before it.

        Where no order is kept (an exchange), the action itself has to tell.
        """
        ...

    def is_secret(self, phase: str, action: Action) -> bool:
        """Whether nobody but its seat learns that this was done in this phase.

        Views and events of the others are then as if the seat had never been asked.
        """
        ...

    def entry(self, action: Action) -> Action:
        """A legal action as the `legal` of an `expect` line names it.

        Several actions may have one entry: what that leaves open is then said in the action alone.
        """
        ...

    def advance(self, state: StateT, action: Action, emit: Emit) -> None:
        """Apply a legal action in place; an event is emitted when the state has it."""
        ...

    def step(self, state: StateT, action: Action, emit: Emit) -> StateT:
        """A new state after a legal action; the given one is left alone."""
        ...

    def same_action(self, state: StateT, one: Action, other: Action) -> bool:
        """Whether two actions differ in nothing the rules look at.

        What `other` leaves open (see `entry`) makes no difference.
        """
        ...

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What a seat may know (`None`: a spectator, who sees no hand)."""
        ...

    def describe(self, state: StateT) -> dict[str, object]:
        """What a record's `expect` line can name of a round, as JSON values.

        What the match knows by itself (legal actions, scores) is not among them.
        """
        ...

    def points(self, state: StateT) -> tuple[int, ...]:
        """The points of a finished round, by seat."""
        ...

    def places(self, state: StateT) -> tuple[float, ...]:
        """The place of every seat in a finished round, 1 the best; those alike share the mean."""
        ...

    def is_over(self, rules: RulesT, rounds: int, scores: tuple[int, ...]) -> bool:
        """Whether a match ends after so many rounds with these scores by seat."""
        ...

    def standings(self, scores: tuple[int, ...], last: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """The seats from best to worst score; those alike as in the order `last`."""
        ...

    def carry(self, state: StateT) -> Carry:
        """What a finished round hands to the next; `offices` is the order in which it ended."""
        ...

    def hands_left(self, state: StateT) -> tuple[tuple[Card, ...], ...]:
        """All cards each seat still has when a round is over, wherever they lie."""
        ...

    def holdings(self, state: StateT) -> tuple[Zone, ...]:
        """All cards that have not been played, by where they lie, hidden ones too: the zone
        `hand` first. For a round that is over: nobody at the table knows as much before."""
        ...


AnyFamily: TypeAlias = Family[Any, Any, Any]
"""One of the house's games, whichever it is. What belongs to one of them (its rules, a state, a
view) is only ever handed back to the family it came from; here the types cannot say so."""
