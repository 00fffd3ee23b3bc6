"""What comes of the options of one decision, played out in hands the others may hold."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.lowest import Lowest, play_out
from arschloch_gui.ai.climbing.playout.core.policy import Policy
from arschloch_gui.ai.climbing.playout.core.plain import PlainPlayout
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.reading import position_of
from arschloch_gui.ai.climbing.search.evidence import gathered
from arschloch_gui.ai.climbing.search.worlds import walk_from
from arschloch_gui.engine.climbing.view import SeatView, determinize
from arschloch_gui.engine.rng import Rng

import os as _os
BETWEEN = int(_os.environ.get("BETW","6"))
"""Steps from one world to the next, so that neighbours differ."""


def chooser():
    import json, os
    w = os.environ.get("POL")
    return Policy(json.load(open(w)), float(os.environ.get("TEMP", "1.0"))) if w else Lowest()


class Playouts:
    """The options of a decision in a trick; all chance in it comes from `rng`.

    Everybody plays on as `lowest` does: that is quick, and far better than playing at random.
    """

    def __init__(self, known: Catalogue, view: SeatView, rng: Rng) -> None:
        assert view.seat is not None
        self._seat = view.seat
        generator = Generator(rng.bits())
        self._root = position_of(known, determinize(view, rng), generator)
        self._moves = self._root.moves()
        import json, os
        policy = Policy(json.load(open(os.environ["EV"])), 1.0)
        evidence = gathered(known, view, self._root, policy)
        self._walk = walk_from(known, view, self._root, evidence, generator)
        plain = known.tables.plain
        self._quick = PlainPlayout(known.tables, plain) if plain else None
        self._lowest = chooser()
        if not isinstance(self._lowest, Lowest):
            self._quick = None

    def values(self, options: Sequence[int]) -> list[float]:
        """By option (an index into the legal actions): how many are behind this seat in the end.

        Each call is another world, the same one for all options.
        """
        self._walk.go(BETWEEN)
        world = self._root.copy()
        world.hands = self._walk.hands[: len(world.hands)]
        return [self._value(world, self._moves[option]) for option in options]

    def _value(self, world: Position, move: int) -> float:
        after = world.copy()
        after.apply(move)
        places = self._places(after)
        return float(len(places) - 1 - places.index(self._seat))

    def _places(self, position: Position) -> list[int]:
        if position.is_over:
            return position.finished
        if self._quick is None or position.must_open:
            return play_out(position, self._lowest)
        return self._quick.play_out(position)
