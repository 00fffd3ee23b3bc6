"""Reading files of unknown origin, which must be regular files and not too large.

Named pipes, devices and folders are refused immediately, so reading never blocks.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from arschloch_gui.app.files import disk
from arschloch_gui.app.wording.words import fill, translate

MOST_MIB = 64
_MIB = 1024 * 1024
# Without O_NONBLOCK, opening a named pipe would wait for its other end.
_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def read_file(path: Path, most: int = MOST_MIB * _MIB) -> bytes:
    """Return the content of a regular file of at most `most` bytes.

    Raises `OSError`. Its `strerror` is the system's message or describes the problem in the user's
    language.
    """
    with _opened(path, most) as file:
        data = file.read(most + 1)
    if (
        len(data) > most
    ):  # the file has grown since its size was read, or is a system file without a size
        raise _too_large(most)
    return data


def first_line(path: Path, most: int) -> bytes:
    """Return the first line of a regular file, at most `most` bytes. Raises `OSError`."""
    with _opened(path, MOST_MIB * _MIB) as file:
        return file.readline(most)


@contextmanager
def _opened(path: Path, most: int) -> Iterator[BinaryIO]:
    try:
        # Check before opening, because opening alone triggers some devices, and again afterwards,
        # because the name may by then refer to another file.
        _check(disk.patiently(lambda: os.stat(path)), most)
        handle = disk.patiently(lambda: os.open(path, _FLAGS))
    except ValueError:  # the path contains a NUL or characters that no file name can have
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
