"""Incubation controller that builds QML in slices short enough to keep the window responsive.

Qt's own controller uses only a third of each frame, which doubled the time to start a match.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtQml import QQmlEngine, QQmlIncubationController

SLICE_MS = 12
"""Milliseconds of building before pending events are processed."""


class Incubator(QQmlIncubationController):
    """Incubation controller that builds in a timer until nothing is left. GUI thread only."""

    def __init__(self, owner: QObject) -> None:
        super().__init__()
        self._timer = QTimer(owner)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._build)

    @property
    def is_busy(self) -> bool:
        """Whether objects are still being built."""
        return self._timer.isActive()

    def complete(self) -> None:
        """Build the rest at once.

        Called before the match at the table is removed and before the language changes: parts that
        are still being built would be destroyed, and Qt leaves half-built objects behind then.
        """
        while self.incubatingObjectCount():
            self.incubateFor(SLICE_MS)

    def finish(self, engine: QQmlEngine) -> None:
        """Build the rest at once, and also anything that is started later.

        Called when the window closes, because Qt warns about objects destroyed while being built.
        """
        self.complete()
        engine.setIncubationController(None)  # type: ignore[arg-type]  # None is missing in the stubs

    def incubatingObjectCountChanged(self, count: int) -> None:
        """Start or stop building when the number of pending objects changes (called by Qt)."""
        if count:
            self._timer.start()
        else:
            self._timer.stop()

    def _build(self) -> None:
        self.incubateFor(SLICE_MS)
