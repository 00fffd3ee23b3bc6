"""File locks for windows that share files.

The kernel releases a lock when the process ends, even if it is killed. The lock library is imported
on first use, to keep start-up fast.
"""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from arschloch_gui.app.wording.words import translate

if TYPE_CHECKING:
    from filelock import FileLock

PATIENCE_S = 2.0
"""Longest wait for another window in seconds."""
_NO_LOCKS = {errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EINVAL}
"""Errors on file systems without locks, where files are used without locking."""


class Taken(TimeoutError):
    """Raised if another window has the lock and did not release it in time."""


def take(path: Path, patience: float = 0) -> FileLock:
    """Acquire the lock on a file and return it, waiting at most `patience` seconds.

    Any thread can release the lock. Raises `Taken` if another window has it, or another `OSError`.
    """
    from filelock import FileLock, Timeout

    lock = FileLock(path, timeout=patience, thread_local=False)
    try:
        lock.acquire()
    except Timeout as error:
        raise Taken(str(error)) from error
    except OSError as error:
        if error.errno not in _NO_LOCKS:
            raise
    return lock


@contextmanager
def locked(path: Path, patience: float) -> Iterator[None]:
    """Hold the lock on a shared file within a `with` block.

    Raises the same exceptions as `take`.
    """
    lock = take(path, patience)
    try:
        yield
    finally:
        lock.release()


@contextmanager
def locked_for_change(path: Path) -> Iterator[None]:
    """Hold the lock of a small file that windows read, change and write within a moment.

    Raises an `OSError` that tells the user if another window does not release it in time.
    """
    try:
        with locked(path.with_name(f".{path.name}.lock"), PATIENCE_S):
            yield
    except Taken:
        busy = translate("Settings", "another window is writing to them")
        raise OSError(errno.EAGAIN, busy, path) from None
