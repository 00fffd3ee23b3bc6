"""A player that looks ahead in any game: another player proposes moves, and rollouts decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeAlias

from arschloch_gui.ai.halving import best_of, most_options, with_also
from arschloch_gui.ai.player import Evaluation, Player, ViewT_contra
from arschloch_gui.ai.search.playouts import PlayOn, Playouts
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.round import AnyView, ViewT

MOST_OPTIONS = 8
"""Maximum number of options to try. If there are more, the proposing player selects them."""


Effort: TypeAlias = Callable[[int, ViewT], int]
"""(maximum number of rollouts, view) → the number to run.

The number must not depend on the clock, so that equal views lead to equal choices.
"""


def everything(playouts: int, view: AnyView) -> int:
    """Return `playouts`, the full budget, for every view."""
    return playouts


class Ranking(Player[ViewT_contra], Protocol[ViewT_contra]):
    """A player that can rank the legal actions."""

    def ranked(self, view: ViewT_contra, legal: tuple[Action, ...], rng: Rng) -> Sequence[int]:
        """Return the indices of actions worth trying, best first, or only one if it is certain."""
        ...


class SearchingPlayer(Generic[ViewT]):
    """A player that chooses the option with the best mean value in rollouts.

    It is deterministic.
    """

    def __init__(
        self, habit: Ranking[ViewT], playouts: int, play_on: PlayOn, most: int = MOST_OPTIONS,
        effort: Effort[ViewT] = everything,
    ) -> None:  # fmt: skip
        """Create a player.

        `habit` proposes options, and `play_on` plays out a round after an option.
        """
        self._habit, self._playouts, self._play_on = habit, playouts, play_on
        self._most, self._effort = most, effort

    def choose(self, view: ViewT, legal: tuple[Action, ...], rng: Rng) -> int:
        weighed = self.thoughts(view, legal, rng)
        return weighed[0].index if weighed else self._habit.choose(view, legal, rng)

    def thoughts(
        self, view: ViewT, legal: tuple[Action, ...], rng: Rng, also: int | None = None
    ) -> tuple[Evaluation, ...]:
        if len(legal) == 1:
            return ()
        playouts = self._effort(self._playouts, view)
        most = self._most
        if playouts < self._playouts:
            most = min(most, most_options(playouts))
        ranked = self._habit.ranked(view, legal, rng)[:most]
        if len(ranked) == 1:
            return ()
        values = Playouts(view, legal, self._play_on, rng).values
        tallies = best_of(with_also(ranked, also), values, playouts)
        return tuple(each.thought for each in tallies)
