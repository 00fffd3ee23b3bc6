"""Limits of processes on Windows. Wine ends the processes of a job, but limits no memory."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from contextlib import suppress

import pytest

from arschloch_gui.ai import job_objects
from arschloch_gui.ai.child import Child, Line
from processes import is_running, wait_until

on_windows = pytest.mark.skipif(sys.platform != "win32", reason="only Windows has jobs")
LITTLE = 1 << 28
TOO_MUCH = 1 << 29


def test_limits_are_as_large_as_windows_expects():
    limits = job_objects._Limits
    assert (ctypes.sizeof(limits), limits.process_memory.offset) == {
        8: (144, 112), 4: (112, 96),
    }[ctypes.sizeof(ctypes.c_void_p)]  # fmt: skip


@on_windows
def test_a_job_ends_the_process_and_those_it_started():
    waits = "import time; time.sleep(600)"
    code = f"""
import subprocess, sys
input()
print(subprocess.Popen([sys.executable, "-c", "{waits}"]).pid, flush=True)
{waits}
"""
    program = subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    job = job_objects.Job(program.pid)
    program.stdin.write(b"\n")
    program.stdin.flush()
    started = int(program.stdout.readline())
    assert is_running(started)
    job.close()
    job.close()
    program.wait(60)
    wait_until(lambda: not is_running(started))
    for stream in (program.stdin, program.stdout):
        with suppress(OSError):
            stream.close()


def _hoard(line: Line) -> None:
    """Report whether memory beyond the limit is refused."""
    try:
        bytearray(TOO_MUCH)
    except MemoryError:
        line.send("refused")
    else:
        line.send("given")


@on_windows
@pytest.mark.skipif(
    sys.platform == "win32" and hasattr(ctypes.WinDLL("ntdll"), "wine_get_version"),
    reason="Wine knows no limit of memory",
)
def test_a_child_process_gets_no_more_memory_than_its_limit():
    child = Child(_hoard, memory=LITTLE)
    assert child.line.recv() == "refused"
    child.kill()
