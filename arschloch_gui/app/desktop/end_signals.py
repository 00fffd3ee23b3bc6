"""Signals that end the window: `SIGINT` (Ctrl+C), `SIGTERM` and `SIGHUP`.

Python would raise `KeyboardInterrupt` in whatever slot happens to run, and end at once for the
others. Here the first signal leaves the event loop, and the window is closed as by the person. A
thread hears of it, so that a second Ctrl+C ends the program even where the window hangs.
"""

from __future__ import annotations

import os
import signal
import threading
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot

LONGEST_CLOSING = 20.0
"""Seconds after which the program ends however far the closing has come: nothing that was shown
as done is lost by that."""
_NAMES = ("SIGINT", "SIGTERM", "SIGHUP")


class EndSignals(QObject):
    """Hears the signals from its creation to its `close`; a signal that was ignored before (by
    `nohup`, say) stays ignored. Main thread only."""

    _heard = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._first = 0
        self._last_call: threading.Timer | None = None
        self._read, self._write = os.pipe()
        # Python wants it: whoever gets a signal never waits.
        os.set_blocking(self._write, False)
        self._before = {
            number: signal.getsignal(number) for number in map(_number, _NAMES) if _ends(number)
        }
        self._heard.connect(self._leave, Qt.ConnectionType.QueuedConnection)
        self._thread = threading.Thread(target=self._hear, daemon=True, name="signals")
        self._thread.start()
        self._wakeup = signal.set_wakeup_fd(self._write, warn_on_full_buffer=False)
        for number in self._before:
            signal.signal(number, _note)

    @property
    def status(self) -> int:
        """The exit status of a program that a signal has ended; 0 while none has come."""
        return 128 + self._first if self._first else 0

    def close(self) -> None:
        """Leave signals to whom they were left to before."""
        for number, before in self._before.items():
            signal.signal(number, before)
        signal.set_wakeup_fd(self._wakeup)
        os.close(self._write)
        self._thread.join()
        os.close(self._read)
        # What has not been delivered would end an event loop of somebody else's.
        QCoreApplication.removePostedEvents(self)
        if self._last_call is not None:
            self._last_call.cancel()
            self._last_call.join()

    def _hear(self) -> None:
        while told := os.read(self._read, 1):
            [number] = told
            if number not in self._before:
                continue
            if not self._first:
                self._first = number
                self._last_call = threading.Timer(LONGEST_CLOSING, _end_at_once, (number,))
                self._last_call.daemon = True
                self._last_call.start()
                self._heard.emit(number)
            elif number == signal.SIGINT:
                # Others repeat themselves: a terminal that closes, `timeout`.
                _end_at_once(number)

    @Slot(int)
    def _leave(self, number: int) -> None:
        QCoreApplication.exit(128 + number)


def _number(name: str) -> int:
    """The number of a signal; 0 where the system does not know it."""
    return int(getattr(signal, name, 0))


def _ends(number: int) -> bool:
    return number > 0 and signal.getsignal(number) not in (signal.SIG_IGN, None)


def _note(_number: int, _frame: FrameType | None) -> None:
    """What Python does in the main thread: nothing, as the thread has been told."""


def _end_at_once(number: int) -> None:
    os._exit(128 + number)
