"""End of a session for QML: its result, what to practise next, and sharing."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.practice.progress import Level, PracticeProgress
from arschloch_gui.app.practice.session_result import LevelChange, SessionEndFacts, SessionResult
from arschloch_gui.app.practice.training_session import TrainingSession
from arschloch_gui.app.wording.practice import copied, shared
from arschloch_gui.coach.daily import shared_result


class SessionEnd(Exposed):
    """The end of a session. GUI thread only."""

    changed = Signal()
    shows = by_signal(changed=SessionEndFacts)
    said = Signal(str)
    """Emitted with a message."""
    practice_wanted = Signal(str, str)
    """Emitted with the kind and the theme that the person wants to practise next."""
    lesson_wanted = Signal(str, str)
    """Emitted with the keys of the course and the lesson that the person wants."""

    def __init__(
        self, standing: PracticeProgress, now: Callable[[], datetime], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._standing, self._now = standing, now
        self._done: TrainingSession | None = None
        self._after = Level()
        self._show()

    def turn_to(self, done: TrainingSession | None) -> None:
        """Show the end of this session, or nothing."""
        self._done = done
        if done is not None:
            self._after = self._standing.level
        self._show()

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._show()

    @Slot()
    def practiseWeakest(self) -> None:
        """Start a session on what cost most."""
        if kind := self._result.weakest_kind:
            self.practice_wanted.emit(kind, self._result.weakest_theme)

    @Slot()
    def openWeakestLesson(self) -> None:
        """Begin the lesson about what cost most."""
        if (taught := self._result.taught) is not None:
            self.lesson_wanted.emit(taught.course, taught.lesson)

    @Slot()
    def share(self) -> None:
        """Copy the result of the day to the clipboard as a line of text."""
        if self._done is not None and self._done.day is not None:
            line = shared(shared_result(self._done.day, self._done.by_number))
            QGuiApplication.clipboard().setText(line)
            self.said.emit(copied(line))

    @property
    def spoken(self) -> str:
        """The whole text for a screen reader; empty before the end."""
        shown = self.shown_value(SessionEndFacts)
        return " ".join([shown.heading, *shown.sentences, shown.advice]) if self._done else ""

    # -- internals ------------------------------------------------------------------------

    @property
    def _result(self) -> SessionResult:
        return SessionResult.of(self._done) if self._done is not None else SessionResult()

    def _show(self) -> None:
        done, standing = self._done, self._standing
        if done is None:
            self.show(changed=SessionEndFacts())
            return
        due = standing.next_due()
        due_in = due - self._now() if due is not None else None
        levels = LevelChange(done.level, self._after, standing.title_set)
        self.show(changed=SessionEndFacts.of(done, levels, due_in))
