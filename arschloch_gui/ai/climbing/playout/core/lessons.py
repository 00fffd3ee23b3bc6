"""A policy that learns from the results of playing against itself (policy gradient).

Only training uses this module. It is in this package because subclasses of `Chooser` must be
compiled with it (see `lowest`), and because millions of rounds are fast enough only in compiled
code.
"""

from __future__ import annotations

from math import log
from typing import Final

from arschloch_gui.ai.climbing.playout.core.features import COUNT
from arschloch_gui.ai.climbing.playout.core.policy import Policy, drawn, softened
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import PASS

_LITTLE: Final = 1e-5
_LEAST: Final = 1e-3
"""Smallest gradient step to add."""


class Choice:
    """One choice of a pupil: the features and probability of every move, and the chosen move."""

    __slots__ = ("moves", "seat", "shares", "taken")

    def __init__(self, seat: int, moves: list[list[int]], shares: list[float], taken: int) -> None:
        self.seat = seat
        self.moves = moves
        self.shares = shares
        self.taken = taken


class Pupil(Policy):
    """A policy that records its choices for learning."""

    __slots__ = ("choices", "gradient")

    def __init__(self, weights: list[float], joins: bool = False) -> None:
        super().__init__(weights, joins)
        self.choices: list[Choice] = []
        self.gradient = [0.0] * COUNT
        """The gradient by feature, summed over all rounds."""

    def meld(self, position: Position, melds: list[int]) -> int:
        """Choose like the policy, and record the choice."""
        if position.top is not None:
            melds = [*melds, PASS]
        elif len(melds) == 1:
            return melds[0]
        sight, weights = self.sight(position), self.weights
        moves: list[list[int]] = []
        scores: list[float] = []
        for move in melds:
            features = sight.of(move)
            score = 0.0
            for feature in features:
                score += weights[feature]
            moves.append(features)
            scores.append(score)
        shares = softened(scores)
        taken = drawn(position.generator, shares)
        self.choices.append(Choice(position.to_act, moves, shares, taken))
        return melds[taken]

    def learn(self, choices: list[Choice], worth: list[float], entropy: float) -> None:
        """Add the gradient of the choices made in one round.

        `worth` is the difference between the round's result and the expected one, by seat.
        `entropy` is the weight of the bonus for uncertain choices.
        """
        gradient = self.gradient
        for choice in choices:
            better, shares, taken = worth[choice.seat], choice.shares, choice.taken
            doubt = 0.0
            for share in shares:
                if share > _LITTLE:
                    doubt -= share * log(share)
            for at, features in enumerate(choice.moves):
                share = shares[at]
                gap = (1.0 if at == taken else 0.0) - share
                step = better * gap
                if share > _LITTLE:
                    step -= entropy * share * (log(share) + doubt)
                if step > _LEAST or step < -_LEAST:
                    for feature in features:
                        gradient[feature] += step
