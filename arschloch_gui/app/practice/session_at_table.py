"""The practice session at the table: one exercise after the other, then its result."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer, Signal

from arschloch_gui.app.practice import session_texts
from arschloch_gui.app.practice.exercise_at_table import (
    ASKING,
    IDLE,
    JUDGED,
    SEEKING,
    ExerciseAtTable,
    Occasion,
)
from arschloch_gui.app.practice.exercise_filter import ExerciseFilter
from arschloch_gui.app.practice.exercise_source import (
    Fresh,
    OfDay,
    SourcedExercise,
    Wanted,
    lost_name,
    preset_of,
)
from arschloch_gui.app.practice.exercises_done import ExercisesDone
from arschloch_gui.app.practice.lessons import Lessons
from arschloch_gui.app.practice.training_session import Mark, TrainingSession
from arschloch_gui.app.practice.unfinished_session import UnfinishedSession
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.wording import practice as words
from arschloch_gui.coach.daily import name_of
from arschloch_gui.coach.origin import Origin, OriginError

log = logging.getLogger(__name__)
OVER = "over"
ANNOUNCED_MS = 1_200
"""For how long the next game is announced, while its table is set up under the announcement.

After the table has been set up, it stays for a third of that, until all of it is drawn.
"""


class SessionAtTable(QObject):
    """The session in progress, and what is at the table. GUI thread only."""

    changed = Signal()
    said = Signal(str)
    """Emitted with a message, or "" to withdraw the last one."""

    def __init__(
        self,
        session: Session,
        exercise: ExerciseAtTable,
        lessons: Lessons,
        subject: ExerciseFilter,
        unfinished: UnfinishedSession,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._exercise, self._lessons = session, exercise, lessons
        self._subject, self._unfinished = subject, unfinished
        self.course: TrainingSession | None = None
        self.done = ExercisesDone()
        self.next_game = ""
        """The preset of the next exercise while it is announced; empty otherwise."""
        self._is_over = False
        self._wanted: Wanted | None = None
        self._announcement = QTimer(self)
        self._announcement.setSingleShot(True)
        self._announcement.timeout.connect(self._reveal)
        self._lost: set[str] = set()
        """The names of exercises that could not be set up and were logged."""
        exercise.searched.connect(self._on_found)
        exercise.marked.connect(self._on_marked)
        exercise.stored.connect(self._on_stored)
        session.match.changed.connect(self._on_table)
        session.matchStarted.connect(self._on_match)

    @property
    def state(self) -> str:
        """The state of the exercise, or "over" at the end of the session."""
        return OVER if self._is_over else self._exercise.state

    # -- actions of the person ------------------------------------------------------------

    def start(self, begun: TrainingSession) -> None:
        """Start a session, or continue one that was left."""
        self.course, self._is_over = begun, False
        self.done.forget()
        self._lessons.turn_to(begun.taught)
        if begun.marks or begun.next is not None:
            self._seek(begun)
        else:
            self._give_up(begun, self._none_found())

    def go_on(self) -> None:
        """Continue with the next exercise, or end the session."""
        if self.state == JUDGED and self.course is not None:
            self._exercise.store()
            self.done.close()
            self._go_on(self.course)

    def skip(self) -> None:
        """Leave out the position of a lesson that is at the table."""
        course = self.course
        if self.state == ASKING and course is not None and course.taught is not None:
            course.note(Mark(None), again=self._exercise.is_second_try)
            self._go_on(course)

    def hurry(self) -> None:
        """Show the next exercise as soon as it is set up."""
        self._announcement.stop()
        self._reveal()

    def look_again(self, number: int) -> None:
        """Show an exercise of the finished session with the choice made; the first is 0."""
        course = self.course
        if self.state != OVER or course is None or not 0 <= number < len(course.marks):
            return
        if (answer := course.marks[number].answer) is None:
            return
        try:
            found = self.done.open(number, answer)
        except OriginError:
            self.said.emit(words.lost())
            return
        self._is_over = False
        if isinstance(found, Origin):
            self._exercise.seek(found)
        else:
            self._look_at(found)

    def stop(self) -> None:
        """End the session and clear the table; answers given so far count."""
        if self.course is not None:
            self._forget()
            self._session.clear_away()

    # -- course of a session --------------------------------------------------------------

    def _keep(self) -> None:
        """Store the session, so that it can be continued after it was left or killed."""
        if self.course is not None:
            sought = self._exercise.sought if self.state == ASKING else None
            self._unfinished.keep(self.course, sought.origin if sought is not None else None)

    def _give_up(self, begun: TrainingSession, why: str) -> None:
        """End the session for lack of exercises; show its results if there are any."""
        if begun.marks:
            self._end(begun)
        else:
            self.stop()
        self.said.emit(why)

    def _end(self, begun: TrainingSession) -> None:
        """Show the result of a session; exercises that could not be set do not count."""
        begun.cut_short()
        self._unfinished.end(begun)
        self._be_over()

    def _be_over(self) -> None:
        self._is_over = True
        self._announce("")
        self._exercise.rest()
        self.changed.emit()

    def _none_found(self) -> str:
        subject = self._subject
        return session_texts.none_found(
            self.course, narrow=subject.is_narrow, judged=subject.is_judged
        )

    def _do_without(self, begun: TrainingSession) -> None:
        """Skip an exercise that cannot be reproduced (logged), or end the session."""
        wanted = begun.next
        if wanted is None or isinstance(wanted, Fresh):
            self._give_up(begun, words.lost() if begun.skipped else self._none_found())
            return
        if (name := lost_name(wanted)) not in self._lost:
            self._lost.add(name)
            log.warning("The exercise %s no longer leads to its position; it is skipped.", name)
        begun.skip()
        if begun.length:
            self._go_on(begun)
        else:
            self._give_up(begun, words.lost())

    def _go_on(self, begun: TrainingSession) -> None:
        if not begun.is_over and begun.next is not None:
            self._seek(begun)
        elif begun.marks:
            self._end(begun)
        else:
            self._give_up(begun, words.lost())

    def _seek(self, begun: TrainingSession) -> None:
        self.said.emit("")
        self._wanted = begun.next or begun.last
        if self._wanted is not None:
            self._exercise.seek(self._wanted)
            if begun.of_games and not begun.is_over:
                preset, match = preset_of(self._wanted), self._session.match
                self._announce(preset if preset != match.preset or not match.practises else "")
            self.changed.emit()

    def _announce(self, preset: str) -> None:
        """Announce the game of the next exercise, or stop announcing one ("")."""
        self.next_game = preset
        if preset:
            self._announcement.start(ANNOUNCED_MS)
        else:
            self._announcement.stop()

    def _on_found(self, sought: SourcedExercise | None) -> None:
        course = self.course
        assert course is not None
        if sought is None:
            if self.done.is_open:
                self._cannot_look()
            else:
                self._do_without(course)
        elif self.done.is_open:
            self._look_at(sought)
        else:
            self._set(course, sought)

    def _set(self, course: TrainingSession, sought: SourcedExercise) -> None:
        task = self._exercise.lay_out(sought)
        if course.is_over:
            self._be_over()  # all ten of the day had been answered before
            return
        self._lessons.show_position(task, sought.judgement, self._session.stage.deck)
        if self.next_game:
            left = self._announcement.remainingTime()
            self._announcement.start(max(left, ANNOUNCED_MS // 3))
        else:
            self._ask(course)

    def _reveal(self) -> None:
        """Have the person decide, if the exercise is set up already."""
        if self.course is not None and self.state == SEEKING and self._exercise.sought is not None:
            self._ask(self.course)

    def _ask(self, course: TrainingSession) -> None:
        self._announce("")
        wanted = self._wanted
        daily = name_of(wanted.day, wanted.number) if isinstance(wanted, OfDay) else ""
        self._exercise.ask(Occasion(course.name, daily, course.of_two))
        self._keep()

    def _look_at(self, sought: SourcedExercise) -> None:
        """Lay out an exercise again, and judge the choice that was made."""
        answer = self.done.answer
        assert answer is not None
        self._exercise.lay_out(sought)
        if not self._exercise.judge_past(answer.chosen):
            self._cannot_look()

    def _cannot_look(self) -> None:
        self.done.close()
        self._be_over()
        self.said.emit(words.lost())

    def _on_marked(self, mark: Mark, corrects: bool) -> None:
        """Record the verdict of the choice as it is now."""
        course, sought = self.course, self._exercise.sought
        assert course is not None
        assert sought is not None
        (course.correct if corrects else course.note)(mark, again=self._exercise.is_second_try)
        self.done.add(mark, sought)
        if mark.answer is None:
            self._keep()

    def _on_stored(self, trouble: str) -> None:
        self.said.emit(trouble)
        self._keep()  # only now, so that a kill loses both or neither

    def _on_table(self) -> None:
        """End the session if something else is at the table now."""
        if self.state not in (IDLE, SEEKING) and not self._session.match.practises:
            self._forget()

    def _on_match(self) -> None:
        """Stop looking for an exercise if a match has started."""
        if self.state == SEEKING and not self._session.match.practises:
            self._forget()

    def _forget(self) -> None:
        self._exercise.store()
        self.course, self._is_over = None, False
        self._announce("")
        self.done.forget()
        self._exercise.forget()
        self.changed.emit()
