"""Touch input on the window: real touch events, several at the same time."""

from __future__ import annotations

from functools import cache

from event_loop import next_frame
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest


@cache
def _screen() -> QPointingDevice:
    return QTest.createTouchDevice()


class Fingers:
    """A hand on a touch screen; each finger has a number."""

    def __init__(self, window: QQuickWindow) -> None:
        self._window = window
        self._down: dict[int, QPoint] = {}

    def press(self, at: QPoint, finger: int = 0) -> None:
        self._send("press", finger, at)
        self._down[finger] = at

    def move(self, to: QPoint, finger: int = 0, steps: int = 6) -> None:
        start = self._down[finger]
        for step in range(1, steps + 1):
            self._send("move", finger, start + (to - start) * step / steps)
        self._down[finger] = to

    def release(self, finger: int = 0) -> None:
        self._send("release", finger, self._down.pop(finger))

    def tap(self, at: QPoint) -> None:
        self.press(at)
        self.release()

    def swipe(self, start: QPoint, end: QPoint) -> None:
        """Move a finger as fast as frames are drawn: Qt merges the moves in between."""
        self.press(start)
        for step in range(1, 7):
            self.move(start + (end - start) * step / 6, steps=1)
            next_frame(self._window)
        self.release()

    def _send(self, what: str, finger: int, at: QPoint) -> None:
        sequence = QTest.touchEvent(self._window, _screen())
        for other, place in self._down.items():
            if other != finger:
                # Send it again, because each sequence starts without known finger positions.
                sequence.move(other, place, self._window)
        getattr(sequence, what)(finger, at, self._window).commit()
