"""Starts a program from outside and ends it, with all that it has started, when the game is gone.

Run as a script of its own, which imports nothing of ours: it is there before the program and after
the game, however hard the game is killed. It leads a session of its own, so Ctrl+C does not reach
it. The program has the standard streams to itself. The keeper reads from a pipe whose other end
the game holds; when that ends, everything in its process group ends, and so do, where the system
can find them (Linux), those that have left the group.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

CANNOT_START = 126
WATCHDOG = "--keeper"
"""The first argument of a built program that is to be a keeper."""
_ADOPT_ORPHANS = 36
"""PR_SET_CHILD_SUBREAPER of Linux."""


def main(life: int, command: str) -> int:
    """Start the program; does not return before everything is over."""
    _set_free()
    try:
        program = subprocess.Popen([command])
    except OSError as error:
        sys.stderr.write(f"it cannot be started: {error.strerror}\n")
        return CANNOT_START
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    os.read(life, 1)
    for pid in _descendants(os.getpid()):
        with suppress(OSError):
            os.kill(pid, signal.SIGKILL)
    program.poll()
    os.killpg(0, signal.SIGKILL)
    return 0


def _set_free() -> None:
    """Let the program have what our own processes may not: Ctrl+C, memory."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (hard, hard))
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_ADOPT_ORPHANS, 1)


def _descendants(pid: int) -> list[int]:
    """The processes this one has started, and those they have; none where it cannot be told."""
    found = []
    with suppress(OSError):
        for tasks in Path(f"/proc/{pid}/task").iterdir():
            for child in map(int, (tasks / "children").read_text().split()):
                found += [*_descendants(child), child]
    return found


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2]))
