"""Runs the random user at the real program for a million events.

    .venv/bin/python tests/bench/monkey.py --until 1000000 [--minutes 60] [--jobs 8]
    .venv/bin/python tests/bench/monkey.py --seed 17 [--events 2000] [--hasty 0.5]
    .venv/bin/python tests/bench/monkey.py --again FOLDER [--replay EVENTS] [--shrink MINUTES]

The user presses, drags, types, turns the wheel, touches, resizes and leaves the window, in the
program's own event loop (`tests/random_user`). There may be no exception, message or logged error,
and no event may take more than two seconds. The record on disk, the window and the table must agree
on the match, and the program must end when it is asked to.

With `--until`, it continues after the previous run, each run in a home of its own, up to this total
of events. A run waits for animations most of the time, so `--jobs` may be more than the number of
processor cores. The progress is stored in `.cache/bench/monkey/`, with a folder for every run that
found something: its events, the initial home, its output, and the shortest list of events that
leads there. Runs with a defect are repeated first. After `ulimit -c unlimited`, the folder also has
the core dump of a crashed run (`gdb -batch -ex bt PYTHON FOLDER/core`).

`--again` repeats the run of such a folder, with its list of events or another one.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections import Counter, deque
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # as pytest has it

from random_user import events, runs
from random_user.runs import Ran
from random_user.shrink import shrink
from random_user.task import EVENTS, TASK, Outcome, read_task

KEPT = Path(__file__).resolve().parents[2] / ".cache" / "bench" / "monkey"
SHORTEST = "shortest.jsonl"
A_RUN = 5_000
"""The number of events per run: enough for the memory and lists of a long evening.

More would make a defect hard to isolate.
"""
AHEAD = 6
"""The number of runs submitted per job, if there are several jobs."""
SHRINK_MINUTES = 10.0


def habits(number: int) -> dict[str, Any]:
    """Return the behaviour of a run's user: most wait until all is at rest, some never do."""
    return {
        "hasty": (0.0, 0.5, 0.95, 0.1)[number % 4],
        "quits": number % 2 == 1,
        "pool": number % 10 == 9,
        "slow_keys": number % 7 == 6,
        "drawn": number % 25 == 24,
    }


