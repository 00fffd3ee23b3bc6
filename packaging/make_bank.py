"""Make the bank of exercises of a preset (`arschloch_gui/coach/bank.py`). Run by hand.

    python packaging/make_bank.py PRESET [--count 500] [--accuracy 0.01] [--seed 1] [--jobs 1]
                                  [--out FILE] [--state FOLDER] [--so-far]

The decisions of one match per seed are judged, the first of each seat and each kind. They are
first judged to ±0.03, and those that could be an exercise are judged again, in other deals, to the
requested accuracy. A decision becomes an exercise if a usual choice goes wrong and the best option
stands out. A usual choice goes wrong if the choice of `lowest` or `regular` loses `WRONG` or more,
or, with only two options, if the other one does, unless it loses more than `PLAIN`. The best
stands out if it leads the sixth option (or the last of fewer) by `CLEAR` standard errors.

Equal arguments give equal bytes, whatever the number of jobs. The results so far are kept in the
state folder, one line for each decision judged. The same command continues from there, also with a
larger count. With `--so-far` it writes the exercises found up to now and ends.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from itertools import count
from pathlib import Path

import msgspec
from msgspec.structs import replace

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from filelock import FileLock, Timeout
from tqdm import tqdm

from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.app.files.atomic import write_atomic
from arschloch_gui.app.files.paths import cache_folder
from arschloch_gui.coach.bank import (
    FOLDER,
    FORMAT,
    VERSION,
    Entry,
    Header,
    hand_text,
    marks,
    options_of,
    spec_of,
)
from arschloch_gui.coach.exercise import Exercise, exercises, task_of
from arschloch_gui.coach.games import themes
from arschloch_gui.coach.judgement import Judged, Judgement, judging
from arschloch_gui.coach.task import LocalWorker, Task
from arschloch_gui.coach.worker_pool import WorkerPool
from arschloch_gui.engine.games import presets

FIRST_LOOK = 0.03
WRONG = 0.06
"""The loss of a usual choice, in places, that counts as wrong."""
PLAIN = 0.3
"""With two options, losses above this are obvious without practice."""
CLEAR = 4.0
AMONG = 6
"""The rank of the option from which the best has to stand out."""
DOUBT = 2.0
"""Standard errors in favour of a decision in the first judgement."""
HOPELESS = 4.0
"""The same while a decision is still being judged; if it fails then, judging stops."""
BARREN = 40
"""The number of seeds in a row without a decision after which the search ends."""


class Seen(msgspec.Struct, frozen=True):
    """A line of the state: a decision that was judged, and its exercise, if any."""

    seed: int
    at: int
    entry: Entry | None


class Judge:
    """Judge of decisions, in this process or in several, with the same results."""

    def __init__(self, accuracy: float, jobs: int) -> None:
        self._accuracy = accuracy
        self._crew = WorkerPool(jobs) if jobs > 1 else None

    def close(self) -> None:
        """End the processes."""
        if self._crew is not None:
            self._crew.close()

    def entry(self, at: int, exercise: Exercise) -> Entry | None:
        """Return the exercise that a decision makes, or None."""
        spec, match = exercise.spec, exercise.match()
        task = task_of(match, 0)
        seat = exercise.seat
        rng = decision_rng(spec.seed, seat, match.snapshot(seat).known_ply)
        chosen = [
            player(level, task.game).choose(task.view, task.legal, rng)
            for level in ("lowest", "regular")
        ]
        here = LocalWorker(task)
        options = here.distinct(chosen)
        lowest, regular = usual = [here.option_of(task.legal[each]) for each in chosen]
        first = self._judged(replace(task, seed=2 * spec.seed), options, usual, FIRST_LOOK)
        if not teaches(first, usual, self._accuracy, DOUBT):
            return None
        last = self._judged(replace(task, seed=2 * spec.seed + 1), options, usual, self._accuracy)
        if not teaches(last, usual):
            return None
        return Entry(
            spec.preset, spec.seed, at, seat, exercise.phase, exercise.office, exercise.cards,
            hand_text(task.view.hand), themes(task), lowest, regular, last.rounds, options_of(last),
        ).marked(match)  # fmt: skip

    def _judged(
        self, task: Task, options: list[int], keep: list[int], accuracy: float
    ) -> Judgement:
        if self._crew is None:
            work_out = LocalWorker(task).work_out
        else:
            self._crew.take(task)
            work_out = self._crew.work_out
        for found in judging(options, task.players, work_out, accuracy, keep):
            if not teaches(found, keep, self._accuracy, HOPELESS):
                break
        return found


def teaches(
    judgement: Judgement, usual: list[int], accuracy: float | None = None, doubt: float = 0.0
) -> bool:
    """Return whether a usual choice goes wrong and the best option stands out.

    `doubt` is the number of standard errors in favour of the decision. `accuracy` is the error of
    the final judgement.
    """
    options = judgement.options
    other = options[min(AMONG, len(options)) - 1]
    # The standard error of a loss is that of a value or a little more.
    stderr = other.loss_stderr if accuracy is None else min(accuracy, other.loss_stderr)
    if _at_most(other, doubt) < CLEAR * stderr:
        return False
    if any(_at_most(judgement.of(each), doubt) >= WRONG for each in usual):
        return True
    second = options[1]
    tempting = len(options) == 2 and second.loss - doubt * second.loss_stderr <= PLAIN
    return tempting and _at_most(second, doubt) >= WRONG


def _at_most(option: Judged, doubt: float) -> float:
    """Return its loss plus this many standard errors."""
    return option.loss + doubt * option.loss_stderr


def decisions(preset: str, first: int) -> Iterator[tuple[int, Exercise]]:
    """Yield (number, decision), seed after seed, for the first of each seat and kind.

    It ends after `BARREN` seeds in a row without a decision.
    """
    barren = 0
    for seed in count(first):
        had: set[tuple[int, str, int]] = set()
        for at, exercise in enumerate(exercises(spec_of(preset, seed))):
            kind = exercise.seat, exercise.phase, exercise.cards
            if kind not in had:
                had.add(kind)
                yield at, exercise
        barren = 0 if had else barren + 1
        if barren == BARREN:
            return


class State:
    """Progress of a run, saved line by line. Raises `Timeout` if another process uses it."""

    def __init__(self, path: Path, head: bytes) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = FileLock(path.with_suffix(".lock"), timeout=0)
        self._lock.acquire()
        self.seen = seen_before(path, head)
        lines = (head, *map(msgspec.json.encode, self.seen))
        # Rewritten without a half-written last line, so that the next line starts properly.
        write_atomic(path, b"".join(line + b"\n" for line in lines))
        self._file = path.open("ab")

    def note(self, seen: Seen) -> None:
        """Append one line and flush it to the disk."""
        self._file.write(msgspec.json.encode(seen) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Release the state for other processes."""
        self._file.close()
        self._lock.release()


