"""One window a match: the lock beside a record, `.NAME.arl.lock` beside `NAME.arl`."""

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
    """Held by the one window that plays a match."""

    def __init__(self, record: Path, held: FileLock) -> None:
        self.record = record
        self._held: FileLock | None = held

    @classmethod
    def take(cls, record: Path) -> MatchLock | None:
        """The lock of a record, or None while another window has it. Raises `OSError`."""
        try:
            return cls(record, file_lock.take(_beside(record)))
        except file_lock.Taken:
            return None

    def release(self) -> None:
        """Let go; doing so twice does no harm."""
        held, self._held = self._held, None
        if held is None:
            return
        # Elsewhere than on Windows the file goes while it is locked: whoever has it open by then
        # sees that it is gone and takes a new one.
        if os.name == "nt":
            held.release()
        with suppress(OSError):
            disk.unlink(_beside(self.record))
        held.release()


def left_behind(folder: Path) -> set[Path]:
    """The records beside which somebody left a lock, alive or not."""
    found: set[Path] = set()
    with suppress(OSError):
        for path in folder.glob(".*.arl" + LOCK):
            found.add(folder / path.name[1 : -len(LOCK)])
    return found


@contextmanager
def folder_lock(folder: Path) -> Iterator[None]:
    """For the moment in which something is written that windows share. Raises `OSError`."""
    disk.make_folder(folder)
    with file_lock.locked(folder / LOCK, FOLDER_PATIENCE_S):
        yield


def _beside(record: Path) -> Path:
    return record.with_name(f".{record.name}{LOCK}")
