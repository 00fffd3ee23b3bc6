"""What comes of the options of one decision, played out by the engine in worlds that fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from arschloch_gui.ai.player import Player
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.families import family_of_rules
from arschloch_gui.engine.rng import Rng

Worth: TypeAlias = Callable[[Any, Seat], float]
"""(finished round, seat) → what the round brought it, from −1 (the worst) to +1."""


def placed(state: Any, seat: Seat) -> float:
    """The place of a seat in a finished round, in equal steps from +1 to −1."""
    places = family_of_rules(state.rules).places(state)
    return 1 - 2 * (places[seat] - 1) / (len(places) - 1)


class Playouts:
    """The options of one decision; all chance in it comes from `rng`."""

    def __init__(
        self, view: Any, legal: tuple[Action, ...], who: Player, worth: Worth, rng: Rng
    ) -> None:
        self._view, self._legal, self._who, self._worth = view, legal, who, worth
        self._family, self._rng = family_of_rules(view.rules), rng

    def values(self, options: Sequence[int]) -> list[float]:
        """What each option (an index into the legal actions) comes to in one more world, the same
        one for all of them."""
        world = self._family.determinize(self._view, self._rng)
        chance = self._rng.bits()
        return [self._value(world, option, Rng(chance)) for option in options]

    def _value(self, world: Any, option: int, rng: Rng) -> float:
        family, choose = self._family, self._who.choose
        state = family.step(world, self._legal[option], None)
        while state.to_act >= 0:
            legal = family.legal(state)
            chosen = 0 if len(legal) == 1 else choose(family.view(state, state.to_act), legal, rng)
            family.advance(state, legal[chosen], None)
        return self._worth(state, self._view.seat)
