"""A practice session of up to ten exercises: the exercises and their results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.app.practice.exercise_filter import ExerciseFilter
from arschloch_gui.app.practice.exercise_source import TWO, OfDay, OwnPlay, Wanted, entry_key
from arschloch_gui.app.practice.lessons import Taught
from arschloch_gui.app.practice.progress import Level, PracticeProgress, Selecting
from arschloch_gui.coach.answer import ExerciseAnswer, lesson_session
from arschloch_gui.coach.bank import Entry
from arschloch_gui.coach.daily import FIRST_DAY, TEN, name_of, players_in
from arschloch_gui.coach.exercise_selection import barred_after
from arschloch_gui.coach.lessons.positions import positions
from arschloch_gui.coach.origin import Origin, OriginError, read_origin
from arschloch_gui.coach.schedule import DUE, Return
from arschloch_gui.coach.verdict import GOOD, Verdict, places_lost

PRACTICE, DAILY, OWN, MATCH, PLAYS = "practice", "daily", "own", "match", "plays"
"""The session names stored with an answer.

They stand for ordinary practice, the ten exercises of the day, a past decision of a match made once
more, a decision made in the match itself, and plays of the last evening.
"""
LESSONS, EVENING = "lessons", "plays"
"""The screens to return to from a lesson and from plays. From other exercises, it is `PRACTICE`."""
Choosing: TypeAlias = Callable[[Sequence[str]], Wanted | None]
"""Returns the next exercise, given the strata of the previous ones, or None if there is none."""


class Mark(Struct, frozen=True):
    """The result of an exercise.

    `answer` is the first answer, or None if judging failed. `places` is its loss in places per
    hundred rounds. `mended` is true if the answer was not good but a second try was.
    """

    answer: ExerciseAnswer | None
    places: float = 0.0
    mended: bool = False

    @property
    def verdict(self) -> Verdict | None:
        """The verdict on the first choice."""
        return self.answer.verdict if self.answer is not None else None

    @classmethod
    def of(cls, answer: ExerciseAnswer | None, *, mended: bool = False) -> Mark:
        """Return the mark for an answer; the best option has no loss, despite random errors."""
        if answer is None:
            return cls(None)
        lost = 0.0 if answer.verdict is Verdict.BEST else answer.lost
        return cls(answer, places_lost(lost, players_in(answer)), mended)


@dataclass(slots=True)
class TrainingSession:
    """A practice session in progress; `choose` returns its exercises one by one."""

    name: str
    length: int
    """The number of exercises."""
    choose: Choosing
    day: date | None = None
    of_two: bool = False
    """Whether only two options are shown for each exercise."""
    of_games: bool = False
    """Whether the exercises are from several games, each of which is announced."""
    taught: Taught | None = None
    """The lesson to which the exercises belong, if any."""
    marks: list[Mark] = field(default_factory=list)
    skipped: int = 0
    """The number of exercises that could not be set up."""
    level: Level = field(default_factory=Level)
    """The person's level at the start."""
    _next: Wanted | None = None

    @property
    def is_over(self) -> bool:
        """Whether all exercises are done."""
        return len(self.marks) >= self.length

    @property
    def next(self) -> Wanted | None:
        """The current exercise, or None if none is left."""
        if self._next is None and not self.is_over:
            self._next = self.choose([each.answer.stratum for each in self.marks if each.answer])
        return self._next

    @property
    def last(self) -> Wanted | None:
        """The last exercise of the day, shown if all had been answered before."""
        return OfDay(self.day, TEN - 1) if self.day is not None else None

    @property
    def by_number(self) -> list[ExerciseAnswer | None]:
        """The answers to the exercises of the day, in order; None for those without one."""
        answers = [mark.answer for mark in self.marks if mark.answer is not None]
        found = {each.daily: each for each in answers}
        assert self.day is not None
        return [found.get(name_of(self.day, number)) for number in range(TEN)]

    @property
    def good(self) -> int:
        """The number of exercises whose first answer was good."""
        return sum(mark.verdict in GOOD for mark in self.marks)

    def take_over(self, marks: Sequence[Mark], set_before: Wanted | None, level: Level) -> None:
        """Continue a session that was left, with the exercise that was set at the time."""
        self.marks, self._next, self.level = list(marks), set_before, level

    def skip(self) -> None:
        """Replace the current exercise, or shorten the session if there is no other."""
        self._next = None
        self.skipped += 1
        if self.next is None:
            self.length -= 1

    def cut_short(self) -> None:
        """End the session after the exercises done so far."""
        self.length = len(self.marks)

    def note(self, mark: Mark, *, again: bool) -> None:
        """Record the result of the current exercise.

        If `again` is true, it is a second try: a good one sets `mended` on the mark of the first.
        """
        if again:
            self.correct(mark, again=True)
        else:
            self._next = None
            self.marks.append(mark)

    def correct(self, mark: Mark, *, again: bool) -> None:
        """Replace the result of the last exercise, whose verdict was not certain."""
        if again:
            mended = mark.answer is not None and mark.answer.succeeded
            mark = replace(self.marks[-1], mended=mended)
        self.marks[-1] = mark


