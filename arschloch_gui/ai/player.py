"""The interface of a player.

A player returns an index into the legal actions, so it cannot do anything illegal. It receives only
a `SeatView`, which contains no hidden cards, so it cannot cheat.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol, TypeAlias, TypeVar, cast, runtime_checkable

from msgspec import Struct

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.rng import Rng, sub_seed
from arschloch_gui.engine.table.round import AnyView, ViewT

SEATS_AT_ONCE = 128
"""Number of seats whose seeds are cached, because every decision uses the seed of its seat."""


ViewT_contra = TypeVar("ViewT_contra", bound=AnyView, contravariant=True)


class Player(Protocol[ViewT_contra]):
    """A decision maker without state between decisions, so that it can serve many seats."""

    def choose(self, view: ViewT_contra, legal: tuple[Action, ...], rng: Rng) -> int:
        """Return the index into `legal` (never empty) of the action for the seat to act.

        `view` is the family's `SeatView` of that seat. Equal arguments lead to equal choices.
        """
        ...


AnyPlayer: TypeAlias = Player[AnyView]
"""A player of any game."""


def any_player(player: Player[ViewT]) -> AnyPlayer:
    """Return the player, typed as `AnyPlayer`. It must be given only views of the game it plays."""
    return cast("AnyPlayer", player)


class Evaluation(Struct, frozen=True):
    """The estimated value of one legal action, from a player that looks ahead."""

    index: int
    value: float
    """From −1 (the seat's worst result of the round) to +1 (its best result).

    Places are equally spaced on this scale. In games with points, the points are scaled instead.
    """
    stderr: float
    """The standard error of `value`."""


def worth_of(place: float, players: int) -> float:
    """Return a place (or a mean place), with 0 the best, on the scale of `Evaluation.value`."""
    return 1 - 2 * place / (players - 1)


@runtime_checkable
class Explainable(Player[ViewT_contra], Protocol[ViewT_contra]):
    """A player that looks ahead and can report its evaluations."""

    def thoughts(
        self, view: ViewT_contra, legal: tuple[Action, ...], rng: Rng, also: int | None = None
    ) -> tuple[Evaluation, ...]:
        """Return evaluations of the actions that the player considered, its choice first.

        The result is empty if the player does not look ahead because the choice is obvious or
        follows a fixed rule. `also` is an additional action to evaluate, even if the player does
        not consider it.
        """
        ...


@lru_cache(maxsize=SEATS_AT_ONCE)
def player_seed(seed: int, seat: Seat) -> int:
    """Return the seed of a player's random numbers, which does not reveal the match seed.

    It has 53 bits, which every JSON reader can represent exactly.
    """
    return sub_seed(seed, "ai", seat) >> 11


def decision_rng(seed: int, seat: Seat, ply: int) -> Rng:
    """Return the random generator for a decision, given the number of actions so far.

    It is independent of the deals, so no decision can change the cards.
    """
    return own_rng(player_seed(seed, seat), ply)


def own_rng(seed: int, ply: int) -> Rng:
    """Return the random generator for a decision, given the player's own seed (`player_seed`)."""
    return Rng(seed, ply)
