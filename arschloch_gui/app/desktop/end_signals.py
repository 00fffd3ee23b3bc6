"""Signals that end the program: `SIGINT` (Ctrl+C), `SIGTERM` and `SIGHUP`.

By default Python would raise `KeyboardInterrupt` in whichever slot is running, and the other
signals would end the program at once. Here the first signal leaves the event loop, and the window
closes as if the user had closed it. A separate thread receives the signals, so a second Ctrl+C ends
the program even if the window hangs.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot

LONGEST_CLOSING = 20.0
"""Seconds after which the program ends even if it is still closing.

Everything that was shown as done has been saved by then.
"""
_NAMES = ("SIGINT", "SIGTERM", "SIGHUP")


class EndSignals(QObject):
    """Handler of the signals from its creation until `close`. Main thread only.

    A signal that was ignored before, for example because of `nohup`, stays ignored.
    """

    _heard = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._first = 0
        self._last_call: threading.Timer | None = None
        self._read, self._write = os.pipe()
        if sys.platform != "win32":
            # Python requires this, so that a signal handler never blocks. On Windows, pipes always
            # block, and Python has the function only since 3.12.
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
        """Exit status if a signal ended the program, 0 if none has arrived."""
        return 128 + self._first if self._first else 0

    def close(self) -> None:
        """Restore the previous signal handlers."""
        for number, before in self._before.items():
            signal.signal(number, before)
        signal.set_wakeup_fd(self._wakeup)
        os.close(self._write)
        self._thread.join()
        os.close(self._read)
        # Pending events would otherwise end a later event loop.
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
                # Other signals can arrive twice without intent: from a closing terminal or
                # `timeout`.
                _end_at_once(number)

    @Slot(int)
    def _leave(self, number: int) -> None:
        QCoreApplication.exit(128 + number)


def _number(name: str) -> int:
    """Return the number of a signal, or 0 if the system does not have it."""
    return int(getattr(signal, name, 0))


def _ends(number: int) -> bool:
    return number > 0 and signal.getsignal(number) not in (signal.SIG_IGN, None)


def _note(_number: int, _frame: FrameType | None) -> None:
    """Do nothing in the main thread, because the signal thread handles the signal."""


def _end_at_once(number: int) -> None:
    os._exit(128 + number)
