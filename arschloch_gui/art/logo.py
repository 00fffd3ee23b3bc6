"""The name of the game on the start screen: gilt letters, a crown, a donkey's ears."""

from __future__ import annotations

from PIL import Image

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.insignia import EAR, FUR, draw_insignia
from arschloch_gui.art.lettering import is_covered, places
from arschloch_gui.art.palette import GOLD, GOLD_LIGHT, INK
from arschloch_gui.art.paths import Path, box, closed, mirrored
from arschloch_gui.art.woodtype import CAPS, glyphs

HEAD, FOOT, SIDE = 62.0, 17.0, 16.0
"""The room for the crown and ears above the letters, and for the outline around them."""
FULL = HEAD + CAPS + FOOT
OUTLINE = 13.0
_DARK_GOLD = "#B9822B"
_EAR: Path = closed("2,16! 6,-22 22,-50 36,-46 38,-22 26,14!")
_INSIDE: Path = closed("11,8! 13,-18 24,-38 30,-34 30,-16 22,8!")


def render_logo(text: str, height: int) -> Image.Image:
    """Return a crowned word, `height` pixels high. Raises `ValueError` if a letter is missing."""
    text = text.upper()
    if not text or not is_covered(text):
        raise ValueError(f"There are no letters for {text!r}.")
    if not 24 <= height <= 1024 or len(text) > 24:
        raise ValueError("A logo is 24 to 1024 pixels high and at most 24 letters long.")
    at, wide = places(text)
    wide += 2 * SIDE
    sheet = Canvas((round(height * wide / FULL), height), (wide, FULL))
    with sheet.at(SIDE, HEAD):
        if (donkey := text.rfind("O")) > 0:
            _ears(sheet, at[donkey] + glyphs()["O"].width / 2)
        for sign, x in zip(text, at, strict=True):
            with sheet.at(x, 0):
                _backed(sheet, sign)
        for sign, x in zip(text, at, strict=True):
            with sheet.at(x, 0):
                _gilt(sheet, sign)
        with sheet.at(at[0] + glyphs()[text[0]].width / 2 - 4, -16, 31, -13):
            sheet.weight = 0.9
            draw_insignia(sheet, "crown")
    return sheet.picture()


def _ears(sheet: Canvas, x: float) -> None:
    with sheet.at(x, -2):
        # One of them hangs down, so that they do not look like the dots of an Ö.
        for lean, outer, inner in (
            (-2, mirrored(_EAR), mirrored(_INSIDE)),
            (34, _EAR, _INSIDE),
        ):
            with sheet.at(0, 0, angle=lean):
                sheet.shape(outer, FUR, 7.0)
                sheet.fill(inner, EAR)


def _backed(sheet: Canvas, sign: str) -> None:
    """Draw the ink around a letter, and its shadow below."""
    for shape in glyphs()[sign].shapes:
        for down in (0.0, 5.0):
            with sheet.at(0, down):
                sheet.shape(shape, INK, OUTLINE)


def _gilt(sheet: Canvas, sign: str) -> None:
    """Draw a letter in gold, darker below, with cuts where the light ends."""
    glyph = glyphs()[sign]
    for shape in glyph.shapes:
        with sheet.inside(shape):
            sheet.fill(box(-10, -60, 120, 60), GOLD_LIGHT)
            sheet.fill(box(-10, 52, 120, 130), GOLD)
            sheet.fill(box(-10, 84, 120, 130), _DARK_GOLD)
            for y, colour in ((47, GOLD), (41, GOLD), (79, _DARK_GOLD), (73, _DARK_GOLD)):
                sheet.fill(box(-10, y, 120, y + 2.2), colour)
    for hole in glyph.holes:
        sheet.fill(hole, INK)
