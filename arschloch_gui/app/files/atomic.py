"""Atomic writing: a crash leaves either the old or the new content of a file, never a mixture."""

from __future__ import annotations

import random
import re
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from arschloch_gui.app.files import disk

T = TypeVar("T")
_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789_"
_TEMPORARY = re.compile(r"\.(?P<name>.+)\.[a-z0-9_]{8}")


def write_atomic(path: Path, data: bytes) -> None:
    """Replace the content of a file, and return once it is on the disk. Raises `OSError`.

    A temporary file is written, synced and renamed, and then the folder is synced. After an error,
    the file is unchanged, unless only the last step failed.
    """
    disk.make_folder(path.parent)
    temporary = temporary_for(path)
    handle = disk.create(temporary)
    try:
        try:
            write_through(handle, data)
        finally:
            disk.close(handle)
        disk.rename(temporary, path)
    except BaseException:
        with suppress(OSError):
            disk.unlink(temporary)
        raise
    disk.sync_folder(path.parent)


def write_through(handle: int, data: bytes) -> None:
    """Write all of the data and sync it to the disk. Raises `OSError`."""
    left = memoryview(data)
    while left:
        left = left[disk.write(handle, bytes(left)) :]
    disk.sync(handle)


def temporary_for(path: Path) -> Path:
    """Return a hidden path in the same folder with a random name."""
    mark = "".join(random.SystemRandom().choices(_LETTERS, k=8))
    return path.with_name(f".{path.name}.{mark}")


def temporaries(folder: Path) -> dict[str, list[Path]]:
    """Return the temporary files in a folder, grouped by the name of the file they belong to."""
    found: dict[str, list[Path]] = {}
    with suppress(OSError):
        for path in folder.iterdir():
            match = _TEMPORARY.fullmatch(path.name)
            if match is not None and stat.S_ISREG(path.lstat().st_mode):
                found.setdefault(match["name"], []).append(path)
    return found


def clear_temporaries(path: Path) -> None:
    """Delete temporary files that killed processes left when they were writing this file.

    The caller must hold the lock under which the file is written. Files that cannot be deleted are
    skipped.
    """
    for left in temporaries(path.parent).get(path.name, ()):
        with suppress(OSError):
            disk.unlink(left)


def first_free(wish: str, take: Callable[[str], T | None]) -> T:
    """Return the result of `take` for the name `wish` or, if it is taken, for the next free one.

    Further names are `wish-2`, `wish-3` and so on. `take` must return None for a name that is
    taken. Its exceptions propagate.
    """
    number, name = 1, wish
    while (taken := take(name)) is None:
        number += 1
        name = f"{wish}-{number}"
    return taken


def name_aside(path: Path) -> Path:
    """Return a free path for the backup of a damaged file: `….bak`, `….bak2` and so on."""
    kept = path.with_name(path.name + ".bak")
    number = 2
    while kept.exists() or kept.is_symlink():
        kept = path.with_name(f"{path.name}.bak{number}")
        number += 1
    return kept


def set_aside(path: Path) -> Path:
    """Rename a damaged file to a free backup name and return its new path. Raises `OSError`."""
    kept = name_aside(path)
    disk.rename(path, kept)
    disk.sync_folder(path.parent)
    return kept
