"""The interface of a card game: presets, cards, legal actions, views and notation.

Points, places and the length of a match are defined by the game's `Round` and `RulesBase`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Generic, Protocol, TypeAlias, TypeVar, cast

from msgspec import Struct

from arschloch_gui.engine.actions import Action, Form, Play
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
        """Return all cards of a match in ascending order."""
        raise NotImplementedError

    def pack(self, rules: RulesT) -> tuple[Card, ...]:
        """Return the cards that are shuffled for a round, in ascending order."""
        return self.deck(rules)

    def rank_names(self, rules: RulesT) -> tuple[str, ...]:
        """Return the names of the ranks under these rules, weakest first."""
        raise NotImplementedError

    def suits_count(self, rules: RulesT) -> bool:
        """Return whether suits matter. If not, cards of equal rank are interchangeable."""
        return True

    def can_be_joined(self, rules: RulesT, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
        """Return whether one lead from this hand could contain all of these cards."""
        return len(set(map(rank_of, cards))) <= 1

    def deal_problem(self, rules: RulesT, deal: FixedDeal) -> Refusal | None:
        """Return the refusal of a fixed deal, or None if it can be used."""
        return misfit(deal, rules.players, self.deck(rules)) or empty_hand(deal.hands)


class Notation(Struct, Generic[RulesT, ViewT], frozen=True):
    """The parts of records and external views that are specific to a game."""

    line: Callable[[], ViewLine[RulesT, ViewT]]
    """Factory of the view converter, called late to avoid a circular import."""
    actions: Mapping[str, Form] = MappingProxyType({})
    """Record formats of the actions that exist only in this game, by verb."""
    zones: Mapping[str, bool] = MappingProxyType({})
    """Zones besides the hands that a `deal` line can set.

    The value is True if all players share the zone.
    """
    expect_keys: tuple[str, ...] = ()
    """Keys of `Round.described` and `expect` lines that exist only in this game."""


RulesT_contra = TypeVar("RulesT_contra", bound=RulesBase, contravariant=True)
RoundT_co = TypeVar("RoundT_co", bound=AnyRound, covariant=True)


class StartRound(Protocol[RulesT_contra, RoundT_co]):
    """A function that deals a round and performs all automatic steps before the first decision.

    `begun` is called with the round before the first event, so that listeners can inspect the round
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
    """Return the defects that the rules report themselves."""
    return rules.problems()


def seat_to_act(state: AnyRound, action: Action) -> Seat:
    """Return the seat to act, for games in which no player can act out of turn."""
    return state.to_act


def open_to_all(phase: str, action: Action) -> bool:
    """Return False, for games in which all players learn of every action."""
    return False


def same_in_any_order(state: AnyRound, one: Action, other: Action) -> bool:
    """Return whether two actions are the same apart from the order of the cards played."""
    if isinstance(one, Play) and isinstance(other, Play):
        return sorted(one.cards) == sorted(other.cards)
    return one == other


def itself(action: Action) -> Action:
    """Return the action unchanged."""
    return action


class Game(Struct, Generic[RulesT, RoundT, ViewT], frozen=True, eq=False, kw_only=True):
    """A game with its presets. All functions are pure except `advance`, which changes the round.

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
    """Lowest and highest number of players offered for each preset. Its rules can allow others."""
    cards: Cards[RulesT]
    notation: Notation[RulesT, ViewT]
    view: Callable[[RoundT, Seat | None], ViewT]
    """Return the view of a round from a seat (None: a spectator, who sees no hand)."""
    start_round: StartRound[RulesT, RoundT]
    legal: Callable[[RoundT], tuple[Action, ...]]
    """Return the legal actions of the seat to act; there is at least one until the round is over.

    Plays that differ only in suits that the rules ignore count as one action, listed with the
    lowest suits.
    """
    refusal: Callable[[RoundT, Action], Refusal | None]
    """Return the refusal of an action by the seat to act, or None if the action is legal."""
    advance: Callable[[RoundT, Action, Emit], None]
    """Apply a legal action to the round. Each event is emitted as soon as the round reflects it."""

    firm_sizes: Mapping[str, tuple[int, int]] = MappingProxyType({})
    """Lowest and highest number of players of the presets that allow no others, even in records."""
    same_action: Callable[[RoundT, Action, Action], bool] = same_in_any_order
    """Return whether two actions are equivalent under the rules.

    Details that the second action leaves out (see `entry`) are ignored.
    """
    problems: Callable[[RulesT], tuple[Problem, ...]] = own_problems
    """Return the defects of the rules. `games.problems_of` also checks the preset."""
    actor: Callable[[RoundT, Action], Seat] = seat_to_act
    """Return the seat that takes this action, usually the seat to act."""
    is_secret: Callable[[str, Action], bool] = open_to_all
    """Return whether only the acting seat knows of this action in this phase.

    The views and events of the other players are then the same as if the seat had not been asked.
    """
    entry: Callable[[Action], Action] = itself
    """Return a legal action in the form used by `expect` lines. Several can have the same form."""

    @property
    def line(self) -> ViewLine[RulesT, ViewT]:
        """Converter of views for external players."""
        return self.notation.line()

    def step(self, state: RoundT, action: Action, emit: Emit) -> RoundT:
        """Return the round after a legal action, without changing the given one."""
        after = state.clone()
        self.advance(after, action, emit)
        return after


AnyGame: TypeAlias = Game[RulesBase, AnyRound, AnyView]
"""The type of any game."""


def any_game(game: Game[RulesT, RoundT, ViewT]) -> AnyGame:
    """Return the game, typed as `AnyGame`.

    Rules, rounds and views may be passed only to the game that they belong to. `AnyGame` cannot
    express that, so this function is the only place where the type is widened.
    """
    return cast("AnyGame", game)
