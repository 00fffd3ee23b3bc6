"""When keys were pressed, in the time by which pictures are shown."""

from __future__ import annotations

import time
from typing import Protocol

from PySide6.QtGui import QKeyEvent

LATEST = 5.0
"""No key waits so many seconds to be read; where it seems so, the system's time has been reset."""


class Clock(Protocol):
    """Seconds that never go back."""

    def now(self) -> float:
        """The time now."""

    def of(self, event: QKeyEvent) -> float:
        """When the key of an event was pressed; not later than now."""


class SystemClock:
    """The time of this machine.

    A window that is busy reads keys late. The system notes when they were pressed, by a clock that
    began at another moment; by how much the two differ is known from the key read soonest.
    """

    def __init__(self) -> None:
        self._ahead: float | None = None

    def now(self) -> float:
        """The time now."""
        return time.monotonic()

    def of(self, event: QKeyEvent) -> float:
        """When the key of an event was pressed."""
        now, noted = self.now(), event.timestamp() / 1000
        if noted <= 0:  # the system, or a screen reader between, has not said
            return now
        ahead = now - noted
        if self._ahead is None or ahead < self._ahead or ahead > self._ahead + LATEST:
            self._ahead = ahead
        return noted + self._ahead
