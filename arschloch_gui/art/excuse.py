"""The Excuse of the Tarot: the fool who plays music."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.carried import fist
from arschloch_gui.art.faces import SKINS, Features, draw_face, draw_mouth
from arschloch_gui.art.frame import HEIGHT, WIDTH, FaceFrame
from arschloch_gui.art.jokers import BOLD, FINE, draw_rays, fool_outline, hood_back, hood_front
from arschloch_gui.art.palette import COPPER, GOLD, GREEN, INK, PAPER, PETROL, TRUMP
from arschloch_gui.art.paths import box, closed, oval, stroke
from arschloch_gui.art.things import draw_thing

_FACE = Features(
    "olive", "oval", "bulb", 0.14, INK, turn=-0.5, ears=False, iris="#3A2214", big_eyes=1.1
)
HEAD, HEAD_SCALE = (32.0, 25.6), 8.4


def draw_excuse(sheet: Canvas, frame: FaceFrame) -> None:
    """Draw the musician with an accordion."""
    outline = fool_outline(frame)
    with sheet.inside(outline):
        sheet.fill(box(0, 0, WIDTH, HEIGHT), "#F3E3EE")
        draw_rays(sheet, "#E4CDE0")
        with sheet.at(frame.shift * 0.5, frame.drop):
            _coat(sheet)
            _music(sheet)
            with sheet.at(*HEAD, HEAD_SCALE, 6):
                hood_back(sheet, GREEN, COPPER)
                draw_face(sheet, _FACE, "happy")
                draw_mouth(sheet, _FACE, "happy")
                hood_front(sheet, GREEN, COPPER)
            with sheet.at(31.5, 63.5, 19.5):
                draw_thing(sheet, "accordion")
            for x in (12.2, 51.6):
                with sheet.at(x, 64.5, 1.25, mirror=x > 30):
                    fist(sheet, SKINS[_FACE.skin])
    sheet.line(outline, 0.55, INK, loop=True)


def _coat(sheet: Canvas) -> None:
    coat = closed("2,100! 3,66 9,54 20,47 32,44 44,47 55,54 60,66 62,100!")
    sheet.fill(coat, GREEN)
    with sheet.inside(coat):
        sheet.fill(box(32, 40, 64, 100), COPPER)
        for x in (8, 16, 24, 40, 48, 56):
            sheet.line(((x, 44), (x, 100)), 1.2, GOLD if x > 32 else "#7FA36B")
    sheet.line(coat, BOLD, INK, loop=True)
    collar = closed(
        "14,52! 20,44.5 32,42 44,44.5 50,52! 46,57.5! 41,52! 37,59! 32,53! 27,59! 23,52! 18,57.5!"
    )
    sheet.shape(collar, PAPER, BOLD)
    for x, y in ((18, 58), (27, 59.6), (37, 59.6), (46, 58)):
        sheet.disc(x, y, 1.4, GOLD, FINE)


def _music(sheet: Canvas) -> None:
    for x, y, size, colour in ((51, 18, 5.2, TRUMP), (54, 36, 4.2, PETROL), (9.6, 40, 4.6, TRUMP)):
        with sheet.at(x, y, size):
            _note(sheet, colour)


def _note(sheet: Canvas, colour: str) -> None:
    sheet.fill(oval(-0.3, 0.64, 0.44, 0.32, -18), colour)
    sheet.line(((0.06, 0.6), (0.06, -0.9)), 0.17, colour)
    sheet.fill(
        closed("-0.02,-0.98! 0.16,-0.98! 0.3,-0.56 0.7,-0.3 0.66,0.22! 0.5,-0.14 0.12,-0.34!"),
        colour,
    )


@lru_cache(maxsize=32)
def note_mask(height: int) -> Image.Image:
    """Return the Excuse's index, a note, as a square mask."""
    sheet = Canvas((height, height), (2.0, 2.0))
    with sheet.at(0.9, 1.0):
        _note(sheet, INK)
        sheet.line(stroke("0.06,0.6 0.06,-0.9"), 0.2, INK)
    return sheet.picture().getchannel("A")
