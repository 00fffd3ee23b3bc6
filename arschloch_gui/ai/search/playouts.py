"""Evaluation of the options of one decision by rollouts in sampled worlds."""

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
"""(unfinished round, seat, randomness) → the value of the round for the seat, from −1 to +1.

The callee can modify the round.
"""
Worth: TypeAlias = Callable[[AnyRound, Seat], float]
"""(settled round, seat) → its value for the seat, on the same scale."""
Settled: TypeAlias = Callable[[AnyRound, Seat], bool]
"""(round, seat) → whether everything that `Worth` needs is known."""


def over(state: AnyRound, seat: Seat) -> bool:
    """Return whether the round is over."""
    return state.to_act < 0


class ByEngine:
    """Rollout through the engine: one player plays all seats until the round is settled."""

    def __init__(
        self,
        family: AnyGame,
        who: AnyPlayer,
        worth: Worth | None = None,
        settled: Settled = over,
    ) -> None:
        """Create a rollout. Without `worth`, a round is worth its places."""
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
        """Return the value of a seat's place in a finished round: equal steps from +1 to −1."""
        places = state.places()
        return worth_of(places[seat] - 1, len(places))


class Playouts:
    """Rollouts of the options of one decision; all chance comes from `rng`."""

    def __init__(self, view: AnyView, legal: tuple[Action, ...], play_on: PlayOn, rng: Rng) -> None:
        self._view, self._legal, self._play_on = view, legal, play_on
        self._family, self._rng = family_of_rules(view.rules), rng

    def values(self, options: Sequence[int]) -> list[float]:
        """Return the value of each option (an index into the legal actions) in one more world.

        All options are tried in the same world.
        """
        world = self._view.world(self._rng)
        chance = self._rng.bits()
        step, play_on, seat = self._family.step, self._play_on, self._view.own_seat
        return [
            play_on(step(world, self._legal[option], None), seat, Rng(chance)) for option in options
        ]
