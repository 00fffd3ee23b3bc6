"""`Game`: what each card game provides: presets, cards, legal actions, views and notation.

Points, places and the length of a match are defined by its `Round`, `View` and `RulesBase`.
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
    """The cards of a game under given rules."""

    def deck(self, rules: RulesT) -> tuple[Card, ...]:
        """Return all cards of a match, ascending."""
        raise NotImplementedError

    def pack(self, rules: RulesT) -> tuple[Card, ...]:
        """Return the cards that are shuffled for a round, ascending."""
        return self.deck(rules)

    def rank_names(self, rules: RulesT) -> tuple[str, ...]:
        """Return the names of the ranks from weakest to strongest under the rules."""
        raise NotImplementedError

    def suits_count(self, rules: RulesT) -> bool:
        """Return whether suits matter; if not, they can be exchanged without effect."""
        return True

    def can_be_joined(self, rules: RulesT, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
        """Return whether some possible lead of a hand contains all these cards of it."""
        return len(set(map(rank_of, cards))) <= 1

    def deal_problem(self, rules: RulesT, deal: FixedDeal) -> Refusal | None:
        """Return why a fixed deal cannot be used, or None if it can."""
        return misfit(deal, rules.players, self.deck(rules)) or empty_hand(deal.hands)


class Notation(Struct, Generic[RulesT, ViewT], frozen=True):
    """The elements of records and external views that exist only in this game."""

    line: Callable[[], ViewLine[RulesT, ViewT]]
    """Factory of the view converter; called late to avoid an early import."""
    actions: Mapping[str, Form] = MappingProxyType({})
    """Record formats of the actions that exist only in this game, by verb."""
    zones: Mapping[str, bool] = MappingProxyType({})
    """Zones that a `deal` line can set besides the hands, mapped to whether they are shared."""
    expect_keys: tuple[str, ...] = ()
    """Keys of `Round.described` and `expect` lines that exist only in this game."""


RulesT_contra = TypeVar("RulesT_contra", bound=RulesBase, contravariant=True)
RoundT_co = TypeVar("RoundT_co", bound=AnyRound, covariant=True)


class StartRound(Protocol[RulesT_contra, RoundT_co]):
    """A function that deals a round and performs all automatic steps up to the first decision.

    `begun` is called with the state before the first event, so that listeners can inspect the state
    at every event.
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
    """Return the seat to act. This is the default if no player can act out of turn."""
    return state.to_act


def open_to_all(phase: str, action: Action) -> bool:
    """Return False, because all players learn of every action."""
    return False


def itself(action: Action) -> Action:
    """Return the action unchanged."""
    return action


class Game(Struct, Generic[RulesT, RoundT, ViewT], frozen=True, eq=False, kw_only=True):
    """One game with its options. All functions are pure except `advance`, which changes the state.

    >>> from arschloch_gui.engine.games import family_of
    >>> game = family_of("shithead")
    >>> game.key
    'shithead'
    >>> len(game.cards.deck(game.presets["shithead"]))
    52
    """

    key: str
    presets: Mapping[str, RulesT]
    """Rules by preset key (rules.md §8)."""
    table_sizes: Mapping[str, tuple[int, int]]
    """Lowest and highest number of players offered for each preset; its rules can allow others."""
    cards: Cards[RulesT]
    notation: Notation[RulesT, ViewT]
    view: Callable[[RoundT, Seat | None], ViewT]
    """Return what a seat may know (None: a spectator, who sees no hand)."""
    start_round: StartRound[RulesT, RoundT]
    legal: Callable[[RoundT], tuple[Action, ...]]
    """Return the legal actions of the seat to act, never empty before the round is over.

    Plays that differ only in suits that the rules ignore are one action, shown with the lowest
    suits.
    """
    refusal: Callable[[RoundT, Action], Refusal | None]
    """Return why the seat to act may not take this action, or None if it may."""
    advance: Callable[[RoundT, Action, Emit], None]
    """Apply a legal action in place; each event is emitted once the state reflects it."""
    same_action: Callable[[RoundT, Action, Action], bool]
    """Return whether two actions are equivalent under the rules.

    Details that the second action leaves open (see `entry`) are ignored.
    """

    firm_sizes: Mapping[str, tuple[int, int]] = MappingProxyType({})
    """Lowest and highest number of players for presets that allow no others, even in records."""
    problems: Callable[[RulesT], tuple[Problem, ...]] = own_problems
    """Return every defect of the rules; `games.problems_of` also checks the preset."""
    actor: Callable[[RoundT, Action], Seat] = seat_to_act
    """Return the seat taking this action: the seat to act, unless others can act first."""
    is_secret: Callable[[str, Action], bool] = open_to_all
    """Return whether an action in a phase is known only to its seat.

    The views and events of the other players are then the same as if the seat had not been asked.
    """
    entry: Callable[[Action], Action] = itself
    """Return a legal action as named by `legal` in an `expect` line; several can share one form."""

    @property
    def line(self) -> ViewLine[RulesT, ViewT]:
        """Converter of views for external players."""
        return self.notation.line()

    def step(self, state: RoundT, action: Action, emit: Emit) -> RoundT:
        """Return a new state after a legal action; the given state is unchanged."""
        after = state.clone()
        self.advance(after, action, emit)
        return after


AnyGame: TypeAlias = Game[RulesBase, AnyRound, AnyView]
"""The type of any game."""


def any_game(game: Game[RulesT, RoundT, ViewT]) -> AnyGame:
    """Return a game with the general type that all games share.

    Its rules, rounds and views may only be passed back to the game they came from. The types of
    `AnyGame` cannot express that, so this is the only place where they are widened.
    """
    return cast("AnyGame", game)
