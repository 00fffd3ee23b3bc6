"""Nothing stays under the pointer after a touch: Qt Quick keeps what a finger has left hovered."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QInputEvent
from PySide6.QtQuick import QQuickWindow

LIFTED = frozenset({QEvent.Type.TouchEnd, QEvent.Type.TouchCancel})


class TouchHover(QObject):
    """Lets a window forget where the pointer was when the last finger is lifted."""

    def __init__(self, window: QQuickWindow) -> None:
        super().__init__(window)
        self._window = window
        # When Qt Quick has dealt with the touch itself.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._leave)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice that the last finger is lifted; every event goes its way."""
        # Asking an event what it is takes longer than asking whether it is from a device at all.
        if isinstance(event, QInputEvent) and event.type() in LIFTED:
            self._soon.start()
        return False

    def _leave(self) -> None:
        if shiboken6.isValid(self._window):
            QCoreApplication.sendEvent(self._window, QEvent(QEvent.Type.Leave))
