"""The options of a decision outside tricks, weighed step by step.

Whoever searches stops after a number of steps; a trainer goes on as long as somebody looks on:

>>> weighing = Weighing(view, legal, rng)                                    # doctest: +SKIP
>>> while wanted():                                                          # doctest: +SKIP
...     weighing.step(weighing.options)
>>> weighing.tallies[0].mean, weighing.tallies[0].stderr                     # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.ai.climbing.playout.catalogue import catalogue
from arschloch_gui.ai.climbing.search.playouts import Playouts
from arschloch_gui.ai.climbing.search.preludes import TIMES, PreludePlayouts
from arschloch_gui.ai.climbing.search.proposals import proposed
from arschloch_gui.ai.halving import Tally
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng


class Weighing:
    """A decision that is due (`view.due`), before the first trick or between two turns.

    Options are indices into the legal actions. Equal arguments and equal steps give equal values.
    Raises `Inexpressible` under rules the simulator does not know.
    """

    def __init__(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> None:
        known = catalogue(view.book)
        self.options = proposed(view, legal)
        """Those worth a thought, the likeliest to be good first; any other may be weighed, too."""
        self.tallies: dict[int, Tally] = {}
        """What was found in `step`, by option."""
        if view.playing:
            self.times, self._values = 1, Playouts(known, view, rng).values
        else:
            self.times, self._values = TIMES, PreludePlayouts(known, view, legal, rng).values
        # `times` is how many rounds are played out for one option in one step.

    def values(self, options: Sequence[int]) -> list[float]:
        """What each is worth in one more situation, the same for all: from +1 to −1."""
        return self._values(options)

    def step(self, options: Sequence[int]) -> None:
        """Try these in one more situation and count what came of it."""
        for option, value in zip(options, self.values(options), strict=True):
            self.tallies.setdefault(option, Tally(option)).add(value)
