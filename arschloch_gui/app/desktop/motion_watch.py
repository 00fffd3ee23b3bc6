"""Follows the desktop's wish for stillness while the game runs.

The desktop is asked while the window comes. On Linux the portal then tells of a change at once.
Elsewhere, and where there is no portal, the desktop is asked again whenever the person comes back
to the window: whoever changes its settings has been away.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app.desktop.system_motion import prefers_reduced_motion


class MotionWatch(QObject):
    """Tells what the desktop wishes. `close` before the application ends."""

    still = Signal(bool)

    def __init__(
        self, ask: Callable[[], bool] = prefers_reduced_motion, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._ask = ask
        self._asking: threading.Thread | None = None

    def start(self, application: QGuiApplication) -> None:
        """Ask the desktop, listen to it, and ask again whenever the person comes back."""
        self.ask()
        application.applicationStateChanged.connect(self._on_state)
        if sys.platform == "linux" and os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
            # Not every system has the library behind it.
            from arschloch_gui.app.desktop.portal import Portal

            self._portal = Portal(self)
            self._portal.still.connect(self.still)
            self._portal.listen()

    def ask(self) -> None:
        """Ask the desktop in a thread of its own, as some take their time to answer."""
        if self._asking is not None and self._asking.is_alive():
            return
        self._asking = threading.Thread(target=self._answer, name="motion", daemon=True)
        self._asking.start()

    def close(self) -> None:
        """Wait for a question that is under way."""
        if self._asking is not None:
            self._asking.join()

    def _answer(self) -> None:
        self.still.emit(self._ask())

    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.ask()