def of_subject(
    subject: ExerciseFilter,
    standing: PracticeProgress,
    seeds: Callable[[], int],
    *,
    set_now: str = "",
) -> TrainingSession:
    """Return a session of ten on a subject: exercises due again, weak and new ones.

    `set_now` is the key of the exercise that is already set; it is not chosen again.
    """
    banked = subject.banked()
    waiting = [each for each in standing.due() if each.key != set_now]
    if subject.kind == TWO:
        return pairs(banked, waiting, standing, seeds())
    due = [each for each in waiting if _covered(each, subject)]
    select = standing.selection(banked, due, seeds())
    return TrainingSession(
        PRACTICE,
        TEN,
        lambda before: _selected(select, before) or subject.fresh(seeds(), barred_after(before)),
        of_games=subject.is_of_all,
        level=standing.level,
    )


def pairs(
    banked: Sequence[Entry], waiting: Sequence[Return], standing: PracticeProgress, seed: int
) -> TrainingSession:
    """Return a session that offers the best option and a tempting mistake each time.

    It has ten exercises, or as many as the bank can supply. Those of `waiting`, which are due
    again, come back with the same cards, because a variant has no judgement that names the
    mistake. If all have been answered, they are repeated.
    """
    by_key = {entry_key(each): each for each in banked}
    due = [each for each in waiting if each.key in by_key]
    new, select = standing.new_among(banked), standing.selection(banked, due, seed)

    def chosen(before: Sequence[str]) -> Entry | None:
        found = select(before)
        return by_key[found.key] if isinstance(found, Return) else found

    return TrainingSession(
        PRACTICE,
        min(TEN, new + min(DUE, len(due)) or len(banked)),
        chosen if new or due else _one_by_one(banked),
        of_two=True,
        of_games=len({each.preset for each in banked}) > 1,
        level=standing.level,
    )


def daily(day: date, standing: PracticeProgress) -> TrainingSession:
    """Return the session of the ten exercises of a day, without those that have been answered.

    A day before the first one (the clock was set back) counts as the first one.
    """
    day = max(FIRST_DAY, day)
    done = standing.answered_of(day)
    marks = [done[number] for number in sorted(done) if number < TEN]
    wanted = [OfDay(day, number) for number in range(TEN) if number not in done]
    return TrainingSession(
        DAILY, TEN, _one_by_one(wanted), day, of_games=True,
        marks=[Mark.of(first, mended=mended) for first, mended in marks], level=standing.level,
    )  # fmt: skip


def of_lesson(taught: Taught) -> TrainingSession:
    """Return the session of the positions of a lesson."""
    wanted = [each.entry for each in positions(*taught)]
    return TrainingSession(lesson_session(*taught), len(wanted), _one_by_one(wanted), taught=taught)


def single(origin: Origin) -> TrainingSession:
    """Return a session of one decision from a match that was played."""
    return TrainingSession(OWN, 1, _one_by_one([origin]))


def of_plays(plays: Sequence[OwnPlay]) -> TrainingSession:
    """Return a session of plays that the person made in matches."""
    return TrainingSession(PLAYS, len(plays), _one_by_one(plays))


def _one_by_one(wanted: Iterable[Wanted]) -> Choosing:
    left = iter(wanted)
    return lambda before: next(left, None)


def _selected(select: Selecting, before: Sequence[str]) -> Entry | Origin | None:
    while True:
        found = select(before)
        if not isinstance(found, Return):
            return found
        if (origin := _origin(found)) is not None:
            return origin


def _covered(each: Return, subject: ExerciseFilter) -> bool:
    origin = _origin(each)
    return origin is not None and subject.covers(origin, each.answer)


def _origin(each: Return) -> Origin | None:
    """Return the variant to set, or None if this version cannot read the origin."""
    try:
        return read_origin(each.origin).as_variant(each.variant)
    except OriginError:
        return None
