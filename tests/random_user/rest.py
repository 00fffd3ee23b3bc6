"""Waiting until nothing is in progress, by asking the threads instead of a clock.

A screen that is being built is in progress, too.
"""

from __future__ import annotations

from collections.abc import Callable

from by_hand import stands
from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from arschloch_gui.app.main import Program

MOST_TURNS = 12
"""The maximum number of rounds of questions, for a match that plays on by itself."""
BUILDING_MS = 5
"""The time between two looks at a screen that is being built."""
UNSEEN_MS = 1_000
"""The time to wait for a hidden window, which draws no frames."""


class _Echo(QObject):
    """Answers from another thread when its earlier requests are done."""

    heard = Signal(int)

    @Slot(int)
    def answer(self, number: int) -> None:
        """Report that all earlier requests are done."""
        self.heard.emit(number)


class Rest(QObject):
    """Waits until the threads have done all requests and their answers have arrived.

    It then calls `still`, if no new request was made, and `then`, once the window has drawn a frame
    of the result. If `still` returns False, it asks again; `still` is given True in the last turn.
    """

    _ask = Signal(int)

    def __init__(
        self, game: Program, still: Callable[[bool], bool], then: Callable[[], None]
    ) -> None:
        super().__init__()
        self._game, self._still, self._then = game, still, then
        self._number, self._turns = 0, 0
        self._waiting: list[QThread] = []
        self._pictured = False
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(UNSEEN_MS)
        self._patience.timeout.connect(self._on_frame)
        self._echoes: dict[QThread, _Echo] = {}
        game.window.frameSwapped.connect(self._on_frame, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """Start waiting."""
        self._turns = 0
        self._ask_all()

    def _ask_all(self) -> None:
        """Ask one thread after the other, the engine's last.

        Nothing may be awaited after the engine's answer, because the engine could have started
        something new.
        """
        self._turns += 1
        self._waiting = [thread for thread in self._threads() if thread.isRunning()]
        self._ask_next()

    def _ask_next(self) -> None:
        thread = self._waiting.pop(0)
        if thread not in self._echoes:
            echo = self._echoes[thread] = _Echo()
            echo.moveToThread(thread)
            echo.heard.connect(self._on_answer)
        self._number += 1
        answer = self._echoes[thread].answer
        self._ask.connect(answer)
        self._ask.emit(self._number)
        self._ask.disconnect(answer)

    def _on_answer(self, number: int) -> None:
        if number != self._number:
            return
        if self._waiting:
            self._ask_next()
            return
        if not stands(self._game.window):
            # Keys pressed while a screen is built reach it afterwards and may ask for more.
            self._turns -= 1
            QTimer.singleShot(BUILDING_MS, self._ask_all)
            return
        final = self._turns >= MOST_TURNS
        settled = not self._under_way and self._still(final)
        if not final and (not settled or self._game.session.turn.passes_by_itself):
            QTimer.singleShot(0, self._ask_all)
        else:
            self._show()

    @property
    def _under_way(self) -> bool:
        session = self._game.session
        snapshot = session.snapshot
        asked = snapshot is not None and session.turn.asked_ply == snapshot.ply
        quick = session.director.pace.speed == 0
        return asked or (quick and session.director.busy)

    def _show(self) -> None:
        self._pictured = True
        self._patience.start()
        self._game.window.update()

    def _on_frame(self) -> None:
        if self._pictured:
            self._pictured = False
            self._patience.stop()
            self._then()

    def _threads(self) -> list[QThread]:
        """Return the threads whose results the window shows; others can be ignored."""
        game = self._game
        trainer = game.trainer._examination._thread
        return [game.matches._thread, trainer, game.session._engine._thread]