class Tally:
    """The progress, stored in a file."""

    def __init__(self, kept: Path) -> None:
        self._file = kept / "state.json"
        self.done: dict[str, Any] = {
            "next": 0, "events": 0, "compared": 0, "seconds": 0.0, "defects": {}, "places": {},
            "used": {},
        }  # fmt: skip
        if self._file.exists():
            self.done |= json.loads(self._file.read_text(encoding="utf-8"))

    def mark(self, number: int, ran: Ran) -> None:
        """Note whether the run of a seed has a defect."""
        self.done["defects"].pop(str(number), None)
        if ran.defects:
            self.done["defects"][str(number)] = ran.defects[0].name

    def add(self, outcome: Outcome) -> None:
        """Count a run."""
        self.done["events"] += outcome.events
        self.done["compared"] += outcome.compared
        self.done["seconds"] += outcome.seconds
        for name in ("places", "used"):
            self.done[name] = Counter(self.done[name]) + Counter(outcome.coverage.get(name, {}))

    def keep(self) -> None:
        """Write the file atomically."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        beside = self._file.with_suffix(".new")
        beside.write_text(json.dumps(self.done), encoding="utf-8", newline="\n")
        beside.replace(self._file)

    def line(self) -> str:
        """Return the final summary."""
        done = self.done
        return (
            f"{done['events']} events by {done['next']} seeds so far, record and table compared"
            f" {done['compared']} times, {covered(done)}; {len(done['defects'])} seeds with a"
            f" defect {sorted(map(int, done['defects']))[:10]}"
        )


def covered(coverage: dict[str, Any]) -> str:
    """Return a report of what was seen and used."""
    places = coverage.get("places", {})
    screens = {place.split()[0] for place in places if place[0].islower()}
    games = {place.split()[1] for place in places if place.startswith("table ")}
    return (
        f"{len(screens)} screens and panes, {len(games)} games, {len(places)} situations and"
        f" {len(coverage.get('used', {}))} kinds of controls"
    )


def go_on(until: int, minutes: float, kept: Path, shrinking: float, jobs: int = 1) -> bool:
    """Make runs up to a total of events; return whether any seed has a defect."""
    tally = Tally(kept)
    end, most = monotonic() + 60 * minutes, AHEAD * jobs if jobs > 1 else 1
    for number in sorted(map(int, tally.done["defects"])):
        if monotonic() < end:
            tally.mark(number, attend(number, kept, 0))
    with ThreadPoolExecutor(jobs) as pool:
        begun: deque[Future[Ran]] = deque()
        while begun or (tally.done["events"] < until and monotonic() < end):
            # Runs are counted in the order of their seeds, so that none is left out. More are
            # submitted than can start, so that no job waits for a slow run before its own.
            while len(begun) < most and tally.done["events"] < until and monotonic() < end:
                number = tally.done["next"] + len(begun)
                begun.append(pool.submit(attend, number, kept, shrinking))
            ran = begun.popleft().result()
            tally.mark(tally.done["next"], ran)
            tally.add(ran.outcome)
            tally.done["next"] += 1
            tally.keep()
            count = f"{tally.done['events']} of {until} events"
            print(count, end="\r", file=sys.stderr, flush=True)
    tally.keep()
    print(tally.line())
    return bool(tally.done["defects"])


def attend(number: int, kept: Path, shrinking: float) -> Ran:
    """Make the run of a seed, and store its files if something is wrong."""
    with tempfile.TemporaryDirectory(prefix="monkey-") as name:
        ran = runs.begin(Path(name) / "run", str(number), events=A_RUN, **habits(number))
        if ran.defects:
            folder = kept / str(number)
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(ran.folder, folder, ignore=shutil.ignore_patterns("home"))
            tell(ran, str(folder))
            if shrinking:
                shorten(ran, folder, shrinking)
    return ran


def shorten(ran: Ran, folder: Path, minutes: float) -> None:
    """Find the shortest list of events and put it into the folder."""
    found = shrink(ran, minutes, lambda line: print(line, file=sys.stderr, flush=True))
    if found is None:
        print("It does not come again.", file=sys.stderr)
        return
    events.write(folder / SHORTEST, found)
    print(f"{len(found)} of its events lead there: {folder / SHORTEST}", file=sys.stderr)
    for event in found:
        print("   ", events.line_of(event).decode().strip(), file=sys.stderr)


def tell(ran: Ran, where: str) -> None:
    """Print the defects of a run."""
    for defect in ran.defects:
        about = f"seed {ran.task.seed}, event {defect.event}, {where}"
        print(f"{defect.kind} ({about}):\n{defect.text}", file=sys.stderr, flush=True)


def once(args: argparse.Namespace) -> bool:
    """Make one run and print its result; return whether it had a defect."""
    with tempfile.TemporaryDirectory(prefix="monkey-") as name:
        folder = Path(name) / "run"
        ran = runs.begin(
            folder, args.seed, events=args.events, hasty=args.hasty, quits=args.quits,
            pool=args.pool, slow_keys=args.slow_keys, drawn=args.drawn,
        )  # fmt: skip
        return report(ran, args)


def again(args: argparse.Namespace) -> bool:
    """Repeat the run of a folder; return whether it had a defect."""
    kept = Ran(read_task(args.again / TASK), args.again)
    with tempfile.TemporaryDirectory(prefix="monkey-") as name:
        ran = runs.again(kept, Path(name) / "run", args.replay or args.again / EVENTS)
        return report(ran, args)


def report(ran: Ran, args: argparse.Namespace) -> bool:
    """Print a run, and store and shorten it if wanted; return whether it had a defect."""
    outcome = ran.outcome
    print(
        f"seed {ran.task.seed}: {outcome.events} events, record and table compared"
        f" {outcome.compared} times, {covered(outcome.coverage)}, {outcome.seconds:.1f} s of"
        f" processor time; {len(ran.defects)} defects"
    )
    tell(ran, str(ran.folder))
    if ran.defects and args.shrink:
        folder = args.kept / f"seed-{ran.task.seed}"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(ran.folder, folder, ignore=shutil.ignore_patterns("home"))
        shorten(ran, folder, args.shrink)
    return bool(ran.defects)


def absolute(name: str) -> Path:
    """Return a path that also holds in the folder of a run."""
    return Path(name).absolute()


def main() -> int:
    """Read the command line; the status is 1 if anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--until", type=int, metavar="EVENTS", help="go on until so many in all")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=1, help="runs at the same time")
    parser.add_argument("--kept", type=Path, default=KEPT)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--events", type=int, default=2_000)
    parser.add_argument("--hasty", type=float, default=0.0)
    for flag in ("quits", "pool", "slow-keys", "drawn"):
        parser.add_argument(
            f"--{flag}", action="store_true", help="see Task in random_user/task.py"
        )
    parser.add_argument("--again", type=absolute, metavar="FOLDER")
    parser.add_argument("--replay", type=absolute, metavar="EVENTS")
    parser.add_argument("--shrink", type=float, metavar="MINUTES", default=None)
    args = parser.parse_args()
    if args.until:
        shrinking = SHRINK_MINUTES if args.shrink is None else args.shrink
        return int(go_on(args.until, args.minutes, args.kept, shrinking, args.jobs))
    return int(again(args) if args.again else once(args))


if __name__ == "__main__":
    raise SystemExit(main())
