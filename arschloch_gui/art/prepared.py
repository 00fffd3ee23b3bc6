"""Parts of the pictures of the games, drawn when the game is built.

The first screen shows twelve of these pictures, and drawing them takes a second of processor time.
The build hook therefore draws the slow parts, just as it compiles translations
(`packaging/hatch_build.py`, by `python -m arschloch_gui.art --prepare`). Prepared parts are used as
long as the sources that draw them are unchanged; otherwise everything is drawn on demand.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from PIL import Image

from arschloch_gui.art_version import source_digest

FOLDER = Path(__file__).with_name("prepared_parts")
DRAWN_BY = "drawn-by"
"""The file with the digest of the sources."""


@cache
def is_current(folder: Path = FOLDER) -> bool:
    """Return whether a folder's pictures were drawn by the current sources."""
    try:
        drawn_by = (folder / DRAWN_BY).read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        return False
    # A packaged program has no sources; its pictures are from the same wheel.
    return source_digest() in ("", drawn_by)


def picture(key: str) -> Image.Image | None:
    """Return a prepared picture, or None if it is missing or outdated."""
    if not is_current():
        return None
    try:
        with Image.open(FOLDER / f"{key}.png") as file:
            return file.convert("RGBA")
    except (OSError, ValueError, SyntaxError):
        return None


def prepare(pictures: Iterable[tuple[str, Image.Image]], folder: Path = FOLDER) -> None:
    """Write pictures by name, replacing all earlier ones."""
    # Write beside the folder, then rename, so that a running game never sees half of it.
    partial = folder.with_name(f".{folder.name}.{os.getpid()}")
    partial.mkdir()
    try:
        for key, drawn in pictures:
            drawn.save(partial / f"{key}.png", optimize=True)
        (partial / DRAWN_BY).write_text(source_digest(), encoding="ascii", newline="\n")
        shutil.rmtree(folder, ignore_errors=True)
        partial.rename(folder)
    finally:
        shutil.rmtree(partial, ignore_errors=True)
