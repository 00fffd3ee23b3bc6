"""The trumps of the Tarot: a day in the village, two-headed like the court, numbered 1 to 21."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.frame import HEIGHT, WIDTH, FaceFrame
from arschloch_gui.art.palette import GOLD, GOLD_LIGHT, INK, PAPER, TRUMP
from arschloch_gui.art.paths import Path, box, closed, star, stroke
from arschloch_gui.art.village import HOURS

SLANT = 5.2
MIDDLE = (37.4, 22.4)
SIZE = 16.2

# Last trump of each sky; then the colours of the sky, its lines, the ground and its lines.
_SKIES = (
    (3, "#F7DCC9", "#EFC7AD", "#B9BF86", "#A3A96E"),
    (8, "#DDEBEA", "#C6DAD9", "#A9C088", "#93AC71"),
    (12, "#F8EFC9", "#EDE0A6", "#BFC57F", "#A9AF68"),
    (16, "#F7DFB0", "#ECCB8C", "#C9B571", "#B39E59"),
    (19, "#EDB894", "#E0A078", "#9A6A48", "#855838"),
    (21, "#39456B", "#2E3959", "#2A3A36", "#20302C"),
)


def draw_trump(sheet: Canvas, number: int, frame: FaceFrame) -> None:
    """Draw one hour of the day, upright and turned upside down, with the trumps' sash between."""
    sky, cut, ground, furrow = next(rest for last, *rest in _SKIES if number <= last)
    outline = frame.outline()
    with sheet.inside(outline):
        sheet.fill(box(0, 0, WIDTH, HEIGHT), sky)
        for i in range(28):
            y = 3.0 + i * 1.75
            sheet.line(((0, y), (WIDTH, y)), 0.3, cut)
        _land(sheet, ground, furrow)
        across, down = MIDDLE[0] + frame.shift * 0.6, MIDDLE[1] + frame.drop * 0.4
        with sheet.at(across, down, SIZE * frame.figure):
            HOURS[number - 1](sheet)
    two_headed(sheet)
    with sheet.inside(outline):
        _sash(sheet)
    sheet.line(outline, 0.55, INK, loop=True)


def _land(sheet: Canvas, ground: str, furrow: str) -> None:
    hill = closed("-2,60! -2,38 14,33.5 30,36.5 46,34 65,36! 65,60!")
    sheet.fill(hill, ground)
    with sheet.inside(hill):
        for i in range(6):
            y = 37 + i * 3.0
            sheet.line(stroke(f"-2,{y + 2} 16,{y - 1.5} 34,{y + 1.2} 65,{y - 0.5}"), 0.35, furrow)
    sheet.line(stroke("-2,38 14,33.5 30,36.5 46,34 65,36"), 0.45)


def two_headed(sheet: Canvas) -> None:
    """Copy the upper half, turned upside down, below the slanting line through the centre."""
    upper = sheet.sheet().copy()
    half = Canvas(sheet.size, (WIDTH, HEIGHT), "#000000")
    half.fill(_below(), "#FFFFFF")
    upper.paste(upper.rotate(180), (0, 0), half.sheet().getchannel("R"))
    sheet.adopt(upper)


def _below() -> Path:
    middle = HEIGHT / 2
    return ((0, middle + SLANT), (WIDTH, middle - SLANT), (WIDTH, HEIGHT), (0, HEIGHT))


def _sash(sheet: Canvas) -> None:
    lean = -math.degrees(math.atan2(SLANT, WIDTH / 2))
    with sheet.at(WIDTH / 2, HEIGHT / 2, angle=lean):
        sheet.fill(box(-40, -3.1, 40, 3.1), INK)
        sheet.fill(box(-40, -2.4, 40, 2.4), GOLD)
        sheet.fill(box(-40, -1.6, 40, 1.6), TRUMP)
        for i in range(-6, 7):
            sheet.fill(star(i * 5.6, 0, 1.3, 0.5, 4), GOLD_LIGHT)
            sheet.disc(i * 5.6 + 2.8, 0, 0.5, PAPER)
        for y in (-1.6, 1.6):
            sheet.line(((-40, y), (40, y)), 0.32)


@lru_cache(maxsize=32)
def trump_mask(height: int) -> Image.Image:
    """Return the trumps' sign as a square mask: the star of the sash, “✦” in texts and on tiles."""
    sheet = Canvas((height, height), (2.0, 2.0))
    sheet.fill(star(1.0, 1.0, 1.0, 0.46, 4), INK)
    return sheet.picture().getchannel("A")
