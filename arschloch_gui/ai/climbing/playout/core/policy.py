"""A learned habit of playing, quick enough for playouts."""

from __future__ import annotations

from math import exp
from typing import Final

from arschloch_gui.ai.climbing.playout.core.features import Sight
from arschloch_gui.ai.climbing.playout.core.lowest import Chooser
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import PASS

_FINE: Final = 1 << 29


class Policy(Chooser):
    """Chooses moves as often as exp(the sum of their weights) says.

    `weights` has one for each feature (`features`).
    """

    __slots__ = ("weights",)

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def meld(self, position: Position, melds: list[int]) -> int:
        """One of them, or a pass; chance comes from the position's generator."""
        if position.top is not None:
            melds.append(PASS)
        elif len(melds) == 1:
            return melds[0]
        drawn = position.generator.below(_FINE) / _FINE
        below = 0.0
        for at, share in enumerate(self.shares(position, melds)):
            below += share
            if below > drawn:
                return melds[at]
        return melds[-1]  # what rounding leaves over

    def shares(self, position: Position, moves: list[int]) -> list[float]:
        """How likely each of these moves is, if it has to be one of them."""
        scores = self.scores(position, moves)
        best, total = max(scores), 0.0
        for at in range(len(scores)):
            scores[at] = exp(scores[at] - best)
            total += scores[at]
        return [score / total for score in scores]

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
