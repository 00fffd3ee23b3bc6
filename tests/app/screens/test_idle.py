"""An idle program computes nothing: nothing is painted and no timer wakes it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QTimer

from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import Demonstration
from long import times

IDLE = times(1, 10)
"""The idle time in seconds."""
SPEED, SETTLED = times(0, 3), times(1, 2)
"""The animation speed, and seconds after which all animations are over."""


class Witness:
    """Counts painted frames and wake-ups of the program's thread while it waits."""

    def __init__(self, game: Program) -> None:
        self.frames = self.wakes = self.ever = 0
        """Frames and wake-ups of the last wait, and the total of frames."""
        game.window.frameSwapped.connect(self._painted)
        self._dispatcher = QAbstractEventDispatcher.instance()
        self._dispatcher.awake.connect(self._woken)

    def wait(self, seconds: float) -> None:
        """Wait as an idle program does; the end of the wait counts as one wake-up."""
        loop = QEventLoop()
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        self.frames = self.wakes = 0
        loop.exec()

    def close(self) -> None:
        self._dispatcher.awake.disconnect(self._woken)

    def _painted(self) -> None:
        self.frames += 1
        self.ever += 1

    def _woken(self) -> None:
        self.wakes += 1


@pytest.mark.parametrize("place", ["start", "table"])
def test_an_idle_window_paints_nothing_and_does_not_wake(build_game, place: str):
    game = build_game(speed=SPEED)
    witness = Witness(game)
    game.window.show()
    if place == "table":
        Demonstration(game).begin("arschloch", {})
    witness.wait(SETTLED)
    assert witness.ever > 0, "nothing was to be seen before it was idle"
    witness.wait(IDLE)
    witness.close()
    assert witness.frames == 0
    assert witness.wakes <= 4, "beside the end of the wait there is nothing to wake for"
