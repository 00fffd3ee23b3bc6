"""How the faces of one deck are printed where a card's code does not say what is on them.

A deck with faces of its own has a `Printing`; `cards.py` lists them and knows nothing else of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from PIL import Image

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.frame import FaceFrame

Sign = Callable[[int], Image.Image]
"""Draws a sign of some height in pixels as a square mask."""


class Corner(Struct, frozen=True):
    """Marks in the corners of a card face: an index, a suit sign below it, or a sign alone."""

    frame: FaceFrame
    colour: str
    glyph: str = ""
    sign: Sign | None = None


class Printing(Protocol):
    """The faces of one deck."""

    cards: tuple[str, ...]
    """Their codes, in the order in which they are drawn when nobody has asked for them yet."""

    def corner(self, card: str, letters: str, *, large_index: bool) -> Corner:
        """The index of a card; `letters` are the language's."""
        ...

    def pips(self, card: str) -> Sign | None:
        """The sign a number card carries as often as it says; None for a card with a picture."""
        ...

    def draw(self, sheet: Canvas, card: str, *, large_index: bool) -> None:
        """The picture of a card without pips, on paper, in millimetres."""
        ...
