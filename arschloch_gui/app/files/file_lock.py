"""File locks for windows that share files.

The kernel holds a lock as long as the process lives, so a killed window leaves none. The lock
library is imported when first needed, to keep start-up fast.
"""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from filelock import FileLock

_NO_LOCKS = {errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EINVAL}
"""Errors from file systems without locks. Files are used there without locking."""


class Taken(TimeoutError):
    """Another window has the lock and did not release it in time."""


def take(path: Path, patience: float = 0) -> FileLock:
    """Return the acquired lock on a file, waiting `patience` seconds at most.

    Any thread can release it. Raises `Taken` while another window has it, or another `OSError`.
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
    """Hold the lock on a shared file within a `with` block. Raises the same errors as `take`."""
    lock = take(path, patience)
    try:
        yield
    finally:
        lock.release()
