"""The log of the last runs, for whoever has to find out what went wrong.

What the program logs goes to one small file that is rotated once, never to the person's screen. A
log that cannot be written is done without.
"""

from __future__ import annotations

import errno
import logging
import os
import re
import stat
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

LOG_NAME = "arschloch.log"
MOST_BYTES = 256 * 1024
_FLAGS = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
HEAD = re.compile(r"[-\d]+ [:,\d]+ \d+ [A-Z]+ [\w.]+: ")
"""What a line begins with; lines without it go on with one before."""
_LINE = "%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"


class LogFile(RotatingFileHandler):
    """The handler on that file; `close` takes it away from the program's loggers."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, maxBytes=MOST_BYTES, backupCount=1, encoding="utf-8", delay=True)
        self.setFormatter(logging.Formatter(_LINE))

    def _open(self) -> TextIOWrapper:
        # Opening a named pipe would wait for whoever reads it.
        handle = os.open(self.baseFilename, _FLAGS, 0o666)
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            os.close(handle)
            raise OSError(errno.EINVAL, "not a regular file", self.baseFilename)
        return open(handle, "a", encoding=self.encoding, errors=self.errors)

    def handleError(self, record: logging.LogRecord) -> None:
        """A full disk or a folder that may not be written must not become a second failure."""

    def close(self) -> None:
        _program().removeHandler(self)
        super().close()


def keep_log(folder: Path) -> LogFile:
    """Write what the program logs into a folder, from now on until the result is closed."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    handler = LogFile(folder / LOG_NAME)
    _program().addHandler(handler)
    return handler


def _program() -> logging.Logger:
    return logging.getLogger("arschloch_gui")
