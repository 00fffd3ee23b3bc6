"""Evaluation of decisions outside tricks by rollouts."""

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
"""The lead that another option must have over the choice of `regular`, in standard errors.

The choice of `regular` is seldom far from the best, and the luckiest of ten options seems better
than it is.
"""


class Weighing:
    """Rollouts of a pending decision (`view.due`), before the first trick or between two turns.

    Options are indices into the legal actions. The same arguments and steps give the same values.
    Raises `Inexpressible` if the simulator does not support the rules.
    """

    def __init__(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> None:
        known = catalogue(view.book)
        habit = HABIT_OF.get(view.due[0].kind)
        self.options = proposed(view, legal)[: habit.most_in_a_hurry if habit else None]
        """Options worth trying, most promising first. Others can also be evaluated."""
        self.caution = habit.caution if habit else 0.0
        """Margin by which an option must be better than the usual choice."""
        self.times = 1
        """Number of rollouts per option and step."""
        self._values: Callable[[Sequence[int]], list[float]]
        if view.playing:
            self._values = Playouts(known, view, rng).values
        else:
            before_play = PreludePlayouts(known, view, legal)
            self.times = before_play.times
            self._values = partial(before_play.values, rng=rng)

    def values(self, options: Sequence[int]) -> list[float]:
        """Try all options in one more situation; return their values, from +1 to −1."""
        return self._values(options)


def decided(
    weighing: Weighing, usual: int, playouts: int, also: int | None = None
) -> list[OptionTally]:
    """Evaluate the options in about `playouts` rollouts and return their values, best first.

    The best option is compared with `usual` again in new situations, because the winner among many
    options is often merely lucky.
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
    """Return the two options in order, with the usual one first unless it is clearly worse."""
    best, second = rivals
    if best.option == usual:
        return rivals
    mean, stderr = lead(best, second)
    return rivals if mean > caution + DOUBT * stderr else [second, best]
