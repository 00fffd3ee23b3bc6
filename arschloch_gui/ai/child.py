"""A process of ours that can neither hurt the program nor outlive it.

It is spawned, not forked: the same on every system, and safe beside Qt's threads. What runs in it
may loop, crash or take memory without end: it is killed from outside, its memory is limited where
the system can do that, Ctrl+C is left to the program, and it ends with the program even when that
is killed hard. It loads neither Qt nor the app (which is why `arschloch_gui/__main__.py` imports
nothing).
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

Arguments = TypeVarTuple("Arguments")
Line: TypeAlias = "Connection[object, object]"
"""One end of the line between the program and a process of it."""

MEMORY = 1 << 30
"""Bytes of address space a child may use."""
_END_WITH_PARENT = 1
"""PR_SET_PDEATHSIG of Linux."""
_JOIN = 5.0
"""Seconds for the system to take a killed process away."""


class Child:
    """The program's side. `line` is for talking; the process is running when this exists.

    `target` (a function of a module) gets the other end of the line and the arguments. On Linux
    the process ends with the *thread* that made this. Raises `OSError` or `RuntimeError` where
    no process can be started.
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
        """The number of the process."""
        return self._process.pid

    def kill(self) -> None:
        """End the process at once, whatever it is doing."""
        self._process.kill()
        self._process.join(_JOIN)
        self.line.close()
        with suppress(ValueError):  # a process that cannot even be killed is left to the system
            self._process.close()


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """What is spawned here does not hear Ctrl+C before it can say so itself."""
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
    """The process: settle in, then do what it is for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if not _ends_with(parent):
        watch_parent()
    _limit(memory)
    # A line that is cut means that nobody is interested any more.
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        target(line, *arguments)


def _ends_with(parent: int) -> bool:
    """Let the system end this process with its parent; False where it cannot."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        refused = ctypes.CDLL(None).prctl(_END_WITH_PARENT, signal.SIGKILL)
    except (OSError, AttributeError):
        return False
    if os.getppid() != parent:
        os._exit(1)  # it ended before we could ask
    return not refused


def watch_parent() -> None:
    """End this process when its parent ends, by a thread that waits for just that."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True, name="parent").start()


def _limit(memory: int) -> None:
    """Take no more memory than this, where the system can hold us to it."""
    try:
        import resource
    except ImportError:  # Windows
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = memory if hard == resource.RLIM_INFINITY else min(memory, hard)
    with suppress(ValueError, OSError):
        # The hard limit stays, so that a program from outside (`keeper`) need not share ours.
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))
