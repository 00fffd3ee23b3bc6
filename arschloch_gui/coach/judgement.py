"""Estimated values of all options of a decision, with increasing accuracy.

All options are tried in the same situations, in chunks, each with its own seed. The judgement
therefore does not depend on which process computes a chunk, or in which order. Options that are
clearly worse are dropped early. Their standard errors show how far each has been tried.

>>> def work_out(options, numbers):  # option 0 always comes first, all others come last
...     for _ in numbers:
...         yield [[[0] if option == 0 else [3] for option in options]] * CHUNK
>>> *_, judgement = judging([0, 1], 4, work_out, accuracy=0.02)
>>> judgement.best.index, judgement.of(1).loss
(0, 2.0)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil
from statistics import fmean
from typing import TypeAlias

from msgspec import Struct

from arschloch_gui.ai.halving import OptionTally, lead
from arschloch_gui.ai.player import worth_of

CHUNK = 8
"""Number of situations per chunk."""
FIRST = 2
"""Number of chunks for every option before the first is dropped."""
FEW = 5
"""Number of best options that are never dropped."""
NEAR = 0.02
"""Loss up to which an option is never dropped, allowing for `SURE` standard errors."""
SURE = 3.0
MANY = 60
"""Number of options above which the worse half is dropped, even if its options are close.

