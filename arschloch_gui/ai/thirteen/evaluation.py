"""Features of an action: the cards left to play, and who will probably lead.

The sum of the features times their weights is the expected cost of the rest of the round, so the
lowest sum is best. `danger` is 1 divided by the smallest number of cards of any rival.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from math import prod
from operator import attrgetter, mul

from arschloch_gui.ai.thirteen.planner import Planner
from arschloch_gui.ai.thirteen.threats import ThreatEstimate
from arschloch_gui.engine.thirteen.combos import FIVE, Combo
from arschloch_gui.engine.thirteen.scoring import points_for
from arschloch_gui.engine.thirteen.view import SeatView

HIGHEST = 51
USUAL_DANGER = 0.25
LEAST_BURDEN = 0.02


@dataclass(slots=True)
class Figures:
    """Features of one action or, if used as weights, the cost of one unit of each."""

    cards: float = 0
    points: float = 0
    """Points that the cards left would score."""
    danger_cards: float = 0
    danger_points: float = 0
    danger_turns: float = 0
    singles: float = 0
    weak_singles: float = 0
    """Sum of weakness (0 to 1 each). Pairs and triples likewise."""
    standing_singles: float = 0
    """Sum of the probabilities of winning a trick. Pairs and hands of five likewise."""
    pairs: float = 0
    weak_pairs: float = 0
    standing_pairs: float = 0
    triples: float = 0
    weak_triples: float = 0
    fives: float = 0
    standing_fives: float = 0
    lead: float = 0
    """Probability of leading next."""
    lead_fives: float = 0
    lead_cards: float = 0
    lead_turns: float = 0
    danger_lead: float = 0
    way_out: float = 0
    """Probability of leading next and keeping the lead until the last combination."""
    last: float = 0
    """1 if one combination is left. In that case, `weak_last` is its weakness."""
    weak_last: float = 0
    last_five: float = 0
    last_two: float = 0
    feeding: float = 0
    """Probability that a rival goes out by beating this play."""
    passing: float = 0

    def cost(self, weights: Figures) -> float:
        """Return the sum of all features times their weights."""
        return float(sum(map(mul, _values(self), _values(weights))))


_values = attrgetter(*(field.name for field in fields(Figures)))
"""Return all features in the order of their declaration."""


class Evaluator:
    """Evaluator of the actions in one decision."""

    def __init__(self, view: SeatView, weights: Figures) -> None:
        self._view = view
        self._weights = weights
        self.outlook = ThreatEstimate(view)
        self.plan = Planner(view.hand, self._burden)
        self._danger = 1 / self.outlook.nearest
        self._following = view.top is not None

    def figures(self, combo: Combo | None) -> Figures:
        """Return the features after playing a combination, or after passing if it is None."""
        rest, left, lead = self.plan.whole, len(self._view.hand), 0.0
        found = Figures(passing=float(combo is None))
        if combo is not None:
            rest ^= self.plan.mask_of(combo.cards)
            left -= combo.size
            lead = self.outlook.stands(combo, following=self._following)
            found.feeding = (1 - lead) * self._somebody_could_end_on(combo.size)
        division = self.plan.division(rest)
        for each in division:
            self._count(found, each)
        self._count_all(found, left, lead, division)
        return found

    def _count(self, found: Figures, combo: Combo) -> None:
        """Add the features of one combination that is still to be played."""
        stands, weak = self.outlook.stands(combo), _weakness(combo)
        if combo.size == FIVE:
            found.fives += 1
            found.standing_fives += stands
        elif combo.size == 1:
            found.singles += 1
            found.weak_singles += weak
            found.standing_singles += stands
        elif combo.size == 2:
            found.pairs += 1
            found.weak_pairs += weak
            found.standing_pairs += stands
        else:
            found.triples += 1
            found.weak_triples += weak

    def _count_all(self, found: Figures, left: int, lead: float, division: Sequence[Combo]) -> None:
        """Set the features that depend on all cards left together and on who leads next."""
        danger, turns, points = self._danger, len(division), points_for(left)
        found.cards, found.points = left, points
        found.danger_cards, found.danger_points = danger * left, danger * points
        found.danger_turns = danger * turns
        found.lead, found.danger_lead = lead, lead * danger
        found.lead_cards, found.lead_turns = lead * left, lead * turns
        found.lead_fives = lead * found.fives
        stands = sorted(self.outlook.stands(combo) for combo in division)
        found.way_out = lead * prod(stands[1:])
        found.last_two = float(turns == 2)
        if turns == 1:
            found.last, found.weak_last = 1, 1 - stands[0]
            found.last_five = float(division[0].size == FIVE)

    def _somebody_could_end_on(self, size: int) -> bool:
        view = self._view
        return any(
            view.counts[seat] == size and not view.passed >> seat & 1
            for seat in view.order
            if seat != view.seat
        )

    def _burden(self, combo: Combo) -> float:
        """Return the approximate cost that a combination adds to a hand."""
        weights, single = self._weights, Figures()
        self._count(single, combo)
        each = weights.cards + weights.points
        each += USUAL_DANGER * (weights.danger_cards + weights.danger_points)
        own = combo.size * each + USUAL_DANGER * weights.danger_turns + single.cost(weights)
        return max(LEAST_BURDEN, own)


def _weakness(combo: Combo) -> float:
    return (1 - combo.key / HIGHEST) ** 2
