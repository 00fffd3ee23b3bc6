"""One window a match: the lock beside a record, and the request to let go of it.

Beside `NAME.arl` lie `.NAME.arl.lock` and, while another window wants the match,
`.NAME.arl.wanted`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from arschloch_gui.app.files import disk, file_lock

LOCK, WANTED = ".lock", ".wanted"
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
            taken = cls(record, file_lock.take(_beside(record, LOCK)))
        except Timeout:
            return None
        taken.refuse()
        return taken

    @property
    def wanted(self) -> bool:
        """Whether another window asks for the match."""
        return _beside(self.record, WANTED).exists()

    def refuse(self) -> None:
        """Let a request go unheard."""
        with suppress(OSError):
            disk.unlink(_beside(self.record, WANTED))

    def release(self) -> None:
        """Let go; doing so twice does no harm."""
        held, self._held = self._held, None
        if held is None:
            return
        self.refuse()
        # Elsewhere than on Windows the file goes while it is locked: whoever has it open by then
        # sees that it is gone and takes a new one.
        if os.name == "nt":
            held.release()
        with suppress(OSError):
            disk.unlink(_beside(self.record, LOCK))
        held.release()


def ask_for(record: Path) -> None:
    """Ask the window that plays a match to let go of it. Raises `OSError`."""
    with suppress(FileExistsError):
        disk.close(disk.create(_beside(record, WANTED)))


def left_behind(folder: Path) -> set[Path]:
    """The records beside which somebody left a lock or a request, alive or not."""
    found: set[Path] = set()
    with suppress(OSError):
        for path in folder.glob(".*.arl.*"):
            for suffix in (LOCK, WANTED):
                if path.name.endswith(".arl" + suffix):
                    found.add(folder / path.name[1 : -len(suffix)])
    return found


@contextmanager
def folder_lock(folder: Path) -> Iterator[None]:
    """For the moment in which something is written that windows share. Raises `OSError`."""
    disk.make_folder(folder)
    with file_lock.locked(folder / LOCK, FOLDER_PATIENCE_S):
        yield


def _beside(record: Path, suffix: str) -> Path:
    return record.with_name(f".{record.name}{suffix}")
