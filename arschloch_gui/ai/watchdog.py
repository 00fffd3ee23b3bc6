"""A watchdog, which starts an external program and kills all its processes after the game.

It runs as a separate script that imports nothing from the package, so it survives the game even if
that is killed. It leads its own session, so Ctrl+C does not reach it. The program has the standard
streams to itself, and the watchdog reads from a pipe whose other end the game keeps open. When the
pipe closes, the watchdog kills its process group. On Linux, it also kills descendants that have
left the group.
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
WATCHDOG = "--watchdog"
"""First argument that makes a packaged build run as a watchdog."""
_ADOPT_ORPHANS = 36
"""`PR_SET_CHILD_SUBREAPER` on Linux."""


def main(life: int, command: str) -> int:
    """Start the program, wait until the game closes the pipe `life`, then kill everything."""
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
    """Restore the defaults for Ctrl+C and memory, which are limited in the game's own processes."""
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
    """Return all descendants of a process, deepest first, or none if they cannot be listed."""
    found = []
    with suppress(OSError):
        for tasks in Path(f"/proc/{pid}/task").iterdir():
            for child in map(int, (tasks / "children").read_text().split()):
                found += [*_descendants(child), child]
    return found


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2]))
