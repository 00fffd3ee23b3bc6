"""Detects defects while the user acts: exceptions, Qt messages, slow events.

Everything found is a `Defect` in one list; the first one ends the run.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
import threading
import traceback
from pathlib import Path
from time import monotonic, sleep, thread_time
from types import TracebackType
from typing import Any

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from random_user.defect import Defect, is_expected

LONGEST_S = 2.0
"""The time limit for an event in the window's thread, scaled by the machine's speed."""
LOOP, LOOP_S = 200_000, 0.02
"""The reference speed: this many additions in this many seconds."""
LOOK_S = 0.25
HANGS_S = 180
"""Seconds after which an unresponsive window is ended, with a dump of every thread."""


class Watch:
    """Collects defects from every thread; `beat` reports that the window's thread is responsive."""

    def __init__(self) -> None:
        self.defects: list[Defect] = []
        self.expected: list[str] = []
        """Known defects that this run met and continued after."""
        self.event = 0
        """The number of events made."""
        self.closing = False
        """Whether the program has been asked to end."""
        self._beat = monotonic()
        self._ended = threading.Event()
        self._main = threading.main_thread()

    def note(self, kind: str, text: str) -> None:
        """Add a defect."""
        defect = Defect(f"{kind} at closing" if self.closing else kind, text, self.event)
        if known := is_expected(defect.kind, text):
            self.expected.append(known)
        elif all(defect.name != each.name for each in self.defects):
            self.defects.append(defect)

    def begin(self) -> None:
        """Start detecting."""
        sys.excepthook = self._on_exception
        threading.excepthook = lambda args: self._on_exception(
            args.exc_type, args.exc_value, args.exc_traceback
        )
        sys.unraisablehook = self._on_unraisable
        qInstallMessageHandler(self._on_message)
        handler = _Errors(self)
        logging.getLogger().addHandler(handler)
        threading.Thread(target=self._look, daemon=True, name="watch").start()

    def end(self) -> None:
        """Stop detecting slow events."""
        self._ended.set()
        faulthandler.cancel_dump_traceback_later()

    def beat(self) -> None:
        """Report that the window's thread has finished something."""
        self._beat = monotonic()

    # -- hooks ----------------------------------------------------------------------------

    def _on_exception(
        self, kind: type[BaseException], error: BaseException | None, where: TracebackType | None
    ) -> None:
        said = "".join(traceback.format_exception(kind, error, where))
        self.note("exception", f"{kind.__name__}: {error}\n{said}")

    def _on_unraisable(self, unraisable: Any) -> None:
        error = unraisable.exc_value
        said = "".join(traceback.format_exception(error)) if error is not None else ""
        about = f"{unraisable.err_msg or 'ignored'} in {unraisable.object!r}"
        self.note("unraisable", f"{type(error).__name__}: {error}\n{about}\n{said}")

    def _on_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        where = f"{context.file}:{context.line}" if context.file else ""
        self.note("message", f"{message}\n{kind.name} {where}")

    # -- events that take long ------------------------------------------------------------

    def _look(self) -> None:
        """Check how long the window's thread has been busy; runs in a thread of its own."""
        known, waited = self._beat, _waited()
        while not self._ended.is_set():
            sleep(LOOK_S)
            beat = self._beat
            if beat != known:
                known, waited = beat, _waited()
                faulthandler.dump_traceback_later(HANGS_S, exit=True)
                continue
            # Time waiting for a core is not its own.
            took = monotonic() - beat - (_waited() - waited)
            if took > LONGEST_S and took > LONGEST_S * _slowness() and not self._ended.is_set():
                frame = sys._current_frames().get(self._main.ident or 0)
                where = "".join(traceback.format_stack(frame)) if frame else ""
                # Other work on the machine may have slowed it down.
                self.note("slow", f"one event took more than {LONGEST_S} s\n{where}")
                known = self._beat = monotonic()


class _Errors(logging.Handler):
    """A handler for failures that the program itself logs."""

    def __init__(self, watch: Watch) -> None:
        super().__init__(logging.WARNING)
        self._watch = watch

    def emit(self, record: logging.LogRecord) -> None:
        said = record.getMessage()
        if record.exc_info and record.exc_info[1] is not None:
            said += "\n" + "".join(traceback.format_exception(record.exc_info[1]))
        self._watch.note("log", said)


def _slowness() -> float:
    """Return how much slower this machine is than the reference now; at least 1."""
    before, total = thread_time(), 0
    for number in range(LOOP):
        total += number
    return max(1.0, (thread_time() - before) / LOOP_S)


def _waited() -> float:
    """Return the seconds the first thread waited for a core; 0 if unknown."""
    try:
        said = Path(f"/proc/self/task/{os.getpid()}/schedstat").read_text("utf-8")
    except OSError:
        return 0.0
    return int(said.split()[1]) / 1e9
