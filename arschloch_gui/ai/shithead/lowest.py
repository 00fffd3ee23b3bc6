"""`lowest`: the plain beginner that other levels are measured against. Frozen by tests.

* it does not swap its face-up cards;
* it plays all cards of the lowest rank that can be played; twos, tens and jokers count as higher
  than the ace, in this order;
* it never picks up the pile while it can play a card;
* of its face-down cards it turns over the first.
"""

from __future__ import annotations

from arschloch_gui.ai.shithead.worth import rung
from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.shithead.pile import kind_of
from arschloch_gui.engine.shithead.view import SeatView


class LowestPlayer:
    """A player that plays all cards of the lowest legal rank (see the module docstring)."""

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        plays = [(i, action.cards) for i, action in enumerate(legal) if isinstance(action, Play)]
        if not plays:
            return 0
        return min(plays, key=lambda each: (rung(kind_of(each[1][0])), -len(each[1])))[0]
