"""The record of one running match on disk: one line an action.

What is in the file always is a match from its beginning: an action is added only behind the last
one, and after anything went wrong the whole record is written anew beside the old one.
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
    """The record of one running match. Owned by one thread."""

    def __init__(self, path: Path, written: Sequence[Entry] | None = None, size: int = 0) -> None:
        """`written` is the journal the file holds in `size` bytes; None where it has to be
        written."""
        self.path = path
        self._written = written
        self._count = len(written) if written is not None else 0
        """How much of the journal `_written` is in the file. A journal only ever grows, so it need
        not be copied, and one action costs the same however long the match is."""
        self._size = size
        self._handle: int | None = None

    def save(self, match: Match) -> None:
        """See on the disk what the match says now, added to what is there or written anew.

        Raises `OSError`; the next call writes the record anew.
        """
        written, self._written = self._written, None
        journal, count = match.journal, self._count
        if written is None or not _goes_on(journal, written, count) or not self._is_there():
            self._write_anew(match)
        elif len(journal) > count:
            self._append(journal[count:])
        self._written, self._count = journal, len(journal)

    def close(self) -> None:
        """Let go of the file; closing twice does no harm."""
        handle, self._handle = self._handle, None
        if handle is not None:
            # Everything was synced when it was written.
            with suppress(OSError):
                disk.close(handle)

    def _is_there(self) -> bool:
        """Whether the record is as it was left: not deleted, replaced or written to."""
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
        # Windows replaces no file that is open.
        self.close()
        data = record.write(match).encode()
        write_atomic(self.path, data)
        self._size = len(data)


def _goes_on(journal: Sequence[Entry], written: Sequence[Entry], count: int) -> bool:
    """Whether a journal begins with the first `count` entries of another."""
    return journal is written or journal[:count] == written[:count]


def load(path: Path) -> Match:
    """The match a record file leads to. Raises `OSError` or `RecordError`."""
    return record.replay(record.read(read_file(path)))
