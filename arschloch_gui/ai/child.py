"""A child process that can neither harm the program nor outlive it.

It is spawned, not forked, which works the same on every system and is safe with Qt's threads. Code
in it can loop, crash or allocate without limit, because the parent can kill it and its memory is
limited where the system supports that. It ignores Ctrl+C and ends with the program, even if that is
killed. It loads neither Qt nor the app, which is why `arschloch_gui/__main__.py` imports nothing at
the top.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import TypeAlias, TypeVarTuple

from arschloch_gui.ai import job_objects

Arguments = TypeVarTuple("Arguments")
Line: TypeAlias = "Connection[object, object]"
"""One end of the connection between the program and a child process."""

MEMORY = 1 << 30
"""Default limit of a child's address space, in bytes."""
_END_WITH_PARENT = 1
"""`PR_SET_PDEATHSIG` on Linux."""
_JOIN = 5.0
"""Seconds to wait for a killed process to end."""


class Child:
    """A handle to a child process, which starts when the handle is created.

    `line` is the connection to the child. `target` (a module-level function) is called with the
    other end of the connection and the arguments. On Linux, the process ends with the *thread* that
    created it. Raises `OSError` or `RuntimeError` if no process can be started.
    """

    def __init__(
        self,
        target: Callable[[Line, *Arguments], None],
        *arguments: *Arguments,
        memory: int = MEMORY,
    ) -> None:
        context = multiprocessing.get_context("spawn")
        near_end, far_end = context.Pipe()
        self.line: Line = near_end
        self._process = context.Process(
            target=_run, args=(os.getpid(), memory, target, far_end, *arguments), daemon=True
        )
        try:
            with _without_ctrl_c():
                self._process.start()
        except BaseException:
            self.line.close()
            raise
        finally:
            far_end.close()

    @property
    def pid(self) -> int | None:
        """The process id."""
        return self._process.pid

    def kill(self) -> None:
        """Kill the process and close the connection."""
        self._process.kill()
        self._process.join(_JOIN)
        self.line.close()
        with suppress(ValueError):  # if the process does not end, leave it to the system
            self._process.close()


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """Block SIGINT while a child is spawned, until the child can ignore it itself."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _run(
    parent: int,
    memory: int,
    target: Callable[[Line, *Arguments], None],
    line: Line,
    *arguments: *Arguments,
) -> None:
    """Set up the limits of the child process, then call `target` in it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if not _ends_with(parent):
        watch_parent()
    _limit(memory)
    # A closed connection means that the parent no longer wants an answer.
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        target(line, *arguments)


def _ends_with(parent: int) -> bool:
    """Ask the system to end this process with its parent; return False if that is not possible."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        refused = ctypes.CDLL(None).prctl(_END_WITH_PARENT, signal.SIGKILL)
    except (OSError, AttributeError):
        return False
    if os.getppid() != parent:
        os._exit(1)  # the parent ended before prctl took effect
    return not refused


def watch_parent() -> None:
    """Start a thread that ends this process when its parent ends."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True, name="parent").start()


def _limit(memory: int) -> None:
    """Limit this process's address space to `memory` bytes, if the system supports that."""
    if sys.platform == "win32":
        job_objects.limit_memory(memory)
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = memory if hard == resource.RLIM_INFINITY else min(memory, hard)
    with suppress(ValueError, OSError):
        # Only the soft limit is set, so that the watchdog of an external program can raise its own.
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))
