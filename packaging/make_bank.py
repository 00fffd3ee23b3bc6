"""Make the bank of exercises of a preset (`arschloch_gui/coach/bank.py`). Run by hand.

    python packaging/make_bank.py PRESET [--count 500] [--accuracy 0.01] [--seed 1] [--jobs 1]
        [--out FILE] [--state FOLDER] [--so-far]

The decisions of one match per seed are judged, the first of each seat and each kind. None is left
out because of who would decide it well: a usual choice is right as often in the bank as at the
table, so nobody learns from the bank that it is always wrong. The decisions are therefore also a
sample for measurements (`docs/measurements/rules_of_thumb.py`).

Equal arguments give equal bytes, whatever the number of jobs. The results so far are kept in the
state folder, one line for each decision evaluated. The same command continues from there, also with
a larger count. Without such a state, it continues the bank that is there already, if the arguments,
the rules and the judge are the same. With `--so-far`, it only writes the exercises found so far.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from hashlib import sha256
from itertools import count
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from filelock import FileLock, Timeout
from tqdm import tqdm

from arschloch_gui.app.files.atomic import write_atomic
from arschloch_gui.coach.bank import (
    FOLDER,
    FORMAT,
    VERSION,
    Entry,
    Header,
    hand_text,
    load,
    marks,
    options_of,
    spec_of,
    stale,
)
from arschloch_gui.coach.exercise import Exercise, exercises, task_of
from arschloch_gui.coach.games import themes
from arschloch_gui.coach.judgement import Judgement, judging
from arschloch_gui.coach.task import LocalWorker, Task
from arschloch_gui.coach.tempting import usual_choices
from arschloch_gui.coach.worker_pool import WorkerPool
from arschloch_gui.engine.games import presets

STATE = Path(__file__).resolve().parent.parent / ".cache" / "bank"
"""Where unfinished work is kept by default: in the checkout."""
STATE_FORMAT = 2
"""Version of the lines in a state file; files of other versions are ignored."""
BARREN = 40
"""The number of seeds in a row without a decision after which the search ends."""


class Judge:
    """Evaluates decisions, in this process or in several, with the same results."""

    def __init__(self, accuracy: float, jobs: int) -> None:
        self._accuracy = accuracy
        self._crew = WorkerPool(jobs) if jobs > 1 else None

    def close(self) -> None:
        """End the processes."""
        if self._crew is not None:
            self._crew.close()

    def entry(self, at: int, exercise: Exercise) -> Entry:
        """Return a decision in the form used by banks, judged."""
        spec, match = exercise.spec, exercise.match()
        task = task_of(match, 2 * spec.seed + 1)
        chosen = usual_choices(match, task)
        here = LocalWorker(task)
        lowest, regular = usual = [here.option_of(task.legal[each]) for each in chosen]
        judgement = self._judged(task, here.distinct(chosen), usual)
        return Entry(
            spec.preset, spec.seed, at, exercise.seat, exercise.phase, exercise.office,
            exercise.cards, hand_text(task.view.hand), themes(task), lowest, regular,
            judgement.rounds, options_of(judgement),
        ).marked(match)  # fmt: skip

    def _judged(self, task: Task, options: list[int], keep: list[int]) -> Judgement:
        if self._crew is None:
            work_out = LocalWorker(task).work_out
        else:
            self._crew.take(task)
            work_out = self._crew.work_out
        *_, judgement = judging(options, task.players, work_out, self._accuracy, keep)
        return judgement


def decisions(preset: str, first: int) -> Iterator[tuple[int, Exercise]]:
    """Yield (number, decision) for the first decision of each seat and kind, seed after seed.

    The search ends after `BARREN` seeds in a row without a decision.
    """
    barren = 0
    for seed in count(first):
        found = list(decisions_of(preset, seed))
        yield from found
        barren = 0 if found else barren + 1
        if barren == BARREN:
            return


def decisions_of(preset: str, seed: int) -> Iterator[tuple[int, Exercise]]:
    """Yield (number, decision) of one match, for the first of each seat and kind."""
    had: set[tuple[int, str, int]] = set()
    for at, exercise in enumerate(exercises(spec_of(preset, seed))):
        kind = exercise.seat, exercise.phase, exercise.cards
        if kind not in had:
            had.add(kind)
            yield at, exercise


class State:
    """Progress of a run, saved line by line: the exercises found so far.

    Raises `Timeout` if another process uses it.
    """

    def __init__(self, path: Path, head: bytes, bank: Sequence[Entry]) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = FileLock(path.with_suffix(".lock"), timeout=0)
        self._lock.acquire()
        self.entries = found_before(path, head) or list(bank)
        lines = (head, *map(msgspec.json.encode, self.entries))
        # Rewrite the file without a half-written last line, so that the next line starts properly.
        write_atomic(path, b"".join(line + b"\n" for line in lines))
        self._file = path.open("ab")

    def note(self, entry: Entry) -> None:
        """Append one line and flush it to the disk."""
        self._file.write(msgspec.json.encode(entry) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Release the state for other processes."""
        self._file.close()
        self._lock.release()


