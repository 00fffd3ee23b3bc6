"""Training by self-play: deals of many rules, each played several times.

Every hand is played to the end by copies of the same policy (`Pupil`). A seat's gain over its
results in the other copies of the deal is the value of its choices there, so the luck of the cards
cancels out (policy gradient, Williams 1992; steps after Adam, Kingma and Ba 2014).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.features import COUNT
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.policy import Policy, drawn, softened
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import PASS
from arschloch_gui.ai.climbing.playout.reading import position_of
from arschloch_gui.ai.levels import player
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.match import ROUND_OVER
from arschloch_gui.engine.rng import Rng

COPIES = 8
"""The number of times each deal is played."""
RATE, SETTLED = 0.02, 0.1
"""The initial step length, and the fraction left at the end."""
ENTROPY = 0.005
FADE, FADE_SQUARES, LEAST = 0.9, 0.99, 1e-8
AVERAGED = 0.3
"""The last part of all steps, whose weights are averaged."""


LITTLE, LEAST_STEP = 1e-5, 1e-3
"""The smallest probability and gradient step that count."""


@dataclass(slots=True)
class RecordedChoice:
    """A choice of a pupil: the features and probability of each move, and the chosen move."""

    seat: int
    moves: list[list[int]]
    shares: list[float]
    taken: int


class Pupil:
    """A policy that records its choices for learning.

    It uses a compiled policy, because compiled classes cannot have subclasses here. Training takes
    1.6 times as long as with a compiled pupil.
    """

    def __init__(self, weights: list[float], joins: bool = False) -> None:
        self._policy, self._weights = Policy(weights, joins), weights
        self.choices: list[RecordedChoice] = []
        self.gradient = [0.0] * COUNT
        """The gradient by feature, summed over all rounds."""

    def choose(self, position: Position) -> int:
        """Choose like the policy, and record the choice if there is one."""
        melds = [] if position.due else position.melds()
        if not melds or (len(melds) == 1 and position.top is None):
            return self._policy.choose(position)
        moves = melds if position.top is None else [*melds, PASS]
        sight, weight = self._policy.sight(position), self._weights.__getitem__
        features = [sight.of(move) for move in moves]
        scores = [sum(map(weight, each)) for each in features]
        total = softened(scores)
        taken = drawn(position.generator, scores, total)
        shares = [score / total for score in scores]
        self.choices.append(RecordedChoice(position.to_act, features, shares, taken))
        return moves[taken]

    def learn(self, choices: list[RecordedChoice], worth: list[float], entropy: float) -> None:
        """Add the gradient of the choices made in one round.

        `worth` is the difference between the round's result and the expected one, by seat.
        `entropy` is the weight of the bonus for uncertain choices.
        """
        gradient = self.gradient
        for choice in choices:
            better, shares = worth[choice.seat], choice.shares
            doubt = -sum(share * math.log(share) for share in shares if share > LITTLE)
            for at, (features, share) in enumerate(zip(choice.moves, shares, strict=True)):
                step = better * ((1.0 if at == choice.taken else 0.0) - share)
                if share > LITTLE:
                    step -= entropy * share * (math.log(share) + doubt)
                if abs(step) > LEAST_STEP:
                    for feature in features:
                        gradient[feature] += step


def play_out(position: Position, pupil: Pupil) -> list[int]:
    """Play a position to the end, in place, and return the seats by place."""
    while not position.is_over:
        position.apply(pupil.choose(position))
    return position.finished


@dataclass
class Learner:
    """The training state: everything to store in order to continue later."""

    weights: list[float]
    step: int = 0
    trend: list[float] = field(default_factory=lambda: [0.0] * COUNT)
    squares: list[float] = field(default_factory=lambda: [0.0] * COUNT)
    summed: list[float] = field(default_factory=lambda: [0.0] * COUNT)
    counted: int = 0

    def go(self, gradient: Sequence[float], steps: int) -> None:
        """Make one of the planned steps; `gradient` is the direction of improvement (`slope`)."""
        self._follow(gradient, RATE * (SETTLED ** (self.step / steps)))
        self.step += 1
        if self.step > steps * (1 - AVERAGED):
            self.counted += 1
            for at, weight in enumerate(self.weights):
                self.summed[at] += weight

    def _follow(self, gradient: Sequence[float], rate: float) -> None:
        trend, squares = self.trend, self.squares
        for at, slope in enumerate(gradient):
            trend[at] += (1 - FADE) * (slope - trend[at])
            squares[at] += (1 - FADE_SQUARES) * (slope * slope - squares[at])
            self.weights[at] += rate * trend[at] / (math.sqrt(squares[at]) + LEAST)

    def averaged(self) -> list[float]:
        """Return the averaged weights."""
        return [each / self.counted for each in self.summed] if self.counted else self.weights


class Table:
    """Rules to train with; caches the simulator's data for them."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.known = rules, Catalogue(compile_rules(rules))

    def deal(self, rng: Random) -> Position:
        """Deal a new round and return the first decision in a trick.

        Positions are drawn; exchanges are played by `lowest`.
        """
        state = begun(self.rules, rng)
        return position_of(self.known, state, Generator(rng.getrandbits(60)))


def slope(
    weights: list[float], joins: bool, tables: Sequence[Table], chance: str, deals: int
) -> list[float]:
    """Return the direction of improvement by feature, from deals at any of the tables."""
    pupil, rng = Pupil(weights, joins), Random(chance)
    for _ in range(deals):
        lesson(pupil, rng.choice(tables).deal(rng), COPIES)
    return pupil.gradient


def begun(rules: Rules, rng: Random, round_no: int = 1, level: str = "lowest") -> RoundState:
    """Return a new round at its first trick; the level decides what comes before."""
    seats = list(range(rules.players))
    offices = tuple(rng.sample(seats, len(seats)))
    setup = RoundSetup(rng.getrandbits(60), round_no, Carry(tuple(seats), offices))
    state = CLIMBING.start_round(rules, setup, None)
    chooser = player(level, CLIMBING.key)
    while not state.playing and state.phase != ROUND_OVER:
        legal = CLIMBING.legal(state)
        chosen = chooser.choose(CLIMBING.view(state, state.to_act), legal, Rng(setup.seed))
        CLIMBING.advance(state, legal[chosen], None)
    return state


def lesson(pupil: Pupil, start: Position, copies: int) -> None:
    """Play a deal several times, and return what its results teach."""
    seats = len(start.order)
    played: list[tuple[list[RecordedChoice], list[float]]] = []
    for _ in range(copies):
        pupil.choices = []
        values = [0.0] * seats
        for place, seat in enumerate(play_out(start.copy(), pupil)):
            values[seat] = 1 - 2 * place / (seats - 1)
        played.append((pupil.choices, values))
    totals = [sum(values[seat] for _, values in played) for seat in range(seats)]
    for choices, values in played:
        # Against the mean of the others: value − (total − value) / (copies − 1).
        worth = [
            (copies * value - total) / (copies - 1)
            for value, total in zip(values, totals, strict=True)
        ]
        pupil.learn(choices, worth, ENTROPY)
