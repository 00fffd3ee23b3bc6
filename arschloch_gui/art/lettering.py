"""Words set in the game's own letters: the stamps on the table.

Words are set in capitals. As with worn wooden type, letters are slightly out of line, but the same
word always looks the same.
"""

from __future__ import annotations

import random
from functools import lru_cache

from PIL import Image, ImageColor

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.woodtype import CAPS, DROP, RISE, glyphs

GAP = 8.0
"""The space between two letters."""
MARGIN = 4.0
_OPEN: frozenset[str] = frozenset(
    ("AV", "AT", "AW", "AY", "LT", "LV", "LY", "TA", "VA", "WA", "YA", "FA", "PA", "RT", "RV", "TO",
     "L’", "D’", "VE", "VO", "OV", "TE", "RY", "TJ", "FÜ", "LÖ")
)  # fmt: skip
"""Pairs of letters that look far apart and are set closer."""
CLOSER = 7.0
FULL = RISE + CAPS + DROP
"""The height of a picture of letters, of which `CAPS` is the height of a letter without a mark."""


def is_covered(text: str) -> bool:
    """Return whether there is a letter for every character of a word."""
    return all(sign in glyphs() for sign in text.upper())


def places(text: str) -> tuple[list[float], float]:
    """Return where each letter starts, and the width of the word."""
    at, left = [], MARGIN
    for place, sign in enumerate(text):
        at.append(left)
        left += glyphs()[sign].width + GAP
        left -= CLOSER if text[place : place + 2] in _OPEN else 0.0
    return at, left - GAP + MARGIN


@lru_cache(maxsize=8)
def letters_mask(text: str, height: int) -> Image.Image:
    """Return a word as a mask. Raises `ValueError` if a letter is missing."""
    text = text.upper()
    if not text or not is_covered(text):
        raise ValueError(f"There are no letters for {text!r}.")
    if not 12 <= height <= 2048 or len(text) > 80:
        raise ValueError("Letters are 12 to 2048 pixels high, and words at most 80 letters long.")
    at, wide = places(text)
    size = (max(1, round(height * wide / FULL)), height)
    sheet = Canvas(size, (wide, FULL), "#000000")
    worn = random.Random(text)
    for sign, x in zip(text, at, strict=True):
        glyph = glyphs()[sign]
        lean, sunk = worn.uniform(-1.1, 1.1), worn.uniform(-1.2, 1.2)
        with (
            sheet.at(x + glyph.width / 2, RISE + CAPS / 2 + sunk, angle=lean),
            sheet.at(-glyph.width / 2, -CAPS / 2),
        ):
            for shape in glyph.shapes:
                sheet.fill(shape, "#FFFFFF")
            for hole in glyph.holes:
                sheet.fill(hole, "#000000")
    return sheet.picture().getchannel("R")


def render_letters(text: str, colour: str, height: int) -> Image.Image:
    """Return a word in a colour on a transparent ground; `height` is that of `FULL`."""
    mask = letters_mask(text, height)
    picture = Image.new("RGBA", mask.size, (*ImageColor.getrgb(colour)[:3], 0))
    picture.putalpha(mask)
    return picture
