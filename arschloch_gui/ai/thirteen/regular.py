"""`regular`: plans its hand and evaluates every play by the cards left after it.

It divides its cards into combinations, leads those that it could not play otherwise, and saves
strong cards until a trick is worth it. It keeps hands of five only while it is likely to lead them.
If a rival is close to going out, it tries to get below ten cards, because points are doubled from
ten. When all but one of its combinations are unbeatable, it plays them out. It uses no random
numbers, so its play can be reproduced.
"""

from __future__ import annotations

from arschloch_gui.ai.thirteen.evaluation import Evaluator, Figures
from arschloch_gui.ai.thirteen.planner import Planner
from arschloch_gui.ai.thirteen.reading import legal_combos, worth_a_thought
from arschloch_gui.engine.actions import PASS, Action
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.thirteen.combos import Combo
from arschloch_gui.engine.thirteen.view import SeatView

WEIGHTS = Figures(
    cards=0.871, points=-0.168, danger_cards=-0.201, danger_points=0.929, danger_turns=0.243,
    singles=0.045, weak_singles=0.416, standing_singles=-1.761, pairs=-0.801, weak_pairs=3.216,
    standing_pairs=-1.133, triples=-1.185, weak_triples=4.513, fives=1.196, standing_fives=-1.083,
    lead=0.038, lead_fives=-0.434, lead_cards=-0.07, lead_turns=0.053, danger_lead=-1.539,
    way_out=-1.7, last=0.178, weak_last=0.288, last_five=1.155, last_two=-0.012, feeding=0.544,
    passing=0.344,
)  # fmt: skip
"""Weights fitted to pairs of actions, each of which was played out many times.

The difference in the cost of the round was fitted to the difference in the features.
"""


class RegularPlayer:
    """A player that takes the action with the lowest expected cost, the first one on a tie."""

    def __init__(self, weights: Figures = WEIGHTS) -> None:
        self._weights = weights

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        return 0 if len(legal) == 1 else self.ranked(view, legal, rng)[0]

    def ranked(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> list[int]:
        """Return the indices of actions to consider, cheapest first, or one that is certain."""
        plays = {combo: index for index, combo in legal_combos(legal)}
        for combo, index in plays.items():
            if combo.size == len(view.hand):
                return [index]
        appraiser = Evaluator(view, self._weights)
        promising = worth_a_thought(view.hand, plays)
        certain = _way_out(appraiser, view, promising)
        if certain is not None:
            return [plays[certain]]
        options = [*promising, None] if PASS in legal else promising
        options.sort(key=lambda combo: appraiser.figures(combo).cost(self._weights))
        return [legal.index(PASS) if combo is None else plays[combo] for combo in options]


def _way_out(appraiser: Evaluator, view: SeatView, plays: list[Combo]) -> Combo | None:
    """Return an unbeatable play that leaves at most one beatable combination, or None."""
    outlook, following = appraiser.outlook, view.top is not None
    certain = [combo for combo in plays if outlook.stands(combo, following=following) == 1]
    if not certain:
        return None
    beatable = Planner(view.hand, lambda combo: float(outlook.stands(combo) < 1))
    for combo in certain:
        if beatable.cost(beatable.whole ^ beatable.mask_of(combo.cards)) <= 1:
            return combo
    return None
