"""Processes as the system reports them, for tests that none is left running."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

PATIENCE = 60.0


def is_running(pid: int) -> bool:
    """Return whether a process exists and is not a zombie."""
    if sys.platform == "win32":
        return _is_running_on_windows(pid)
    try:
        state = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def _is_running_on_windows(pid: int) -> bool:
    system = ctypes.WinDLL("kernel32")  # type: ignore[attr-defined]
    system.OpenProcess.restype = ctypes.c_void_p
    may_wait, no_end_yet = 0x100000, 0x102
    process = ctypes.c_void_p(system.OpenProcess(may_wait, False, pid))
    if not process:
        return False
    running = system.WaitForSingleObject(process, 0) == no_end_yet
    system.CloseHandle(process)
    return running


def group(leader: int) -> set[int]:
    """Return the running processes of a process group."""
    found = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            pid = int(entry.name)
            try:
                same = os.getpgid(pid) == leader
            except OSError:
                continue
            if same and is_running(pid):
                found.add(pid)
    return found


def kill(pid: int) -> None:
    """Kill a process at once, so that it cannot clean up."""
    os.kill(pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)


def wait_until(true: Callable[[], object]) -> None:
    """Wait for a condition, however long a busy machine takes."""
    until = monotonic() + PATIENCE
    while not true():
        assert monotonic() < until, "it did not come about"
        sleep(0.01)
