"""Low-level writing of files that must not be lost.

Matches, metadata and settings are written only with these functions, so that tests can make each
call fail and check the order of calls. All functions raise `OSError`.

Windows refuses to replace, delete or open a file while another program uses it in certain ways.
Other windows of the game and virus scanners do so for moments, so these calls are repeated there.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

T = TypeVar("T")
_FLAGS = os.O_WRONLY | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
_NO_WAIT = getattr(os, "O_NONBLOCK", 0)
"""Flag that prevents the opening of a named pipe from waiting for its other end."""
_NO_FOLDERS = {errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP}
"""Errors on file systems that cannot sync folders."""
REFUSES_OPEN_FILES = os.name == "nt"
"""Whether the system refuses calls because another program has the file open."""
PATIENCE_S = 1.0
"""Seconds for which a call that was refused is repeated."""
_PAUSE_S = 0.01


def patiently(call: Callable[[], T]) -> T:
    """Return the result of a call, repeated for a while if the file may be open elsewhere.

    Raises the last `PermissionError`, and any other `OSError` at once.
    """
    until = monotonic() + PATIENCE_S
    while True:
        try:
            return call()
        except PermissionError:
            if not REFUSES_OPEN_FILES or monotonic() >= until:
                raise
        sleep(_PAUSE_S)


def create(path: Path) -> int:
    """Create a file that only its owner can access, and open it for writing.

    Raises `FileExistsError` if the path exists.
    """
    return os.open(path, _FLAGS | os.O_CREAT | os.O_EXCL, 0o600)


def open_end(path: Path) -> int:
    """Open an existing file for appending."""
    return patiently(lambda: os.open(path, _FLAGS | os.O_APPEND | _NO_WAIT))


def write(handle: int, data: bytes) -> int:
    """Write some or all of the data and return the number of bytes written."""
    return os.write(handle, data)


def sync(handle: int) -> None:
    """Write the file's content to the disk, so that it survives a power failure."""
    os.fsync(handle)


def close(handle: int) -> None:
    """Close a file."""
    os.close(handle)


def is_at(handle: int, path: Path, size: int) -> bool:
    """Return whether the open file is still at this path and has this size in bytes."""
    try:
        opened = os.fstat(handle)
        return opened.st_size == size and os.path.samestat(opened, os.lstat(path))
    except FileNotFoundError:
        return False


def rename(old: Path, new: Path) -> None:
    """Rename a file, replacing any file that has the new name."""
    patiently(lambda: os.replace(old, new))


def unlink(path: Path) -> None:
    """Delete a file if it exists."""
    with suppress(FileNotFoundError):
        patiently(lambda: os.unlink(path))


def make_folder(folder: Path) -> None:
    """Create a folder and its parents, and sync them to the disk."""
    if folder.is_dir():
        return
    make_folder(folder.parent)
    with suppress(FileExistsError):
        os.mkdir(folder)
    try:
        sync_folder(folder.parent)
    except OSError:
        # An existing folder is assumed to be synced, so remove it to make the next call try again.
        with suppress(OSError):
            os.rmdir(folder)
        raise


def sync_folder(folder: Path) -> None:
    """Write the folder's list of names to the disk, so that it survives a power failure."""
    if os.name == "nt":
        return  # Windows cannot open folders, and its file system journals names.
    handle = os.open(folder, os.O_RDONLY | getattr(os, "O_CLOEXEC", 0) | _NO_WAIT)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _NO_FOLDERS:
            raise
    finally:
        os.close(handle)
