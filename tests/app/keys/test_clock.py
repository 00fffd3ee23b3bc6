"""A key that is handled late counts from the time given by the system."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from arschloch_gui.app.keys.clock import LATEST, SystemClock


class At(SystemClock):
    """A clock of ours that shows the given time."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 1000.0

    def now(self) -> float:
        return self.time

    def read(self, noted: float, after: float = 0.0) -> float:
        """Return the time of a key that the system noted at `noted` and that is read later."""
        self.time = 1000.0 + noted + after
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(round(1000 * noted))
        return self.of(event)


def test_a_key_read_late_was_pressed_when_the_system_noted_it():
    clock = At()
    assert clock.read(5.0) == pytest.approx(1005.0)
    assert clock.read(6.0, after=0.7) == pytest.approx(1006.0)
    assert clock.time == pytest.approx(1006.7)


def test_the_key_read_soonest_tells_how_the_clocks_differ():
    clock = At()
    assert clock.read(5.0, after=0.4) == pytest.approx(1005.4)
    assert clock.read(6.0, after=0.1) == pytest.approx(1006.1)
    assert clock.read(7.0, after=0.4) == pytest.approx(1007.1)


def test_a_key_without_a_time_was_pressed_now():
    clock = At()
    clock.read(5.0)
    assert clock.read(0.0) == clock.time == 1000.0


def test_a_time_that_was_set_back_is_believed_anew():
    clock = At()
    clock.read(500.0)
    # The system's counter was reset: no key is delayed that long.
    assert clock.read(1.0, after=LATEST + 1000) == pytest.approx(clock.time)
