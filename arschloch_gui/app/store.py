"""Match records on disk: one file a match, one line an action, and which match goes on.

A running match appends and syncs every action, so a crash loses nothing. The pointer file
`current.json` names the match to continue and what the record does not say: which seat the
person has and how strong the others are.
"""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import BinaryIO, Self

from arschloch_gui.app.atomic import set_aside, write_atomic
from arschloch_gui.engine import record
from arschloch_gui.engine.match import Entry, Match, MatchSpec
from arschloch_gui.engine.record import RecordError

SUFFIX = ".arl"


class MatchFile:
    """The record of one running match, open for appending. Owned by one thread."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: BinaryIO = path.open("ab")

    @classmethod
    def create(cls, folder: Path, spec: MatchSpec) -> Self:
        """A new record with its header on disk. Raises `OSError`."""
        folder.mkdir(parents=True, exist_ok=True)
        path = _new_path(folder, spec.preset)
        write_atomic(path, (record.header_line(spec) + "\n").encode())
        return cls(path)

    @classmethod
    def open(cls, path: Path) -> tuple[Self, Match]:
        """A record and the match it leads to. Raises `OSError` or `RecordError`.

        A last line cut off by a crash is removed from the file, so that the next action does
        not continue it.
        """
        match = load(path)
        data = record.write(match).encode()
        # A finished record is replayed, not rewritten: expect lines in it are somebody's work.
        if not path.read_bytes().endswith(b"\n"):
            write_atomic(path, data)
        return cls(path), match

    def append(self, entry: Entry) -> None:
        """Add a line and see it on the disk before returning. Raises `OSError`."""
        self._file.write((record.entry_line(entry) + "\n").encode())
        self._file.flush()
        os.fsync(self._file.fileno())

    def rewrite(self, match: Match) -> None:
        """Make the record say what the match says now (after an undo). Raises `OSError`."""
        self._file.close()
        write_atomic(self.path, record.write(match).encode())
        self._file = self.path.open("ab")

    def close(self) -> None:
        """Let go of the file; closing twice does no harm."""
        self._file.close()


def load(path: Path) -> Match:
    """The match a record file leads to. Raises `OSError` or `RecordError`."""
    return record.replay(record.read(path.read_bytes()))


@dataclass(frozen=True, slots=True)
class Table:
    """Who sits at a match: the person's seat, and by seat the AI level ("" for the person)."""

    viewer: int
    levels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Resumed:
    """A match that goes on."""

    file: MatchFile
    match: Match
    table: Table


@dataclass(frozen=True, slots=True)
class Damaged:
    """A record that could not be read: where it is kept now, and why (None: not readable)."""

    kept: Path
    error: RecordError | None


class MatchStore:
    """The folder of match records and the pointer to the one that goes on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._pointer = folder / "current.json"

    def check_writable(self) -> None:
        """Raises `OSError` when matches cannot be written here."""
        self.folder.mkdir(parents=True, exist_ok=True)
        probe = self.folder / ".probe"
        write_atomic(probe, b"")
        probe.unlink()

    def start(self, spec: MatchSpec, table: Table) -> MatchFile:
        """Begin a record and make it the one that goes on. Raises `OSError`."""
        file = MatchFile.create(self.folder, spec)
        self.remember(file.path, table)
        return file

    def remember(self, path: Path, table: Table) -> None:
        """Let this match be the one that goes on. Raises `OSError`."""
        pointer = {"record": str(path), **asdict(table)}
        write_atomic(self._pointer, json.dumps(pointer).encode())

    def forget(self) -> None:
        """No match goes on."""
        self._pointer.unlink(missing_ok=True)

    def current(self) -> tuple[Path, Table] | None:
        """The match to continue, without opening it; None when there is none.

        A damaged pointer falls back to the newest record and the first seat.
        """
        if not self._pointer.exists():
            return None
        try:
            saved = json.loads(self._pointer.read_bytes())
            table = Table(int(saved["viewer"]), tuple(map(str, saved["levels"])))
            path = Path(saved["record"])
        except (OSError, ValueError, KeyError, TypeError):
            newest = max(self.folder.glob("*" + SUFFIX), default=None)
            return (newest, Table(0, ())) if newest else None
        return (path, table) if path.exists() else None

    def resume(self) -> Resumed | Damaged | None:
        """Continue the current match; a damaged record is kept aside and reported."""
        current = self.current()
        if current is None:
            return None
        path, table = current
        try:
            file, match = MatchFile.open(path)
        except RecordError as error:
            self.forget()
            return Damaged(set_aside(path), error)
        except OSError:
            self.forget()
            return Damaged(path, None)
        return Resumed(file, match, _fitted(table, len(match.spec.seats)))


def _fitted(table: Table, players: int) -> Table:
    viewer = table.viewer if 0 <= table.viewer < players else 0
    levels = table.levels if len(table.levels) == players else ("regular",) * players
    return Table(viewer, tuple("" if s == viewer else lv for s, lv in enumerate(levels)))


def _new_path(folder: Path, preset: str) -> Path:
    stem = time.strftime("%Y-%m-%d-%H%M%S") + "-" + preset
    path = folder / (stem + SUFFIX)
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path
