"""The real program and the process of its opponents, which is small and never left behind."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from long import long_param
from processes import group, kill, wait_until

ROOT = Path(__file__).parents[3]
MATCH = ROOT / "tests" / "golden" / "big_a" / "a-joker-counts-one.arl"
"""Any match: the players' process starts with one."""

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks /proc")


@pytest.fixture
def program(own_folders: Path) -> Iterator[subprocess.Popen]:
    """Run the window of `python -m arschloch_gui` with a match, as a process group."""
    record = shutil.copy(MATCH, own_folders)
    started = subprocess.Popen(
        [sys.executable, "-m", "arschloch_gui", str(record)], cwd=ROOT, start_new_session=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    yield started
    for pid in group(started.pid):
        kill(pid)
    started.wait()


def thinking(program: subprocess.Popen) -> list[int]:
    """Return the processes of its players, once they have loaded what they need."""
    return [pid for pid in group(program.pid) - {program.pid} if _is_ready(pid)]


def _is_ready(pid: int) -> bool:
    try:
        spawned = "multiprocessing.spawn" in Path(f"/proc/{pid}/cmdline").read_text("utf-8")
        status = Path(f"/proc/{pid}/status").read_text("utf-8")
    except OSError:
        return False
    # Ctrl+C (signal 2) is ignored from the moment the process starts its work.
    ignored = int(status.partition("SigIgn:")[2].split()[0], 16)
    return spawned and bool(ignored & 1 << signal.SIGINT - 1)


@pytest.mark.sampled
def test_the_program_has_one_process_for_its_players_without_any_window_in_it(program):
    wait_until(lambda: thinking(program))
    [pid] = thinking(program)
    loaded = Path(f"/proc/{pid}/maps").read_text("utf-8")
    assert "libpython" in loaded or "python" in loaded
    assert "PySide6" not in loaded
    assert "Qt6" not in loaded


@pytest.mark.sampled
@pytest.mark.parametrize("how", ["SIGKILL", long_param("SIGTERM")])
def test_however_the_program_ends_no_process_is_left(program, how: str):
    wait_until(lambda: thinking(program))
    program.send_signal(getattr(signal, how))
    program.wait()
    wait_until(lambda: not group(program.pid))