def seen_before(path: Path, head: bytes) -> list[Seen]:
    """Return the contents of a state file; empty if there is none of this run."""
    data = path.read_bytes() if path.is_file() else b""
    # A half-written last line is dropped.
    first, *lines = data[: data.rfind(b"\n") + 1].splitlines() or [b""]
    return [msgspec.json.decode(line, type=Seen) for line in lines] if first == head else []


def found(state: State, given: argparse.Namespace) -> list[Entry]:
    """Return `count` exercises, starting with those found by earlier runs."""
    before = iter(state.seen)
    entries: list[Entry] = []
    looked = 0
    bar = tqdm(total=given.count, unit=" exercises", disable=None)
    with bar, closing(Judge(given.accuracy, given.jobs)) as judge:
        for at, exercise in decisions(given.preset, given.seed):
            seen = next(before, None)
            if seen is None:
                seen = Seen(exercise.spec.seed, at, judge.entry(at, exercise))
                state.note(seen)
            assert (seen.seed, seen.at) == (exercise.spec.seed, at), "another game has found them"
            assert seen.entry is None or seen.entry.leads_to(exercise), "regular plays otherwise"
            looked += 1
            bar.set_postfix_str(f"of {looked} decisions")
            if seen.entry is not None:
                entries.append(seen.entry)
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
    """Return the exercises of the bank. Raises `Timeout` if another process is making it."""
    run = {"preset": given.preset, "accuracy": given.accuracy, "seed": given.seed}
    head = msgspec.json.encode({**run, "marks": marks(given.preset), "version": VERSION})
    path = given.state / f"{given.preset}-{sha256(head).hexdigest()[:12]}.jsonl"
    if given.so_far:
        entries = [each.entry for each in seen_before(path, head) if each.entry is not None]
        return entries[: given.count]
    with closing(State(path, head)) as state:
        return found(state, given)


def main(arguments: list[str] | None = None) -> int:
    """Judge and write the bank; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("preset", choices=tuple(presets()))
    parser.add_argument("--count", type=int, default=500, help="exercises (%(default)s)")
    parser.add_argument("--accuracy", type=float, default=0.01, help="(%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first match (%(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (%(default)s)")
    parser.add_argument("--out", type=Path, help="(coach/banks/PRESET.jsonl)")
    parser.add_argument("--state", type=Path, default=cache_folder() / "bank")
    parser.add_argument("--so-far", action="store_true", help="write what was found until now")
    given = parser.parse_args(arguments)
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
    out = given.out or FOLDER / f"{given.preset}.jsonl"
    data = bank_text(given, entries)
    write_atomic(out, data)
    out.chmod(0o644)  # it is shipped, so all users must be able to read it
    print(f"{len(entries)} exercises, {len(data)} bytes: {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