def found_before(path: Path, head: bytes) -> list[Entry]:
    """Return the contents of a state file, or [] if there is none for this run."""
    data = path.read_bytes() if path.is_file() else b""
    # Drop a half-written last line.
    first, *lines = data[: data.rfind(b"\n") + 1].splitlines() or [b""]
    return [msgspec.json.decode(line, type=Entry) for line in lines] if first == head else []


def shipped(given: argparse.Namespace) -> Sequence[Entry]:
    """Return the exercises of the bank that is there already, or () if other arguments made it."""
    bank = load(given.preset, given.out.parent)
    if bank is None or stale(bank) or given.out.stem != given.preset:
        return ()
    same = (bank.header.seed, bank.header.accuracy) == (given.seed, given.accuracy)
    return bank.entries if same else ()


def found(state: State, given: argparse.Namespace) -> list[Entry]:
    """Return `count` exercises, starting with those found by earlier runs."""
    before = iter(state.entries)
    entries: list[Entry] = []
    bar = tqdm(total=given.count, unit=" exercises", disable=None)
    with bar, closing(Judge(given.accuracy, given.jobs)) as judge:
        for at, exercise in decisions(given.preset, given.seed):
            entry = next(before, None)
            if entry is None:
                entry = judge.entry(at, exercise)
                state.note(entry)
            assert (entry.seed, entry.at) == (exercise.spec.seed, at), "another game has found them"
            assert entry.leads_to(exercise), "regular plays otherwise"
            entries.append(entry)
            bar.update()
            if len(entries) == given.count:
                break
    return entries


def bank_text(given: argparse.Namespace, entries: list[Entry]) -> bytes:
    """Return the contents of the bank file."""
    command = (
        f"python packaging/make_bank.py {given.preset} --count {len(entries)}"
        f" --accuracy {given.accuracy:g} --seed {given.seed}"
    )
    header = Header(
        FORMAT, VERSION, given.preset, len(entries), given.seed, given.accuracy,
        marks(given.preset), command,
    )  # fmt: skip
    return b"".join(msgspec.json.encode(each) + b"\n" for each in (header, *entries))


def made(given: argparse.Namespace) -> list[Entry]:
    """Return the exercises of the bank.

    Raises `Timeout` if another process is making the same bank.
    """
    run = {"preset": given.preset, "accuracy": given.accuracy, "seed": given.seed}
    head = msgspec.json.encode(
        {**run, "marks": marks(given.preset), "version": VERSION, "state": STATE_FORMAT}
    )
    path = given.state / f"{given.preset}-{sha256(head).hexdigest()[:12]}.jsonl"
    if given.so_far:
        return found_before(path, head)[: given.count]
    with closing(State(path, head, shipped(given))) as state:
        return found(state, given)


def main(arguments: list[str] | None = None) -> int:
    """Make and write the bank, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("preset", choices=tuple(presets()))
    parser.add_argument("--count", type=int, default=500, help="exercises (%(default)s)")
    parser.add_argument("--accuracy", type=float, default=0.01, help="(%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first match (%(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (%(default)s)")
    parser.add_argument("--out", type=Path, help="(coach/banks/PRESET.jsonl)")
    parser.add_argument("--state", type=Path, default=STATE)
    parser.add_argument("--so-far", action="store_true", help="write what was found until now")
    given = parser.parse_args(arguments)
    given.out = given.out or FOLDER / f"{given.preset}.jsonl"
    if next(decisions(given.preset, given.seed), None) is None:
        print(f"Under the rules of {given.preset} there is nothing to practise before a trick.")
        return 0
    try:
        entries = made(given)
    except Timeout:
        print("The same bank is being made elsewhere.", file=sys.stderr)
        return 2
    if not entries:
        print("Nothing has been found so far.")
        return 0
    data = bank_text(given, entries)
    write_atomic(given.out, data)
    given.out.chmod(0o644)  # it is shipped, so all users must be able to read it
    print(f"{len(entries)} exercises, {len(data)} bytes: {given.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
