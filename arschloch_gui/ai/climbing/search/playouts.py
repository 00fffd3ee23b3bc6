"""What comes of the options of one decision, played out in hands the others may hold."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.lowest import play_out
from arschloch_gui.ai.climbing.playout.reading import position_of
from arschloch_gui.ai.climbing.search.bounds import bounds
from arschloch_gui.ai.climbing.search.dealing import redealt
from arschloch_gui.ai.climbing.search.evidence import gathered
from arschloch_gui.ai.climbing.search.learned import policy
from arschloch_gui.ai.climbing.search.worlds import walk_from
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng

BETWEEN = 4
"""Steps from one world to the next. Neighbours differ little, but new ones cost more than they
tell."""


class Playouts:
    """The options of a decision in a trick; all chance in it comes from `rng`."""

    def __init__(self, known: Catalogue, view: SeatView, rng: Rng) -> None:
        assert view.seat is not None
        self._seat, self._policy = view.seat, policy()
        generator = Generator(rng.bits())
        world = redealt(view, rng)
        self._root = position_of(known, world, generator)
        self._moves = self._root.moves()
        evidence = gathered(known, view, self._root, self._policy)
        limits = bounds(view, world)
        self._walk = walk_from(known, view, self._root, evidence, generator, limits)

    def values(self, options: Sequence[int]) -> list[float]:
        """By option (an index into the legal actions): the place of this seat, from +1 to −1.

        Each call is another world, the same one for all options.
        """
        self._walk.go(BETWEEN)
        self._root.hands = self._walk.hands[: len(self._root.hands)]
        return [self._value(self._moves[option]) for option in options]

    def _value(self, move: int) -> float:
        after = self._root.copy()
        after.apply(move)
        places = play_out(after, self._policy)
        return 1 - 2 * places.index(self._seat) / (len(places) - 1)
