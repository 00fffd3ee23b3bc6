"""The log of the last runs, for diagnosing problems.

The program logs to one small file, of which one older version is kept, and never to the screen. If
the log cannot be written, the program runs without it.
"""

from __future__ import annotations

import errno
import logging
import os
import re
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from arschloch_gui.app.files import disk

LOG_NAME = "arschloch.log"
MOST_BYTES = 256 * 1024
_FLAGS = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
HEAD = re.compile(r"[-\d]+ [:,\d]+ \d+ [A-Z]+ [\w.]+: ")
"""Start of a log entry. Lines that do not match continue the previous entry."""
_LINE = "%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"


class LogFile(RotatingFileHandler):
    """A handler for the log file. `close` also detaches it from the program's logger."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, maxBytes=MOST_BYTES, backupCount=1, encoding="utf-8", delay=True)
        self.setFormatter(logging.Formatter(_LINE))

    def _open(self) -> TextIOWrapper:
        # Opening a named pipe would wait for a reader.
        handle = os.open(self.baseFilename, _FLAGS, 0o666)
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            os.close(handle)
            raise OSError(errno.EINVAL, "not a regular file", self.baseFilename)
        return open(handle, "a", encoding=self.encoding, errors=self.errors)

    def doRollover(self) -> None:
        """Start a new file, unless another window has the old one open (on Windows).

        Then the old one grows until that window is closed. The earlier file is kept until it is
        replaced, which the inherited method would delete first.
        """
        if self.stream:
            self.stream.close()
            self.stream = None  # type: ignore[assignment]
        try:
            os.replace(self.baseFilename, f"{self.baseFilename}.1")
        except PermissionError:
            if not disk.REFUSES_OPEN_FILES:
                raise

    def handleError(self, record: logging.LogRecord) -> None:
        """Ignore the error, because a failure to write the log must not cause further errors."""

    def close(self) -> None:
        _program().removeHandler(self)
        super().close()


def keep_log(folder: Path) -> LogFile:
    """Log to a file in this folder until the returned handler is closed."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    handler = LogFile(folder / LOG_NAME)
    _program().addHandler(handler)
    return handler


@contextmanager
def no_printed_log() -> Iterator[None]:
    """Drop log entries while there is no log file. Python would print them."""
    handler = logging.NullHandler()
    _program().addHandler(handler)
    try:
        yield
    finally:
        _program().removeHandler(handler)


def _program() -> logging.Logger:
    return logging.getLogger("arschloch_gui")
