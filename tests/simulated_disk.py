"""A disk that fails when told to, and knows what a power cut would leave.

It stands in for the module `os` behind `arschloch_gui.app.files.disk`. Every call is done for real
(but for syncing, which takes long); beside that it is written down what has been synced: the
content of each file, and the names in each folder. Nothing else survives a power cut for certain.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

CALLS = ("open", "write", "fsync", "fsync folder", "close", "replace", "unlink", "mkdir")
Fault = Callable[[int, str], "int | None"]
"""The number of a call and what it is: the error it fails with, SHORT, or None."""
SHORT = -1
"""A write that takes half of what it is given; the next one finds the disk full."""


class SimulatedDisk:
    """`os` for `arschloch_gui.app.files.disk`."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.fault: Fault = lambda number, call: None
        self.after: Callable[[], None] = lambda: None
        """Called after each call, done or failed."""
        self._full = False
        self._handles: dict[int, tuple[int, Path]] = {}
        self._synced: dict[int, bytes] = {}
        """By file number: what a power cut leaves of it."""
        self._names: dict[Path, dict[str, int]] = {}
        """By folder: the names a power cut leaves in it, with the numbers of their files."""
        self._made: set[Path] = set()
        """Folders that have not always been there."""

    def __getattr__(self, name: str) -> object:
        return getattr(os, name)

    def forget(self) -> None:
        """Everything has been deleted, and nothing was ever called."""
        self.calls.clear()
        self._synced.clear()
        self._names.clear()
        self._made.clear()

    # -- what a crash leaves ------------------------------------------------------------

    def after_power_cut(self, path: Path) -> list[bytes | None]:
        """What the file can hold after a power cut: by its old name or by its new one.

        A name not yet synced may be there or not. None is no file.
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
            self._synced.pop(number, None)  # the number may have been another file's
        elif not path.is_dir():
            # A file from before this test is on the disk.
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
        """Write the call down and let it fail where it has to; SHORT is for the caller."""
        self.calls.append(call)
        error = error or self.fault(len(self.calls) - 1, call)
        if error is None or (error == SHORT and call == "write"):
            return error
        self.after()
        raise OSError(errno.EIO if error == SHORT else error, os.strerror(max(error, 5)))

    def _done(self, result: Any = None) -> Any:
        self.after()
        return result
