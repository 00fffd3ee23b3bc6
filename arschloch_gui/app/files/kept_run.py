"""The finished matches of a simulation, saved so that the same command can resume it.

Each run has one file: a header that identifies the run, then one line per finished match, in order.
A half-written last line is dropped. The file name is a hash of everything that determines the
result (the arguments and the code of the players), so a run finds only its own file. The file is
deleted once the result has been shown. Nothing is saved if there is only one match, or before the
first match is over.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

import arschloch_gui
from arschloch_gui.ai.arena_matches import ArenaMatch, MatchJob
from arschloch_gui.app.files import disk, file_lock
from arschloch_gui.app.files.atomic import write_atomic, write_through
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.app.wording.text import Text, system_reason
from arschloch_gui.coach.bounds import MOST, MOST_PLAYERS, Count
from arschloch_gui.engine.json_text import JsonError, decode, shaped
from arschloch_gui.languages import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from filelock import FileLock

FORMAT, VERSION = "arschloch-run", 1
LARGEST = 1 << 30
"""Maximum size in bytes of a run file, enough for millions of rounds."""
_PLAYING = ("engine", "ai")
"""Packages whose code affects the result."""
_ANOTHER_RUN = QT_TRANSLATE_NOOP("CommandLine", "it belongs to a run of another command")
_TOO_MANY_MATCHES = QT_TRANSLATE_NOOP(
    "CommandLine", "it contains more matches than the {count} of this command"
)
_DAMAGED = QT_TRANSLATE_NOOP("CommandLine", "line {line} is damaged")


class BentRun(Exception):
    """Raised if the file at `.path` has this run's name but unexpected content (`.why`)."""

    def __init__(self, path: Path, why: Text) -> None:
        super().__init__(why)
        self.path, self.why = path, why


class KeptRun:
    """The finished matches of a run, as a context manager. `forget` deletes them at the end.

    `arguments` must be representable in JSON. Raises `BentRun`. If saving is not possible, `lost`
    is the reason, and the run continues without saving.
    """

    def __init__(
        self, folder: Path, arguments: dict[str, object], work: Sequence[MatchJob]
    ) -> None:
        run = {"format": FORMAT, "version": VERSION, "run": arguments, "program": program_mark()}
        self._head = json.dumps(run).encode()
        self.path = folder / f"{hashlib.sha256(self._head).hexdigest()[:16]}.jsonl"
        self.before: list[ArenaMatch] = []
        self.rounds = 0
        """Number of rounds in all matches saved so far."""
        self.lost: Text | str = ""
        self._work = len(work)
        self._handle: int | None = None
        self._lock: FileLock | None = None
        if len(work) < 2:
            return
        try:
            disk.make_folder(folder)
            self._lock = file_lock.take(self._lock_path)
            self._read(work)
        except file_lock.Taken:
            self.lost = Text(
                QT_TRANSLATE_NOOP("CommandLine", "The same run is in progress elsewhere")
            )
        except OSError as error:
            self._give_up(error)
        except BentRun:
            self.close()
            raise

    def note(self, match: ArenaMatch) -> None:
        """Save one more match, and return once it is on the disk."""
        if self._lock is None:
            return
        line = json.dumps(
            {"places": match.places, "points": match.points, "failures": match.failures}
        )
        try:
            if self._handle is None:
                write_atomic(self.path, self._head + b"\n")
                self._handle = disk.open_end(self.path)
            write_through(self._handle, line.encode() + b"\n")
            self.rounds += len(match.places)
        except OSError as error:
            self._give_up(error)

    def forget(self) -> None:
        """Delete the file, because the run is over."""
        if not self.lost:
            with suppress(OSError):
                disk.unlink(self.path)

    def close(self) -> None:
        """Close the file. Repeated calls have no effect."""
        handle, self._handle = self._handle, None
        if handle is not None:
            with suppress(OSError):
                disk.close(handle)
        lock, self._lock = self._lock, None
        if lock is not None:
            # As in `match_lock`, the lock file is deleted while it is locked, except on Windows.
            if os.name == "nt":
                lock.release()
            with suppress(OSError):
                disk.unlink(self._lock_path)
            lock.release()

    def __enter__(self) -> KeptRun:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def _lock_path(self) -> Path:
        return self.path.with_name(f".{self.path.name}.lock")

    def _read(self, work: Sequence[MatchJob]) -> None:
        try:
            data = read_file(self.path, LARGEST)
        except FileNotFoundError:
            return
        head, *lines = data.split(b"\n")[:-1] or [b""]
        if head != self._head:
            raise BentRun(self.path, Text(_ANOTHER_RUN))
        if len(lines) > len(work):
            raise BentRun(self.path, Text(_TOO_MANY_MATCHES, count=len(work)))
        for number, (line, job) in enumerate(zip(lines, work, strict=False), start=2):
            if (match := _match(line, job)) is None:
                raise BentRun(self.path, Text(_DAMAGED, line=number))
            self.before.append(match)
        self.rounds = sum(len(match.places) for match in self.before)
        # Drop the incomplete end, so that the next match starts on a new line.
        write_atomic(self.path, b"".join(line + b"\n" for line in (head, *lines)))
        self._handle = disk.open_end(self.path)

    def _give_up(self, error: OSError) -> None:
        self.lost = system_reason(error)
        self.close()


def program_mark() -> str:
    """Return a hash of the players' code, so that a run is resumed only by the same version."""
    root, mark = Path(arschloch_gui.__file__).parent, hashlib.sha256()
    for package in _PLAYING:
        for path in sorted((root / package).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                mark.update(f"{path.relative_to(root)}\n".encode())
                mark.update(hashlib.sha256(path.read_bytes()).digest())
    return mark.hexdigest()


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the file: places and points by round and seat, and the number of failures."""

    places: tuple[tuple[int | float, ...], ...]
    points: tuple[tuple[int | float, ...], ...]
    failures: Count

    def __post_init__(self) -> None:
        if not all(1 <= place <= MOST_PLAYERS for row in self.places for place in row):
            raise ValueError("no such place")
        if not all(-MOST <= each <= MOST for row in self.points for each in row):
            raise ValueError("no such points")

    def is_of(self, job: MatchJob) -> bool:
        """Return whether the line has values for every round and seat of a match."""
        players = len(job.levels)
        return all(
            len(rows) == job.rounds and all(len(row) == players for row in rows)
            for rows in (self.places, self.points)
        ) and all(place <= players for row in self.places for place in row)


def _match(line: bytes, job: MatchJob) -> ArenaMatch | None:
    """Return the match in a line, or None if the line does not fit the job."""
    try:
        told = shaped(decode(line), _Line)
    except JsonError:
        return None
    if not told.is_of(job):
        return None
    return ArenaMatch(list(told.places), list(told.points), told.failures)
