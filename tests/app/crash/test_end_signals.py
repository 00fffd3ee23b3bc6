"""Signals end the real program properly: no output, and everything is on disk."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from arschloch_gui.app.files.match_file import load
from arschloch_gui.app.settings.settings import SettingsStore
from arschloch_gui.engine import record
from long import long_param

PROGRAM = Path(__file__).with_name("real_process.py")

if os.name != "posix":
    pytest.skip("sends signals", allow_module_level=True)


class Program:
    """The program in one state, until it is ended."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(PROGRAM), *words], stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True,
        )  # fmt: skip

    def wait_for(self, word: str, times: int = 1) -> str:
        """Read its output up to this word; return the last line."""
        for line in self.process.stdout:
            times -= word in line
            if times == 0:
                return line
        raise AssertionError(f"it ended: {self.process.stderr.read()}")

    def end(self, *numbers: int) -> tuple[int, str]:
        """Send the signals; return its exit status and its error output."""
        for number in numbers:
            self.process.send_signal(number)
        _, err = self.process.communicate(timeout=120)
        return self.process.returncode, err


@pytest.fixture
def start(own_folders: Path) -> Iterator[object]:
    running: list[Program] = []

    def begin(*words: str) -> Program:
        running.append(Program(*words))
        return running[-1]

    yield begin
    for program in running:
        if program.process.poll() is None:
            program.process.kill()
            program.process.communicate()


@pytest.mark.sampled
@pytest.mark.parametrize(
    "number", [signal.SIGINT, long_param(signal.SIGTERM), long_param(signal.SIGHUP)]
)
def test_a_match_that_is_played_is_whole_when_a_signal_ends_it(
    start, own_folders: Path, number: signal.Signals
):
    path = own_folders / "match.arl"
    header = {"format": "arschloch-match", "version": 1, "preset": "arschloch", "rules": {},
              "seats": ["a", "b", "c", "d"], "seed": 7}  # fmt: skip
    path.write_text(json.dumps(header) + "\n", "utf-8", newline="\n")
    program = start("playing", str(path))
    shown = json.loads(program.wait_for("ply", random.randrange(2, 30)))["ply"]
    assert program.end(number) == (128 + number, "")
    [saved] = (own_folders / "data").rglob("*.arl")
    assert load(saved).ply >= shown
    assert record.verify(record.read(saved.read_bytes())).ok
    assert SettingsStore(own_folders / "config" / "arschloch").load().speed == 0


@pytest.mark.long
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_slot_that_runs_comes_to_its_end(start, own_folders: Path, number: signal.Signals):
    program = start("slot")
    program.wait_for("slot")
    assert program.end(number) == (128 + number, "")
    assert SettingsStore(own_folders / "config" / "arschloch").load().speed == 2


@pytest.mark.long
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_nothing_is_said_whenever_it_comes(start, number: signal.Signals):
    seed = random.randrange(1000)
    print(f"seed {seed}")
    rng = random.Random(seed)
    for _ in range(8):
        program = start("start")
        program.wait_for("begun")
        time.sleep(rng.random() * 1.5)
        status, err = program.end(number)
        # Before there is a window, the system ends the program.
        assert status in (128 + number, -number)
        assert err == ""


@pytest.mark.long
def test_the_start_screen_is_left_in_order(start):
    program = start("idle")
    program.wait_for("idle")
    assert program.end(signal.SIGINT) == (130, "")


@pytest.mark.long
def test_a_second_ctrl_c_ends_a_window_that_hangs_while_it_closes(start):
    program = start("hanging")
    program.wait_for("hanging")
    program.process.send_signal(signal.SIGINT)
    program.wait_for("closing")
    assert program.end(signal.SIGINT) == (130, "")


@pytest.mark.long
def test_what_nohup_ignores_stays_ignored(start, monkeypatch):
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        program = start("idle")
    finally:
        signal.signal(signal.SIGHUP, before)
    program.wait_for("idle")
    program.process.send_signal(signal.SIGHUP)
    program.wait_for("idle", 5)
    assert program.end(signal.SIGTERM) == (143, "")


@pytest.mark.long
@pytest.mark.parametrize("words", [["verify", "x.arl"], [], ["--version"]])
def test_while_the_program_is_loaded_nothing_is_said_either(own_folders: Path, words: list[str]):
    code = (
        "import sys; from arschloch_gui import __main__; print('begun', flush=True); "
        f"sys.argv[1:] = {words!r}; sys.exit(__main__.main())"
    )
    for delay in range(0, 40, 4):
        started = subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        started.stdout.readline()
        time.sleep(delay / 100)
        started.send_signal(signal.SIGINT)
        _, err = started.communicate(timeout=120)
        assert "Traceback" not in err, delay
