"""The backs of the cards: four patterns around a medallion, each with half-turn symmetry."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from arschloch_gui.art.back_motifs import (
    bell_medallion,
    cap_medallion,
    heart_medallion,
    hearts,
    herringbone,
    lozenges,
)
from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.cards import card_width, check_height, trim_corners
from arschloch_gui.art.frame import CORNER, HAIRLINE, HEIGHT, WIDTH
from arschloch_gui.art.insignia import draw_insignia
from arschloch_gui.art.palette import EDGE, GOLD, GOLD_LIGHT, INK, PAPER, RED
from arschloch_gui.art.paths import box, closed, mirrored, oval, twin
from arschloch_gui.looks import BACKS, Back

MOTIF, CROWN_GROUND = BACKS["crowns"].thread, BACKS["crowns"].ground
CELL_X, CELL_Y = 9.0, 10.0
_EAR = closed("0.06,0.3! 0.16,-0.3 0.46,-0.86 0.78,-0.78 0.74,-0.2 0.46,0.36!")
_CROWN = twin("0,-0.7! 0.26,-0.02! 0.52,-0.52! 0.60,0.0! 0.86,-0.44! 0.7,0.56! 0,0.66")


@lru_cache(maxsize=16)
def _back(height: int, key: str) -> Image.Image:
    back = BACKS[key]
    sheet = Canvas((card_width(height), height), (WIDTH, HEIGHT), PAPER)
    panel = box(3.2, 3.2, WIDTH - 3.2, HEIGHT - 3.2, 2.2)
    sheet.fill(panel, back.ground)
    window = box(5.6, 5.6, WIDTH - 5.6, HEIGHT - 5.6, 1.2)
    with sheet.inside(window), sheet.at(WIDTH / 2, HEIGHT / 2):
        PATTERNS[back.pattern](sheet)
    sheet.line(panel, 0.6, INK, loop=True)
    sheet.line(box(4.4, 4.4, WIDTH - 4.4, HEIGHT - 4.4, 1.6), 0.35, back.thread, loop=True)
    sheet.line(window, 0.7, GOLD, loop=True)
    _medallion(sheet, back)
    inset = HAIRLINE / 2
    sheet.line(
        box(inset, inset, WIDTH - inset, HEIGHT - inset, CORNER - inset), HAIRLINE, EDGE, loop=True
    )
    return trim_corners(sheet.picture())


def _lattice(sheet: Canvas) -> None:
    """Draw a lattice of alternating crowns and ears."""
    for row in range(-5, 6):
        for column in range(-4, 5):
            x, y = column * CELL_X, row * CELL_Y
            diamond = (
                (x, y - CELL_Y / 2),
                (x + CELL_X / 2, y),
                (x, y + CELL_Y / 2),
                (x - CELL_X / 2, y),
            )
            sheet.fill(diamond, "#A12833")
            sheet.line(diamond, 0.32, MOTIF, loop=True)
            # Below the middle everything is upside down: a back looks the same both ways up.
            with sheet.at(x, y, 2.15, 180 if row > 0 else 0):
                if row:
                    _ears(sheet)
                else:
                    sheet.fill(((0, -0.6), (0.5, 0), (0, 0.6), (-0.5, 0)), MOTIF)
            with sheet.at(x + CELL_X / 2, y + CELL_Y / 2, 2.0, 180 if row >= 0 else 0):
                sheet.fill(_CROWN, MOTIF)
                sheet.line(((-0.7, 0.25), (0.7, 0.25)), 0.14, CROWN_GROUND)


def _ears(sheet: Canvas) -> None:
    for path in (_EAR, mirrored(_EAR)):
        sheet.fill(path, MOTIF)
    sheet.fill(oval(0, 0.42, 0.5, 0.4), MOTIF)
    sheet.disc(0, 0.52, 0.2, "#A12833")


def _crowned_ears(sheet: Canvas) -> None:
    """Draw the crown above the donkey's ears."""
    with sheet.at(0, -5.0, 5.6):
        draw_insignia(sheet, "donkey")
    with sheet.at(0, -10.0, 2.6):
        draw_insignia(sheet, "crown")


def _medallion(sheet: Canvas, back: Back) -> None:
    """Draw the medallion in the middle, which has half-turn symmetry."""
    x, y = WIDTH / 2, HEIGHT / 2
    sheet.weight = 0.8
    sheet.shape(oval(x, y, 13.6, 16.6), GOLD, 0.9)
    sheet.shape(oval(x, y, 12.2, 15.2), back.shade, 0.6)
    sheet.line(oval(x, y, 11.2, 14.2), 0.4, GOLD_LIGHT, loop=True)
    for turn in (0, 180):
        with sheet.at(x, y, angle=turn):
            MEDALLIONS[back.medallion](sheet)
    sheet.line(((x - 11.6, y), (x + 11.6, y)), 2.0, INK)
    sheet.line(((x - 11.6, y), (x + 11.6, y)), 1.0, GOLD)
    for side in (-1, 1):
        sheet.disc(x + side * 12.9, y, 1.5, RED, 0.6)


PATTERNS: dict[str, Callable[[Canvas], None]] = {
    "lattice": _lattice,
    "herringbone": herringbone,
    "lozenges": lozenges,
    "hearts": hearts,
}
"""Functions that cover the ground with a pattern; the origin is the middle of the card."""
MEDALLIONS: dict[str, Callable[[Canvas], None]] = {
    "crowned_ears": _crowned_ears,
    "bell": bell_medallion,
    "cap": cap_medallion,
    "heart": heart_medallion,
}
"""Functions that draw the upper half of the medallion; the origin is the middle of the card."""
USUAL = next(iter(BACKS))


def render_back(height: int, key: str = USUAL) -> Image.Image:
    """Return the back of every card in one of the designs of `looks.BACKS`."""
    check_height(height)
    if key not in BACKS:
        raise ValueError(f"There is no back called {key!r}.")
    return _back(height, key).copy()
