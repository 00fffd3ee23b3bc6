"""The clock for key presses, comparable with the time at which frames are shown."""

from __future__ import annotations

import time
from typing import Protocol

from PySide6.QtGui import QKeyEvent

LATEST = 5.0
"""Maximum delay of a key in seconds. A longer delay means that the system clock was reset."""


class Clock(Protocol):
    """A monotonic clock in seconds."""

    def now(self) -> float:
        """Return the current time."""

    def of(self, event: QKeyEvent) -> float:
        """Return when the key of an event was pressed, at most the current time."""


class SystemClock:
    """The clock of this machine.

    A busy window reads keys late. The system stamps key presses with a clock that has another
    origin. The offset between the clocks is taken from the key that was read with the least delay.
    """

    def __init__(self) -> None:
        self._ahead: float | None = None

    def now(self) -> float:
        """Return the current time."""
        return time.monotonic()

    def of(self, event: QKeyEvent) -> float:
        """Return when the key of an event was pressed."""
        now, noted = self.now(), event.timestamp() / 1000
        if noted <= 0:  # no time stamp from the system or a screen reader
            return now
        ahead = now - noted
        if self._ahead is None or ahead < self._ahead or ahead > self._ahead + LATEST:
            self._ahead = ahead
        return noted + self._ahead
