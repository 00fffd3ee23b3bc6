"""`regular`: keeps a plan for its hand and weighs every play by what stays behind.

It divides its cards into as few combinations as it can (five-card hands stay together), leads what
it would otherwise not get rid of, saves what takes tricks for when a trick is worth it, and, as
soon as somebody may be out soon, gets below ten cards rather than be caught with a doublette. When
all but one of its combinations cannot be beaten, it plays them out. It draws no random numbers.
"""

from __future__ import annotations

from dataclasses import dataclass

from arschloch_gui.ai.thirteen.outlook import Outlook
from arschloch_gui.ai.thirteen.planner import Planner
from arschloch_gui.ai.thirteen.reading import legal_combos, worth_a_thought
from arschloch_gui.engine.actions import PASS, Action
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.thirteen.combos import FIVE, Combo
from arschloch_gui.engine.thirteen.scoring import points_for
from arschloch_gui.engine.thirteen.view import SeatView

_HIGHEST = 51


@dataclass(frozen=True, slots=True)
class Weights:
    """What counts how much; only their proportions mean something."""

    single: float = 0.7
    pair: float = 1.0
    triple: float = 1.4
    five: float = 3.5
    """What it costs to have such a combination still to lay: a turn, more where few are led."""
    control: float = 0.8
    """How much of that a combination saves that takes its trick."""
    stuck: float = 0.7
    """What a weak combination costs more, as it has to be led."""
    lead: float = 0.2
    """What it is worth to lead next."""
    fear: float = 0.2
    """What a point against oneself costs when the round may end at once."""
    feeding: float = 0.9
    """What it costs to lead what somebody could go out on."""


WEIGHTS = Weights()


class RegularPlayer:
    """Takes the action with the highest value; of equal ones the first."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        if len(legal) == 1:
            return 0
        plays = {combo: index for index, combo in legal_combos(legal)}
        for combo, index in plays.items():
            if combo.size == len(view.hand):
                return index
        choice = _Thought(view, self._weights).best(worth_a_thought(view.hand, plays))
        return legal.index(PASS) if choice is None else plays[choice]


class _Thought:
    """One decision."""

    def __init__(self, view: SeatView, weights: Weights) -> None:
        self._view = view
        self._weights = weights
        self._outlook = Outlook(view)
        self._base = {1: weights.single, 2: weights.pair, 3: weights.triple, FIVE: weights.five}
        self._plan = Planner(view.hand, self._burden)
        self._beatable = Planner(view.hand, lambda combo: float(self._outlook.stands(combo) < 1))
        self._following = view.top is not None

    def best(self, plays: list[Combo]) -> Combo | None:
        """The best play, or None to pass."""
        sure = self._way_out(plays)
        if sure is not None or not plays:
            return sure
        value, _, choice = max((self._value(combo), -at, combo) for at, combo in enumerate(plays))
        stay = self._after(self._plan.whole, len(self._view.hand))
        return None if self._following and stay >= value else choice

    def _way_out(self, plays: list[Combo]) -> Combo | None:
        """A play nobody can beat, after which all but one of the others are such plays, too."""
        whole = self._plan.whole
        for combo in plays:
            if self._outlook.stands(combo, following=self._following) == 1:
                rest = whole ^ self._plan.mask_of(combo.cards)
                if self._beatable.cost(rest) <= 1:
                    return combo
        return None

    def _value(self, combo: Combo) -> float:
        weights, outlook = self._weights, self._outlook
        rest = self._plan.whole ^ self._plan.mask_of(combo.cards)
        stands = outlook.stands(combo, following=self._following)
        value = self._after(rest, len(self._view.hand) - combo.size) + weights.lead * stands
        if self._somebody_could_end_on(combo):
            value -= weights.feeding * (1 - stands)
        return value

    def _after(self, rest: int, left: int) -> float:
        """What it is worth to hold a part of the hand."""
        danger = 1 / self._outlook.nearest
        return -self._plan.cost(rest) - self._weights.fear * danger * points_for(left)

    def _somebody_could_end_on(self, combo: Combo) -> bool:
        view = self._view
        return any(
            view.counts[seat] == combo.size and not view.passed >> seat & 1
            for seat in view.order
            if seat != view.seat
        )

    def _burden(self, combo: Combo) -> float:
        stands = self._outlook.stands(combo)
        weak = 1 - combo.key / _HIGHEST
        base = self._base[combo.size]
        return base + self._weights.stuck * weak * weak - self._weights.control * stands
