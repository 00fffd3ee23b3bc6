"""`regular`: a fast player that evaluates every legal action by the cards left after it.

It looks one action ahead and knows only what its seat sees. When two players are left and no card
is hidden, it solves the ending exactly (`duel`). It uses no random numbers, so its play can be
reproduced.
"""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.ai.climbing.duel import winning_action
from arschloch_gui.ai.climbing.evaluation import Evaluator, goes_out, is_penalised
from arschloch_gui.ai.climbing.giving import worth_a_thought
from arschloch_gui.ai.climbing.playout.core.weights import Weights
from arschloch_gui.ai.climbing.reading import legal_melds, parted_with
from arschloch_gui.ai.climbing.rules import CLAIMS, HABITS
from arschloch_gui.ai.climbing.trading import trade_value
from arschloch_gui.ai.climbing.weights import WEIGHTS
from arschloch_gui.engine.actions import PASS, Action
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng


class Opinion(Struct, frozen=True):
    """The value of one legal action to `regular`, on a scale that only allows comparisons."""

    index: int
    value: float


class RegularPlayer:
    """A player that takes the action with the highest value, the first one on a tie."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        if len(legal) == 1:
            return 0
        if view.due:
            return _decide_between_tricks(view, legal, self._weights)
        certain, ranked = considered(view, legal, self._weights)
        return ranked[0] if certain is None else certain


def considered(
    view: SeatView, legal: tuple[Action, ...], weights: Weights = WEIGHTS
) -> tuple[int | None, list[int]]:
    """Return the index of an action that is certain to be best, if any, and all candidates.

    The candidates are indices of legal actions during a trick, best first.
    """
    for index, action in enumerate(legal):
        if goes_out(action, view) and not is_penalised(action, view.book):
            return index, [index]
    if not view.trick and legal[-1] == PASS:
        legal = legal[:-1]  # leading is always better than passing
    ranked = sorted(opinions(view, legal, weights), key=lambda o: (-o.value, o.index))
    order = [opinion.index for opinion in ranked]
    return winning_action(view, legal, order), order


def _decide_between_tricks(view: SeatView, legal: tuple[Action, ...], weights: Weights) -> int:
    """Decide outside tricks, with the rule's own function or by giving cards easy to spare."""
    habit = _HABITS.get(view.due[0].kind)
    if habit is not None:
        return habit(view, legal, weights)
    appraiser = Evaluator(view, weights)
    return max(
        worth_a_thought(view, legal, appraiser),
        key=lambda gift: (trade_value(appraiser, gift[1]), -gift[0]),
    )[0]


_HABITS = {habit.kind: habit.choose for habit in HABITS}
_CLAIMS = {claim.action: claim.appraise for claim in CLAIMS}


def opinions(
    view: SeatView, legal: tuple[Action, ...], weights: Weights = WEIGHTS
) -> list[Opinion]:
    """Return the value of every legal action, in the order of `legal`."""
    book = view.book
    appraiser = Evaluator(view, weights)
    melds = dict(legal_melds(view, legal, book))
    found: list[Opinion] = []
    for index, action in enumerate(legal):
        if index in melds:
            value = appraiser.play(melds[index])
        elif cards := parted_with(action):
            value = appraiser.part_with(cards)
        elif claimed := _CLAIMS.get(action):
            value = claimed(appraiser)
        else:
            value = appraiser.stay()
        found.append(Opinion(index, value))
    return found
