"""What is remembered of practising: the answers, and all that follows from them.

Only the answers are kept on the disk. Rating, schedule, title and charts are worked out from them
anew, so that another way to work them out is true of old answers, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date, datetime
from pathlib import Path
from typing import TypeVar

from arschloch_gui.app.engine.messages import Trouble
from arschloch_gui.app.files.line_file import LineFile
from arschloch_gui.coach.answer import Answer, read_answer
from arschloch_gui.coach.glicko import Rating
from arschloch_gui.coach.progress import Week, streak, weeks
from arschloch_gui.coach.schedule import Return, Schedule
from arschloch_gui.coach.skill import Skill

T = TypeVar("T")
FORMAT = "arschloch-practice"


class Memory:
    """The answers of one person, those of other windows as well. Owned by one thread.

    `trouble` says why they could not be read; what is added then is kept in memory, and nothing of
    the file is touched.
    """

    def __init__(self, path: Path) -> None:
        self.trouble: Trouble | None = None
        self.answers: list[Answer] = []
        """In the order of their times."""
        self._file = LineFile(path, FORMAT, read_answer)
        self._pending: list[Answer] = []
        self._behind = False
        self._count_anew()
        try:
            self._take_up(self._file.news())
        except OSError as error:
            self.trouble = Trouble("unreadable", path, error.strerror or str(error))

    @property
    def unread(self) -> int:
        """Lines of the file that this version does not understand; they stay there."""
        return self._file.unread

    @property
    def behind(self) -> bool:
        """Whether there are answers that are not on the disk; the next `add` tries again."""
        return self._behind

    def add(self, answer: Answer) -> Trouble | None:
        """Remember an answer; on return it is on the disk, also if the power fails.

        Otherwise it is remembered here and written with the next one; what is returned is to be
        said then: once that nothing can be kept, and once that all is.
        """
        self._take_up([answer])
        self._pending.append(answer)
        return self.keep()

    def keep(self) -> Trouble | None:
        """Write what is not on the disk yet, and learn what other windows have added."""
        folder = self._file.path.parent
        try:
            self._take_up(self._file.append([each.line() for each in self._pending]))
        except OSError as error:
            known, self._behind = self._behind, True
            reason = error.strerror or str(error)
            return None if known else Trouble("answers_not_saved", folder, reason)
        self._pending.clear()
        was_behind, self._behind = self._behind, False
        return Trouble("answers_saved_again", folder) if was_behind else None

    # -- what follows from the answers ------------------------------------------------------

    def due(self, now: datetime) -> tuple[Return, ...]:
        """The failed exercises that have come back by now, the longest waiting first."""
        return self._schedule.due(now)

    def next_due(self, now: datetime) -> datetime | None:
        """When the next one comes back that has not yet."""
        return self._schedule.next_after(now)

    @property
    def rating(self) -> Rating:
        """The person's rating (Glicko-2)."""
        return self._skill.person

    def difficulty(self, key: str, stratum: str) -> Rating:
        """How difficult an exercise is (`Answer.key` and `.stratum`)."""
        return self._skill.difficulty(key, stratum)

    def knows(self, key: str) -> bool:
        """Whether an exercise, or a variant of it, was answered before."""
        return self._skill.knows(key)

    def by_level(self, candidates: Iterable[T], named: Callable[[T], tuple[str, str]]) -> list[T]:
        """Candidates whose key and stratum `named` tells; the person's match first."""
        return self._skill.by_level(candidates, named)

    @property
    def error_rate(self) -> float | None:
        """The mean loss of the last 50 answers, in expected office; None before the first."""
        return self._skill.error_rate

    @property
    def title_index(self) -> int | None:
        """The title of that: 0 is the highest, 7 the lowest; None before the first answers."""
        return self._skill.title_index

    def streak(self, today: date) -> int:
        """Days in a row with an answer, up to today or yesterday."""
        return streak(self.answers, today)

    def weeks(self) -> tuple[Week, ...]:
        """Losses by theme and office for every week since the first answer."""
        return weeks(self.answers)

    # -- how they come in -------------------------------------------------------------------

    def _take_up(self, found: list[Answer]) -> None:
        """Count more answers; those of another window may be older than some that are counted."""
        found = sorted(found, key=lambda answer: answer.time)
        in_order = not self.answers or not found or found[0].time >= self.answers[-1].time
        self.answers += found
        if in_order:
            self._count(found)
        else:
            self.answers.sort(key=lambda answer: answer.time)
            self._count_anew()

    def _count_anew(self) -> None:
        self._skill, self._schedule = Skill(), Schedule()
        self._count(self.answers)

    def _count(self, answers: list[Answer]) -> None:
        for answer in answers:
            self._skill.note(answer)
            self._schedule.note(answer)
