"""The two A cards: a fat capital letter that shouts, and a small one that sticks its tongue out."""

from __future__ import annotations

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.frame import HEIGHT, WIDTH, FaceFrame
from arschloch_gui.art.headgear import arched_crown
from arschloch_gui.art.insignia import draw_insignia
from arschloch_gui.art.palette import (
    DEEP_RED,
    GOLD,
    GOLD_LIGHT,
    INK,
    PETROL,
    RED,
    RIM,
    RIM_LIGHT,
    WHITE,
    mixed,
)
from arschloch_gui.art.paths import Path, box, closed, oval, stroke

INDEX = {"BA": "A", "LA": "a"}
COLOURS = {"BA": DEEP_RED, "LA": "#174E59"}
_TONGUE = "#E27D74"
_GROUNDS = {"BA": "#F3DDA6", "LA": "#D6E6E2"}
FLOOR = 76.0

# The feet of the letters are at y = 0; the big one is about 60 high, the small one about 20.
_BIG: Path = closed(
    "-11,-58! 11,-58! 14,-54 26.5,-7! 31,-7! 31,0! 9.5,0! 9.5,-7! 13,-7! 11,-15! -11,-15! "
    "-13,-7! -9.5,-7! -9.5,0! -31,0! -31,-7! -26.5,-7! -14,-54"
)
_MOUTH: Path = closed("0,-40! 9.2,-22! 0,-20.4 -9.2,-22!")
_SMALL_BOWL: Path = oval(-1.5, -7.6, 8.2, 7.8)
_SMALL_MOUTH: Path = oval(-1.6, -6.2, 4.0, 3.3)
_SMALL_STEM: Path = closed(
    "3.2,-16.6 6.4,-18.6! 9.6,-16.6 9.8,-13! 9.8,-3.6! 12.8,-2.6 12.4,0! 6.6,0.4 4.2,-1.2! "
    "4.2,-13! 3.4,-15!"
)


def draw_letter(sheet: Canvas, card: str, frame: FaceFrame) -> None:
    """Draw one of the A cards without its index."""
    outline = frame.outline()
    ground = _GROUNDS[card]
    with sheet.inside(outline):
        sheet.fill(box(0, 0, WIDTH, HEIGHT), ground)
        light = mixed(ground, WHITE, 0.45)
        for i in range(24):
            with sheet.at(33, 42, angle=15 * i + 4):
                sheet.fill(((0, 0), (-3.4, -90), (3.4, -90)), light)
        sheet.fill(box(-1, FLOOR, WIDTH + 1, HEIGHT + 1), RIM_LIGHT)
        sheet.line(((-1, FLOOR + 5.2), (WIDTH + 1, FLOOR + 5.2)), 0.4, RIM)
        sheet.line(((-1, FLOOR), (WIDTH + 1, FLOOR)), 0.85, INK)
        if card == "BA":
            with sheet.at(33 + frame.shift * 0.6, FLOOR + 4.4, 0.89 * frame.figure):
                draw_big(sheet)
        else:
            with sheet.at(25.6, FLOOR + 3.8, 1.34 * frame.figure):
                draw_small(sheet)
    sheet.line(outline, 0.55, INK, loop=True)


def draw_big(sheet: Canvas) -> None:
    """Draw the big letter, fat and crowned, about sixty units high with its feet at the origin."""
    sheet.fill(oval(0, 0.6, 34, 2.4), mixed(RIM, INK, 0.3))
    sheet.fill(_BIG, RED)
    with sheet.inside(_BIG):
        # The right stroke is in shadow.
        sheet.fill(closed("4,-60! 40,-60! 40,4! 17,4! 13,-14! 11.2,-22! 2,-42!"), DEEP_RED)
        sheet.fill(closed("0,-46! 6,-60! 12,-60! 4,-42!"), RED)
    sheet.line(_BIG, 1.5, INK, loop=True)
    for side in (-1, 1):
        _arm(sheet, side)
    sheet.fill(_MOUTH, "#3B0D12")
    with sheet.inside(_MOUTH):
        sheet.fill(oval(0, -20.5, 5.6, 5.4), _TONGUE)
        for x in (-3.4, 0.5):
            sheet.fill(box(x, -36.8, x + 2.9, -31.0, 0.6), WHITE)
    sheet.line(_MOUTH, 1.3, INK, loop=True)
    for side, size in ((-1, 5.6), (1, 5.2)):
        sheet.disc(side * 5.6, -47.6, size, WHITE, 1.2)
        sheet.disc(side * 4.5, -46.4, 2.0, INK)
        sheet.disc(side * 4.5 + 0.7, -47.2, 0.6, WHITE)
        sheet.line(stroke(f"{side * 1.2},-50.6 {side * 6},-53.2 {side * 11.6},-55.4"), 2.4)
    with sheet.at(0, -53.2, 8.4):
        arched_crown(sheet, RED, PETROL)


def _arm(sheet: Canvas, side: int) -> None:
    """Draw an arm with the hand on the hip."""
    with sheet.at(0, 0, mirror=side < 0):
        elbow = stroke("18.4,-37 28.5,-31 20.6,-23.4")
        sheet.line(elbow, 4.6)
        sheet.line(elbow, 2.5, RED if side < 0 else DEEP_RED)
        sheet.disc(20.2, -23.2, 2.9, GOLD_LIGHT, 1.1)


def draw_small(sheet: Canvas) -> None:
    """Draw the small letter in a fool's cap, twenty units high with its feet at the origin."""
    sheet.fill(oval(1, 0.5, 15, 1.6), mixed(RIM, INK, 0.3))
    for part in (_SMALL_STEM, _SMALL_BOWL):
        sheet.shape(part, PETROL, 1.2)
    # Join bowl and stem.
    sheet.fill(box(3.0, -12.4, 6.6, -3.4), PETROL)
    sheet.flick(stroke("-7.8,-9 -6.4,-12.4 -3.4,-14"), 0.9, "#5E9AA4")
    sheet.shape(_SMALL_MOUTH, "#12282C", 0.9)
    tongue = closed("-3.2,-4.6! -3.0,-1.2 -1.6,0.2 -0.2,-1.2 0,-4.6!")
    sheet.shape(tongue, _TONGUE, 0.7)
    sheet.flick(stroke("-1.6,-4.2 -1.6,-1.6"), 0.5, RED)
    for x, size in ((-4.6, 2.9), (1.0, 3.3)):
        sheet.disc(x, -13.6, size, WHITE, 0.8)
        sheet.disc(x + 0.7, -13.2, 1.2, INK)
    with sheet.at(5.8, -22.4, 5.6, 12):
        draw_insignia(sheet, "dunce")
    for x in (-4.4, 8.6):
        sheet.fill(oval(x, 0.3, 3.2, 1.3), GOLD)
        sheet.line(oval(x, 0.3, 3.2, 1.3), 0.6, INK, loop=True)
