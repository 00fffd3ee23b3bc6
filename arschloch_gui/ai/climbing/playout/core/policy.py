"""A learned policy that is fast enough for rollouts."""

from __future__ import annotations

from math import exp
from typing import Final

from arschloch_gui.ai.climbing.playout.core.features import COUNT
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.joined_sight import JoinedSight
from arschloch_gui.ai.climbing.playout.core.lowest import Chooser
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.seat_features import SeatFeatures
from arschloch_gui.ai.climbing.playout.core.suited_sight import SuitedSight
from arschloch_gui.ai.climbing.playout.core.tables import PASS

_FINE: Final = 1 << 29


class Policy(Chooser):
    """A policy that chooses moves with probability proportional to exp(sum of their weights).

    `weights` has one weight for each feature (`features`). With `joins`, the policy considers that
    cards of several ranks can be combined. With more than `COUNT` weights, it sees suits.
    """

    __slots__ = ("joins", "suited", "weights")

    def __init__(self, weights: list[float], joins: bool = False) -> None:
        self.weights, self.joins, self.suited = weights, joins, len(weights) > COUNT

    def sight(self, position: Position) -> SeatFeatures:
        """Return the features of the position's moves as the policy sees them."""
        rules = position.tables.joins
        if self.joins and rules is not None:
            return JoinedSight(position, self.weights, rules)
        suits = position.tables.suited
        if self.suited and suits is not None:
            return SuitedSight(position, self.weights, suits)
        return SeatFeatures(position, self.weights)

    def meld(self, position: Position, melds: list[int]) -> int:
        """Return a meld or a pass, drawn at random with the position's generator."""
        answers = position.top is not None
        if len(melds) == 1 and not answers:
            return melds[0]
        sight = self.sight(position)
        scores = [sight.score(move) for move in melds]
        if answers:
            scores.append(sight.score(PASS))
        at = drawn(position.generator, scores, softened(scores))
        return melds[at] if at < len(melds) else PASS

    def shares(self, position: Position, moves: list[int]) -> list[float]:
        """Return the probability of each move."""
        scores = self.scores(position, moves)
        total = softened(scores)
        return [score / total for score in scores]

    def scores(self, position: Position, moves: list[int]) -> list[float]:
        """Return the total weight of each move."""
        sight = self.sight(position)
        return [sight.score(move) for move in moves]


class Company(Chooser):
    """A chooser that uses a different chooser for each seat."""

    __slots__ = ("by_seat",)

    def __init__(self, by_seat: list[Chooser]) -> None:
        self.by_seat = by_seat

    def meld(self, position: Position, melds: list[int]) -> int:
        """Return the choice of the chooser for the seat to act."""
        return self.by_seat[position.to_act].meld(position, melds)


def softened(scores: list[float]) -> float:
    """Replace each score by a number proportional to exp(score), and return their sum (softmax)."""
    best, total = scores[0], 0.0
    for score in scores:
        if score > best:
            best = score
    for at, score in enumerate(scores):
        weight = exp(score - best)
        scores[at] = weight
        total += weight
    return total


def drawn(generator: Generator, weights: list[float], total: float) -> int:
    """Return an index drawn in proportion to these weights, whose sum is `total`."""
    chance = generator.below(_FINE) / _FINE * total
    below = 0.0
    for at, weight in enumerate(weights):
        below += weight
        if below > chance:
            return at
    return len(weights) - 1  # only reached by rounding errors
