"""Typeface of all texts in the window (docs/decisions/running-text.md)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtGui import QFontDatabase

FOLDER = Path(__file__).parent / "fonts"
FAMILY = "Arschloch Text"
"""The family of the files in `FOLDER`. `Theme.family` names it in QML."""
LICENCE = FOLDER / "OFL-1.1.txt"
VERSION = "4.203"
"""The version of Fira Sans from which the shipped fonts are made."""


@cache
def load_typeface() -> None:
    """Make the shipped fonts known to Qt, once. Needs an application object.

    If a file is missing, Qt shows the texts in the system's font.
    """
    for path in sorted(FOLDER.glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))
