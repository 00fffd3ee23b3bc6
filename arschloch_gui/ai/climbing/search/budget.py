"""Search budget: the number of rollouts for a decision, fewer if each takes longer.

It depends on the view alone and never on the clock, so equal views have equal choices. The time of
a rollout was measured (`tests/bench/bench_thinking.py`): it grows with the number of cards in play
and with the number of ranks in a hand.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.evidence import REGULAR
from arschloch_gui.ai.climbing.search.opponent_model import rivals_by_kind
from arschloch_gui.ai.halving import most_options
from arschloch_gui.engine.climbing.view import SeatView

IN_A_TRICK, OUTSIDE = 850, 470
"""Maximum weights with the full budget. Rollouts outside tricks also deal and exchange."""
EACH_CARD = 10
"""The weight of a card, added to the number of ranks of the deck."""
COMMON = 15
"""The usual number of ranks. Those beyond it (trumps are sets of one card) count twice."""


def affordable(playouts: int, known: Catalogue, view: SeatView) -> int:
    """Return how many of `playouts` rollouts to run for a decision."""
    light = IN_A_TRICK if view.playing else OUTSIDE
    ranks = len(known.layout.groups)
    weight = sum(view.counts) * (EACH_CARD + ranks + max(0, ranks - COMMON))
    return int(playouts * light / max(light, weight) / (1 + _planned(view)))


def _planned(view: SeatView) -> float:
    """Return the expected share of rivals that plan like `regular`.

    If all do, a rollout and the hands it starts from take twice as long.
    """
    kinds = rivals_by_kind(view)
    rivals = [seat for seat, count in enumerate(view.counts) if count and seat != view.seat]
    return sum(kinds[seat][REGULAR] for seat in rivals) / max(1, len(rivals))


def options_for(playouts: int) -> int:
    """Return the maximum number of options for `playouts` rollouts.

    It is `most_options` for half of them, so that each option is tried twice as often as needed.
    """
    return most_options(playouts // 2)
