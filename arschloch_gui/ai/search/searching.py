"""A player that looks ahead in any game: a habit proposes, playouts decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from arschloch_gui.ai.halving import best_of, with_also
from arschloch_gui.ai.player import Player, Thought
from arschloch_gui.ai.search.playouts import PlayOn, Playouts
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.rng import Rng

MOST_OPTIONS = 8
"""Of more only those are tried that the habit likes best."""


class Ranking(Player, Protocol):
    """A player that can say what it would rather do, and what next."""

    def ranked(self, view: Any, legal: tuple[Action, ...], rng: Rng) -> Sequence[int]:
        """The legal actions worth a try, the one it chooses first; one alone where that is
        certain."""
        ...


class SearchingPlayer:
    """Takes what turned out best in so many rounds played on; equal arguments, equal choices."""

    def __init__(
        self, habit: Ranking, playouts: int, play_on: PlayOn, most: int = MOST_OPTIONS
    ) -> None:
        """`play_on` is how a round goes on after an option."""
        self._habit, self._playouts, self._play_on = habit, playouts, play_on
        self._most = most

    def choose(self, view: Any, legal: tuple[Action, ...], rng: Rng) -> int:
        weighed = self.thoughts(view, legal, rng)
        return weighed[0].index if weighed else self._habit.choose(view, legal, rng)

    def thoughts(
        self, view: Any, legal: tuple[Action, ...], rng: Rng, also: int | None = None
    ) -> tuple[Thought, ...]:
        if len(legal) == 1:
            return ()
        ranked = self._habit.ranked(view, legal, rng)[: self._most]
        if len(ranked) == 1:
            return ()
        values = Playouts(view, legal, self._play_on, rng).values
        tallies = best_of(with_also(ranked, also), values, self._playouts)
        return tuple(each.thought for each in tallies)
