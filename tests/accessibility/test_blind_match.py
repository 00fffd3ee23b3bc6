"""A match of several rounds with exchanges is played without looking at the screen."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from long import times
from processes import wait_until

ROOT = Path(__file__).parents[2]
PLAYER = Path(__file__).with_name("blind_player.py")
SYSTEM_PYTHON = "/usr/bin/python3"
BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
ROUNDS = times(2, 3)
RULES = {"rounds": ROUNDS, "players": times(3, 4)}
SETTINGS = {"language": "en", "speed": 0, "houseRules": {"arschloch": RULES}}
GAME = """
from functools import partial
from arschloch_gui.app import main, start
main.build = partial(main.build, seeds=lambda: 7)
raise SystemExit(start.run_window())
"""
"""The program as it is started by hand, except that every match has deal 7."""
AT_MOST = 300
"""The time limit in seconds; a run takes about fifteen on an idle machine."""


def lacking() -> str:
    """Return the requirements missing on this machine; empty if all are met."""
    if not sys.platform.startswith("linux"):
        return "AT-SPI is what screen readers use on Linux"
    for program in ("Xvfb", "dbus-run-session", SYSTEM_PYTHON):
        if shutil.which(program) is None:
            return f"{program} is not installed"
    bindings = subprocess.run([SYSTEM_PYTHON, "-c", BINDINGS], capture_output=True, check=False)
    return "" if bindings.returncode == 0 else "python3-pyatspi is not installed"


@pytest.fixture
def display(tmp_path: Path) -> Iterator[str]:
    """Yield an invisible screen."""
    if reason := lacking():
        pytest.skip(reason)
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x900x24", "-noreset"]
    with (tmp_path / "xvfb.txt").open("wb") as log:
        server = subprocess.Popen(command, pass_fds=(write,), stdout=log, stderr=log)
    os.close(write)
    with os.fdopen(read) as answer:
        number = answer.readline().strip()
    assert number, (tmp_path / "xvfb.txt").read_text("utf-8")
    yield f":{number}"
    server.terminate()
    server.wait()


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """Return an environment with its own folders and a simulated screen reader."""
    folders = {
        f"XDG_{kind}_HOME": str(tmp_path / kind) for kind in ("CONFIG", "DATA", "CACHE", "STATE")
    }
    runtime = tmp_path / "runtime"
    runtime.mkdir(mode=0o700)
    settings = tmp_path / "CONFIG" / "arschloch" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps(SETTINGS), "utf-8", newline="\n")
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "QT_"))
    }
    return {
        **kept,
        **folders,
        "HOME": str(tmp_path),
        "XDG_RUNTIME_DIR": str(runtime),
        "PYTHONPATH": str(ROOT),
        "LC_ALL": "C.UTF-8",
        "QT_QPA_PLATFORM": "xcb",
        "QT_QUICK_BACKEND": "software",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }


def still_running(home: dict[str, str]) -> list[str]:
    """Return the processes started in this environment that have not ended."""
    mark = f"XDG_RUNTIME_DIR={home['XDG_RUNTIME_DIR']}".encode()
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if mark in (process / "environ").read_bytes():
                found.append(f"{process.name} {(process / 'cmdline').read_text('utf-8')}")
        except OSError:
            continue
    return found


@pytest.mark.long
def test_a_match_of_several_rounds_is_played_by_ear(display: str, home: dict[str, str]):
    command = ["dbus-run-session", "--", SYSTEM_PYTHON, "-W", "ignore", str(PLAYER), str(ROUNDS)]
    game = [sys.executable, "-c", GAME]
    player = subprocess.Popen(
        [*command, *game],
        env={**home, "DISPLAY": display},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        told, errors = player.communicate(timeout=AT_MOST)
    finally:
        if player.poll() is None:
            os.killpg(player.pid, signal.SIGKILL)
            player.wait()
    assert player.returncode == 0, told + errors
    wait_until(lambda: still_running(home) == [])
