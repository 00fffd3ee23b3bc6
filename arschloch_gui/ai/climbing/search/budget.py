"""The search budget, which is the number of rollouts for a decision.

The budget is smaller if rollouts take longer. It depends only on the view and never on the clock,
so equal views lead to equal choices. According to measurements (`tests/bench/bench_thinking.py`),
the time of a rollout grows with the number of cards in play and the number of ranks in a hand.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.evidence import REGULAR
from arschloch_gui.ai.climbing.search.opponent_model import rivals_by_kind
from arschloch_gui.ai.halving import most_options
from arschloch_gui.engine.climbing.view import SeatView

IN_A_TRICK, OUTSIDE = 850, 470
"""Largest weights with the full budget.

Rollouts outside tricks also include dealing and exchange.
"""
EACH_CARD = 10
"""Constant part of a card's weight; the number of ranks in the deck is added to it."""
COMMON = 15
"""Usual number of ranks. Ranks beyond it (trumps are sets of one card) count twice."""


def affordable(playouts: int, known: Catalogue, view: SeatView) -> int:
    """Return the number of rollouts to run for a decision, at most `playouts`."""
    light = IN_A_TRICK if view.playing else OUTSIDE
    ranks = len(known.layout.groups)
    weight = sum(view.counts) * (EACH_CARD + ranks + max(0, ranks - COMMON))
    return int(playouts * light / max(light, weight) / (1 + _planned(view)))


def _planned(view: SeatView) -> float:
    """Return the expected share of rivals who plan like `regular`.

    If all do, the rollouts and the sampling of hands take twice as long.
    """
    kinds = rivals_by_kind(view)
    rivals = [seat for seat, count in enumerate(view.counts) if count and seat != view.seat]
    return sum(kinds[seat][REGULAR] for seat in rivals) / max(1, len(rivals))


def options_for(playouts: int) -> int:
    """Return the maximum number of options for `playouts` rollouts.

    This is `most_options` for half as many rollouts, so that each option is tried twice as often as
    necessary.
    """
    return most_options(playouts // 2)
