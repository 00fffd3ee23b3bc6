"""Locks on files, for windows that share them.

The kernel holds a lock for as long as the process lives, so a killed window leaves none.
"""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

_NO_LOCKS = {errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EINVAL}
"""What file systems answer that know no locks; files are kept there all the same."""


def take(path: Path, patience: float = 0) -> FileLock:
    """The lock on a file, taken within so many seconds; any thread may release it.

    Raises `Timeout` while another window has it, or another `OSError`.
    """
    lock = FileLock(path, timeout=patience, thread_local=False)
    try:
        lock.acquire()
    except OSError as error:
        if isinstance(error, Timeout) or error.errno not in _NO_LOCKS:
            raise
    return lock


@contextmanager
def locked(path: Path, patience: float) -> Iterator[None]:
    """For a moment in which something is written that windows share. Raises as `take` does."""
    lock = take(path, patience)
    try:
        yield
    finally:
        lock.release()
