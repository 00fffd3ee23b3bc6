"""Threads for objects that must not block the window, and calls queued for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ParamSpec

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, QThread, Slot

from arschloch_gui.app.typed_signal import typed_signal

P = ParamSpec("P")


class _Call(Struct, frozen=True):
    """A call queued for the thread."""

    run: Callable[[], object]


class _Caller(QObject):
    """Receiver of the calls, which lives in the thread."""

    @Slot(object)
    def run(self, call: _Call) -> None:
        """Run a call to completion."""
        call.run()


class WorkerThread(QThread):
    """A thread in which some objects live.

    The first call starts it. `at_end` runs in the thread while it ends, because timers can only be
    stopped in their own thread.
    """

    _asked = typed_signal(_Call)

    def __init__(
        self,
        name: str,
        parent: QObject,
        *residents: QObject,
        at_end: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._closed = False
        self._caller = _Caller()
        for each in (*residents, self._caller):
            each.moveToThread(self)
        self._asked.connect(self._caller.run)
        if at_end is not None:
            self.finished.connect(at_end, Qt.ConnectionType.DirectConnection)

    def ask(self, call: Callable[P, object], *args: P.args, **named: P.kwargs) -> None:
        """Queue a call for the thread and return at once. Calls run in the order of requests.

        After `close`, they are ignored.
        """
        if self._closed:
            return
        if not self.isRunning():
            self.start()
        self._asked.emit(_Call(partial(call, *args, **named)))

    def close(self) -> None:
        """End the thread after the current call and wait for it. Repeated calls have no effect."""
        self._closed = True
        self.quit()
        self.wait()
