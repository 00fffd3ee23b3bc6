"""Killed at any moment, the match continues; only an unfinished gesture is lost."""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arschloch_gui.app.files.match_file import load
from arschloch_gui.engine import record
from long import mostly_long, times

PROGRAM = Path(__file__).with_name("player_process.py")

GAMES = [
    "arschloch",
    "tarot",
    "daifugo",
    "dalmuti",
    "career",
    "thirteen",
    "shithead",
    "grossundklein",
    "seigneur",
]


class Players:
    """Starts windows in processes of their own, and leaves none behind."""

    def __init__(self, folder: Path, drawings: Path) -> None:
        self.folder = folder
        self.drawings = drawings
        self._running: list[subprocess.Popen] = []

    def start(self, mode: str, *more: str) -> subprocess.Popen:
        env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
        process = subprocess.Popen(
            [sys.executable, str(PROGRAM), str(self.folder), str(self.drawings), mode, *more],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env,
        )  # fmt: skip
        self._running.append(process)
        return process

    def kill(self, process: subprocess.Popen) -> None:
        self._running.remove(process)
        process.kill()
        process.wait()
        process.stdout.close()
        process.stderr.close()

    def kill_all(self) -> None:
        for process in list(self._running):
            self.kill(process)

    def record(self) -> Path:
        [path] = (self.folder / "matches").glob("*.arl")
        return path


@pytest.fixture
def players(tmp_path: Path, drawn: Path) -> Iterator[Players]:
    started = Players(tmp_path, drawn)
    yield started
    started.kill_all()


def play_until(process: subprocess.Popen, ply: int) -> int:
    """Read the output of the process until it has reached a ply; return the last one reported."""
    for line in process.stdout:
        told = json.loads(line)
        if "ply" not in told:  # rounds and answers are reported as well
            continue
        reached = told["ply"]
        if reached >= ply:
            return reached
    raise AssertionError(process.stderr.read())


@pytest.mark.sampled
@pytest.mark.parametrize("preset", mostly_long(GAMES, normal=["arschloch"]))
def test_a_killed_game_goes_on_where_it_was(players, preset):
    seed = random.randrange(1000)
    print(f"seed {seed}")
    rng = random.Random(seed)
    process, reached = players.start("new", preset), 0
    done: list[Any] = []
    for _ in range(times(1, 4)):
        reached = play_until(process, reached + rng.randrange(times(8, 15), times(16, 60)))
        time.sleep(rng.random() / 50)
        players.kill(process)
        path = players.record()
        match = load(path)
        # Everything shown is on disk (the engine may have been ahead of the display),
        # and the content from before the last start has not changed.
        assert match.ply >= reached
        assert match.journal[: len(done)] == done
        assert record.verify(record.read(path.read_bytes())).ok
        reached, done = match.ply, list(match.journal)
        process = players.start("resume")
        assert play_until(process, 0) >= reached


@pytest.mark.long
def test_a_damaged_record_goes_on_from_its_last_good_line(players):
    process = players.start("new")
    play_until(process, 20)
    players.kill(process)
    path = players.record()
    lines = path.read_bytes().splitlines(keepends=True)
    damaged = b"".join([*lines[:5], b'{"seat": 0, "pl\x00\xff\n', *lines[6:]])
    path.write_bytes(damaged)

    process = players.start("resume")
    assert play_until(process, 10) >= 10
    players.kill(process)
    assert path.with_name(path.name + ".bak").read_bytes() == damaged
    assert path.read_bytes().splitlines(keepends=True)[:5] == lines[:5]
    assert record.verify(record.read(path.read_bytes())).ok
