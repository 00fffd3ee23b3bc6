"""The turning point of a match: the decision that changed a seat's expected result most.

All cards of a finished round are known, so it can be played out from its real positions, before and
after every decision, by players who make ordinary mistakes. The average place of a seat in these
rollouts is its expected place at that moment. First, a few positions of every round are examined.
The steps with the largest change are then examined decision by decision, with new random numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, sqrt
from statistics import fmean, stdev

from msgspec import Struct

from arschloch_gui.ai.levels import player
from arschloch_gui.coach.judgement import CHUNK, ChunkResults
from arschloch_gui.coach.task import Working, in_this_thread
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.family import RoundSetup
from arschloch_gui.engine.games import family_of_rules
from arschloch_gui.engine.hindsight import Decided
from arschloch_gui.engine.match import Acted, Match
from arschloch_gui.engine.options import RulesBase
from arschloch_gui.engine.review import review
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.round import AnyRound

LEVEL = "casual"
"""The level of all players in the rollouts."""
MOST_ROUNDS = 30
"""Maximum number of rounds examined: the latest ones."""
POSITIONS = 120
"""Approximate maximum number of positions of a match that are tried in the first pass."""
ROUGH, EXACT = 20_000, 40_000
"""Approximate number of actions to simulate in the first and the second pass.

