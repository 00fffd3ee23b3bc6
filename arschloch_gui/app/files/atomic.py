"""Writing a file so that a crash leaves either the old content or the new, never a half."""

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
    """Replace the file by new content, which is on the disk on return. Raises `OSError`.

    A temporary file is written, synced and renamed, and the folder is synced. After an error the
    file is as it was, unless only the last step failed.
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
    """Write all of the data and see it on the disk. Raises `OSError`."""
    left = memoryview(data)
    while left:
        left = left[disk.write(handle, bytes(left)) :]
    disk.sync(handle)


def temporary_for(path: Path) -> Path:
    """A hidden name beside the file that nobody else uses."""
    mark = "".join(random.SystemRandom().choices(_LETTERS, k=8))
    return path.with_name(f".{path.name}.{mark}")


def temporaries(folder: Path) -> dict[str, list[Path]]:
    """The temporary files in a folder, by the name of the file they were to become."""
    found: dict[str, list[Path]] = {}
    with suppress(OSError):
        for path in folder.iterdir():
            match = _TEMPORARY.fullmatch(path.name)
            if match is not None and stat.S_ISREG(path.lstat().st_mode):
                found.setdefault(match["name"], []).append(path)
    return found


def clear_temporaries(path: Path) -> None:
    """Delete what killed runs left of this file; only for who holds the lock it is written under.

    What cannot be deleted is left for another time.
    """
    for left in temporaries(path.parent).get(path.name, ()):
        with suppress(OSError):
            disk.unlink(left)


def first_free(wish: str, take: Callable[[str], T | None]) -> T:
    """What `take` returns for the wished name, else for the first numbered one that is free.

    `take` returns None for a name that is not. What it raises comes out.
    """
    number, name = 1, wish
    while (taken := take(name)) is None:
        number += 1
        name = f"{wish}-{number}"
    return taken


def name_aside(path: Path) -> Path:
    """A free name for a damaged file to be kept under: `….bak` (or `.bak2`, …)."""
    kept = path.with_name(path.name + ".bak")
    number = 2
    while kept.exists() or kept.is_symlink():
        kept = path.with_name(f"{path.name}.bak{number}")
        number += 1
    return kept


def set_aside(path: Path) -> Path:
    """Rename a damaged file to a name of its own and give its new path. Raises `OSError`."""
    kept = name_aside(path)
    disk.rename(path, kept)
    disk.sync_folder(path.parent)
    return kept
