"""Evaluation of the options in one decision by rollouts of sampled rounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from arschloch_gui.ai.player import AnyPlayer, worth_of
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.games import family_of_rules
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.game import AnyGame
from arschloch_gui.engine.table.round import AnyRound, AnyView

PlayOn: TypeAlias = Callable[[AnyRound, Seat, Rng], float]
"""(round in progress, seat, random generator) → the round's value for the seat, −1 to +1.

The function may modify the round.
"""
Worth: TypeAlias = Callable[[AnyRound, Seat], float]
"""(round, seat) → its value for the seat, on the same scale, once it is settled."""
Settled: TypeAlias = Callable[[AnyRound, Seat], bool]
"""(round, seat) → whether everything on which `Worth` depends is decided."""


def over(state: AnyRound, seat: Seat) -> bool:
    """Return whether the round is over."""
    return state.to_act < 0


class ByEngine:
    """A rollout with the engine, in which one player plays all seats until the round is settled."""

    def __init__(
        self,
        family: AnyGame,
        who: AnyPlayer,
        worth: Worth | None = None,
        settled: Settled = over,
    ) -> None:
        """Create a rollout. Without `worth`, the value of a round depends on the seat's place."""
        self._family, self._who = family, who
        self._worth, self._settled = worth or self._placed, settled

    def __call__(self, state: AnyRound, seat: Seat, rng: Rng) -> float:
        family, choose, settled = self._family, self._who.choose, self._settled
        while not settled(state, seat):
            legal = family.legal(state)
            chosen = 0 if len(legal) == 1 else choose(family.view(state, state.to_act), legal, rng)
            family.advance(state, legal[chosen], None)
        return self._worth(state, seat)

    def _placed(self, state: AnyRound, seat: Seat) -> float:
        """Return the value of a seat's place in a finished round, in equal steps from +1 to −1."""
        places = state.places()
        return worth_of(places[seat] - 1, len(places))


class Playouts:
    """Rollouts of the options in one decision. All randomness is from `rng`."""

    def __init__(self, view: AnyView, legal: tuple[Action, ...], play_on: PlayOn, rng: Rng) -> None:
        self._view, self._legal, self._play_on = view, legal, play_on
        self._family, self._rng = family_of_rules(view.rules), rng

    def values(self, options: Sequence[int]) -> list[float]:
        """Play out each option (an index into the legal actions) once more and return the values.

        All options are played out with the same hands and random numbers.
        """
        world = self._view.world(self._rng)
        chance = self._rng.bits()
        step, play_on, seat = self._family.step, self._play_on, self._view.own_seat
        return [
            play_on(step(world, self._legal[option], None), seat, Rng(chance)) for option in options
        ]
