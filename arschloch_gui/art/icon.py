"""The program's icon: a card with a donkey that dreams of a crown."""

from __future__ import annotations

from PIL import Image

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.insignia import check_size, draw_insignia
from arschloch_gui.art.palette import CLOTH, CLOTH_LIGHT, GOLD, INK, PAPER, RED, RIM
from arschloch_gui.art.paths import box, oval


def render_icon(size: int) -> Image.Image:
    """Return the icon as a square picture."""
    check_size(size)
    sheet = Canvas((size, size), (2.0, 2.0))
    with sheet.at(1.0, 1.0):
        if size < 40:
            _small(sheet)
        else:
            _large(sheet)
    return sheet.picture()


def _small(sheet: Canvas) -> None:
    """Draw the icon with few, thick strokes: at 16 pixels a line is one pixel wide."""
    sheet.shape(box(-0.95, -0.95, 0.95, 0.95, 0.38), CLOTH, 0.1)
    sheet.shape(box(-0.66, -0.8, 0.66, 0.84, 0.18), PAPER, 0.09)
    with sheet.at(0, 0.04, 0.66):
        draw_insignia(sheet, "donkey")


def _large(sheet: Canvas) -> None:
    ground = box(-0.94, -0.94, 0.94, 0.94, 0.34)
    sheet.fill(ground, CLOTH)
    with sheet.inside(ground):
        sheet.fill(oval(0, -0.1, 0.95, 0.95), CLOTH_LIGHT)
    sheet.line(ground, 0.13, INK, loop=True)
    sheet.line(ground, 0.075, RIM, loop=True)
    for angle, colour in ((-15, RED), (13, PAPER)):
        with sheet.at(0.0, 0.9, angle=angle):
            sheet.shape(box(-0.5, -1.66, 0.5, -0.18, 0.1), colour, 0.055)
            if angle < 0:
                sheet.line(box(-0.42, -1.58, 0.42, -0.26, 0.06), 0.035, GOLD, loop=True)
    with sheet.at(0.14, 0.19, 0.40, 13):
        draw_insignia(sheet, "donkey")
    with sheet.at(0.29, -0.42, 0.2, 13):
        draw_insignia(sheet, "crown")
