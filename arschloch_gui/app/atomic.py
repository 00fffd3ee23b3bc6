"""Writing a file so that a crash leaves either the old content or the new, never a half."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path


def write_atomic(path: Path, data: bytes) -> None:
    """Replace the file by new content: temporary file, fsync, rename. Raises `OSError`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def set_aside(path: Path) -> Path:
    """Rename a damaged file to `….bak` (or `.bak2`, …) and give its new path. Raises `OSError`."""
    kept = path.with_name(path.name + ".bak")
    number = 2
    while kept.exists():
        kept = path.with_name(f"{path.name}.bak{number}")
        number += 1
    path.rename(kept)
    return kept
