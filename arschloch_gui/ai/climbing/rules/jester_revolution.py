"""The decision to call off the taxation with two jesters, made by players who would have to pay.

The lowest position gains most from it. Players who would receive cards do not call it off. Neither
do those who would not exchange: it would help the rivals below as much as it would harm those
above.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.habit import Habit
from arschloch_gui.ai.climbing.playout.core.weights import Weights
from arschloch_gui.engine.actions import PASS, Action, Declare
from arschloch_gui.engine.climbing.rulemods.jester_revolution import REVOLUTION
from arschloch_gui.engine.climbing.tribute import usual_pairs
from arschloch_gui.engine.climbing.view import SeatView


def call_or_not(view: SeatView, legal: tuple[Action, ...], weights: Weights) -> int:
    """Return the index of calling off the taxation, or of passing."""
    payers = {pair.lower for pair in usual_pairs(view.book.exchange.counts, view.offices)}
    return legal.index(Declare(REVOLUTION) if view.to_act in payers else PASS)


HABIT = Habit(REVOLUTION, call_or_not)
