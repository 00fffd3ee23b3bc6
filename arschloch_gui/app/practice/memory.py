"""The answers given in practice, and everything derived from them.

Only the answers are stored on disk. Rating, schedule, title and charts are computed from them, so a
new formula applies to old answers too. An answer with a wrong time (`moments.py`) does not count in
any figure, but a failed exercise still comes back.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.practice.answer_file import AnswerFile
from arschloch_gui.app.present import present
from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.glicko import Rating
from arschloch_gui.coach.moments import BEGINNING, in_order, is_sure
from arschloch_gui.coach.progress import Week, streak, weeks
from arschloch_gui.coach.schedule import Return, Schedule
from arschloch_gui.coach.skill import Skill


class Memory:
    """The answers of one person, including those given in other windows. Owned by one thread.

    `now` is called each time, because the clock can be changed while the program runs.
    """

    def __init__(self, path: Path, now: Callable[[], datetime] = present) -> None:
        self.answers: list[ExerciseAnswer] = []
        """All answers in the order of their times."""
        self._given: list[ExerciseAnswer] = []
        """All answers in the order in which they arrived."""
        self._keys: set[str] = set()
        self._now = now
        self._count_anew()
        self._file = AnswerFile(path, self._include)

    @property
    def trouble(self) -> FileProblem | None:
        """The reason why the file could not be read, or None."""
        return self._file.trouble

    @property
    def unread(self) -> int:
        """Number of lines that this version does not understand; they stay in the file."""
        return self._file.unread

    @property
    def behind(self) -> bool:
        """Whether some answers are not on disk yet; the next `add` tries again."""
        return self._file.behind

    def add(self, answer: ExerciseAnswer) -> FileProblem | None:
        """Remember an answer and store it; return a problem to report (`AnswerFile.add`)."""
        return self._file.add(answer)

    def keep(self) -> FileProblem | None:
        """Store pending answers, and read those of other windows (`AnswerFile.keep`)."""
        return self._file.keep()

    # -- derived figures --------------------------------------------------------------------

    def due(self) -> tuple[Return, ...]:
        """Return the failed exercises that are due again, longest waiting first."""
        self._follow_clock()
        return self._schedule.due(self._now())

    def next_due(self) -> datetime | None:
        """Return the time when the next exercise is due, or None if none is scheduled."""
        self._follow_clock()
        return self._schedule.next_after(self._now())

    @property
    def rating(self) -> Rating:
        """The person's rating (Glicko-2)."""
        self._follow_clock()
        return self._skill.person

    @property
    def skill(self) -> Skill:
        """The person's skill, for the selection of exercises."""
        self._follow_clock()
        return self._skill

    def knows(self, key: str) -> bool:
        """Return whether an exercise, or a variant of it, was answered before."""
        return key in self._keys

    @property
    def error_rate(self) -> float | None:
        """The average loss of the last 50 answers, in expected position; None without answers."""
        self._follow_clock()
        return self._skill.error_rate

    @property
    def title_index(self) -> int | None:
        """The title for that error rate, from 0 (highest) to 7; None if the rating is uncertain."""
        self._follow_clock()
        return self._skill.title_index

    def streak(self) -> int:
        """Return the number of consecutive days with an answer, up to today or yesterday."""
        return streak(self.answers, self._now())

    def weeks(self) -> tuple[Week, ...]:
        """Return the losses by theme and position for every week since the first answer."""
        return weeks([each for each in self.answers if not each.in_lesson], self._now())

    def answered_in(self, session: str) -> set[str]:
        """Return the keys of the exercises answered in sessions of this name."""
        return {each.key for each in self.answers if each.session == session}

    # -- adding answers ---------------------------------------------------------------------

    def _include(self, found: list[ExerciseAnswer]) -> None:
        """Add answers. Those from another window can be older than some already counted."""
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
        """Recount if the clock has passed an answer dated in the future, or was set back."""
        if self._later_than(self._now()) != self._later:
            self._count_anew()

    def _count_anew(self) -> None:
        self._skill, self._schedule, self._last = Skill(), Schedule(), BEGINNING
        now = self._now()
        self._later = self._later_than(now)
        self._count(in_order(self._given, now), now)

    def _count(self, answers: list[tuple[datetime, ExerciseAnswer]], now: datetime) -> None:
        for given, answer in answers:
            if is_sure(answer.time, now) and not answer.in_lesson:
                self._skill.note(answer)
            self._schedule.note(answer, given)
            self._last = given

    def _later_than(self, now: datetime) -> int:
        """Return how many answers are dated later than `now`."""
        return len(self.answers) - bisect_right(self.answers, now, key=_time)


def _time(answer: ExerciseAnswer) -> datetime:
    return answer.time
