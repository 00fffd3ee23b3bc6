"""A learned habit of playing, quick enough for playouts."""

from __future__ import annotations

from math import exp
from typing import Final

from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.joined_sight import JoinedSight
from arschloch_gui.ai.climbing.playout.core.lowest import Chooser
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.seat_features import SeatFeatures
from arschloch_gui.ai.climbing.playout.core.tables import PASS

_FINE: Final = 1 << 29


class Policy(Chooser):
    """Chooses moves as often as exp(the sum of their weights) says.

    `weights` has one for each feature (`features`). A policy with `joins` knows of cards of several
    ranks that go together.
    """

    __slots__ = ("joins", "weights")

    def __init__(self, weights: list[float], joins: bool = False) -> None:
        self.weights, self.joins = weights, joins

    def sight(self, position: Position) -> SeatFeatures:
        """A position as the policy sees it."""
        rules = position.tables.joins
        if self.joins and rules is not None:
            return JoinedSight(position, self.weights, rules)
        return SeatFeatures(position, self.weights)

    def meld(self, position: Position, melds: list[int]) -> int:
        """One of them, or a pass; chance comes from the position's generator."""
        if position.top is not None:
            melds.append(PASS)
        elif len(melds) == 1:
            return melds[0]
        return melds[drawn(position.generator, self.shares(position, melds))]

    def shares(self, position: Position, moves: list[int]) -> list[float]:
        """How likely each of these moves is, if it has to be one of them."""
        return softened(self.scores(position, moves))

    def scores(self, position: Position, moves: list[int]) -> list[float]:
        """The sum of weights of each move."""
        sight = self.sight(position)
        return [sight.score(move) for move in moves]


class Company(Chooser):
    """A chooser for each seat."""

    __slots__ = ("by_seat",)

    def __init__(self, by_seat: list[Chooser]) -> None:
        self.by_seat = by_seat

    def meld(self, position: Position, melds: list[int]) -> int:
        """What the chooser of the seat to act takes."""
        return self.by_seat[position.to_act].meld(position, melds)


def softened(scores: list[float]) -> list[float]:
    """Chances in the proportion of exp(score), in place."""
    best, total = max(scores), 0.0
    for at in range(len(scores)):
        scores[at] = exp(scores[at] - best)
        total += scores[at]
    for at in range(len(scores)):
        scores[at] /= total
    return scores


def drawn(generator: Generator, shares: list[float]) -> int:
    """An index, as often as its share says."""
    chance = generator.below(_FINE) / _FINE
    below = 0.0
    for at, share in enumerate(shares):
        below += share
        if below > chance:
            return at
    return len(shares) - 1  # what rounding leaves over
