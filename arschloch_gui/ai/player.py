"""What a player is to the rest of the program.

A player picks an index into the legal actions, so it cannot do anything illegal, and is given
a `SeatView`, which has no place for a hidden card, so it cannot cheat.
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
"""Of so many seats the seed is remembered: it is asked for with every decision."""


ViewT_contra = TypeVar("ViewT_contra", bound=AnyView, contravariant=True)


class Player(Protocol[ViewT_contra]):
    """Decides for one seat. Holds nothing between decisions, so one player serves many seats."""

    def choose(self, view: ViewT_contra, legal: tuple[Action, ...], rng: Rng) -> int:
        """The index into `legal` (never empty) of what the seat to act does.

        `view` is its family's `SeatView` of that seat. Equal arguments give equal choices.
        """
        ...


AnyPlayer: TypeAlias = Player[AnyView]
"""A player of one of the games, whichever it is."""


def any_player(player: Player[ViewT]) -> AnyPlayer:
    """Return a player as one of several. It may only be given views of the game it plays."""
    return cast("AnyPlayer", player)


class Evaluation(Struct, frozen=True):
    """What somebody who looks ahead expects of one legal action."""

    index: int
    value: float
    """From −1 (the worst the round can bring this seat) to +1 (the best): places in equal steps,
    or points where the game counts points."""
    stderr: float
    """Its standard error."""


def worth_of(place: float, players: int) -> float:
    """A place (0 is the best), or the mean of several, on the scale of a `Evaluation`."""
    return 1 - 2 * place / (players - 1)


@runtime_checkable
class Explainable(Player[ViewT_contra], Protocol[ViewT_contra]):
    """A player that looks ahead and can say what it saw."""

    def thoughts(
        self, view: ViewT_contra, legal: tuple[Action, ...], rng: Rng, also: int | None = None
    ) -> tuple[Evaluation, ...]:
        """What it expects of the actions it considered, the one it chooses first.

        Empty where it does not look ahead: the answer is certain, or left to a habit. `also` is an
        action somebody wants to hear about, whatever the player thinks of it.
        """
        ...


@lru_cache(maxsize=SEATS_AT_ONCE)
def player_seed(seed: int, seat: Seat) -> int:
    """The seed of a player's own randomness in a match; the match's seed does not show in it.

    53 bits, which is what every program reads of a number in JSON.
    """
    return sub_seed(seed, "ai", seat) >> 11


def decision_rng(seed: int, seat: Seat, ply: int) -> Rng:
    """The randomness of one decision: by match seed, seat and number of actions so far.

    It shares nothing with the deals, so no choice can change a card.
    """
    return own_rng(player_seed(seed, seat), ply)


def own_rng(seed: int, ply: int) -> Rng:
    """The same for who knows only the player's own seed (`player_seed`)."""
    return Rng(seed, ply)
