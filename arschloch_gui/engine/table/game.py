"""`Game`: what each card game provides: presets, cards, legal actions, views and notation.

Points, places and the length of a match come from its `Round`, `View` and `RulesBase`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Generic, Protocol, TypeAlias, TypeVar, cast

from msgspec import Struct

from arschloch_gui.engine.actions import Action, Form
from arschloch_gui.engine.cards import Card, Seat, rank_of
from arschloch_gui.engine.deal_line import empty_hand, misfit
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import FixedDeal, Refusal, RoundSetup
from arschloch_gui.engine.options import Problem, RulesBase
from arschloch_gui.engine.table.round import AnyRound, AnyView, RoundT, ViewT
from arschloch_gui.engine.table.view_line import RulesT, ViewLine


class Cards(Generic[RulesT]):
    """The cards of a game under its rules."""

    def deck(self, rules: RulesT) -> tuple[Card, ...]:
        """Return all cards of a match, ascending."""
        raise NotImplementedError

    def pack(self, rules: RulesT) -> tuple[Card, ...]:
        """Return the cards that are shuffled for a round, ascending."""
        return self.deck(rules)

    def rank_names(self, rules: RulesT) -> tuple[str, ...]:
        """Return the ranks from weakest to strongest as the rules order them."""
        raise NotImplementedError

    def suits_count(self, rules: RulesT) -> bool:
        """Whether it matters of which suit a card is; if not, suits may change places unseen."""
        return True

    def can_be_joined(self, rules: RulesT, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
        """Whether some play that a hand could lead contains all these cards of it."""
        return len(set(map(rank_of, cards))) <= 1

    def deal_problem(self, rules: RulesT, deal: FixedDeal) -> Refusal | None:
        """Return why a fixed deal cannot be used, or None."""
        return misfit(deal, rules.players, self.deck(rules)) or empty_hand(deal.hands)


class Notation(Struct, Generic[RulesT, ViewT], frozen=True):
    """What only this game has in a record and in the view of an outside program."""

    line: Callable[[], ViewLine[RulesT, ViewT]]
    """How a view is written and read; not imported before it is needed."""
    actions: Mapping[str, Form] = MappingProxyType({})
    """How the actions only this game has are written, by their verbs."""
    zones: Mapping[str, bool] = MappingProxyType({})
    """The zones a `deal` line may fix beside the hands: name → shared by all?"""
    expect_keys: tuple[str, ...] = ()
    """What `Round.described` tells and an `expect` line may name in this game alone."""


RulesT_contra = TypeVar("RulesT_contra", bound=RulesBase, contravariant=True)
RoundT_co = TypeVar("RoundT_co", bound=AnyRound, covariant=True)


class StartRound(Protocol[RulesT_contra, RoundT_co]):
    """Deals a round and does every automatic step up to the first decision.

    `begun` is called with its state before the first event, for whoever wants to look at the state
    whenever an event comes.
    """

    def __call__(
        self,
        rules: RulesT_contra,
        setup: RoundSetup,
        emit: Emit,
        begun: Callable[[RoundT_co], None] | None = None,
        /,
    ) -> RoundT_co: ...


def own_problems(rules: RulesBase) -> tuple[Problem, ...]:
    """Return the defects that the rules find in themselves."""
    return rules.problems()


def seat_to_act(state: AnyRound, action: Action) -> Seat:
    """Return the seat to act: the default, if nobody acts out of turn."""
    return state.to_act


def open_to_all(phase: str, action: Action) -> bool:
    """Return False: all players learn of every action."""
    return False


def itself(action: Action) -> Action:
    """Return the action unchanged."""
    return action


class Game(Struct, Generic[RulesT, RoundT, ViewT], frozen=True, eq=False, kw_only=True):
    """One game with its options. Everything is pure but `advance`, which changes its state."""

    key: str
    presets: Mapping[str, RulesT]
    """Key of rules.md §8 → rules."""
    table_sizes: Mapping[str, tuple[int, int]]
    """Fewest and most players each preset is offered for; its rules may carry others."""
    cards: Cards[RulesT]
    notation: Notation[RulesT, ViewT]
    view: Callable[[RoundT, Seat | None], ViewT]
    """Return what a seat may know (`None`: a spectator, who sees no hand)."""
    start_round: StartRound[RulesT, RoundT]
    legal: Callable[[RoundT], tuple[Action, ...]]
    """The actions of the seat to act, never empty while there is one.

    Plays that differ only in suits the rules ignore are one action, shown with the lowest suits.
    """
    refusal: Callable[[RoundT, Action], Refusal | None]
    """Why the seat to act may not do this, or None when it may."""
    advance: Callable[[RoundT, Action, Emit], None]
    """Apply a legal action in place; an event is emitted when the state has it."""
    same_action: Callable[[RoundT, Action, Action], bool]
    """Whether two actions differ in nothing the rules look at. What the second leaves open (see
    `entry`) makes no difference."""

    firm_sizes: Mapping[str, tuple[int, int]] = MappingProxyType({})
    """Fewest and most players of the presets that no record may seat otherwise."""
    problems: Callable[[RulesT], tuple[Problem, ...]] = own_problems
    """Every defect of the rules at once; `games.problems_of` also asks the preset."""
    actor: Callable[[RoundT, Action], Seat] = seat_to_act
    """Whose action this is: that of the seat to act, unless others may act before it."""
    is_secret: Callable[[str, Action], bool] = open_to_all
    """(phase, action) → whether nobody but its seat learns that this was done. Views and events of
    the others are then as if the seat had never been asked."""
    entry: Callable[[Action], Action] = itself
    """A legal action as the `legal` of an `expect` line names it. Several may have one entry."""

    @property
    def line(self) -> ViewLine[RulesT, ViewT]:
        """How a view is written and read for players that are other programs."""
        return self.notation.line()

    def step(self, state: RoundT, action: Action, emit: Emit) -> RoundT:
        """Return a new state after a legal action; the given one is left alone."""
        after = state.clone()
        self.advance(after, action, emit)
        return after


AnyGame: TypeAlias = Game[RulesBase, AnyRound, AnyView]
"""One of the games, whichever it is."""


def any_game(game: Game[RulesT, RoundT, ViewT]) -> AnyGame:
    """Return a game as one of several.

    Its rules, rounds and views may only be handed back to the game they came from. The types of
    `AnyGame` cannot express that, so this is the one place where they are widened.
    """
    return cast("AnyGame", game)
