"""Selection of the options outside tricks that `regular` considers worth rollouts."""

from __future__ import annotations

from arschloch_gui.ai.climbing.evaluation import Evaluator
from arschloch_gui.ai.climbing.giving import worth_a_thought
from arschloch_gui.ai.climbing.reading import parted_with
from arschloch_gui.ai.climbing.rules import HABITS
from arschloch_gui.ai.climbing.trading import trade_value
from arschloch_gui.ai.climbing.weights import WEIGHTS
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.climbing.view import SeatView

MOST = 10
"""Maximum number of options to play out, in addition to the lowest gift."""
HABIT_OF = {habit.kind: habit for habit in HABITS}


def proposed(view: SeatView, legal: tuple[Action, ...]) -> list[int]:
    """Return the distinct indices of the options to compare in a pending decision."""
    habit = HABIT_OF.get(view.due[0].kind)
    if habit is not None and habit.options is not None:
        return habit.options(view, legal, WEIGHTS)[:MOST]
    return _partings(view, legal) or list(range(len(legal)))[:MOST]


def _partings(view: SeatView, legal: tuple[Action, ...]) -> list[int]:
    """Return the indices of the best gifts, of the lowest one, and of actions that give no card."""
    gifts = [at for at, action in enumerate(legal) if parted_with(action)]
    if not gifts:
        return []
    appraiser = Evaluator(view, WEIGHTS)
    worth = {
        at: trade_value(appraiser, cards)
        for at, cards in worth_a_thought(view, legal, appraiser)
        if cards
    }
    best = sorted(worth, key=lambda at: (-worth[at], at))[:MOST]
    key = view.book.exchange_key
    lowest = min(gifts, key=lambda at: sorted(map(key, parted_with(legal[at]))))
    rest = [at for at, action in enumerate(legal) if not parted_with(action)]
    return list(dict.fromkeys([*best, lowest, *rest]))
