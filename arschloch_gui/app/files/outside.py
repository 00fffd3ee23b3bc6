"""Files from outside: read only when they are what a file should be, and not too large.

A named pipe, a device or a folder is refused at once: nothing here waits for somebody to write.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from arschloch_gui.app.wording.words import fill, translate

MOST_MIB = 64
_MIB = 1024 * 1024
# Opening a named pipe would wait for its other end.
_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def read_file(path: Path, most: int = MOST_MIB * _MIB) -> bytes:
    """The content of a regular file of at most `most` bytes.

    Raises `OSError`; its `strerror` is the system's, or says in the person's language what is
    wrong with the file.
    """
    with _opened(path, most) as file:
        data = file.read(most + 1)
    if len(data) > most:  # it has grown meanwhile, or is one of the system's that have no size
        raise _too_large(most)
    return data


def first_line(path: Path, most: int) -> bytes:
    """The first `most` bytes of a regular file, to the end of its first line. Raises `OSError`."""
    with _opened(path, MOST_MIB * _MIB) as file:
        return file.readline(most)


@contextmanager
def _opened(path: Path, most: int) -> Iterator[BinaryIO]:
    try:
        # Looked at before it is opened, as opening alone makes some devices do something, and
        # again when it is open, as the name may mean another file by then.
        _check(os.stat(path), most)
        handle = os.open(path, _FLAGS)
    except ValueError:  # a NUL, or letters that no file name can have
        raise OSError(errno.EINVAL, translate("Files", "not a file name"), path) from None
    with os.fdopen(handle, "rb") as file:
        _check(os.fstat(handle), most)
        yield file


def _check(found: os.stat_result, most: int) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, translate("Files", "a folder, not a file"))
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, translate("Files", "not a regular file"))
    if found.st_size > most:
        raise _too_large(most)


def _too_large(most: int) -> OSError:
    sentence = translate("Files", "larger than {number} MiB")
    return OSError(errno.EFBIG, fill(sentence, number=most // _MIB))
