"""The one door to the disk for files that must not be lost.

Matches, notes and settings are written through these functions and no others, so that a test can
let each call fail and see in which order they come. All raise `OSError`.
"""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

_FLAGS = os.O_WRONLY | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
_NO_WAIT = getattr(os, "O_NONBLOCK", 0)
"""Opening a named pipe would wait for its other end."""
_NO_FOLDERS = {errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP}
"""What file systems answer that cannot sync a folder."""


def create(path: Path) -> int:
    """A new file, open for writing; only its owner may read it. Fails where there is one."""
    return os.open(path, _FLAGS | os.O_CREAT | os.O_EXCL, 0o600)


def open_end(path: Path) -> int:
    """An existing file, open for writing at its end."""
    return os.open(path, _FLAGS | os.O_APPEND | _NO_WAIT)


def write(handle: int, data: bytes) -> int:
    """Write some of the data; how much was taken, which can be less than all."""
    return os.write(handle, data)


def sync(handle: int) -> None:
    """Return when all that was written to the file is on the disk, also if the power fails."""
    os.fsync(handle)


def close(handle: int) -> None:
    """Let go of a file."""
    os.close(handle)


def is_at(handle: int, path: Path, size: int) -> bool:
    """Whether the open file still is the one of this name, and of this size in bytes."""
    try:
        opened = os.fstat(handle)
        return opened.st_size == size and os.path.samestat(opened, os.lstat(path))
    except FileNotFoundError:
        return False


def rename(old: Path, new: Path) -> None:
    """Give a file another name; a file that had it is replaced."""
    os.replace(old, new)


def unlink(path: Path) -> None:
    """Delete a file, if there is one."""
    with suppress(FileNotFoundError):
        os.unlink(path)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, and see them on the disk."""
    if folder.is_dir():
        return
    make_folder(folder.parent)
    with suppress(FileExistsError):
        os.mkdir(folder)
    try:
        sync_folder(folder.parent)
    except OSError:
        # A folder that is there is taken to be on the disk: so the next call makes it again.
        with suppress(OSError):
            os.rmdir(folder)
        raise


def sync_folder(folder: Path) -> None:
    """Return when the names in the folder are on the disk, also if the power fails."""
    if os.name == "nt":
        return  # Windows opens no folders; its file system keeps a journal of names.
    handle = os.open(folder, os.O_RDONLY | getattr(os, "O_CLOEXEC", 0) | _NO_WAIT)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _NO_FOLDERS:
            raise
    finally:
        os.close(handle)
