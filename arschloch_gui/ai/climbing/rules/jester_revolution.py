"""Calling off the taxation with both jesters: a player who would have to pay does so.

The lowest player has everything to gain from it. Players who receive taxes stay silent, and so do
those who neither pay nor receive any: it would help rivals below as much as it harms those above.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.habit import Habit
from arschloch_gui.ai.climbing.playout.core.weights import Weights
from arschloch_gui.engine.actions import PASS, Action, Declare
from arschloch_gui.engine.climbing.rulemods.jester_revolution import REVOLUTION
from arschloch_gui.engine.climbing.tribute import usual_pairs
from arschloch_gui.engine.climbing.view import SeatView


def call_or_not(view: SeatView, legal: tuple[Action, ...], weights: Weights) -> int:
    """Return the index of calling it off or of passing."""
    payers = {pair.lower for pair in usual_pairs(view.book.exchange.counts, view.offices)}
    return legal.index(Declare(REVOLUTION) if view.to_act in payers else PASS)


HABIT = Habit(REVOLUTION, call_or_not)
