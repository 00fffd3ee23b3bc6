"""Killed at any moment, the match goes on: nothing is lost but an unfinished gesture."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arschloch_gui.app.store import load
from arschloch_gui.engine import record

PROGRAM = Path(__file__).with_name("player_process.py")


def start(folder: Path, mode: str) -> subprocess.Popen:
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    return subprocess.Popen(
        [sys.executable, str(PROGRAM), str(folder), mode],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env,
    )  # fmt: skip


def play_until(process: subprocess.Popen, ply: int) -> int:
    """Read what the process says until it has come so far; the ply it last spoke of."""
    for line in process.stdout:
        reached = json.loads(line)["ply"]
        if reached >= ply:
            return reached
    raise AssertionError(process.stderr.read())


def kill(process: subprocess.Popen) -> None:
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    process.stderr.close()


@pytest.mark.slow
def test_a_killed_game_goes_on_where_it_was(tmp_path):
    seed = random.randrange(1000)
    print(f"seed {seed}")
    rng = random.Random(seed)
    process, reached = start(tmp_path, "new"), 0
    for _ in range(3):
        reached = play_until(process, reached + rng.randrange(15, 60))
        time.sleep(rng.random() / 50)
        kill(process)
        [path] = (tmp_path / "matches").glob("*.arl")
        on_disk = load(path).ply
        # All that was shown is on the disk; the engine may have been ahead of the picture.
        assert on_disk >= reached
        assert record.verify(record.read(path.read_bytes())).ok
        process = start(tmp_path, "resume")
        assert play_until(process, on_disk) == on_disk
        reached = on_disk
    kill(process)


@pytest.mark.slow
def test_a_damaged_record_is_kept_aside_and_the_game_starts(tmp_path):
    process = start(tmp_path, "new")
    play_until(process, 20)
    kill(process)
    [path] = (tmp_path / "matches").glob("*.arl")
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:5], b'{"seat": 0, "pl\x00\xff\n', *lines[6:]]))

    process = start(tmp_path, "new")  # begins another match
    assert play_until(process, 1) >= 1
    kill(process)
    kept = list((tmp_path / "matches").glob("*.bak"))
    assert len(kept) == 1
