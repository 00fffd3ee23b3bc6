"""Luck of the deal: the value of a seat's cards compared with the usual value for its position.

A deal is played out repeatedly: `regular` makes the exchange decisions, and the learned policy
plays for all seats. The average result of a seat is the value of the deal for it. The average over
many other deals in the same round of the same match, by position, is the usual value. The luck is
the difference. Decisions made in the actual round have no effect on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from math import hypot, sqrt
from statistics import fmean

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.ai.games import playing
from arschloch_gui.ai.halving import OptionTally
from arschloch_gui.ai.player import worth_of
from arschloch_gui.ai.trials import Deals
from arschloch_gui.coach.judgement import CHUNK, ChunkResults, WorkOut
from arschloch_gui.coach.task import NotToBeJudged, Working, in_this_thread
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.family import RoundSetup
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.options import RulesBase
from arschloch_gui.engine.rng import Rng

USUAL, AS_DEALT = 0.02, 0.03
"""Required standard errors of a position's usual value and of a deal's value."""
TIMES = 4
"""Number of rollouts of each deal per situation."""
MOST_CHUNKS = 400
NO_OFFICE = -1

Usual = Mapping[int, Estimate]
"""Average value by position (0 is the highest), from −1 to +1."""


class Luck(Struct, frozen=True):
    """The value of a round's deal for a seat in position `office` (−1: none), and the usual one.

    Both are expected positions from −1 to +1.
    """

    round_no: int
    office: int
    value: Estimate
    usual: Estimate

    @property
    def gain(self) -> Estimate:
        """The difference from the usual value; negative if the deal was worse."""
        error = hypot(self.value.stderr, self.usual.stderr)
        return Estimate(self.value.mean - self.usual.mean, error)


class DealTask(Struct, frozen=True):
    """Deals to be played out (see `coach/task.py`).

    The options are seats. With newly dealt cards (`anew`), they are positions.
    """

    game: str
    rules: RulesBase
    setups: tuple[RoundSetup, ...]
    seed: int
    anew: bool

    def begin(self) -> DealChunks:
        """Return the worker for the chunks. Raises `NotToBeJudged`."""
        return DealChunks(self)


class DealChunks:
    """A worker that computes chunks of a `DealTask`."""

    def __init__(self, task: DealTask) -> None:
        found = playing(task.game).deals(task.rules)
        if found is None:
            raise NotToBeJudged(task.game)
        self._task, self._deals = task, found

    def chunk(self, options: Sequence[int], number: int) -> ChunkResults:
        """Return the places in one chunk, by situation and option."""
        task, rng = self._task, Rng(self._task.seed, "luck", number)
        setup = task.setups[number % len(task.setups)]
        if task.anew:
            return [self._other_deal(setup, options, rng) for _ in range(CHUNK)]
        ends = self._deals.played(setup, rng, CHUNK * TIMES).ends
        return [
            [[end.index(seat) for end in ends[at : at + TIMES]] for seat in options]
            for at in range(0, len(ends), TIMES)
        ]

    def _other_deal(self, setup: RoundSetup, options: Sequence[int], rng: Rng) -> list[list[int]]:
        other = replace(setup, seed=rng.bits(), deal=None)
        played = self._deals.played(other, rng, TIMES)
        held = played.offices or other.carry.order
        return [[end.index(held[office]) for end in played.ends] for office in options]


def usual(
    match: Match, rounds: Iterable[int], working: Working = in_this_thread
) -> dict[int, Estimate]:
    """Return the average value of each position in these rounds.

    Returns an empty dictionary if no round has positions, because the average of all seats is then
    0. Raises `NotToBeJudged`.
    """
    setups = tuple(match.round_start(number).setup for number in rounds)
    setups = tuple(each for each in setups if each.carry.offices)
    if not setups:
        return {}
    task = _task(match, setups, anew=True)
    players = len(match.spec.seats)
    found = _means(working(task), range(players), players, USUAL)
    return dict(enumerate(found))


def luck(
    match: Match, round_no: int, seat: Seat, of_office: Usual, working: Working = in_this_thread
) -> Luck:
    """Return the luck of a seat in a finished round; `of_office` is the result of `usual`.

    Raises `NotToBeJudged` if the rules cannot be simulated.
    """
    setup = match.round_start(round_no).setup
    task = _task(match, (setup,), anew=False)
    (value,) = _means(working(task), [seat], len(match.spec.seats), AS_DEALT)
    offices = _held(match, setup)
    office = offices.index(seat) if seat in offices else NO_OFFICE
    return Luck(round_no, office, value, of_office.get(office, Estimate(0.0, 0.0)))


def per_round(found: Sequence[Luck]) -> Estimate:
    """Return the average luck of several rounds.

    All rounds share the usual value of a position and its error, so these errors add up.
    """
    if not found:
        return Estimate(0.0, 0.0)
    own = sum(each.value.stderr**2 for each in found)
    shared: dict[int, float] = {}
    for each in found:
        shared[each.office] = shared.get(each.office, 0.0) + each.usual.stderr
    error = sqrt(own + sum(stderr**2 for stderr in shared.values())) / len(found)
    return Estimate(fmean(each.gain.mean for each in found), error)


def _task(match: Match, setups: tuple[RoundSetup, ...], *, anew: bool) -> DealTask:
    return DealTask(match.family.key, match.spec.rules, setups, match.spec.seed, anew)


def _held(match: Match, setup: RoundSetup) -> tuple[Seat, ...]:
    """Return the positions at the time of the deal."""
    found = _deals(match).played(setup, Rng(0), 0)
    return found.offices


def _deals(match: Match) -> Deals:
    found = playing(match.family.key).deals(match.spec.rules)
    if found is None:
        raise NotToBeJudged(match.family.key)
    return found


def _means(
    work_out: WorkOut, options: Sequence[int], players: int, accuracy: float
) -> list[Estimate]:
    """Return the value of every option, tried until this standard error is reached."""
    tallies = [OptionTally(option) for option in options]
    numbers = count()
    for _ in range(MOST_CHUNKS):
        for found in work_out(options, [next(numbers) for _ in range(4)]):
            for situation in found:
                for tally, places in zip(tallies, situation, strict=True):
                    tally.add(worth_of(fmean(places), players))
        if max(tally.stderr for tally in tallies) <= accuracy:
            break
    return [Estimate(tally.mean, tally.stderr) for tally in tallies]
