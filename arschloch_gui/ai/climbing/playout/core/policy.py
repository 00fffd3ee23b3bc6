"""A learned habit of playing, quick enough for playouts."""

from __future__ import annotations

from math import exp
from typing import Final

from arschloch_gui.ai.climbing.playout.core.features import Sight
from arschloch_gui.ai.climbing.playout.core.lowest import Chooser, cheapest
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import CLAIM, PASS

_FINE: Final = 1 << 29


class Policy(Chooser):
    """Chooses moves as often as exp(sum of their weights / temperature) says; 0: always the best.

    `weights` has one for each feature (`features`).
    """

    __slots__ = ("temperature", "weights")

    def __init__(self, weights: list[float], temperature: float) -> None:
        self.weights = weights
        self.temperature = temperature

    def choose(self, position: Position) -> int:
        """One of the position's moves; chance comes from its generator."""
        if position.due:
            return cheapest(position)
        melds = position.melds()
        if not melds:
            claims = position.top is not None and position.tables.claims
            return CLAIM if claims and position.climber == position.to_act else PASS
        if position.top is not None:
            melds.append(PASS)
        elif len(melds) == 1:
            return melds[0]
        return self._drawn(position, melds)

    def _drawn(self, position: Position, moves: list[int]) -> int:
        scores = self.scores(position, moves)
        best = max(scores)
        if self.temperature <= 0.0:
            return moves[scores.index(best)]
        chances: list[float] = []
        total = 0.0
        for score in scores:
            total += exp((score - best) / self.temperature)
            chances.append(total)
        drawn = total * position.generator.below(_FINE) / _FINE
        at = 0
        while chances[at] <= drawn:
            at += 1
        return moves[at]

    def scores(self, position: Position, moves: list[int]) -> list[float]:
        """The sum of weights of each move."""
        sight, weights = Sight(position), self.weights
        found: list[float] = []
        for move in moves:
            score = 0.0
            for feature in sight.of(move):
                score += weights[feature]
            found.append(score)
        return found