Larger tables have longer rounds, so fewer of their positions are tried.
"""
STEPS = 8
"""Number of steps that the second pass examines decision by decision."""
MOST_CHUNKS = 16
"""Maximum number of chunks per position in the second pass."""
LEAST = 0.3
"""Minimum change of a turning point, in places."""
SURE = 2.0
"""Minimum change of a turning point, in standard errors."""
HALVES = 2
"""Units per place, because players with equal points share the average of their places."""


class TurningPoint(Struct, frozen=True):
    """The decision that changed a seat's expected place in round `round_no` most.

    `before` and `after` are expected places (1 is the best), and `stderr` is the standard error of
    their difference.
    """

    round_no: int
    decided: Decided
    before: float
    after: float
    stderr: float

    @property
    def change(self) -> float:
        """The size of the change, in places."""
        return abs(self.after - self.before)

    @property
    def helped(self) -> bool:
        """Whether the expected place became better."""
        return self.after < self.before


class RoundTask(Struct, frozen=True):
    """A finished round to be played out from any of its positions (see `coach/task.py`).

    The options are positions: the numbers of actions taken before them.
    """

    rules: RulesBase
    setup: RoundSetup
    actions: tuple[Action, ...]
    seat: Seat

    def begin(self) -> RoundChunks:
        """Return the worker for the chunks."""
        return RoundChunks(self)


class RoundChunks:
    """A worker that computes chunks of a `RoundTask`."""

    def __init__(self, task: RoundTask) -> None:
        self._task, self._family = task, family_of_rules(task.rules)
        self._who = player(LEVEL, self._family.key)
        state = self._family.start_round(task.rules, task.setup, None, None)
        self._positions = [state.clone()]
        for action in task.actions:
            self._family.advance(state, action, None)
            self._positions.append(state.clone())

    def chunk(self, options: Sequence[int], number: int) -> ChunkResults:
        """Return the seat's place by situation and position, in half places.

        In one situation, all positions are played out with the same random numbers.
        """
        seed = self._task.setup.seed
        return [
            [
                [self._place(self._positions[option], Rng(seed, "turning point", number, at))]
                for option in options
            ]
            for at in range(CHUNK)
        ]

    def _place(self, position: AnyRound, rng: Rng) -> int:
        family, state = self._family, position.clone()
        while state.to_act >= 0:
            legal = family.legal(state)
            view = family.view(state, state.to_act) if len(legal) > 1 else None
            chosen = self._who.choose(view, legal, rng) if view is not None else 0
            family.advance(state, legal[chosen], None)
        return round(HALVES * state.places()[self._task.seat])


class _Step(Struct, frozen=True):
    """Consecutive decisions of a round, from `first` up to but not including `last`."""

    round: _Round
    first: int
    last: int

    @property
    def actions(self) -> int:
        """The number of actions from all of its positions to the end of the round."""
        positions = self.round.positions[self.first : self.last + 1]
        return sum(len(self.round.task.actions) - each for each in positions)


class _Round(Struct, frozen=True):
    """A round as a task, with its decisions and the positions before, between and after them."""

    round_no: int
    task: RoundTask
    decided: tuple[Decided, ...]
    positions: tuple[int, ...]


def turning_point(
    match: Match, seat: Seat, working: Working = in_this_thread
) -> TurningPoint | None:
    """Return the turning point of a match for a seat, or None if no decision changed enough."""
    last = len(match.rounds)
    rounds = [
        _round(match, number, seat) for number in range(max(0, last - MOST_ROUNDS) + 1, last + 1)
    ]
    stride = _stride(rounds)
    rough: list[tuple[float, _Step]] = []
    for each in rounds:
        ends = sorted({*range(0, len(each.decided), stride), len(each.decided)})
        places = _places(each, ends, [0], working)
        for (first, old), (end, new) in pairwise(zip(ends, places, strict=True)):
            rough.append((abs(fmean(new) - fmean(old)), _Step(each, first, end)))
    rough.sort(key=lambda found: -found[0])
    steps = [step for _, step in rough[:STEPS]]
    chunks = EXACT // max(1, CHUNK * sum(step.actions for step in steps))
    numbers = range(1, 1 + max(1, min(MOST_CHUNKS, chunks)))  # chunk 0 was used in the first pass
    exact = [found for step in steps for found in _decisions(step, numbers, working)]
    clear = [found for found in exact if found.change >= max(LEAST, SURE * found.stderr)]
    return max(clear, key=lambda found: found.change, default=None)


def _stride(rounds: Sequence[_Round]) -> int:
    """Return the number of decisions between two positions of the first pass."""
    actions = [len(each.task.actions) for each in rounds]
    mean = sum(actions) / max(1, len(actions))
    positions = max(2 * len(rounds), min(POSITIONS, ROUGH / (CHUNK * max(1.0, mean / 2))))
    return max(1, ceil(sum(len(each.decided) for each in rounds) / max(1, positions)))


def _decisions(step: _Step, chunks: Sequence[int], working: Working) -> list[TurningPoint]:
    """Return every decision of a step with the change of the expected place."""
    here, numbers = step.round, range(step.first, step.last + 1)
    places = _places(here, numbers, chunks, working)
    found: list[TurningPoint] = []
    for number, (old, new) in enumerate(pairwise(places), start=step.first):
        change = [after - before for before, after in zip(old, new, strict=True)]
        stderr = stdev(change) / sqrt(len(change))
        decided = here.decided[number]
        found.append(TurningPoint(here.round_no, decided, fmean(old), fmean(new), stderr))
    return found


def _places(
    here: _Round, numbers: Sequence[int], chunks: Sequence[int], working: Working
) -> list[list[float]]:
    """Return the places reached from the positions after `numbers` decisions, by situation."""
    options = [here.positions[number] for number in numbers]
    found: list[list[float]] = [[] for _ in options]
    for chunk in working(here.task)(options, chunks):
        for situation in chunk:
            for places, (place,) in zip(found, situation, strict=True):
                places.append(place / HALVES)
    return found


def _round(match: Match, number: int, seat: Seat) -> _Round:
    begun, decided = match.round_start(number), review(match, number).decided
    before = begun.plies.total
    end = match.round_start(number + 1).plies.total if number < match.round_no else match.ply
    acted = [entry.action for entry in match.journal if isinstance(entry, Acted)][before:end]
    task = RoundTask(match.spec.rules, begun.setup, tuple(acted), seat)
    positions = (0, *(each.ply - before + 1 for each in decided))
    return _Round(number, task, decided, positions)
