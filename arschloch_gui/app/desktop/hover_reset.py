"""Reset of the hover state, which Qt Quick keeps where the pointer no longer points.

After a touch, the touched item stays hovered. When another screen is shown, whatever comes to be
under a pointer that rests is hovered, and shows its tooltip, although nobody pointed at it.
"""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QInputEvent
from PySide6.QtQuick import QQuickWindow

LIFTED = frozenset({QEvent.Type.TouchEnd, QEvent.Type.TouchCancel})


class HoverReset(QObject):
    """Event filter that makes a window forget the pointer until it moves again."""

    def __init__(self, window: QQuickWindow) -> None:
        super().__init__(window)
        self._window = window
        # Runs after Qt Quick has handled the touch or the click itself.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._leave)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Detect that the last finger was lifted. No event is blocked."""
        # Reading the type takes longer than checking that the event comes from an input device.
        if isinstance(event, QInputEvent) and event.type() in LIFTED:
            self.forget()
        return False

    def forget(self) -> None:
        """Make the window forget the pointer once the current event has been handled."""
        self._soon.start()

    def _leave(self) -> None:
        if shiboken6.isValid(self._window):
            QCoreApplication.sendEvent(self._window, QEvent(QEvent.Type.Leave))
