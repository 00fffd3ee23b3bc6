"""Evaluation of a decision outside tricks by rollouts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from arschloch_gui.ai.climbing.playout.catalogue import catalogue
from arschloch_gui.ai.climbing.search.playouts import Playouts
from arschloch_gui.ai.climbing.search.preludes import PreludePlayouts
from arschloch_gui.ai.climbing.search.proposals import HABIT_OF, proposed
from arschloch_gui.ai.halving import OptionTally, best_of, lead, with_also
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng

DOUBT = 1.0
"""The lead over `regular`'s choice that another option needs, in standard errors.

`regular` is seldom far from the best, and the luckiest of ten options seems better than it is.
"""


class Weighing:
    """Rollouts of a pending decision (`view.due`), before the first trick or between two turns.

    Options are indices into the legal actions. Equal arguments and equal steps give equal values.
    Raises `Inexpressible` under rules the simulator does not know.
    """

    def __init__(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> None:
        known = catalogue(view.book)
        habit = HABIT_OF.get(view.due[0].kind)
        self.options = proposed(view, legal)[: habit.most_in_a_hurry if habit else None]
        """The options worth trying, most promising first. Others can be evaluated, too."""
        self.caution = habit.caution if habit else 0.0
        """By how much an unusual option has to be better."""
        self.times = 1
        """The number of rollouts for each option in one step."""
        self._values: Callable[[Sequence[int]], list[float]]
        if view.playing:
            self._values = Playouts(known, view, rng).values
        else:
            before_play = PreludePlayouts(known, view, legal)
            self.times = before_play.times
            self._values = partial(before_play.values, rng=rng)

    def values(self, options: Sequence[int]) -> list[float]:
        """Return the value of each option, from +1 to −1, in one more common situation."""
        return self._values(options)


def decided(
    weighing: Weighing, usual: int, playouts: int, also: int | None = None
) -> list[OptionTally]:
    """Return the options with their values, best first, after about `playouts` rollouts.

    The best option is then compared with `usual` in new situations, because the winner among
    many options was often just lucky.
    """
    steps = playouts // (2 * weighing.times)
    options = with_also(list(dict.fromkeys([usual, *weighing.options])), also)
    found = best_of(options, weighing.values, steps)
    if found[0].option == usual:
        return found
    rivals = best_of([usual, found[0].option], weighing.values, steps)
    return _preferred(rivals, usual, weighing.caution) + [
        each for each in found[1:] if each.option != usual
    ]


def _preferred(rivals: list[OptionTally], usual: int, caution: float) -> list[OptionTally]:
    """Return two options of the same situations, the usual one first unless clearly worse."""
    best, second = rivals
    if best.option == usual:
        return rivals
    mean, stderr = lead(best, second)
    return rivals if mean > caution + DOUBT * stderr else [second, best]
