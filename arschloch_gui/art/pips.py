"""The four suits, their places on the number cards, and the large pips of the aces."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.paths import Path, bezier, closed, oval

# Outlines in a box from -1 to 1 both ways.
_HEART = bezier(
    "0,0.98 -0.18,0.62 -0.92,0.20 -0.92,-0.38 -0.92,-0.76 -0.66,-0.96 -0.42,-0.96 "
    "-0.18,-0.96 -0.04,-0.78 0,-0.56 0.04,-0.78 0.18,-0.96 0.42,-0.96 0.66,-0.96 0.92,-0.76 "
    "0.92,-0.38 0.92,0.20 0.18,0.62 0,0.98"
)
_DIAMOND = bezier(
    "0,-1 0.18,-0.66 0.50,-0.22 0.78,0 0.50,0.22 0.18,0.66 0,1 -0.18,0.66 -0.50,0.22 -0.78,0 "
    "-0.50,-0.22 -0.18,-0.66 0,-1"
)
_SPADE = bezier(
    "0,-1 0.16,-0.66 0.90,-0.20 0.90,0.30 0.90,0.62 0.68,0.74 0.50,0.74 0.30,0.74 0.14,0.62 "
    "0.06,0.44 0.06,0.44 -0.06,0.44 -0.06,0.44 -0.14,0.62 -0.30,0.74 -0.50,0.74 "
    "-0.68,0.74 -0.90,0.62 -0.90,0.30 -0.90,-0.20 -0.16,-0.66 0,-1"
)
_STEM = closed("0.07,0.30! 0.10,0.62 0.36,0.98! -0.36,0.98! -0.10,0.62 -0.07,0.30!")
_CLUB = (oval(0, -0.52, 0.45, 0.45), oval(-0.47, 0.16, 0.45, 0.45), oval(0.47, 0.16, 0.45, 0.45))
_CLUB_HEART = closed("0,-0.3! 0.32,0.12! 0.05,0.4! -0.05,0.4! -0.32,0.12!")

_PARTS: dict[str, tuple[Path, ...]] = {
    "H": (_HEART,),
    "D": (_DIAMOND,),
    "S": (_SPADE, _STEM),
    "C": (*_CLUB, _CLUB_HEART, _STEM),
}

_LEFT, _MIDDLE, _RIGHT = -1, 0, 1
_ENDS = ((_LEFT, 0.0), (_RIGHT, 0.0), (_LEFT, 1.0), (_RIGHT, 1.0))
_SIDES = (*_ENDS, (_LEFT, 0.5), (_RIGHT, 0.5))
_LONG = (*_ENDS, (_LEFT, 1 / 3), (_RIGHT, 1 / 3), (_LEFT, 2 / 3), (_RIGHT, 2 / 3))

# Column and height (0 the top row, 1 the bottom row) of every pip.
LAYOUTS: dict[str, tuple[tuple[int, float], ...]] = {
    "2": ((_MIDDLE, 0.0), (_MIDDLE, 1.0)),
    "3": ((_MIDDLE, 0.0), (_MIDDLE, 0.5), (_MIDDLE, 1.0)),
    "4": _ENDS,
    "5": (*_ENDS, (_MIDDLE, 0.5)),
    "6": _SIDES,
    "7": (*_SIDES, (_MIDDLE, 0.25)),
    "8": (*_SIDES, (_MIDDLE, 0.25), (_MIDDLE, 0.75)),
    "9": (*_LONG, (_MIDDLE, 0.5)),
    "10": (*_LONG, (_MIDDLE, 1 / 6), (_MIDDLE, 5 / 6)),
}


def fill_pip(sheet: Canvas, suit: str, colour: str, grow: float = 0.0) -> None:
    """Draw a pip in a box from -1 to 1; `grow` thickens it, for an outline around it."""
    for part in _PARTS[suit]:
        sheet.fill(part, colour)
        if grow:
            sheet.line(part, grow, colour, loop=True)


@lru_cache(maxsize=256)
def pip_mask(suit: str, height: int) -> Image.Image:
    """Return a pip as a square mask of that height."""
    sheet = Canvas((height, height), (2.0, 2.0))
    with sheet.at(1.0, 1.0):
        fill_pip(sheet, suit, "#FFFFFF")
    return sheet.picture().getchannel("A")
