"""The record of a running match on disk, one line per action.

The file always contains a match from its start. New actions are only appended. After an error, the
whole record is written to a new file, which replaces the old one.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from arschloch_gui.app.files import disk
from arschloch_gui.app.files.atomic import write_atomic, write_through
from arschloch_gui.app.files.outside import read_file
from arschloch_gui.engine import record
from arschloch_gui.engine.match import Entry, Match

SUFFIX = ".arl"


class MatchFile:
    """The record file of one running match. Use it from one thread only."""

    def __init__(self, path: Path, written: Sequence[Entry] | None = None, size: int = 0) -> None:
        """Start with a file of `size` bytes that contains the journal `written`.

        `written` is None if the file has not been written yet.
        """
        self.path = path
        self._written = written
        self._count = len(written) if written is not None else 0
        """Number of entries of the journal `_written` that are in the file.

        A journal only grows, so it need not be copied, and saving an action takes the same time
        however long the match is.
        """
        self._size = size
        self._handle: int | None = None

    def save(self, match: Match) -> None:
        """Save the match by appending to the file or by rewriting it.

        Raises `OSError`, after which the next call rewrites the record.
        """
        written, self._written = self._written, None
        journal, count = match.journal, self._count
        if written is None or not _goes_on(journal, written, count) or not self._is_there():
            self._write_anew(match)
        elif len(journal) > count:
            self._append(journal[count:])
        self._written, self._count = journal, len(journal)

    def close(self) -> None:
        """Close the file. Repeated calls have no effect."""
        handle, self._handle = self._handle, None
        if handle is not None:
            with suppress(OSError):
                disk.close(handle)

    def _is_there(self) -> bool:
        """Return whether the file is unchanged: not deleted, replaced or modified."""
        try:
            if self._handle is None:
                self._handle = disk.open_end(self.path)
        except FileNotFoundError:
            return False
        return disk.is_at(self._handle, self.path, self._size)

    def _append(self, entries: list[Entry]) -> None:
        assert self._handle is not None
        data = "".join(record.entry_line(entry) + "\n" for entry in entries).encode()
        write_through(self._handle, data)
        self._size += len(data)

    def _write_anew(self, match: Match) -> None:
        # Windows cannot replace an open file.
        self.close()
        data = record.write(match).encode()
        write_atomic(self.path, data)
        self._size = len(data)


def _goes_on(journal: Sequence[Entry], written: Sequence[Entry], count: int) -> bool:
    """Return whether a journal starts with the first `count` entries of another."""
    return journal is written or journal[:count] == written[:count]


def load(path: Path) -> Match:
    """Return the match in a record file. Raises `OSError` or `RecordError`."""
    return record.replay(record.read(read_file(path)))
