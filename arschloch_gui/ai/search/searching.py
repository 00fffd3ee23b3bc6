"""A player that looks ahead in any game: a habit proposes, playouts decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from arschloch_gui.ai.halving import Tally, best_of, is_ahead
from arschloch_gui.ai.player import Player, Thought
from arschloch_gui.ai.search.playouts import PlayOn, Playouts
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.rng import Rng

MOST_OPTIONS = 8
"""Of more only those are tried that the habit likes best."""
DOUBT = 0.0


class Ranking(Player, Protocol):
    """A player that can say what it would rather do, and what next."""

    def ranked(self, view: Any, legal: tuple[Action, ...], rng: Rng) -> Sequence[int]:
        """The legal actions worth a try, the one it chooses first; one alone where that is
        certain."""
        ...


class SearchingPlayer:
    """Takes what turned out best in so many rounds played on; equal arguments, equal choices."""

    def __init__(
        self,
        habit: Ranking,
        playouts: int,
        play_on: PlayOn,
        *,
        most: int = MOST_OPTIONS,
        doubt: float = DOUBT,
    ) -> None:
        """`play_on` is how a round goes on after an option."""
        self._habit, self._playouts, self._play_on = habit, playouts, play_on
        self._most, self._doubt = most, doubt

    def choose(self, view: Any, legal: tuple[Action, ...], rng: Rng) -> int:
        weighed = self.thoughts(view, legal, rng)
        return weighed[0].index if weighed else self._habit.choose(view, legal, rng)

    def thoughts(self, view: Any, legal: tuple[Action, ...], rng: Rng) -> tuple[Thought, ...]:
        if len(legal) == 1:
            return ()
        ranked = self._habit.ranked(view, legal, rng)[: self._most]
        if len(ranked) == 1:
            return ()
        values = Playouts(view, legal, self._play_on, rng).values
        tallies = _settled(best_of(ranked, values, self._playouts), ranked[0], self._doubt)
        return tuple(Thought(each.option, each.mean, each.stderr) for each in tallies)


def _settled(tallies: list[Tally], usual: int, doubt: float) -> list[Tally]:
    """The usual option comes first, unless the best leads it by more than chance would have it."""
    own = next(each for each in tallies if each.option == usual)
    if own is tallies[0] or is_ahead(tallies[0], own, doubt):
        return tallies
    return [own, *(each for each in tallies if each is not own)]
