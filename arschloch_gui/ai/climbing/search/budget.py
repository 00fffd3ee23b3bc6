"""How many rounds a decision is worth playing out: fewer, the longer one of them takes.

That follows from the view alone and never from the clock, so equal views have equal choices. What a
round takes was measured (`tests/bench/bench_thinking.py`): with every card somebody has to play it,
and a hand is looked at rank by rank.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.evidence import REGULAR
from arschloch_gui.ai.climbing.search.opponent_model import rivals_by_kind
from arschloch_gui.ai.halving import most_options
from arschloch_gui.engine.climbing.view import SeatView

IN_A_TRICK, OUTSIDE = 850, 470
"""Up to this weight all rounds are played out; outside tricks they have to be dealt and exchanged
as well."""
EACH_CARD = 10
"""What a card weighs besides the ranks of the deck."""
COMMON = 15
"""So many ranks are common; those beyond (trumps are sets of one) weigh twice."""


def affordable(playouts: int, known: Catalogue, view: SeatView) -> int:
    """How many of so many rounds are played out for a decision."""
    light = IN_A_TRICK if view.playing else OUTSIDE
    ranks = len(known.layout.groups)
    weight = sum(view.counts) * (EACH_CARD + ranks + max(0, ranks - COMMON))
    return int(playouts * light / max(light, weight) / (1 + _planned(view)))


def _planned(view: SeatView) -> float:
    """How large a part of the rivals is likely to plan as `regular` does: with all of them a round
    and the hands it begins with take twice as long."""
    kinds = rivals_by_kind(view)
    rivals = [seat for seat, count in enumerate(view.counts) if count and seat != view.seat]
    return sum(kinds[seat][REGULAR] for seat in rivals) / max(1, len(rivals))


def options_for(playouts: int) -> int:
    """How many options so many rounds are shared among at most: with fewer of them each is rather
    tried twice as often as halving needs (`most_options`)."""
    return most_options(playouts // 2)
