"""What every option of a decision is worth, more and more exactly.

All options meet the same situations, in chunks with a seed each: whoever works a chunk out, in
which process and in which order, the judgement is the same. Options that are clearly worse are
tried no further; how far each has been tried shows in its standard error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil
from statistics import fmean
from typing import TypeAlias

from msgspec import Struct

from arschloch_gui.ai.halving import OptionTally, lead
from arschloch_gui.ai.player import worth_of
from arschloch_gui.coach.verdict import is_settled

CHUNK = 8
"""Situations that are worked out at a time."""
FIRST = 2
"""Chunks every option is given before the first is dropped."""
FEW = 5
"""So many of the best are never dropped."""
NEAR = 0.02
"""Nor is one that may lose no more than this, within `SURE` standard errors."""
SURE = 3.0
MANY = 60
"""Of more (a bargain has a hundred) the worse half goes no further, however close it may be."""
STEPS = 8
"""At least the eighth part of what was tried so far is tried next."""
RIVALS = 3
"""So many that may be the best go on beside a choice whose class is still open."""
LIKELY = 2.0
"""Nobody is the best who loses more than so many standard errors."""
FURTHER = 4
"""They meet the fourth part of the situations so far at a time."""
FINEST = 0.004
"""The standard error of a loss at which a class that is still open is left open."""
MOST_SITUATIONS = 1 << 14
"""Of one option; the end, however exact it is."""

ChunkResults: TypeAlias = list[list[list[int]]]
"""By situation of a chunk, by option: the places (0 is the highest) it came to."""
WorkOut: TypeAlias = Callable[[Sequence[int], Iterable[int]], Iterator[ChunkResults]]
"""(options, numbers of chunks) → what each chunk found, in their order."""


class OptionResult(OptionTally):
    """An option with all it came to; a value is 1 for the highest office, −1 for the lowest."""

    __slots__ = ("highest", "lowest", "rounds")

    def __init__(self, option: int) -> None:
        super().__init__(option)
        self.highest = self.lowest = self.rounds = 0

    def note(self, places: Sequence[int], players: int) -> None:
        """Count one more situation."""
        last = players - 1
        self.add(worth_of(fmean(places), players))
        self.rounds += len(places)
        self.highest += sum(place == 0 for place in places)
        self.lowest += sum(place == last for place in places)


class Judged(Struct, frozen=True):
    """An option as far as it has been tried.

    `value` is the expected office from −1 to +1, `loss` what it costs beside the best option and
    `loss_stderr` the standard error of that, from the situations both have met.
    """

    index: int
    value: float
    stderr: float
    p_highest: float
    p_lowest: float
    loss: float
    loss_stderr: float


class Judgement(Struct, frozen=True):
    """All options, the best first; `rounds` were played out for it."""

    options: tuple[Judged, ...]
    rounds: int

    @property
    def best(self) -> Judged:
        """The option with the highest value."""
        return self.options[0]

    def of(self, index: int) -> Judged:
        """What was found of an option. Raises `KeyError` for one that was not tried."""
        for each in self.options:
            if each.index == index:
                return each
        raise KeyError(index)


def judging(
    options: Sequence[int],
    players: int,
    work_out: WorkOut,
    accuracy: float,
    keep: Iterable[int] = (),
    finest: float | None = None,
) -> Iterator[Judgement]:
    """Judgements, each more exact than the one before; the last has reached the accuracy.

    `accuracy` is the standard error of the best options; those to `keep` are tried as long as
    they are. With `finest` they go on, beside those that may be the best alone, until it is clear
    what each is called, or the standard error of its loss is no more than this. Whoever has seen
    enough stops asking.
    """
    tried = [OptionResult(option) for option in options]
    left, kept, done, more = tried, set(keep), 0, FIRST
    most = MOST_SITUATIONS // CHUNK
    while True:
        _try(left, work_out(_options(left), range(done, done + more)), players)
        done += more
        tried.sort(key=lambda each: -each.mean)
        yield _judgement(tried)
        left = _worth_more(left, kept)
        stderr = max(each.stderr for each in left)
        if stderr <= accuracy or done >= most:
            break
        # Not far beyond what seems to be enough, for that would cost up to as much again.
        enough = ceil(done * ((stderr / accuracy) ** 2 - 1))
        more = min(done, max(enough, done // STEPS, 1), most - done)
    while finest is not None and done < most and (left := _open(left, kept, finest)):
        more = min(max(done // FURTHER, 1), most - done)
        _try(left, work_out(_options(left), range(done, done + more)), players)
        done += more
        tried.sort(key=lambda each: -each.mean)
        yield _judgement(tried)


def _try(left: list[OptionResult], worked_out: Iterable[ChunkResults], players: int) -> None:
    for found in worked_out:
        for situation in found:
            for each, places in zip(left, situation, strict=True):
                each.note(places, players)


def _options(left: list[OptionResult]) -> list[int]:
    return [each.option for each in left]


def _open(left: list[OptionResult], kept: set[int], finest: float) -> list[OptionResult]:
    """Those to keep whose class is not clear yet, and what may be the best; none where all is."""
    best, *others = sorted(left, key=lambda each: -each.mean)
    unclear = [
        each for each in others if each.option in kept and _is_unclear(*lead(best, each), finest)
    ]
    if not unclear:
        return []
    rivals = [each for each in others[: RIVALS - 1] if _may_be_best(*lead(best, each))]
    return [each for each in left if each in (best, *rivals, *unclear)]


def _is_unclear(loss: float, stderr: float, finest: float) -> bool:
    return stderr > finest and not is_settled(loss, stderr)


def _may_be_best(loss: float, stderr: float) -> bool:
    return loss <= LIKELY * stderr


def _worth_more(left: list[OptionResult], kept: set[int]) -> list[OptionResult]:
    """The options to go on with, out of those that were left."""
    best = max(left, key=lambda each: each.mean)
    going_on = sorted(left, key=lambda each: -each.mean)
    most = len(going_on) if len(going_on) <= MANY else len(going_on) // 2
    return [
        each
        for at, each in enumerate(going_on)
        if at < FEW or each.option in kept or (at < most and _may_be_near(best, each))
    ]


def _may_be_near(best: OptionResult, other: OptionResult) -> bool:
    loss, stderr = lead(best, other)
    return loss - SURE * stderr <= NEAR


def _judgement(tried: list[OptionResult]) -> Judgement:
    most = max(len(each.values) for each in tried)
    best = max((each for each in tried if len(each.values) == most), key=lambda each: each.mean)
    told = [
        Judged(
            each.option, each.mean, each.stderr, each.highest / each.rounds,
            each.lowest / each.rounds, *lead(best, each),
        )
        for each in sorted(tried, key=lambda each: (each is not best, -each.mean))
    ]  # fmt: skip
    return Judgement(tuple(told), sum(each.rounds for each in tried))
