"""Builds what QML loads asynchronously, in slices that leave the window free to answer.

Qt's own controller takes a third of each frame, which made a match begin twice as late.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtQml import QQmlIncubationController

SLICE_MS = 12
"""How long it builds before events get their turn again."""


class Incubator(QQmlIncubationController):
    """Builds as long as there is something to build. GUI thread only."""

    def __init__(self, owner: QObject) -> None:
        super().__init__()
        self._timer = QTimer(owner)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._build)

    @property
    def is_busy(self) -> bool:
        """Whether something is still being built."""
        return self._timer.isActive()

    def incubatingObjectCountChanged(self, count: int) -> None:
        """Begin, or end, with what there is to build (called by Qt)."""
        if count:
            self._timer.start()
        else:
            self._timer.stop()

    def _build(self) -> None:
        self.incubateFor(SLICE_MS)
