"""Asking for ranks: what is likely to be held and makes the own hand better.

A card got has to be given back as another one, so a rank is worth what the hand gains by it
against the card it can spare most.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.evaluation import Evaluator
from arschloch_gui.ai.climbing.habit import Habit
from arschloch_gui.ai.climbing.playout.core.weights import Weights
from arschloch_gui.ai.climbing.trading import rank_gains
from arschloch_gui.engine.actions import Action, Ask, Pass
from arschloch_gui.engine.cards import RANK_OF_NAME, Rank, Seat
from arschloch_gui.engine.climbing.pending import PendingDecision
from arschloch_gui.engine.climbing.rulemods.exchange_ask import ASKING, Questions
from arschloch_gui.engine.climbing.view import SeatView


def ask(view: SeatView, legal: tuple[Action, ...], weights: Weights) -> int:
    """The rank with the largest gain to be expected; stops when nothing is to be gained.

    Letting the second ask first tells nothing a view keeps, so that is never demanded.
    """
    return questions(view, legal, weights)[0]


def questions(view: SeatView, legal: tuple[Action, ...], weights: Weights) -> list[int]:
    """The indices of all that can be done, the largest gain to be expected first."""
    appraiser = Evaluator(view, weights)
    target: Seat = view.due[0].about_as(Questions).target
    gains = rank_gains(view, appraiser)

    def expected(index: int) -> float:
        match legal[index]:
            case Ask(name):
                rank = RANK_OF_NAME[name]
                return appraiser.outlook.chance_held(target, rank, 1) * gains[rank]
            case Pass():
                return 0.0
        return float("-inf")

    return sorted(range(len(legal)), key=lambda index: (-expected(index), index))


def denied(due: PendingDecision) -> tuple[Seat, frozenset[Rank]]:
    """Who was asked, and the ranks he did not have."""
    asked = due.about_as(Questions)
    return asked.target, frozenset(RANK_OF_NAME[name] for name in asked.denied)


HABIT = Habit(ASKING, ask, options=questions, denied=denied)