A negotiation can have more than a hundred options.
"""
FIRST_OF_MANY = 6
"""Number of situations before the worse half of many options is dropped."""
STEPS = 8
"""Divisor of the chunks so far: the minimum number of chunks of the next step."""
MOST_SITUATIONS = 1 << 14
"""Maximum number of situations per option, whatever the accuracy."""

ChunkResults: TypeAlias = list[list[list[int]]]
"""Places (0 is the highest) by situation of a chunk and by option, one per rollout."""
WorkOut: TypeAlias = Callable[[Sequence[int], Iterable[int]], Iterator[ChunkResults]]
"""(options, chunk numbers) → the results of each chunk, in order."""


class OptionResult(OptionTally):
    """An option with all its results, as values from 1 (highest position) to −1 (lowest)."""

    __slots__ = ("highest", "lowest", "rounds")

    def __init__(self, option: int) -> None:
        super().__init__(option)
        self.highest = self.lowest = self.rounds = 0

    def note(self, places: Sequence[int], players: int) -> None:
        """Add the places in one more situation."""
        last = players - 1
        self.add(worth_of(fmean(places), players))
        self.rounds += len(places)
        self.highest += sum(place == 0 for place in places)
        self.lowest += sum(place == last for place in places)


class Judged(Struct, frozen=True):
    """The estimated value of one option.

    `value` is the expected position from −1 to +1, `loss` the difference from the best option, and
    `loss_stderr` the standard error of that difference, from the situations in which both were
    tried.
    """

    index: int
    value: float
    stderr: float
    p_highest: float
    p_lowest: float
    loss: float
    loss_stderr: float


class Judgement(Struct, frozen=True):
    """Estimates of all options, best first.

    `rounds` is the number of rounds played out, and `situations` the number of different deals in
    which the best option was tried (0: unknown, as in a bank).
    """

    options: tuple[Judged, ...]
    rounds: int
    situations: int = 0

    @property
    def best(self) -> Judged:
        """The option with the highest value."""
        return self.options[0]

    def of(self, index: int) -> Judged:
        """Return the estimate of an option. Raises `KeyError` if it was not tried."""
        for each in self.options:
            if each.index == index:
                return each
        raise KeyError(index)


def never() -> bool:
    """Return False: no judgement is wanted before a step is complete."""
    return False


def judging(
    options: Sequence[int],
    players: int,
    work_out: WorkOut,
    accuracy: float,
    keep: Iterable[int] = (),
) -> Iterator[Judgement]:
    """Yield judgements of increasing accuracy, until the required one is reached.

    `accuracy` is the required standard error of the best options. Options in `keep` are tried as
    often as those. A caller that needs no more accuracy can stop iterating.
    """
    trials = OptionTrials(options, players, work_out)
    left, kept = trials.tried, set(keep)
    yield from trials.begin()
    while more := trials.missing(left := _worth_more(left, kept), accuracy):
        yield from trials.extend(left, trials.done + more)


class OptionTrials:
    """Results of all options, each tried in the first chunks, but not all equally often.

    `wants_look` is called after each chunk within a step. If it returns true, a judgement is
    yielded, which does not affect the others.
    """

    def __init__(
        self, options: Sequence[int], players: int, work_out: WorkOut,
        wants_look: Callable[[], bool] = never,
    ) -> None:  # fmt: skip
        self.tried = [OptionResult(option) for option in options]
        self._players = players
        self._work_out, self._wants_look = work_out, wants_look
        self.done = 0
        """Number of chunks in which the most tried options were tried."""
        self._chunk = CHUNK

    @property
    def most(self) -> int:
        """The maximum number of chunks."""
        return MOST_SITUATIONS // self._chunk

    def chunks_for(self, situations: int) -> int:
        """Return the number of chunks that contain at least this many situations."""
        return max(FIRST, ceil(situations / self._chunk))

    def count(self, option: OptionResult) -> int:
        """Return the number of chunks in which an option was tried."""
        return len(option.values) // self._chunk

    def begin(self) -> Iterator[Judgement]:
        """Try all options in the first chunks and yield the judgements."""
        yield from self.extend(self.tried, FIRST)
        fewest = FIRST * CHUNK if len(self.tried) <= MANY else FIRST_OF_MANY
        if (enough := self.chunks_for(fewest)) > FIRST:
            yield from self.extend(self.tried, enough)

    def missing(self, left: list[OptionResult], accuracy: float) -> int:
        """Return the number of further chunks for these options; 0 if they are accurate enough."""
        stderr = max(each.stderr for each in left)
        is_enough = stderr <= accuracy and self.done >= self.chunks_for(FIRST * CHUNK)
        if is_enough or self.done >= self.most:
            return 0
        # Do not go far beyond the expected number, which could double the cost.
        enough = ceil(self.done * ((stderr / accuracy) ** 2 - 1))
        return min(self.done, max(enough, self.done // STEPS, 1))

    def extend(self, left: list[OptionResult], count: int) -> Iterator[Judgement]:
        """Try some options until each has been tried in `count` chunks, and yield the judgement."""
        count = min(count, self.most)
        for tried, waiting in self._by_count(left):
            numbers = range(tried // self._chunk, count)
            for found in self._work_out([each.option for each in waiting], numbers):
                for situation in found:
                    for each, places in zip(waiting, situation, strict=True):
                        each.note(places, self._players)
                if len(waiting) == len(left) and len(left[0].values) > 1 and self._wants_look():
                    yield self.judgement()
        if not self.done:
            self._chunk = len(left[0].values) // count
        self.done = max(self.done, count)
        self.tried.sort(key=_worst_last)
        yield self.judgement()

    def best(self) -> OptionResult:
        """Return the option with the highest mean among those tried most often."""
        most = max(len(each.values) for each in self.tried)
        return max((e for e in self.tried if len(e.values) == most), key=lambda each: each.mean)

    def judgement(self) -> Judgement:
        """Return the estimates so far."""
        best = self.best()
        told = [
            Judged(
                each.option, each.mean, each.stderr, each.highest / each.rounds,
                each.lowest / each.rounds, *lead(best, each),
            )
            for each in sorted(self.tried, key=lambda each: (each is not best, -each.mean))
        ]  # fmt: skip
        return Judgement(tuple(told), sum(each.rounds for each in self.tried), len(best.values))

    @staticmethod
    def _by_count(left: list[OptionResult]) -> list[tuple[int, list[OptionResult]]]:
        counts = sorted({len(each.values) for each in left})
        return [(count, [e for e in left if len(e.values) == count]) for count in counts]


def _worst_last(option: OptionResult) -> float:
    return -option.mean


def _worth_more(left: list[OptionResult], kept: set[int]) -> list[OptionResult]:
    """Return the remaining options that are worth trying further."""
    best = max(left, key=lambda each: each.mean)
    going_on = sorted(left, key=lambda each: -each.mean)
    most = len(going_on) if len(going_on) <= MANY else len(going_on) // 2
    return [
        each
        for at, each in enumerate(going_on)
        if at < FEW or each.option in kept or (at < most and _may_be_near(*lead(best, each)))
    ]


def _may_be_near(loss: float, stderr: float) -> bool:
    return loss - SURE * stderr <= NEAR
