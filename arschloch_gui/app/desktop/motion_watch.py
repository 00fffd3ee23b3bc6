"""Integration with the desktop: window system, settings, signals, and the network block.

The desktop is queried at start-up. On Linux, the portal then reports changes at once. Elsewhere,
and without a portal, the desktop is queried again whenever the window becomes active, because the
user has to leave the window to change the setting.
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
    """Monitor of the setting for reduced motion. Close it before the application ends."""

    still = Signal(bool)

    def __init__(
        self, ask: Callable[[], bool] = prefers_reduced_motion, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._ask = ask
        self._asking: threading.Thread | None = None

    def start(self, application: QGuiApplication) -> None:
        """Query the desktop, subscribe to changes, and query again on every activation."""
        self.ask()
        application.applicationStateChanged.connect(self._on_state)
        if sys.platform == "linux" and os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
            # Not every system has the library behind this module.
            from arschloch_gui.app.desktop.portal import Portal

            self._portal = Portal(self)
            self._portal.still.connect(self.still)
            self._portal.listen()

    def ask(self) -> None:
        """Query the desktop in a thread, because some desktops answer slowly."""
        if self._asking is not None and self._asking.is_alive():
            return
        self._asking = threading.Thread(target=self._answer, name="motion", daemon=True)
        self._asking.start()

    def close(self) -> None:
        """Wait for a running query to finish."""
        if self._asking is not None:
            self._asking.join()

    def _answer(self) -> None:
        self.still.emit(self._ask())

    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.ask()
