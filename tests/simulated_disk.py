"""A disk that fails on request and knows what a power cut would leave.

It replaces the module `os` in `arschloch_gui.app.files.disk`. Every call is really made (except
syncing, which is slow). In addition it records what has been synced: the content of each file, and
the names in each folder. Nothing else is sure to survive a power cut.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

CALLS = ("open", "write", "fsync", "fsync folder", "close", "replace", "unlink", "mkdir")
Fault = Callable[[int, str], "int | None"]
"""The number of the call to fail, and its error, SHORT, or None."""
SHORT = -1
"""A write that takes half of its data; the next one finds the disk full."""


class SimulatedDisk:
    """`os` for `arschloch_gui.app.files.disk`."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.fault: Fault = lambda number, call: None
        self.after: Callable[[], None] = lambda: None
        """Called after each call, whether it succeeded or failed."""
        self._full = False
        self._handles: dict[int, tuple[int, Path]] = {}
        self._synced: dict[int, bytes] = {}
        """By file number, the content that survives a power cut."""
        self._names: dict[Path, dict[str, int]] = {}
        """By folder, the names that survive a power cut, with their file numbers."""
        self._made: set[Path] = set()
        """Folders that were created later."""

    def __getattr__(self, name: str) -> object:
        return getattr(os, name)

    def forget(self) -> None:
        """Start afresh: everything has been deleted, and no call was made."""
        self.calls.clear()
        self._synced.clear()
        self._names.clear()
        self._made.clear()

    # -- after a crash ------------------------------------------------------------------

    def after_power_cut(self, path: Path) -> list[bytes | None]:
        """Return the possible contents of a file after a power cut.

        A name not yet synced may exist or not. None means no file.
        """
        for folder in self._made.intersection(path.parents):
            if folder.name not in self._names.get(folder.parent, {}):
                return [None]
        numbers = [self._names.get(path.parent, {}).get(path.name)]
        if path.exists():
            numbers.append(path.stat().st_ino)
        found = [None if number is None else self._synced.get(number, b"") for number in numbers]
        return list(dict.fromkeys(found))

    # -- os -----------------------------------------------------------------------------

    def open(self, path: Path, flags: int, mode: int = 0o777) -> int:
        self._called("open")
        handle = os.open(path, flags, mode)
        number = os.fstat(handle).st_ino
        if flags & os.O_CREAT:
            self._synced.pop(number, None)  # the number may be a reused one
        elif not path.is_dir():
            # A file from before this test counts as synced.
            self._synced.setdefault(number, path.read_bytes())
        self._handles[handle] = number, path
        return self._done(handle)

    def write(self, handle: int, data: bytes) -> int:
        if self._full:
            self._full = False
            self._called("write", errno.ENOSPC)
        if self._called("write") == SHORT and len(data) > 1:
            self._full = True
            data = data[: len(data) // 2]
        return self._done(os.write(handle, data))

    def fsync(self, handle: int) -> None:
        number, path = self._handles[handle]
        if path.is_dir():
            self._called("fsync folder")
            self._names[path] = {each.name: each.stat().st_ino for each in path.iterdir()}
        else:
            self._called("fsync")
            self._synced[number] = b"".join(
                each.read_bytes() for each in path.parent.iterdir() if each.stat().st_ino == number
            )
        self._done()

    def close(self, handle: int) -> None:
        path = self._handles.pop(handle)[1]
        os.close(handle)
        if not path.is_dir():
            self._called("close")
            self._done()

    def replace(self, old: Path, new: Path) -> None:
        self._called("replace")
        os.replace(old, new)
        self._done()

    def unlink(self, path: Path) -> None:
        self._called("unlink")
        os.unlink(path)
        self._done()

    def mkdir(self, path: Path) -> None:
        self._called("mkdir")
        os.mkdir(path)
        self._made.add(path)
        self._names.pop(path, None)
        self._done()

    def _called(self, call: str, error: int | None = None) -> int | None:
        """Record the call and fail it if requested; SHORT is left to the caller."""
        self.calls.append(call)
        error = error or self.fault(len(self.calls) - 1, call)
        if error is None or (error == SHORT and call == "write"):
            return error
        self.after()
        raise OSError(errno.EIO if error == SHORT else error, os.strerror(max(error, 5)))

    def _done(self, result: Any = None) -> Any:
        self.after()
        return result
