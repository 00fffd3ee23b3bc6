"""The decision to declare a putsch, which requires a hand that will probably go out first.

The probability is a logistic function of features of the hand.
"""

from __future__ import annotations

from math import exp

from arschloch_gui.ai.climbing.evaluation import Evaluator
from arschloch_gui.ai.climbing.habit import Habit
from arschloch_gui.ai.climbing.playout.core.weights import Weights
from arschloch_gui.ai.climbing.weights import WEIGHTS
from arschloch_gui.engine.actions import PASS, Action, Declare
from arschloch_gui.engine.climbing.rulemods.putsch import PUTSCH
from arschloch_gui.engine.climbing.view import SeatView

SURE_ENOUGH = 0.6
"""Required probability. A failed putsch costs four cards and another round as the lowest."""
HOPEFUL = 0.55
"""Probability that is enough for a rebel."""
CAUTION = 0.3
"""The lead that a putsch must have in rollouts.

With a smaller lead, the gain in the round was small, and 1.5 ± 0.6 places were lost in the next
four rounds (docs/decisions/outside-tricks.md).
"""
_BASE, _TURNS, _CONTROL, _STRENGTH, _STUCK, _RIVALS = -1.88, -0.05, -1.25, 1.04, -0.48, -0.2
_CONTROL_SHARE = 12.2
"""Coefficients of the logistic function.

They were fitted to 4,727 putsches of `regular` under seven presets with 3 to 8 players. These were
declared with arbitrary hands, but most weak hands were left out. A fit to one half of the data gave
282 putsches in the other half a probability above `SURE_ENOUGH`, and 77 % of these succeeded (64 %
in `president-revolution`).
"""


def declare_or_not(view: SeatView, legal: tuple[Action, ...], weights: Weights) -> int:
    """Return the index of declaring a putsch, or of declining."""
    declares = chance_of_success(view) > SURE_ENOUGH
    return legal.index(Declare(PUTSCH) if declares else PASS)


def dare(view: SeatView, legal: tuple[Action, ...]) -> int:
    """Return the index of a rebel's choice."""
    return legal.index(Declare(PUTSCH) if chance_of_success(view) > HOPEFUL else PASS)


def chance_of_success(view: SeatView) -> float:
    """Return the probability that this hand goes out first if there is no exchange."""
    figures = Evaluator(view, WEIGHTS).rest()
    odds = (
        _BASE
        + _TURNS * figures.turns
        + _CONTROL * figures.control
        + _STRENGTH * figures.strength
        + _STUCK * figures.stuck
        + _RIVALS * (len(view.counts) - 1)
        + _CONTROL_SHARE * figures.control / figures.turns
    )
    return 1 / (1 + exp(-odds))


HABIT = Habit(PUTSCH, declare_or_not, dare, caution=CAUTION)
