"""Ten exercises in a row: which ones, and how they went."""

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
"""What an answer was part of, as the memory calls it: usual practice, ten of the day, a decision
of a match made once more, and the match itself."""


class Mark(Struct, frozen=True):
    """How an exercise went: its first answer, what that lost in places of a hundred rounds, and
    whether a second one was good. No answer where nothing came of judging."""

    answer: ExerciseAnswer | None
    places: float = 0.0
    mended: bool = False

    @property
    def verdict(self) -> Verdict | None:
        """What the first choice is called."""
        return self.answer.verdict if self.answer is not None else None


@dataclass(slots=True)
class TrainingSession:
    """A session under way. `wanted` is what is set, one after the other."""

    name: str
    wanted: Sequence[Wanted]
    day: date | None = None
    of_two: bool = False
    """Whether only two options are shown of each."""
    spare: Iterator[Wanted] = field(default_factory=lambda: iter(()))
    """What is set in place of an exercise that cannot be laid out."""
    marks: list[Mark] = field(default_factory=list)

    @property
    def length(self) -> int:
        """How many exercises there are."""
        return len(self.wanted)

    @property
    def is_over(self) -> bool:
        """Whether all of them are done."""
        return len(self.marks) >= self.length

    @property
    def next(self) -> Wanted:
        """The first that is not done."""
        return self.wanted[len(self.marks)]

    @property
    def good(self) -> int:
        """How many were good at once."""
        return sum(mark.verdict in GOOD for mark in self.marks)

    @property
    def places(self) -> float:
        """What a choice has lost on average, in places of a hundred rounds."""
        return sum(mark.places for mark in self.marks) / max(1, len(self.marks))

    def skip(self) -> None:
        """Go on without the exercise at hand: another is set at the end, if there is any."""
        at, other = len(self.marks), next(self.spare, None)
        instead = [] if other is None else [other]
        self.wanted = [*self.wanted[:at], *self.wanted[at + 1 :], *instead]

    def cut_short(self) -> None:
        """There are no more than those that are done."""
        self.wanted = self.wanted[: len(self.marks)]

    def note(self, mark: Mark, *, again: bool) -> None:
        """Note how the exercise at hand went; `again`: at the second try, which can only mend."""
        if not again:
            self.marks.append(mark)
        elif mark.answer is not None and mark.answer.succeeded:
            self.marks[-1] = replace(self.marks[-1], mended=True)


def practice(
    due: Sequence[Origin], at_level: Sequence[Entry], fresh: Callable[[], Fresh]
) -> TrainingSession:
    """What has come back first and in between; the rest from the bank, as far as it goes."""
    back, new = list(due[:DUE]), list(at_level)
    wanted: list[Wanted] = []
    for number in range(TEN):
        # One that comes back is followed by a new one, so that nobody knows it by its place.
        if back and number % 2 == 0:
            wanted.append(back.pop(0))
        else:
            wanted.append(new.pop(0) if new else fresh())
    return TrainingSession(PRACTICE, wanted, spare=chain(new, iter(fresh, None)))


def of_subject(
    subject: ExerciseFilter, standing: PracticeProgress, seeds: Callable[[], int]
) -> TrainingSession:
    """Ten of what is wanted: what has come back, and new ones."""
    banked = subject.banked()
    at_level = standing.at_level(banked, seeds())
    if subject.kind == TWO:
        # All of them have been answered: once more, then.
        return pairs(at_level or banked)
    due = [each for each in standing.due() if subject.covers(each)]
    return practice(due, at_level, lambda: subject.fresh(seeds()))


def pairs(at_level: Sequence[Entry]) -> TrainingSession:
    """The best option and a tempting one, ten times, or as often as the bank can."""
    return TrainingSession(PRACTICE, at_level[:TEN], of_two=True, spare=iter(at_level[TEN:]))


def daily(day: date) -> TrainingSession:
    """Ten of the day; of the first one where a clock was set back to before there were any."""
    day = max(FIRST_DAY, day)
    return TrainingSession(DAILY, [OfDay(day, number) for number in range(TEN)], day)


def single(origin: Origin) -> TrainingSession:
    """One decision of a match somebody has played."""
    return TrainingSession(OWN, [origin])
