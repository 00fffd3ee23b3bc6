"""Cache of the match that was read or closed last, valid until its record file changes.

Replaying a long match takes a while, and the same record is often read twice in succession: when
the start screen describes it, and when the match is continued.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from arschloch_gui.engine.match import Match
from arschloch_gui.engine.restoring import Restored

Stamp = tuple[int, int, int]
"""A version of a file: inode number, size in bytes, modification time in nanoseconds."""


class _Known(Struct, frozen=True):
    path: Path
    stamp: Stamp
    restored: Restored


class LastRead:
    """Cache of one match that is not being played, with its record. Use it from one thread only."""

    def __init__(self) -> None:
        self._known: _Known | None = None

    def keep(self, path: Path, stamp: Stamp | None, restored: Restored) -> None:
        """Cache the content of a record with this stamp, if the whole record is valid."""
        whole = restored.error is None and restored.complete and not restored.annotated
        known = whole and stamp is not None and stamp == stamp_of(path)
        self._known = _Known(path, stamp, restored) if known and stamp is not None else None

    def keep_match(self, path: Path, match: Match) -> None:
        """Cache the match whose record has just been written completely."""
        lines = 1 + len(match.journal)
        self.keep(path, stamp_of(path), Restored(match, lines, None, True, False))

    def of(self, path: Path) -> Restored | None:
        """Return the content of a record for reading, or None if it is not cached."""
        known = self._known
        fits = known is not None and known.path == path and known.stamp == stamp_of(path)
        return known.restored if known is not None and fits else None

    def take(self, path: Path) -> tuple[int, Restored] | None:
        """Return a record's file size and content, from which play continues, and empty the cache.

        Returns None if the record is not cached.
        """
        found, known, self._known = self.of(path), self._known, None
        return (known.stamp[1], found) if found is not None and known is not None else None


def stamp_of(path: Path) -> Stamp | None:
    """Return the stamp of a file, or None if it cannot be read."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns
