"""Locks on files, for windows that share them.

The kernel holds a lock for as long as the process lives, so a killed window leaves none. The
library that takes them is loaded when the first is needed: the start has no time for it.
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
"""What file systems answer that know no locks; files are kept there all the same."""


class Taken(TimeoutError):
    """Another window has the lock, and has kept it for longer than one would wait."""


def take(path: Path, patience: float = 0) -> FileLock:
    """The lock on a file, taken within so many seconds; any thread may release it.

    Raises `Taken` while another window has it, or another `OSError`.
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
    """For a moment in which something is written that windows share. Raises as `take` does."""
    lock = take(path, patience)
    try:
        yield
    finally:
        lock.release()
