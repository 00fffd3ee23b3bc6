"""Questions for ranks that the other player probably holds and that improve the hand.

A card has to be returned for each card received. The value of a rank is therefore the gain from
swapping the card that is easiest to spare for a card of that rank.
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
    """Return the index of the question with the largest expected gain, or of stopping.

    The asker never lets the second player ask first, because this evaluation does not cover the
    effect of doing so.
    """
    return questions(view, legal, weights)[0]


def questions(view: SeatView, legal: tuple[Action, ...], weights: Weights) -> list[int]:
    """Return the indices of all legal actions, largest expected gain first."""
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
    """Return the seat that was asked, and the ranks that it denied."""
    asked = due.about_as(Questions)
    return asked.target, frozenset(RANK_OF_NAME[name] for name in asked.denied)


HABIT = Habit(ASKING, ask, options=questions, denied=denied)
