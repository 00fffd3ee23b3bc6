"""The session that was left or killed, and can be continued."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.practice.exercise_filter import ExerciseFilter
from arschloch_gui.app.practice.kept_session import KeptSession, LeftSession
from arschloch_gui.app.practice.progress import PracticeProgress
from arschloch_gui.app.practice.training_session import PRACTICE, TrainingSession, of_subject
from arschloch_gui.app.typed_signal import typed_signal
from arschloch_gui.app.wording import practice as words
from arschloch_gui.coach.origin import Origin, key_of


class UnfinishedFacts(Struct, frozen=True):
    """The session that was left."""

    line: str
    """The session that can be continued, in words; empty if there is none."""


class UnfinishedSession(Exposed):
    """The offer to continue the session that was left. GUI thread only.

    `is_idle` says whether no session is at the table, which is never offered itself.
    """

    changed = Signal()
    shows = by_signal(changed=UnfinishedFacts)
    resumed = typed_signal(TrainingSession)
    """Emitted with the session when the person continues it."""

    def __init__(
        self,
        folder: Path,
        subject: ExerciseFilter,
        standing: PracticeProgress,
        seeds: Callable[[], int],
        is_idle: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._subject, self._standing, self._seeds = subject, standing, seeds
        self._is_idle = is_idle
        self._file = KeptSession(folder)
        self._left: LeftSession | None = None
        self._show()

    @Slot()
    def look(self) -> None:
        """Find out whether a session was left and can be continued."""
        self._left = self._file.read() if self._is_idle() else None
        self._show()

    @Slot()
    def resume(self) -> None:
        """Continue the session that was left, with the exercise that was set then."""
        if (left := self._left) is not None:
            self._subject.choose_again(left.subject)
            self._standing.when_read(
                lambda: self._subject.when_read(lambda: self.resumed.emit(self._continued(left)))
            )

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._show()

    def keep(self, session: TrainingSession, origin: Origin | None) -> None:
        """Store a session with the exercise that is set, so that it can be continued."""
        if session.name != PRACTICE:
            return
        if session.is_over:
            self._file.forget()
        else:
            self._file.keep(session, self._subject.chosen, origin)

    def end(self, session: TrainingSession) -> None:
        """Forget a session that is finished."""
        if session.name == PRACTICE:
            self._file.forget()

    def _show(self) -> None:
        left = self._left
        line = words.left(len(left.marks), left.length) if left is not None else ""
        self.show(changed=UnfinishedFacts(line))

    def _continued(self, left: LeftSession) -> TrainingSession:
        set_now = key_of(left.set.line()) if left.set is not None else ""
        begun = of_subject(self._subject, self._standing, self._seeds, set_now=set_now)
        begun.length = max(left.length, len(left.marks) + 1)
        set_before = self._subject.entry_of(left.set) or left.set if left.set else None
        begun.take_over(left.marks, set_before, left.level)
        return begun
