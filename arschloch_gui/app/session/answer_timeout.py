"""Declining for the person who is asked out of turn and says nothing for a while."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from arschloch_gui.app.show.director import Director

SECOND = 1000


class AnswerTimeout(QObject):
    """Declines where `due` says that the person is asked out of turn. GUI thread only.

    The wait (in seconds, as the person has set it) begins when the picture shows the present.
    """

    def __init__(
        self,
        director: Director,
        due: Callable[[], bool],
        wait: Callable[[], int],
        decline: Callable[[], object],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._director = director
        self._due = due
        self._wait = wait
        self._decline = decline
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._run_out)
        director.idle.connect(self.look)

    @property
    def runs(self) -> bool:
        """Whether the wait has begun."""
        return self._timer.isActive()

    def look(self) -> None:
        """See whether somebody is asked now; a wait that has begun goes on."""
        if not self._due() or self._director.busy:
            self._timer.stop()
        elif not self.runs:
            self._timer.start(self._wait() * SECOND)

    def stop(self) -> None:
        """The person acts, or another moment is about to be shown."""
        self._timer.stop()

    def _run_out(self) -> None:
        if self._due():
            self._decline()
