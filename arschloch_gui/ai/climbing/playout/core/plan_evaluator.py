"""Evaluation of actions by `regular`.

A plan divides the hand into melds that take as few turns as possible. Some of them win a trick
whatever the others have, some can beat what others lead, and some have to be led. An action is good
if the cards left take few turns and can win the leads that these turns require.

During a match, the evaluation is based on the view of a seat (`ai.climbing.evaluation`), and in
rollouts on a position (`planning`).
"""

from __future__ import annotations

from math import exp

from arschloch_gui.ai.climbing.playout.core.meld_relations import SURE, Relations
from arschloch_gui.ai.climbing.playout.core.plan import Plan, Rest
from arschloch_gui.ai.climbing.playout.core.threats import ThreatEstimate
from arschloch_gui.ai.climbing.playout.core.weights import Weights


class PlanEvaluator:
    """Evaluator of the actions of one decision.

    Hands are counts by rank. Only differences between values are meaningful.
    """

    __slots__ = ("outlook", "plan", "urgency", "weights")

    def __init__(self, outlook: ThreatEstimate, plan: Plan, weights: Weights) -> None:
        self.outlook, self.plan, self.weights = outlook, plan, weights
        self.urgency = 1.0 / outlook.fewest
        """Urgency: 1 / (smallest number of cards of a foe)."""

    def play(self, relations: Relations, danger: float, rest: Rest, left: list[int]) -> float:
        """Return the value of a meld that does not end the trick immediately.

        `danger` is the expected number of rival melds that can beat it. `rest` has the totals of
        the plan for the cards `left`.
        """
        feeding, outlook = 0.0, self.outlook
        for rival in outlook.answering:
            if outlook.foe < 0 or rival == outlook.foe:
                feeding += outlook.goes_out_on(rival, relations)
        return self.value(rest, left, exp(-danger), feeding, 0.0)

    def stay(self, flipped: int, owns: bool) -> float:
        """Return the value of passing, or of another action that does not change the hand.

        `owns` is True if the player owns the trick and wins it by passing.
        """
        plan = self.plan
        return self.value(plan.as_it_is(flipped), plan.held, 1.0 if owns else 0.0, 0.0, 1.0)

    def value(
        self, rest: Rest, left: list[int], lead: float, feeding: float, passing: float
    ) -> float:
        """Return the value of keeping the cards `left`, with probability `lead` of leading next."""
        turns, control, urgency, w = rest.turns, rest.control, self.urgency, self.weights
        value = turns * w.turns
        value += control * w.control
        value += rest.strength * w.strength
        value += rest.stuck * w.stuck
        value += lead * w.lead
        value += feeding * w.feeding
        if turns == 1:
            value += w.last_turn
            value += control * w.last_turn_control
            value += lead * w.last_turn_lead
        value += urgency * turns * w.urgent_turns
        value += urgency * control * w.urgent_control
        value += urgency * lead * w.urgent_lead
        value += turns * lead * w.lead_turns
        if lead > SURE and turns - rest.sure <= 1:
            value += w.way_home
        value += passing * w.passing
        value += urgency * passing * w.urgent_passing
        if self._is_doomed(left):
            value += w.doomed
        return value

    def _is_doomed(self, left: list[int]) -> bool:
        """Return whether the hand consists only of cards with which a player should not go out."""
        useless, some = self.outlook.insight.useless, False
        if not useless:
            return False
        for rank, count in enumerate(left):
            if count:
                some = True
                if not useless[rank]:
                    return False
        return some
