"""Reset of the hover state, which Qt Quick keeps where the pointer no longer points.

After a touch, the touched item stays hovered. When another screen is shown, whatever comes to be
under a pointer that rests is hovered, and shows its tooltip, although nobody pointed at it.
"""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Slot
from PySide6.QtQuick import QQuickWindow


class HoverReset(QObject):
    """Makes a window forget the pointer until it moves again."""

    def __init__(self, window: QQuickWindow) -> None:
        super().__init__(window)
        self._window = window
        # Runs after Qt Quick has handled the touch or the click itself.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._leave)

    @Slot()
    def forget(self) -> None:
        """Make the window forget the pointer once the current event has been handled."""
        self._soon.start()

    @Slot()
    def _leave(self) -> None:
        if shiboken6.isValid(self._window):
            QCoreApplication.sendEvent(self._window, QEvent(QEvent.Type.Leave))
