"""Measures the start-up time of the game, and of KPatience if installed; asserts nothing.

    .venv/bin/python tests/bench/bench_start.py [--runs 7] [--beside FOLDER …]

Each start has a screen (Xvfb, 1280×800, software rendering) and a session bus of its own, without
which KPatience ends immediately; both run before the clock starts. The times are measured from the
start of the process. `window` is the first change of the screen, `settled` its last change before
screen and program rest for `--still` seconds (a window can appear long before its content).
Processor time and memory (PSS and RSS, including children) are measured after that. Other versions
of the game, each unpacked in a folder, can be measured in the same run. The first start of each
program has an empty home (cold); the others, in turn, reuse it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import astuple, dataclass
from pathlib import Path
from statistics import median
from time import perf_counter, sleep

ROOT = Path(__file__).parents[2]
OURS = [sys.executable, "-m", "arschloch_gui"]
SEARCHED = f"{os.environ['PATH']}:/usr/games"
"""Debian keeps its games outside root's search path."""
NEEDED = ("Xvfb", "dbus-daemon")
LONGEST = 60.0
"""Seconds after which a start counts as failed."""
POLL = 0.01
GLANCE, RESTING = 0.25, 0.1
"""A program rests if it uses less than this share of a processor in this interval."""


@dataclass(frozen=True, slots=True)
class Start:
    """Seconds to the window, to the settled display and of processor time; MiB of PSS and RSS."""

    window: float
    settled: float
    processor: float
    pss: float
    rss: float


def family(pid: int) -> list[int]:
    """Return the process and all its descendants, whichever of its threads started them."""
    below: list[int] = []
    with suppress(OSError):
        for each in Path(f"/proc/{pid}/task").glob("*/children"):
            below += map(int, each.read_text("utf-8").split())
    return [pid, *(each for child in below for each in family(child))]


def processor_time(pids: list[int]) -> float:
    """Return the seconds of user and system time of all of them together."""
    fields = (
        Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split() for pid in pids
    )
    return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")


def memory(pids: list[int], kind: str) -> float:
    """Return the MiB of all of them together."""
    lines = (
        line
        for pid in pids
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text("utf-8").splitlines()
    )
    return sum(int(line.split()[1]) for line in lines if line.startswith(f"{kind}:")) / 1024


def watched(program: subprocess.Popen[bytes], screen: Path, still: float) -> Start:
    """Watch until neither screen nor program has changed for `still` seconds."""
    begun = perf_counter()
    picture, first, last = screen.read_bytes(), 0.0, 0.0
    busy = glanced = used = 0.0
    while not first or perf_counter() - begun - max(last, busy) < still:
        if program.poll() is not None or perf_counter() - begun > LONGEST:
            raise SystemExit(f"{program.args!r}: no settled window")
        sleep(POLL)
        seen, now = screen.read_bytes(), perf_counter() - begun
        if seen != picture:
            picture, first, last = seen, first or now, now
        if now - glanced >= GLANCE:
            before, used = used, processor_time(family(program.pid))
            if used - before >= RESTING * (now - glanced):
                busy = now
            glanced = now
    pids = family(program.pid)
    return Start(first, last, processor_time(pids), memory(pids, "Pss"), memory(pids, "Rss"))


@contextmanager
def answering(*command: str, told_by: str) -> Iterator[str]:
    """Run a server while it is needed; yield the line after `told_by` that announces it."""
    read, write = os.pipe()
    server = subprocess.Popen(
        [*command, told_by.format(write)], pass_fds=[write], stderr=subprocess.DEVNULL
    )
    os.close(write)
    try:
        with os.fdopen(read) as line:
            yield line.readline().strip()
    finally:
        server.terminate()
        server.wait()


def start(command: list[str], source: Path, home: Path, still: float) -> Start:
    """Start once on a screen of its own; `source` is the folder of the game’s modules."""
    with (
        tempfile.TemporaryDirectory() as folder,
        answering("Xvfb", "-screen", "0", "1280x800x24", "-fbdir", folder, "-displayfd",
                  told_by="{}") as display,
        answering("dbus-daemon", "--session", "--nofork", told_by="--print-address={}") as bus,
    ):  # fmt: skip
        environment = {
            **os.environ, "DISPLAY": f":{display}", "DBUS_SESSION_BUS_ADDRESS": bus,
            "HOME": str(home), "PYTHONPATH": str(source), "XDG_RUNTIME_DIR": folder,
            "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software",
        }  # fmt: skip
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME",
                     "PYTHONDONTWRITEBYTECODE"):  # fmt: skip
            environment.pop(name, None)
        program = subprocess.Popen(command, cwd=source, env=environment, stderr=subprocess.DEVNULL)
        try:
            return watched(program, Path(folder) / "Xvfb_screen0", still)
        finally:
            program.terminate()
            program.wait()


def told(name: str, each: Start) -> str:
    """Return one line of the table."""
    return f"{name:18}" + "".join(f"{figure:11.2f}" for figure in astuple(each))


def main() -> None:
    """Measure and print the table."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--runs", type=int, default=7, help="warm starts of each program")
    reader.add_argument("--still", type=float, default=1.5, help="seconds that count as settled")
    reader.add_argument("--beside", type=Path, nargs="*", default=[], help="other states of it")
    asked = reader.parse_args()
    for each in NEEDED:
        if shutil.which(each) is None:
            print(f"{each} is not installed: nothing measured.")
            return
    programs = {"arschloch": (OURS, ROOT)}
    programs |= {folder.name: (OURS, folder.resolve()) for folder in asked.beside}
    if kpat := shutil.which("kpat", path=SEARCHED):
        programs["kpat"] = [kpat], ROOT
    print(" " * 18 + "".join(f"{name:>11}" for name in Start.__slots__))
    medians: dict[str, Start] = {}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as homes:
        warm: dict[str, list[Start]] = {name: [] for name in programs}
        for name, line in programs.items():
            (home := Path(homes) / name).mkdir()
            print(told(f"{name}, cold", start(*line, home, asked.still)), flush=True)
        for _ in range(asked.runs):
            for name, line in programs.items():
                warm[name].append(start(*line, Path(homes) / name, asked.still))
    for name, starts in warm.items():
        medians[name] = Start(*map(median, zip(*map(astuple, starts), strict=True)))
        print(told(f"{name}, warm", medians[name]))
    for name in [each for each in medians if "kpat" in medians and each != "kpat"]:
        pairs = zip(astuple(medians[name]), astuple(medians["kpat"]), strict=True)
        print(told(f"{name} / kpat", Start(*(ours / theirs for ours, theirs in pairs))))


if __name__ == "__main__":
    main()
