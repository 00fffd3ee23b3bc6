"""Make the bank of exercises of a preset (`arschloch_gui/coach/bank.py`). Run by hand.

    python packaging/make_bank.py PRESET [--count 500] [--accuracy 0.01] [--seed 1] [--jobs 1]
                                  [--out FILE] [--state FOLDER] [--so-far]

Seed after seed, the decisions of its match are judged, of each seat and each kind the first: at
first to ±0.03, and what promises to be an exercise once more, in other deals, to the accuracy asked
for. It is one if a usual choice goes wrong (what `lowest` or `regular` would do loses `WRONG` or
more; of two options the other one, unless it loses more than `PLAIN`) and the best stands out (from
the sixth, or from the last where there are fewer, by `CLEAR` standard errors).

Equal arguments give equal bytes, whatever the number of jobs. What has been found stands in the
state folder, a line for each decision looked at: the same command goes on from there, one with a
larger count, too. With `--so-far` it writes what was found until now and ends.
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
"""Of expected office: what a usual choice has to lose."""
PLAIN = 0.3
"""Who loses more by one of two options than this sees it without practice."""
CLEAR = 4.0
AMONG = 6
"""The place from which the best has to stand out."""
DOUBT = 2.0
"""Standard errors in favour of a position at the first look."""
HOPELESS = 4.0
"""The same while it is still being judged; what does not teach then will not do so any more."""
BARREN = 40
"""Seeds without a single decision after which there is nothing to be found."""


class Seen(msgspec.Struct, frozen=True):
    """A line of the state: a decision that was looked at, and the exercise it made, if any."""

    seed: int
    at: int
    entry: Entry | None


class Judge:
    """Judges decisions, in this process or in several, with the same result."""

    def __init__(self, accuracy: float, jobs: int) -> None:
        self._accuracy = accuracy
        self._crew = WorkerPool(jobs) if jobs > 1 else None

    def close(self) -> None:
        """End the processes."""
        if self._crew is not None:
            self._crew.close()

    def entry(self, at: int, exercise: Exercise) -> Entry | None:
        """The exercise a decision makes, if it makes one."""
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
        )  # fmt: skip

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
    """Whether a usual choice goes wrong and the best stands out; `doubt` so many standard errors
    in its favour, `accuracy` the error it would be judged with."""
    options = judgement.options
    other = options[min(AMONG, len(options)) - 1]
    # Errors of a loss are those of a value or a little more.
    stderr = other.loss_stderr if accuracy is None else min(accuracy, other.loss_stderr)
    if _at_most(other, doubt) < CLEAR * stderr:
        return False
    if any(_at_most(judgement.of(each), doubt) >= WRONG for each in usual):
        return True
    second = options[1]
    tempting = len(options) == 2 and second.loss - doubt * second.loss_stderr <= PLAIN
    return tempting and _at_most(second, doubt) >= WRONG


def _at_most(option: Judged, doubt: float) -> float:
    """What it loses, so many standard errors beyond what was found."""
    return option.loss + doubt * option.loss_stderr


def decisions(preset: str, first: int) -> Iterator[tuple[int, Exercise]]:
    """(number, decision), seed after seed, of each seat and each kind the first.

    Ends where so many seeds in a row bring none.
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
    """What has been found until now, kept line by line. Raises `Timeout` where another has it."""

    def __init__(self, path: Path, head: bytes) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = FileLock(path.with_suffix(".lock"), timeout=0)
        self._lock.acquire()
        self.seen = seen_before(path, head)
        lines = (head, *map(msgspec.json.encode, self.seen))
        # Without what was half written, so that the next line begins a line.
        write_atomic(path, b"".join(line + b"\n" for line in lines))
        self._file = path.open("ab")

    def note(self, seen: Seen) -> None:
        """Keep one more; on return it is on the disk."""
        self._file.write(msgspec.json.encode(seen) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Let others have it."""
        self._file.close()
        self._lock.release()


def seen_before(path: Path, head: bytes) -> list[Seen]:
    """What stands in a state file; nothing where there is none of this run."""
    data = path.read_bytes() if path.is_file() else b""
    # A half-written last line is dropped.
    first, *lines = data[: data.rfind(b"\n") + 1].splitlines() or [b""]
    return [msgspec.json.decode(line, type=Seen) for line in lines] if first == head else []


def found(state: State, given: argparse.Namespace) -> list[Entry]:
    """So many exercises, those that were found before first."""
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
            looked += 1
            bar.set_postfix_str(f"of {looked} decisions")
            if seen.entry is not None:
                entries.append(seen.entry)
                bar.update()
            if len(entries) == given.count:
                break
    return entries


def bank_text(given: argparse.Namespace, entries: list[Entry]) -> bytes:
    """The file."""
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
    """The exercises of the bank. Raises `Timeout` where another makes it."""
    run = {"preset": given.preset, "accuracy": given.accuracy, "seed": given.seed}
    head = msgspec.json.encode({**run, "marks": marks(given.preset), "version": VERSION})
    path = given.state / f"{given.preset}-{sha256(head).hexdigest()[:12]}.jsonl"
    if given.so_far:
        entries = [each.entry for each in seen_before(path, head) if each.entry is not None]
        return entries[: given.count]
    with closing(State(path, head)) as state:
        return found(state, given)


def main(arguments: list[str] | None = None) -> int:
    """Judge, write; the exit status."""
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
    out.chmod(0o644)  # it is shipped, so everybody may read it
    print(f"{len(entries)} exercises, {len(data)} bytes: {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
