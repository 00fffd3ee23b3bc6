"""Interface for decks whose card codes alone do not identify their faces.

A deck with faces of its own has a `Printing`, listed in `cards.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from PIL import Image

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.frame import FaceFrame

Sign = Callable[[int], Image.Image]
"""(height in pixels) → a sign as a square mask."""


class Corner(Struct, frozen=True):
    """Marks in the corners of a card face: an index, a suit sign below it, or a sign alone."""

    frame: FaceFrame
    colour: str
    glyph: str = ""
    sign: Sign | None = None


class Printing(Protocol):
    """Printing of the faces of one deck."""

    cards: tuple[str, ...]
    """The card codes, in the order in which they are drawn ahead of time."""

    def corner(self, card: str, letters: str, *, large_index: bool) -> Corner:
        """Return the index of a card; `letters` is the language of its letters."""
        ...

    def pips(self, card: str) -> Sign | None:
        """Return the sign of a number card's pips, or None for a card with a picture."""
        ...

    def draw(self, sheet: Canvas, card: str, *, large_index: bool) -> None:
        """Draw the picture of a card without pips, on paper, in millimetres."""
        ...
