"""An external program as a process that exchanges lines with the game and can be ended safely.

It is started without a shell. Whatever it does, no call blocks for longer than its time limit,
because one thread writes to its input, one reads its output, and one logs its standard error. A
line must not be longer than the maximum for match records. Output that is not consumed stays in the
pipe.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from contextlib import suppress
from queue import Empty, Full, Queue
from time import monotonic
from typing import IO

from arschloch_gui.ai import job_objects, watchdog
from arschloch_gui.engine.json_text import LONGEST

MOST_WAITING = 256
"""Maximum number of queued lines, in each direction."""
MOST_SAID = 8
"""Maximum number of lines of standard error to log. Others are read and dropped."""
_LONGEST_SAID = 400
FAREWELL = 2.0
"""Seconds that a program has to exit after its input ends."""
_KILLED = 5.0
"""Seconds that the watchdog has to end all processes."""
_END = b""

log = logging.getLogger(__name__)


class Silent(Exception):
    """Raised if no line arrives in time."""


class Gone(Exception):
    """Raised if the program can no longer be reached. The message is the reason."""


class OutsideProgram:
    """A running program. `name` identifies it in the log. Raises `OSError` if it cannot start."""

    def __init__(self, command: str, name: str) -> None:
        self._name = name
        self._why = "it ended, or closed its output"
        self._to_read: Queue[bytes] = Queue(MOST_WAITING)
        self._written: Queue[bytes] = Queue(MOST_WAITING)
        self._life = -1
        self._job: job_objects.Job | None = None
        self._closing = False
        """True once its output is no longer needed."""
        self._process = self._started(command)
        self._threads = [
            threading.Thread(target=work, args=(stream,), daemon=True, name=f"{name}: {what}")
            for work, stream, what in (
                (self._write, self._process.stdin, "writes"),
                (self._read, self._process.stdout, "reads"),
                (self._listen, self._process.stderr, "listens"),
            )
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """Queue a line for the program. Raises `Gone` if the program does not read its input."""
        try:
            self._to_read.put_nowait(line)
        except Full:
            raise Gone("it does not read what it is told") from None

    def receive(self, seconds: float) -> bytes:
        """Return the next line of output. Raises `Silent` after `seconds` seconds, or `Gone`."""
        try:
            line = self._written.get(timeout=max(0.0, seconds))
        except Empty:
            raise Silent from None
        if line == _END:
            self._written.put_nowait(_END)  # later calls get the same answer
            raise Gone(self._why)
        return line

    def close(self, farewell: float = FAREWELL) -> None:
        """Give the program `farewell` seconds to exit, then kill it with all its processes."""
        with suppress(Full):
            self._to_read.put_nowait(_END)
        until = monotonic() + farewell
        with suppress(Silent, Gone):
            while (left := until - monotonic()) > 0:
                self.receive(left)
        self._closing = True
        self._end()
        while self._threads[1].is_alive() and monotonic() < until + _KILLED:
            with suppress(Silent, Gone):
                while True:
                    self.receive(0)  # unblock a reader thread that waits for room, so it can stop
            self._threads[1].join(0.005)
        for thread in self._threads:
            thread.join(_KILLED)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None and not any(thread.is_alive() for thread in self._threads):
                with suppress(OSError):
                    stream.close()

    def _started(self, command: str) -> subprocess.Popen[bytes]:
        if sys.platform == "win32":
            # In its own group, so that Ctrl+C does not reach it.
            process = _popen(
                [os.path.abspath(command)], creationflags=subprocess.CREATE_NEW_PROCESS_GROUP
            )
            with suppress(OSError):  # without a job, only the program itself can be ended
                self._job = job_objects.Job(process.pid)
            return process
        ours, self._life = os.pipe()
        try:
            words = [*_watchdog(), str(ours), command]
            return _popen(words, pass_fds=(ours,), start_new_session=True)
        except BaseException:
            os.close(self._life)
            raise
        finally:
            os.close(ours)

    def _end(self) -> None:
        if self._life >= 0:
            os.close(self._life)
            self._life = -1
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_KILLED)
        if self._job is not None:
            self._job.close()
        self._process.kill()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_KILLED)
        # Wake up the writer thread if it is waiting for a line.
        with suppress(Full):
            self._to_read.put_nowait(_END)

    # -- the threads ----------------------------------------------------------------------

    def _write(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while (line := self._to_read.get()) != _END:
                stream.write(line)
                stream.flush()
        with suppress(OSError):
            stream.close()

    def _read(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while not self._closing and (line := stream.readline(LONGEST + 1)):
                if len(line) > LONGEST:
                    self._why = f"it wrote a line of more than {LONGEST} bytes"
                    break
                self._written.put(line)
        self._written.put(_END)

    def _listen(self, stream: IO[bytes]) -> None:
        said = 0
        with suppress(OSError, ValueError):
            while line := stream.readline(_LONGEST_SAID):
                said += 1
                if said <= MOST_SAID:
                    text = ascii(line.decode("utf-8", "replace").rstrip())[1:-1]
                    log.error("%s says: %s", self._name, text)


def _watchdog() -> list[str]:
    """Return the command that starts the watchdog process.

    A packaged build cannot run scripts, so it starts itself with `WATCHDOG`
    (packaging/packages/start.py).
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, watchdog.WATCHDOG]
    return [sys.executable, "-I", "-S", watchdog.__file__]


def _popen(words: list[str], **more: object) -> subprocess.Popen[bytes]:
    return subprocess.Popen(  # type: ignore[call-overload, no-any-return]
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more
    )
