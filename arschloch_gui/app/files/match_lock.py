"""Locks of matches, which allow one window per match.

The lock file of the record `NAME.arl` is `.NAME.arl.lock` in the same folder.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from arschloch_gui.app.files import disk, file_lock

if TYPE_CHECKING:
    from filelock import FileLock

LOCK = ".lock"
FOLDER_PATIENCE_S = 2.0


class MatchLock:
    """The lock held by the window that plays a match."""

    def __init__(self, record: Path, held: FileLock) -> None:
        self.record = record
        self._held: FileLock | None = held

    @classmethod
    def take(cls, record: Path) -> MatchLock | None:
        """Lock a record, or return None if another window has locked it. Raises `OSError`."""
        try:
            return cls(record, file_lock.take(_beside(record)))
        except file_lock.Taken:
            return None

    def release(self) -> None:
        """Release the lock. Repeated calls have no effect."""
        held, self._held = self._held, None
        if held is None:
            return
        # Except on Windows, the lock file is deleted while it is locked. Another process that has
        # already opened it then notices the deletion and creates a new one.
        if os.name == "nt":
            held.release()
        with suppress(OSError):
            disk.unlink(_beside(self.record))
        held.release()


def left_behind(folder: Path) -> set[Path]:
    """Return the records that have a lock file, whether or not it is still held."""
    found: set[Path] = set()
    with suppress(OSError):
        for path in folder.glob(".*.arl" + LOCK):
            found.add(folder / path.name[1 : -len(LOCK)])
    return found


@contextmanager
def folder_lock(folder: Path) -> Iterator[None]:
    """Hold the lock of a folder within a `with` block, to write a shared file. Raises `OSError`."""
    disk.make_folder(folder)
    with file_lock.locked(folder / LOCK, FOLDER_PATIENCE_S):
        yield


def _beside(record: Path) -> Path:
    return record.with_name(f".{record.name}{LOCK}")
