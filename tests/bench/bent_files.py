"""Corrupts settings, answers, statistics, notes and other files by the thousand.

    python tests/bench/bent_files.py [--until 100000] [--windows 100]

Bytes and lines of valid files are changed, cut, doubled and swapped, or values in their JSON are
replaced by unexpected ones. The files are then used as the game uses them (`bent_kinds.py`). The
only acceptable result is one clear sentence, or nothing. An unreadable file must never be
overwritten, and unknown content must stay. `--windows` is how often the real window is started on a
folder of corrupted files and led through its screens.

The progress is stored in `.cache/bench/bent_files.json`. A corrupted file is determined
entirely by its number; `--only NUMBER` repeats one.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import shutil
import sys
import tempfile
import traceback
from contextlib import suppress
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))  # as pytest has it

import bent_windows  # noqa: E402
from bench.bent_records import KEPT, bent  # noqa: E402
from bent_kinds import ODD, Kind, dumped, kinds  # noqa: E402
from PySide6.QtCore import QCoreApplication, QEvent  # noqa: E402

from arschloch_gui.app.files import disk  # noqa: E402

LONGEST_S = 5.0
"""The limit of processor time for each."""


def bent_value(value: Any, rng: Random) -> Any:
    """Return a JSON value with one part replaced, removed or doubled."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(sorted(value))
        match rng.randrange(8):
            case 0:
                return {k: v for k, v in value.items() if k != key}
            case 1:
                return {**value, str(rng.choice(ODD))[:3000]: value[key]}
        return {**value, key: bent_value(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.9:
        at = rng.randrange(len(value))
        if rng.random() < 0.2:
            return value[:at] + value[at + 1 :] + value[:at]
        return [*value[:at], bent_value(value[at], rng), *value[at + 1 :]]
    return rng.choice(ODD)


def bent_json(data: bytes, rng: Random) -> bytes:
    """Return a file that is still JSON but has changed content, as a whole or in a few lines."""
    try:
        return dumped(bent_value(json.loads(data), rng))
    except ValueError:
        lines = data.splitlines()
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(lines))
        with suppress(ValueError):  # a line that was corrupted before
            lines[at] = dumped(bent_value(json.loads(lines[at]), rng))
    return b"\n".join(lines) + b"\n"


def bent_file(kind: Kind, rng: Random) -> bytes:
    """Return a corrupted file of a kind."""
    return bent_json(kind.sound, rng) if rng.random() < 0.6 else bent(kind.sound, rng)


def outcome(number: int, known: dict[str, Kind], folder: Path, heard: list[str]) -> str:
    """Return what went wrong with a corrupted file; "" if nothing did."""
    rng = Random(f"file/{number}")
    [name] = rng.choices(list(known), [kind.share for kind in known.values()])
    data = bent_file(known[name], rng)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    started = process_time()
    try:
        known[name].use(folder, data, rng)
        found = "".join(heard)
    except Exception:
        found = traceback.format_exc()
    heard.clear()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if not found and process_time() - started > LONGEST_S:
        found = "took too long"
    return f"file {number} ({name}): {data[:3000]!r}\n{found}" if found else ""


def bend_on(done: dict[str, Any], until: int, minutes: float, kept: Path) -> None:
    """Continue with the files up to a total number, or for some minutes."""
    heard: list[str] = []
    listen(heard)
    # An exception in a property has no caller that could catch it.
    sys.excepthook = lambda *raised: heard.append("".join(traceback.format_exception(*raised)))
    end, known = perf_counter() + 60 * minutes, kinds()
    with tempfile.TemporaryDirectory(dir=bent_windows.PLACE) as name:
        # Files with a defect are tried again first: fixed ones are removed from the list.
        again = [
            (each, outcome(each, known, Path(name) / "files", heard)) for each in done["defects"]
        ]
        done["defects"] = [each for each, found in again if found]
        while done["bent"] < until and perf_counter() < end:
            for number in range(done["bent"], min(done["bent"] + 500, until)):
                if found := outcome(number, known, Path(name) / "files", heard):
                    done["defects"].append(number)
                    print(found, file=sys.stderr, flush=True)
                done["bent"] = number + 1
            keep(done, kept)
            print(f"{done['bent']} of {until}", end="\r", file=sys.stderr, flush=True)
    sys.excepthook = sys.__excepthook__


def open_on(done: dict[str, Any], until: int, kept: Path) -> None:
    """Start the window until it has been started this often."""
    known = kinds()
    with tempfile.TemporaryDirectory(dir=bent_windows.PLACE) as name:

        def open_one(number: int) -> str:
            rng = Random(f"window/{number}")
            files = {each: bent_file(known[each], rng) for each in bent_windows.KINDS}
            return bent_windows.opened(Path(name), files)

        done["window_defects"] = [each for each in done["window_defects"] if open_one(each)]
        while done["windows"] < until:
            if found := open_one(done["windows"]):
                done["window_defects"].append(done["windows"])
                print(f"window {done['windows']}: {found}", file=sys.stderr, flush=True)
            done["windows"] += 1
            keep(done, kept)
            print(f"{done['windows']} windows of {until}", end="\r", file=sys.stderr, flush=True)


def listen(heard: list[str]) -> None:
    """Record every failure that is caught and logged; a skipped line is none."""

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.exc_info is not None:
                heard.append(f"{record.getMessage()}\n{traceback.format_exc()}")

    log = logging.getLogger("arschloch_gui")
    log.addHandler(Listener())
    log.propagate = False


def keep(done: dict[str, Any], kept: Path) -> None:
    """Store the progress atomically."""
    beside = kept.with_suffix(".new")
    beside.write_text(json.dumps(done), encoding="utf-8", newline="\n")
    beside.replace(kept)


def main() -> int:
    """Continue the previous run; the status is 1 if there was any defect."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--until", type=int, default=100_000)
    parser.add_argument("--windows", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--kept", type=Path, default=KEPT / "bent_files.json")
    parser.add_argument("--only", type=int, metavar="NUMBER")
    args = parser.parse_args()
    disk.sync = lambda handle: None
    done: dict[str, Any] = {"bent": 0, "windows": 0, "defects": [], "window_defects": []}
    if args.only is not None:
        done["bent"] = args.only
        args.until, args.kept = args.only + 1, Path(os.devnull)
        globals()["keep"] = lambda *_: None
    elif args.kept.exists():
        done = json.loads(args.kept.read_text(encoding="utf-8"))
    args.kept.parent.mkdir(parents=True, exist_ok=True)
    open_on(done, args.windows, args.kept)
    application = QCoreApplication([])
    bend_on(done, args.until, args.minutes, args.kept)
    del application
    print(
        f"{done['bent']} of {args.until} bent files so far, {len(done['defects'])} with a defect"
        f" {done['defects'][:10]}; {done['windows']} windows on bent folders,"
        f" {len(done['window_defects'])} with a defect {done['window_defects'][:10]}"
    )
    return bool(done["defects"] or done["window_defects"])


if __name__ == "__main__":
    raise SystemExit(main())
