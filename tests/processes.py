"""Processes as the system reports them, for tests that none is left running."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

PATIENCE = 60.0


def is_running(pid: int) -> bool:
    """Return whether a process exists and is not a zombie."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


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


def wait_until(true: Callable[[], object]) -> None:
    """Wait for a condition, however long a busy machine takes."""
    until = monotonic() + PATIENCE
    while not true():
        assert monotonic() < until, "it did not come about"
        sleep(0.01)
