"""Creation of files for the user without overwriting existing ones."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from arschloch_gui.app.files import disk
from arschloch_gui.app.files.atomic import first_free, write_through


def write_new(folder: Path, wish: str, suffix: str, data: bytes) -> Path:
    """Write a file named `wish` or, if it exists, a numbered name like it; return its path.

    Raises `OSError`, after which no file remains.
    """
    disk.make_folder(folder)

    def created(name: str) -> tuple[Path, int] | None:
        path = folder / f"{name}{suffix}"
        try:
            return path, disk.create(path)
        except FileExistsError:
            return None

    target, handle = first_free(wish, created)
    try:
        try:
            write_through(handle, data)
        finally:
            disk.close(handle)
    except BaseException:
        with suppress(OSError):
            disk.unlink(target)
        raise
    disk.sync_folder(folder)
    return target
