"""Evaluation of decisions before the first trick in any game, by rollouts with the engine.

An option is carried out in a sampled round that fits the view, and `regular` plays all seats from
then on. A game says which options are worth trying, which are equivalent, and how hands are drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cached_property
from typing import TypeAlias

from arschloch_gui.ai.player import AnyPlayer
from arschloch_gui.ai.trials import EquivalentActions, RolloutRound, RolloutStep
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.games import family_of_rules
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.round import AnyRound, AnyView

PlaceOf: TypeAlias = Callable[[AnyRound, Seat, Rng], int]
"""(round in progress, seat, random generator) → the place of the seat, 0 for the first one out.

The function may modify the round.
"""
KindOf: TypeAlias = Callable[[Action], Hashable]
"""(action) → a value that is equal for equivalent actions."""


def drawn_from_view(view: AnyView, rng: Rng) -> AnyRound:
    """Return a round that fits a view, with the hidden cards at random."""
    return view.world(rng)


class RegularTrials:
    """One decision of a seat, based only on its view. All randomness is from the generator given.

    Each situation is played out once per option, because `regular` uses few random numbers or none.
    """

    def __init__(
        self, view: AnyView, legal: tuple[Action, ...], regular: AnyPlayer, place_of: PlaceOf,
        kind_of: KindOf, likely: Sequence[int],
        drawn: Callable[[AnyView, Rng], AnyRound] = drawn_from_view,
    ) -> None:  # fmt: skip
        """Create trials of the `likely` options, which are indices into the legal actions."""
        self._view, self._legal, self._regular = view, legal, regular
        self._place_of, self._kind_of, self._likely, self._drawn = place_of, kind_of, likely, drawn
        self._family = family_of_rules(view.rules)

    def distinct(self, also: Sequence[int] = ()) -> list[int]:
        """Return the likely options and the equivalents of `also`, in the order of the actions."""
        return sorted({self.option_of(self._legal[at]) for at in (*self._likely, *also)})

    def option_of(self, action: Action) -> int:
        """Return the index of the first action that is equivalent to a legal action.

        Raises `ValueError` for an illegal one.
        """
        return self._options.index_of(action)

    @cached_property
    def _options(self) -> EquivalentActions:
        return EquivalentActions(self._legal, self._kind_of)

    def places(self, options: Sequence[int], rng: Rng) -> list[list[int]]:
        """Play out every option once with the same hands and random numbers."""
        world, seed = self._drawn(self._view, rng), rng.bits()
        step, seat = self._family.step, self._view.own_seat
        return [
            [self._place_of(step(world, self._legal[option], None), seat, Rng(seed))]
            for option in options
        ]

    def rounds(self, options: Sequence[int], rng: Rng) -> list[RolloutRound]:
        """Play out every option with the same hands, recording all events."""
        world, seed = self._drawn(self._view, rng), rng.bits()
        return [self._in_sight(world.clone(), self._legal[each], Rng(seed)) for each in options]

    def _in_sight(self, state: AnyRound, action: Action, rng: Rng) -> RolloutRound:
        family, steps = self._family, list[RolloutStep]()

        def note(event: Event) -> None:
            hands = tuple(map(tuple, state.hands))
            steps.append(RolloutStep(event, family.view(state, None), hands))

        family.advance(state, action, note)
        while state.to_act >= 0:
            legal = family.legal(state)
            chosen = self._regular.choose(family.view(state, state.to_act), legal, rng)
            family.advance(state, legal[chosen], note)
        return RolloutRound(tuple(steps), tuple(state.finished))
