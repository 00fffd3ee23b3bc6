"""Runs of the program, each in a process of its own, and their defects.

A run that ends by itself reports what it found. It is also a defect if a run dies, does not end,
writes to standard output, or leaves a process.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from processes import group
from random_user import events
from random_user.defect import Defect
from random_user.home import furnish
from random_user.life import DEFECT
from random_user.task import EVENTS, SAID, Outcome, Task, read_outcome

ROOT = Path(__file__).parents[2]
BEFORE = "home-before"
"""The home as it was at the start, for a repetition of the run."""
FRAME = re.compile(r'File "[^"]*?([^"/]+)", line \d+ in (\w+)')
ENDS_S = 10
"""Seconds that processes of a run may outlive it."""


class KilledFromOutsideError(Exception):
    """The run was killed from outside, so it has no meaningful result."""


class Ran(Struct, frozen=True):
    """A finished run: its output, all its defects, and the folder of its events."""

    task: Task
    folder: Path
    outcome: Outcome = Outcome()
    defects: tuple[Defect, ...] = ()


def begin(folder: Path, seed: str, **how: Any) -> Ran:
    """Run the program in a home of its own, filled by the seed."""
    home = folder / "home"
    home.mkdir(parents=True)
    furnish(home, seed)
    return run(Task(str(folder), str(home), seed, **how))


def again(ran: Ran, folder: Path, replay: Path) -> Ran:
    """Run the same with a list of events, from the initial home."""
    home = folder / "home"
    shutil.copytree(ran.folder / BEFORE, home)
    many = events.count(events.read(replay)) + 1
    return run(
        replace(
            ran.task, folder=str(folder), home=str(home), replay=str(replay), events=many
        )
    )  # fmt: skip


def run(task: Task, command: tuple[str, ...] = (sys.executable, "-X", "faulthandler")) -> Ran:
    """Run the program once, to its end."""
    folder = Path(task.folder)
    shutil.copytree(task.home, folder / BEFORE, dirs_exist_ok=True)
    said = folder / SAID
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    env |= {
        "PYTHONPATH": os.pathsep.join((str(ROOT / "tests"), str(ROOT))),
        # It is compiled once for all runs, which saves a second each.
        "PYTHONPYCACHEPREFIX": str(ROOT / ".cache" / "bytecode"),
        "QML_DISK_CACHE_PATH": str(ROOT / ".cache" / "qml"),
    }
    with said.open("wb") as out:
        process = subprocess.Popen(
            [*command, "-m", "random_user.life", str(task.write())], cwd=folder, env=env,
            stdout=out, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        status = process.wait()
    left = _left(process.pid)
    if status == -signal.SIGKILL:
        raise KilledFromOutsideError(said)
    outcome = read_outcome(folder) or Outcome()
    defects = [*outcome.defects]
    text = said.read_text(encoding="utf-8", errors="replace")
    made = outcome.events or _made(folder)
    if status not in (0, DEFECT):
        how = signal.Signals(-status).name if status < 0 else f"status {status}"
        defects.append(Defect("died", f"{how} in {_where(text)}\n{text[-6_000:]}", made))
    elif text:
        defects.append(Defect("said", text[-6_000:], made))
    if left:
        defects.append(Defect("left", f"{left} processes left", made))
    return Ran(task, folder, outcome, tuple(defects))


def _made(folder: Path) -> int:
    try:
        return events.count(events.read(folder / EVENTS))
    except OSError:
        return 0


def _left(leader: int) -> int:
    """End the processes a run has left; return their number."""
    until = monotonic() + ENDS_S
    while (found := group(leader)) and monotonic() < until:
        sleep(0.02)
    for pid in found:
        os.kill(pid, signal.SIGKILL)
    return len(found)


def _where(text: str) -> str:
    """Return the innermost functions of a `faulthandler` dump."""
    main = text.rpartition("Current thread")[2] or text
    return " < ".join(name for _, name in FRAME.findall(main)[:3]) or "nowhere known"
