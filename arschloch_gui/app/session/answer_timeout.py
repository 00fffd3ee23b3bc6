"""Automatic declining when the user could act out of turn but does not respond in time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from arschloch_gui.app.show.director import Director

SECOND = 1000


class AnswerTimeout(QObject):
    """A timer that declines an optional action out of turn on the user's behalf.

    The wait, whose length is a setting in seconds, starts when the display has caught up. Use it
    from the GUI thread only.
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
        """Whether the wait has started."""
        return self._timer.isActive()

    def look(self) -> None:
        """Start the wait if it is due, else stop it. A wait in progress is not restarted."""
        if not self._due() or self._director.busy:
            self._timer.stop()
        elif not self.runs:
            self._timer.start(self._wait() * SECOND)

    def stop(self) -> None:
        """Stop the wait, because the user acts or another moment is about to be shown."""
        self._timer.stop()

    def _run_out(self) -> None:
        if self._due():
            self._decline()
