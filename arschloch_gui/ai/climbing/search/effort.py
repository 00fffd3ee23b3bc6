"""How many rounds a decision is worth playing out: fewer, the longer one of them takes.

That follows from the view alone and never from the clock, so equal views have equal choices. What a
round takes was measured (`tests/bench/bench_thinking.py`): with every card somebody has to lay it,
and a hand is looked at rank by rank.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.engine.climbing.view import SeatView

IN_A_TRICK, OUTSIDE = 1250, 700
"""Up to this weight all rounds are played out; outside tricks they have to be dealt and exchanged
as well."""
EACH_CARD = 10
"""What a card weighs besides the ranks of the deck."""


def affordable(playouts: int, known: Catalogue, view: SeatView) -> int:
    """How many of so many rounds are played out for a decision."""
    light = IN_A_TRICK if view.playing else OUTSIDE
    weight = sum(view.counts) * (EACH_CARD + len(known.layout.groups))
    return playouts * light // max(light, weight)
