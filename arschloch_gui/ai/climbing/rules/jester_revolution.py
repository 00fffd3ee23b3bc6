"""Whether to call off the taxation with both jesters: whoever would have to pay does.

The lowest office gains all there is to gain by it. Whoever gets the taxes keeps still, and so does
whoever neither pays nor gets any: it helps rivals below as much as it harms those above.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.habit import Habit
from arschloch_gui.ai.climbing.playout.core.weights import Weights
from arschloch_gui.engine.actions import PASS, Action, Declare
from arschloch_gui.engine.climbing.rulemods.jester_revolution import REVOLUTION
from arschloch_gui.engine.climbing.tribute import usual_pairs
from arschloch_gui.engine.climbing.view import SeatView


def call_or_not(view: SeatView, legal: tuple[Action, ...], weights: Weights) -> int:
    """The index of calling it or of letting it go by."""
    payers = {pair.lower for pair in usual_pairs(view.book.exchange.counts, view.offices)}
    return legal.index(Declare(REVOLUTION) if view.to_act in payers else PASS)


HABIT = Habit(REVOLUTION, call_or_not)
