"""Reset of the hover state after a touch, because Qt Quick keeps the touched item hovered."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QInputEvent
from PySide6.QtQuick import QQuickWindow

LIFTED = frozenset({QEvent.Type.TouchEnd, QEvent.Type.TouchCancel})


class TouchHover(QObject):
    """Event filter that makes a window forget the pointer when the last finger is lifted."""

    def __init__(self, window: QQuickWindow) -> None:
        super().__init__(window)
        self._window = window
        # Runs after Qt Quick has handled the touch itself.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._leave)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Detect that the last finger was lifted. No event is blocked."""
        # Reading the type takes longer than checking that the event comes from an input device.
        if isinstance(event, QInputEvent) and event.type() in LIFTED:
            self._soon.start()
        return False

    def _leave(self) -> None:
        if shiboken6.isValid(self._window):
            QCoreApplication.sendEvent(self._window, QEvent(QEvent.Type.Leave))
