"""A practice session of up to ten exercises: what they are, and how they went."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.app.practice.exercise_filter import ExerciseFilter
from arschloch_gui.app.practice.exercise_source import TWO, Fresh, OfDay, Wanted
from arschloch_gui.app.practice.progress import PracticeProgress
from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.bank import Entry
from arschloch_gui.coach.daily import FIRST_DAY, TEN
from arschloch_gui.coach.origin import Origin
from arschloch_gui.coach.schedule import DUE
from arschloch_gui.coach.verdict import GOOD, Verdict

PRACTICE, DAILY, OWN, MATCH = "practice", "daily", "own", "match"
"""The session names stored with an answer.

They mean ordinary practice, the ten exercises of the day, a decision of a match made once more, and
the match itself.
"""


class Mark(Struct, frozen=True):
    """The result of an exercise.

    `answer` is the first answer, or None if judging failed. `places` is its loss in places per
    hundred rounds. `mended` is true if a second try was good.
    """

    answer: ExerciseAnswer | None
    places: float = 0.0
    mended: bool = False

    @property
    def verdict(self) -> Verdict | None:
        """The verdict on the first choice."""
        return self.answer.verdict if self.answer is not None else None


@dataclass(slots=True)
class TrainingSession:
    """A practice session in progress; `wanted` lists its exercises in order."""

    name: str
    wanted: Sequence[Wanted]
    day: date | None = None
    of_two: bool = False
    """Whether only two options are shown for each exercise."""
    spare: Iterator[Wanted] = field(default_factory=lambda: iter(()))
    """Replacements for exercises that cannot be set up."""
    marks: list[Mark] = field(default_factory=list)
    skipped: int = 0
    """The number of exercises that could not be set up."""

    @property
    def length(self) -> int:
        """The number of exercises."""
        return len(self.wanted)

    @property
    def is_over(self) -> bool:
        """Whether all exercises are done."""
        return len(self.marks) >= self.length

    @property
    def next(self) -> Wanted:
        """The first exercise that is not done."""
        return self.wanted[len(self.marks)]

    @property
    def good(self) -> int:
        """The number of exercises whose first answer was good."""
        return sum(mark.verdict in GOOD for mark in self.marks)

    @property
    def places(self) -> float:
        """The average loss of a choice, in places per hundred rounds."""
        return sum(mark.places for mark in self.marks) / max(1, len(self.marks))

    def skip(self) -> None:
        """Drop the current exercise and append a replacement, if there is one."""
        at, other = len(self.marks), next(self.spare, None)
        instead = [] if other is None else [other]
        self.wanted = [*self.wanted[:at], *self.wanted[at + 1 :], *instead]
        self.skipped += 1

    def cut_short(self) -> None:
        """End the session after the exercises that are done."""
        self.wanted = self.wanted[: len(self.marks)]

    def note(self, mark: Mark, *, again: bool) -> None:
        """Record how the current exercise went.

        With `again` it was a second try, which can only mark the first one as mended.
        """
        if again:
            self.correct(mark, again=True)
        else:
            self.marks.append(mark)

    def correct(self, mark: Mark, *, again: bool) -> None:
        """Record that the last exercise went differently: its verdict was not certain."""
        if again:
            mended = mark.answer is not None and mark.answer.succeeded
            mark = replace(self.marks[-1], mended=mended)
        self.marks[-1] = mark


def practice(
    due: Sequence[Origin], at_level: Sequence[Entry], fresh: Callable[[], Fresh]
) -> TrainingSession:
    """Return a session that alternates exercises due again with new ones.

    New ones come from the bank as long as it lasts, then from `fresh`.
    """
    back, new = list(due[:DUE]), list(at_level)
    wanted: list[Wanted] = []
    for number in range(TEN):
        # Alternate them, so that an exercise cannot be recognised by its number.
        if back and number % 2 == 0:
            wanted.append(back.pop(0))
        else:
            wanted.append(new.pop(0) if new else fresh())
    return TrainingSession(PRACTICE, wanted, spare=chain(new, iter(fresh, None)))


def of_subject(
    subject: ExerciseFilter, standing: PracticeProgress, seeds: Callable[[], int]
) -> TrainingSession:
    """Return a session of ten on a subject: exercises due again, and new ones."""
    banked = subject.banked()
    at_level = standing.at_level(banked, seeds())
    if subject.kind == TWO:
        # If all of them have been answered, repeat them.
        return pairs(at_level or banked)
    due = [each for each in standing.due() if subject.covers(each)]
    return practice(due, at_level, lambda: subject.fresh(seeds()))


def pairs(at_level: Sequence[Entry]) -> TrainingSession:
    """Return a session that offers the best option and a tempting mistake each time.

    It has ten exercises, or as many as the bank can supply.
    """
    return TrainingSession(PRACTICE, at_level[:TEN], of_two=True, spare=iter(at_level[TEN:]))


def daily(day: date) -> TrainingSession:
    """Return the session of the ten exercises of a day.

    A day before the first one (the clock was set back) counts as the first one.
    """
    day = max(FIRST_DAY, day)
    return TrainingSession(DAILY, [OfDay(day, number) for number in range(TEN)], day)


def single(origin: Origin) -> TrainingSession:
    """Return a session of one decision from a match that was played."""
    return TrainingSession(OWN, [origin])
