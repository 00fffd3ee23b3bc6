"""Judgement of `regular`: values of the actions of one decision.

The plan of a hand divides it into melds that take as few turns as possible. Some of them take a
trick no matter who answers, some can be played on what others lead, and some have to be led. An
action is good if the cards left need few turns and can still win the lead for them.

At the table it judges the view of a seat (`ai.climbing.evaluation`), in rollouts a position
(`planning`).
"""

from __future__ import annotations

from math import exp

from arschloch_gui.ai.climbing.playout.core.meld_relations import SURE, Relations
from arschloch_gui.ai.climbing.playout.core.plan import Plan, Rest
from arschloch_gui.ai.climbing.playout.core.threats import ThreatEstimate
from arschloch_gui.ai.climbing.playout.core.weights import Weights


class Judge:
    """Judge of the actions of one decision.

    Hands are counts by rank. Only differences between values are meaningful.
    """

    __slots__ = ("outlook", "plan", "urgency", "weights")

    def __init__(self, outlook: ThreatEstimate, plan: Plan, weights: Weights) -> None:
        self.outlook, self.plan, self.weights = outlook, plan, weights
        self.urgency = 1.0 / outlook.fewest
        """Urgency, which is higher the closer a foe is to going out."""

    def play(self, relations: Relations, danger: float, rest: Rest, left: list[int]) -> float:
        """Return the value of a meld that does not take the trick at once.

        `danger` is the expected number of rival melds that can answer it. `rest` is the plan of
        the cards `left`.
        """
        feeding, outlook = 0.0, self.outlook
        for rival in outlook.answering:
            if outlook.foe < 0 or rival == outlook.foe:
                feeding += outlook.goes_out_on(rival, relations)
        return self.value(rest, left, exp(-danger), feeding, 0.0)

    def stay(self, flipped: int, owns: bool) -> float:
        """Return the value of passing, or of any other action that leaves the hand unchanged.

        `owns` means that the trick is the player's own and is taken by passing.
        """
        plan = self.plan
        return self.value(plan.as_it_is(flipped), plan.held, 1.0 if owns else 0.0, 0.0, 1.0)

    def value(
        self, rest: Rest, left: list[int], lead: float, feeding: float, passing: float
    ) -> float:
        """Return the value of keeping these cards with this chance to lead next."""
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
        """Return whether all remaining cards are ones the player should not go out with."""
        useless, some = self.outlook.insight.useless, False
        if not useless:
            return False
        for rank, count in enumerate(left):
            if count:
                some = True
                if not useless[rank]:
                    return False
        return some
