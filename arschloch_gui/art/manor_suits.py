"""The four suits of Grand Seigneur: lilies, keys, goblets and towers.

Their codes are those of every deck (C, D, H, S). Each has a colour of its own in every pack,
because a bomb of one suit is worth the whole trick. The colours are those of the four-colour pack,
which people with red-green colour blindness can distinguish.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.palette import FOUR_COLOURS
from arschloch_gui.art.paths import Path, box, closed, mirrored, oval

_TOWER = closed(
    "-0.72,-0.98! -0.40,-0.98! -0.40,-0.74! -0.17,-0.74! -0.17,-0.98! 0.17,-0.98! 0.17,-0.74! "
    "0.40,-0.74! 0.40,-0.98! 0.72,-0.98! 0.72,-0.44! 0.50,-0.26! 0.50,0.58! 0.76,0.80! "
    "0.76,0.98! -0.76,0.98! -0.76,0.80! -0.50,0.58! -0.50,-0.26! -0.72,-0.44!"
)
_GATE = closed("-0.21,1.1! -0.21,0.58! -0.15,0.40 0,0.31 0.15,0.40 0.21,0.58! 0.21,1.1!")
_SLIT = box(-0.08, -0.22, 0.08, 0.10)

_BOWL = closed("-0.74,-0.98! 0.74,-0.98! 0.78,-0.50 0.62,-0.08 0.34,0.16 0.11,0.24! 0.11,0.56!"
               " 0.30,0.70 0.56,0.80! 0.56,0.98! -0.56,0.98! -0.56,0.80! -0.30,0.70 -0.11,0.56!"
               " -0.11,0.24! -0.34,0.16 -0.62,-0.08 -0.78,-0.50")  # fmt: skip
_KNOB = oval(0, 0.40, 0.25, 0.13)
_WINE = closed("-0.56,-0.80! 0.56,-0.80! 0.58,-0.62! -0.58,-0.62!")

_BOW = oval(0, -0.46, 0.60, 0.54)
_EYE = oval(0, -0.48, 0.27, 0.23)
_SHAFT = (
    box(-0.17, -0.10, 0.17, 0.98),
    box(-0.38, 0.04, 0.38, 0.21, 0.05),
    box(0.0, 0.38, 0.56, 0.58),
    box(0.0, 0.74, 0.72, 0.98),
)

_PETAL = closed("0,-1.0! 0.22,-0.68 0.32,-0.36 0.22,0.02 0.13,0.26! -0.13,0.26! -0.22,0.02 "
                "-0.32,-0.36 -0.22,-0.68")  # fmt: skip
_SIDE = closed(
    "0.17,0.28! 0.26,-0.16 0.50,-0.52 0.82,-0.52 0.98,-0.20 0.88,0.10 0.62,0.16! 0.74,-0.04 "
    "0.68,-0.20 0.52,-0.14 0.44,0.06 0.42,0.28!"
)
_BELT = box(-0.56, 0.22, 0.56, 0.42, 0.06)
_FOOT = closed("0.09,0.40! 0.22,0.62 0.46,0.72 0.60,0.92! 0.34,0.88 0.14,0.74! 0,0.99! -0.14,0.74! "
               "-0.34,0.88 -0.60,0.92! -0.46,0.72 -0.22,0.62 -0.09,0.40!")  # fmt: skip

_PARTS: dict[str, tuple[Path, ...]] = {
    "C": (_PETAL, _SIDE, mirrored(_SIDE), _BELT, _FOOT),
    "D": (_BOW, *_SHAFT),
    "H": (_BOWL, _KNOB),
    "S": (_TOWER,),
}
_CUTS: dict[str, tuple[Path, ...]] = {"D": (_EYE,), "H": (_WINE,), "S": (_GATE, _SLIT)}
"""The parts of a suit that stay open."""

COLOURS = FOUR_COLOURS
"""The print colour of each suit, in every pack."""


def draw_suit(sheet: Canvas, suit: str, colour: str, ground: str) -> None:
    """Draw a suit in a box from -1 to 1, its open parts in the colour of the ground."""
    for part in _PARTS[suit]:
        sheet.fill(part, colour)
    for cut in _CUTS.get(suit, ()):
        sheet.fill(cut, ground)


@lru_cache(maxsize=256)
def suit_mask(suit: str, height: int) -> Image.Image:
    """Return a suit as a square mask of that height."""
    sheet = Canvas((height, height), (2.0, 2.0), "#000000")
    with sheet.at(1.0, 1.0):
        draw_suit(sheet, suit, "#FFFFFF", "#000000")
    return sheet.picture().getchannel("R")
