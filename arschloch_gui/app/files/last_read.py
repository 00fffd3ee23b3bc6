"""The match read or let go of last: while nobody writes to its record, that is not played again.

A long match takes a while to play from its beginning, and is often looked at twice in a row: by the
start screen, which says what goes on, and by whoever then goes on with it.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from arschloch_gui.engine.match import Match
from arschloch_gui.engine.restoring import Restored

Stamp = tuple[int, int, int]
"""By this one sees that a file has been written to: number, size in bytes, time in nanoseconds."""


class _Known(Struct, frozen=True):
    path: Path
    stamp: Stamp
    restored: Restored


class LastRead:
    """One match that is at no table, with its record. Owned by one thread."""

    def __init__(self) -> None:
        self._known: _Known | None = None

    def keep(self, path: Path, stamp: Stamp | None, restored: Restored) -> None:
        """Remember what a record with this stamp holds, if it holds to its end."""
        whole = restored.error is None and restored.complete and not restored.annotated
        known = whole and stamp is not None and stamp == stamp_of(path)
        self._known = _Known(path, stamp, restored) if known and stamp is not None else None

    def keep_match(self, path: Path, match: Match) -> None:
        """Remember the match whose record has just been written to its end."""
        lines = 1 + len(match.journal)
        self.keep(path, stamp_of(path), Restored(match, lines, None, True, False))

    def of(self, path: Path) -> Restored | None:
        """What the record holds, to look at; None where that is not known."""
        known = self._known
        fits = known is not None and known.path == path and known.stamp == stamp_of(path)
        return known.restored if known is not None and fits else None

    def take(self, path: Path) -> tuple[int, Restored] | None:
        """The same to play on, with the size of the record; from now on it is not known."""
        found, known, self._known = self.of(path), self._known, None
        return (known.stamp[1], found) if found is not None and known is not None else None


def stamp_of(path: Path) -> Stamp | None:
    """The stamp of a file; None where there is none to be had."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns
