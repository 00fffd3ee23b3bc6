"""`lowest`: the plain beginner that other levels are measured against. Frozen by tests.

* it does not swap its face-up cards;
* it plays all cards of the lowest rank that can be played; twos, tens and jokers count as higher
  than the ace, in this order;
* it never picks up the pile while it can play a card;
* of its face-down cards it turns over the first.
"""

from __future__ import annotations

from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import Rank
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.shithead.pile import JOKER, TEN, TWO, kind_of
from arschloch_gui.engine.shithead.view import SeatView

_SPECIAL = {TWO: 20, TEN: 21, JOKER: 22}


def rung(rank: Rank) -> int:
    """Return the position of a rank: 3 to ace in their order, then twos, tens and jokers."""
    return _SPECIAL.get(rank, rank)


class LowestPlayer:
    """A player that plays all cards of the lowest legal rank (see the module docstring)."""

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        plays = [(i, action.cards) for i, action in enumerate(legal) if isinstance(action, Play)]
        if not plays:
            return 0
        return min(plays, key=lambda each: (rung(kind_of(each[1][0])), -len(each[1])))[0]
