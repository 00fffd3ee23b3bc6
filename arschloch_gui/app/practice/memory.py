"""What is remembered of practising: the answers, and all that follows from them.

Only the answers are kept on the disk. Rating, schedule, title and charts are worked out from them
anew, so that another way to work them out is true of old answers, too. An answer that was given
under a wrong clock (`moments.py`) counts in no figure, but what was failed in it comes back.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Callable, Iterable
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.line_file import LineFile
from arschloch_gui.app.present import present
from arschloch_gui.coach.answer import FORMAT, ExerciseAnswer, read_answer
from arschloch_gui.coach.glicko import Rating
from arschloch_gui.coach.moments import BEGINNING, in_order, is_sure
from arschloch_gui.coach.progress import Week, streak, weeks
from arschloch_gui.coach.schedule import Return, Schedule
from arschloch_gui.coach.skill import Skill

T = TypeVar("T")


class Memory:
    """The answers of one person, those of other windows as well. Owned by one thread.

    `trouble` says why they could not be read; what is added then is kept in memory, and nothing of
    the file is touched. `now` is asked again and again: a clock may be set while somebody
    practises.
    """

    def __init__(self, path: Path, now: Callable[[], datetime] = present) -> None:
        self.trouble: FileProblem | None = None
        self.answers: list[ExerciseAnswer] = []
        """In the order of their times."""
        self._given: list[ExerciseAnswer] = []
        """In the order in which they came."""
        self._keys: set[str] = set()
        self._file, self._now = LineFile(path, FORMAT, read_answer), now
        self._pending: list[ExerciseAnswer] = []
        self._behind = False
        self._count_anew()
        try:
            self._take_up(self._file.news())
        except OSError as error:
            self.trouble = FileProblem("unreadable", path, error.strerror or str(error))

    @property
    def unread(self) -> int:
        """Lines of the file that this version does not understand; they stay there."""
        return self._file.unread

    @property
    def behind(self) -> bool:
        """Whether there are answers that are not on the disk; the next `add` tries again."""
        return self._behind

    def add(self, answer: ExerciseAnswer) -> FileProblem | None:
        """Remember an answer; on return it is on the disk, also if the power fails.

        Otherwise it is remembered here and written with the next one; what is returned is to be
        said then: once that nothing can be kept, and once that all is.
        """
        self._take_up([answer])
        self._pending.append(answer)
        return self.keep()

    def keep(self) -> FileProblem | None:
        """Write what is not on the disk yet, and learn what other windows have added."""
        folder = self._file.path.parent
        try:
            self._take_up(self._file.append([each.line() for each in self._pending]))
        except OSError as error:
            known, self._behind = self._behind, True
            reason = error.strerror or str(error)
            return None if known else FileProblem("answers_not_saved", folder, reason)
        self._pending.clear()
        was_behind, self._behind = self._behind, False
        return FileProblem("answers_saved_again", folder) if was_behind else None

    # -- what follows from the answers ------------------------------------------------------

    def due(self) -> tuple[Return, ...]:
        """The failed exercises that have come back by now, the longest waiting first."""
        self._follow_clock()
        return self._schedule.due(self._now())

    def next_due(self) -> datetime | None:
        """When the next one comes back that has not yet."""
        self._follow_clock()
        return self._schedule.next_after(self._now())

    @property
    def rating(self) -> Rating:
        """The person's rating (Glicko-2)."""
        self._follow_clock()
        return self._skill.person

    def difficulty(self, key: str, stratum: str) -> Rating:
        """How difficult an exercise is (`ExerciseAnswer.key` and `.stratum`)."""
        return self._skill.difficulty(key, stratum)

    def knows(self, key: str) -> bool:
        """Whether an exercise, or a variant of it, was answered before."""
        return key in self._keys

    def by_level(self, candidates: Iterable[T], named: Callable[[T], tuple[str, str]]) -> list[T]:
        """Candidates whose key and stratum `named` tells; the person's match first."""
        return self._skill.by_level(candidates, named)

    @property
    def error_rate(self) -> float | None:
        """The mean loss of the last 50 answers, in expected office; None before the first."""
        self._follow_clock()
        return self._skill.error_rate

    @property
    def title_index(self) -> int | None:
        """The title of that: 0 is the highest, 7 the lowest; None before the first answers."""
        self._follow_clock()
        return self._skill.title_index

    def streak(self) -> int:
        """Days in a row with an answer, up to today or yesterday."""
        return streak(self.answers, self._now())

    def weeks(self) -> tuple[Week, ...]:
        """Losses by theme and office for every week from the first answer to the present one."""
        return weeks(self.answers, self._now())

    # -- how they come in -------------------------------------------------------------------

    def _take_up(self, found: list[ExerciseAnswer]) -> None:
        """Count more answers; those of another window may be older than some that are counted."""
        self._follow_clock()
        now, ordered = self._now(), sorted(found, key=_time)
        none_sure = bool(self._given) and self._last == BEGINNING
        self._given += found
        self._keys.update(each.key for each in found)
        if self.answers:
            for each in ordered:
                insort(self.answers, each, key=_time)
        else:
            self.answers = ordered[:]
        follows = not ordered or (ordered[0].time >= self._last and not none_sure)
        if follows and all(is_sure(each.time, now) for each in ordered):
            self._count([(each.time, each) for each in ordered], now)
        else:
            self._count_anew()

    def _follow_clock(self) -> None:
        """Count anew where the clock has passed an answer that was later than now, or was set to
        before one."""
        if self._later_than(self._now()) != self._later:
            self._count_anew()

    def _count_anew(self) -> None:
        self._skill, self._schedule, self._last = Skill(), Schedule(), BEGINNING
        now = self._now()
        self._later = self._later_than(now)
        self._count(in_order(self._given, now), now)

    def _count(self, answers: list[tuple[datetime, ExerciseAnswer]], now: datetime) -> None:
        for given, answer in answers:
            if is_sure(answer.time, now):
                self._skill.note(answer)
            self._schedule.note(answer, given)
            self._last = given

    def _later_than(self, now: datetime) -> int:
        """How many answers are dated later than now."""
        return len(self.answers) - bisect_right(self.answers, now, key=_time)


def _time(answer: ExerciseAnswer) -> datetime:
    return answer.time
