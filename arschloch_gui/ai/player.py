"""The interface of a player.

A player returns an index into the legal actions, so it cannot do anything illegal. It gets only
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
"""The number of seats whose seeds are cached. The seed is needed for every decision."""


ViewT_contra = TypeVar("ViewT_contra", bound=AnyView, contravariant=True)


class Player(Protocol[ViewT_contra]):
    """Decision maker for a seat. It has no state between decisions, so it can serve many seats."""

    def choose(self, view: ViewT_contra, legal: tuple[Action, ...], rng: Rng) -> int:
        """Return the index into `legal` (never empty) of the action for the seat to act.

        `view` is its family's `SeatView` of that seat. Equal arguments give equal choices.
        """
        ...


AnyPlayer: TypeAlias = Player[AnyView]
"""A player of any of the games."""


def any_player(player: Player[ViewT]) -> AnyPlayer:
    """Return a player typed as `AnyPlayer`. It must only be given views of the game it plays."""
    return cast("AnyPlayer", player)


class Evaluation(Struct, frozen=True):
    """Expected value of one legal action, as estimated by a player that looks ahead."""

    index: int
    value: float
    """From −1 (the worst result of the round for this seat) to +1 (the best).

    Places map to equal steps, or points are scaled where the game counts points.
    """
    stderr: float
    """The standard error of `value`."""


def worth_of(place: float, players: int) -> float:
    """Return a place or mean place (0 is the best) on the scale of an `Evaluation`."""
    return 1 - 2 * place / (players - 1)


@runtime_checkable
class Explainable(Player[ViewT_contra], Protocol[ViewT_contra]):
    """A player that looks ahead and can report its evaluations."""

    def thoughts(
        self, view: ViewT_contra, legal: tuple[Action, ...], rng: Rng, also: int | None = None
    ) -> tuple[Evaluation, ...]:
        """Return evaluations of the actions it considered, the one it chooses first.

        The result is empty if the player does not look ahead, because the answer is certain or
        left to a habit. `also` is an extra action to evaluate, whether or not the player considers
        it.
        """
        ...


@lru_cache(maxsize=SEATS_AT_ONCE)
def player_seed(seed: int, seat: Seat) -> int:
    """Return the seed of a player's own randomness, which does not reveal the match seed.

    It has 53 bits, which every JSON reader can represent exactly.
    """
    return sub_seed(seed, "ai", seat) >> 11


def decision_rng(seed: int, seat: Seat, ply: int) -> Rng:
    """Return the randomness of one decision from match seed, seat and number of actions so far.

    It is independent of the deals, so no choice can change a card.
    """
    return own_rng(player_seed(seed, seat), ply)


def own_rng(seed: int, ply: int) -> Rng:
    """Return the randomness of one decision from the player's own seed (`player_seed`)."""
    return Rng(seed, ply)
