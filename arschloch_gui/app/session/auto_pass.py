"""Automatic pass, after a pause that shows the user that nothing else is possible."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from arschloch_gui.app.show import pace
from arschloch_gui.app.show.director import Director


class AutoPass(QObject):
    """A timer that passes if `due()` is True once the display has caught up.

    Use it from the GUI thread only.
    """

    def __init__(
        self,
        director: Director,
        due: Callable[[], bool],
        pass_turn: Callable[[], object],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._director = director
        self._due = due
        self._pass_turn = pass_turn
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._pass)
        director.idle.connect(self.look)

    def look(self) -> None:
        """Start the timer if a pass is due, else stop it."""
        director = self._director
        if self._due() and not (director.busy or director.held or director.blocked):
            self._timer.start(self._director.pace.wait(pace.SHRUG))
        else:
            self._timer.stop()

    def stop(self) -> None:
        """Stop the timer, because the user acts or another moment is about to be shown."""
        self._timer.stop()

    def _pass(self) -> None:
        if self._due():
            self._pass_turn()
