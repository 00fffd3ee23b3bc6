"""The watchdog of an external program, as a process of its own."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from arschloch_gui.ai import watchdog
from processes import PATIENCE, is_running, wait_until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no watchdog there")

SAYS = """import os, sys
print(os.getpid(), flush=True)
print("said", file=sys.stderr, flush=True)
"""
STAYS = SAYS + "import time\ntime.sleep(600)\n"
HAS_CHILD = """import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"],
                         start_new_session=True)
print(child.pid, flush=True)
child.wait()
"""


@contextmanager
def watched(tmp_path: Path, text: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """Start a program under a watchdog, and give the game's end of the pipe."""
    path = tmp_path / "program"
    path.write_text(f"#!{sys.executable}\n{text}", "utf-8", newline="\n")
    path.chmod(0o755)
    ours, life = os.pipe()
    process = subprocess.Popen(
        [sys.executable, watchdog.__file__, str(ours), str(path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        pass_fds=(ours,), start_new_session=True,
    )  # fmt: skip
    os.close(ours)
    try:
        yield process, life
    finally:
        os.close(life)
        process.wait(PATIENCE)
        for stream in (process.stdin, process.stdout, process.stderr):
            assert stream is not None
            stream.close()


def rest_of(stream) -> bytes:
    """Return everything that is written to a stream until it is closed."""
    found = b""
    while select.select([stream], [], [], PATIENCE)[0]:
        if not (more := os.read(stream.fileno(), 4096)):
            return found
        found += more
    raise AssertionError("the stream stays open")


def test_the_streams_end_with_the_program_although_the_watchdog_still_runs(tmp_path: Path):
    with watched(tmp_path, SAYS) as (process, _):
        assert rest_of(process.stderr) == b"said\n"
        assert int(rest_of(process.stdout)) > 0
        wait_until(lambda: _is_closed(process.stdin))
        assert process.poll() is None


def _is_closed(stream) -> bool:
    """Return whether nobody reads a stream."""
    try:
        os.write(stream.fileno(), b"\n")
    except BrokenPipeError:
        return True
    return False


def test_the_program_and_the_watchdog_end_when_the_game_does(tmp_path: Path):
    with watched(tmp_path, STAYS) as (process, _):
        assert process.stdout is not None
        pid = int(process.stdout.readline())
        assert is_running(pid)
        assert process.poll() is None
    wait_until(lambda: not is_running(pid))
    assert process.returncode != 0, "it is killed with its group"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only listed on Linux")
def test_a_process_that_left_the_group_ends_as_well(tmp_path: Path):
    with watched(tmp_path, HAS_CHILD) as (process, _):
        assert process.stdout is not None
        pid = int(process.stdout.readline())
        assert os.getpgid(pid) != os.getpgid(process.pid)
    wait_until(lambda: not is_running(pid))


def test_a_program_that_cannot_be_started_is_reported(tmp_path: Path):
    process = subprocess.run(
        [sys.executable, watchdog.__file__, "0", str(tmp_path / "none")],
        stdin=subprocess.DEVNULL, capture_output=True, start_new_session=True, check=False,
    )  # fmt: skip
    assert process.returncode == watchdog.CANNOT_START
    assert process.stderr.startswith(b"it cannot be started: ")
