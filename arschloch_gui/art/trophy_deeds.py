"""Trophies for what happened in a round: crowns, cards, bombs; each in a box from -1 to 1."""

from __future__ import annotations

import math

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.insignia import EAR, FUR, FUR_SHADE, draw_insignia
from arschloch_gui.art.palette import (
    COPPER,
    DARK,
    DEEP_RED,
    GOLD,
    GOLD_LIGHT,
    INK,
    PAPER,
    PETROL,
    RED,
    SILVER,
    STEEL,
    WHITE,
    WOOD,
    WOOD_DARK,
)
from arschloch_gui.art.paths import Path, box, closed, oval, star, stroke, twin

PEN, FINE = 0.075, 0.045
_CARD: Path = box(-0.42, -0.62, 0.42, 0.62, 0.08)


def _crown(sheet: Canvas, x: float, y: float, scale: float, angle: float = 0.0) -> None:
    before, sheet.weight = sheet.weight, sheet.weight * 0.75
    with sheet.at(x, y, scale, angle):
        draw_insignia(sheet, "crown")
    sheet.weight = before


def _cushion(sheet: Canvas, colour: str) -> None:
    pillow = closed(
        "-0.92,0.46! -0.5,0.56 0.5,0.56 0.92,0.46! 0.86,0.74 0.94,1.0! 0.5,0.92 -0.5,0.92 "
        "-0.94,1.0! -0.86,0.74"
    )
    sheet.shape(pillow, colour, PEN)
    sheet.line(stroke("-0.6,0.7 0,0.78 0.6,0.7"), FINE, GOLD)
    for side in (-1, 1):
        sheet.disc(side * 0.93, 0.97, 0.07, GOLD, FINE)
        sheet.disc(side * 0.93, 0.47, 0.07, GOLD, FINE)


def crown_on_cushion(sheet: Canvas) -> None:
    """Draw the first crown."""
    _cushion(sheet, PETROL)
    _crown(sheet, 0, -0.1, 0.72)


def three_crowns(sheet: Canvas) -> None:
    """Draw a pile of three crowns."""
    for x, y, angle in ((-0.46, 0.56, -5), (0.46, 0.56, 5), (0, -0.2, 0)):
        _crown(sheet, x, y, 0.46, angle)


def crowned_donkey(sheet: Canvas) -> None:
    """Draw a donkey's head with a crown."""
    for side in (-1, 1):
        with sheet.at(0, 0, mirror=side < 0):
            sheet.shape(closed("0.3,-0.2! 0.42,-0.7 0.78,-0.9 0.86,-0.6 0.6,-0.1!"), FUR, PEN)
            sheet.fill(closed("0.44,-0.24! 0.54,-0.58 0.74,-0.72 0.74,-0.56 0.56,-0.2!"), EAR)
    head = twin("0,-0.5 0.42,-0.34 0.4,0.1 0.34,0.5 0.42,0.8 0.2,1.0 0,1.0")
    sheet.shape(head, FUR, PEN)
    with sheet.inside(head):
        sheet.fill(oval(0, 0.82, 0.44, 0.3), PAPER)
    sheet.line(head, PEN, loop=True)
    for side in (-1, 1):
        sheet.disc(side * 0.19, 0.06, 0.09, WHITE, FINE)
        sheet.disc(side * 0.17, 0.08, 0.045, INK)
        sheet.disc(side * 0.14, 0.74, 0.045, FUR_SHADE)
    sheet.line(stroke("-0.16,0.88 0,0.93 0.16,0.88"), FINE)
    _crown(sheet, 0, -0.52, 0.42)


def fallen_crown(sheet: Canvas) -> None:
    """Draw a crown that has fallen down the steps of a throne."""
    for at, colour in enumerate((WOOD_DARK, WOOD, WOOD_DARK)):
        top, left = 0.1 + at * 0.3, -1.0
        sheet.shape(box(left, top, -0.2 + at * 0.5, 1.0), colour, PEN)
    for x, y in ((-0.62, -0.32), (-0.3, -0.62), (0.06, -0.5)):
        sheet.line(stroke(f"{x},{y} {x + 0.1},{y + 0.14} {x + 0.12},{y + 0.3}"), FINE, DARK)
    _crown(sheet, 0.3, 0.16, 0.52, 128)
    for x, y in ((0.86, 0.9), (0.94, 0.62)):
        sheet.disc(x, y, 0.07, RED, FINE)


def _card(sheet: Canvas, colour: str = PAPER) -> None:
    sheet.shape(_CARD, colour, PEN)
    sheet.line(box(-0.34, -0.54, 0.34, 0.54, 0.05), FINE * 0.7, GOLD, loop=True)


def single_card(sheet: Canvas) -> None:
    """Draw one card on a stand."""
    with sheet.at(0, -0.2, 1.2, 4):
        _card(sheet)
        sheet.fill(twin("0,-0.2 0.16,-0.34 0.3,-0.16 0.2,0.08 0,0.32!"), RED)
    sheet.shape(closed("-0.7,1.0! -0.5,0.72! 0.5,0.72! 0.7,1.0!"), WOOD, PEN)
    sheet.line(stroke("-0.42,0.72 0.42,0.72"), PEN)


def winged_boot(sheet: Canvas) -> None:
    """Draw a boot with a wing."""
    wing = closed("0.06,-0.1! 0.5,-0.66 0.98,-0.8! 0.84,-0.5! 0.92,-0.36! 0.7,-0.2! 0.72,-0.04! "
                  "0.4,0.06 0.08,0.16!")  # fmt: skip
    sheet.shape(wing, WHITE, PEN)
    for line in ("0.24,-0.12 0.5,-0.36 0.84,-0.5", "0.26,0.0 0.5,-0.14 0.72,-0.2"):
        sheet.line(stroke(line), FINE, STEEL)
    foot = closed("-0.5,-0.8! 0.1,-0.8! 0.14,0.86! -0.96,0.86! -0.96,0.56 -0.8,0.4 -0.46,0.3 "
                  "-0.44,-0.1")  # fmt: skip
    sheet.shape(foot, COPPER, PEN)
    sheet.shape(box(-0.56, -0.9, 0.16, -0.6, 0.08), GOLD, FINE)
    for y in (-0.3, -0.1, 0.1):
        sheet.line(stroke(f"-0.38,{y} -0.2,{y + 0.06}"), FINE, PAPER)
    sheet.shape(closed("-0.98,0.86! 0.16,0.86! 0.16,1.0! -0.98,1.0!"), DARK, FINE)


def rocket(sheet: Canvas) -> None:
    """Draw a firework rocket that takes off."""
    sheet.line(stroke("0,0.3 0,1.0"), 0.12)
    sheet.line(stroke("0,0.3 0,1.0"), 0.05, WOOD)
    flame = closed("-0.2,0.42! 0.2,0.42! 0.28,0.72 0.1,0.66 0,0.96! -0.12,0.66 -0.28,0.72")
    sheet.shape(flame, GOLD, FINE)
    sheet.fill(closed("-0.1,0.44! 0.1,0.44! 0.08,0.62 0,0.76! -0.08,0.62"), GOLD_LIGHT)
    tube = box(-0.28, -0.44, 0.28, 0.44)
    sheet.shape(tube, RED, PEN)
    with sheet.inside(tube):
        for y in (-0.3, 0.0, 0.3):
            sheet.line(((-0.5, y + 0.14), (0.5, y - 0.14)), 0.1, PAPER)
    sheet.line(tube, PEN, loop=True)
    sheet.shape(closed("-0.36,-0.42! 0,-0.96! 0.36,-0.42!"), PETROL, PEN)
    for x, y, size in (
        (-0.72, -0.5, 0.16),
        (0.7, -0.68, 0.2),
        (0.66, 0.1, 0.13),
        (-0.66, 0.3, 0.12),
    ):
        sheet.shape(star(x, y, size, size * 0.42), GOLD, FINE)


def bomb(sheet: Canvas) -> None:
    """Draw a bomb on an ace."""
    with sheet.at(-0.3, -0.1, 1.18, -14):
        _card(sheet)
        sheet.fill(twin("0,-0.34! 0.2,0.0 0.24,0.14 0.1,0.22 0.03,0.16 0.1,0.34! 0,0.34!"), INK)
    sheet.disc(0.28, 0.42, 0.56, DARK, PEN)
    sheet.line(stroke("0.02,0.2 0.08,0.1 0.2,0.06"), 0.09, STEEL)
    with sheet.at(0.28, 0.42, 1.0, 34):
        sheet.shape(box(-0.17, -0.7, 0.17, -0.5), DARK, FINE)
    fuse = stroke("0.66,-0.14 0.74,-0.36 0.6,-0.5 0.72,-0.66")
    sheet.line(fuse, 0.11)
    sheet.line(fuse, 0.05, COPPER)
    sheet.shape(star(0.74, -0.74, 0.24, 0.1, 7), GOLD, FINE)


def flag(sheet: Canvas) -> None:
    """Draw the flag of a revolution on a barricade."""
    sheet.line(stroke("-0.5,-0.92 -0.3,0.7"), 0.17)
    sheet.line(stroke("-0.5,-0.92 -0.3,0.7"), 0.08, WOOD)
    sheet.disc(-0.5, -0.92, 0.09, GOLD, FINE)
    cloth = closed("-0.46,-0.8! 0.0,-0.9 0.4,-0.66 0.94,-0.78! 0.8,-0.44 0.96,-0.1! 0.46,0.02 "
                   "0.06,-0.24 -0.38,-0.12!")  # fmt: skip
    sheet.shape(cloth, RED, PEN)
    with sheet.inside(cloth):
        sheet.fill(closed("-0.6,-0.46! 0.0,-0.58 0.4,-0.32 1.0,-0.44! 1.0,0.3! -0.6,0.3!"), GOLD)
    sheet.line(cloth, PEN, loop=True)
    _crown(sheet, 0.24, -0.44, 0.24, 180)
    for left, top, right, colour in (
        (-0.9, 0.66, -0.1, WOOD_DARK), (0.0, 0.66, 0.9, WOOD), (-0.62, 0.34, 0.5, COPPER),
    ):  # fmt: skip
        sheet.shape(box(left, top, right, top + 0.34, 0.05), colour, PEN)


def cannon(sheet: Canvas) -> None:
    """Draw a small brass cannon."""
    with sheet.at(0.0, 0.16, 1.0, -24):
        barrel = closed("-0.7,-0.3! 0.7,-0.22! 0.94,-0.3! 0.94,0.3! 0.7,0.22! -0.7,0.3! -0.84,0.0")
        sheet.shape(barrel, GOLD, PEN)
        for x in (-0.36, 0.3):
            sheet.line(((x, -0.27), (x, 0.27)), FINE * 1.6)
        sheet.line(stroke("-0.62,-0.16 0.6,-0.1"), 0.08, GOLD_LIGHT)
        sheet.disc(-0.92, 0.0, 0.12, GOLD, FINE)
        sheet.fill(oval(0.92, 0.0, 0.07, 0.22), DARK)
    sheet.shape(closed("-0.96,1.0! -0.86,0.74! 0.06,0.42! 0.3,0.7!"), WOOD, PEN)
    sheet.disc(0.1, 0.58, 0.42, WOOD_DARK, PEN)
    for spoke in range(6):
        angle = math.radians(60 * spoke + 15)
        reach = (0.1 + 0.36 * math.cos(angle), 0.58 + 0.36 * math.sin(angle))
        sheet.line(((0.1, 0.58), reach), FINE, GOLD)
    sheet.disc(0.1, 0.58, 0.11, GOLD, FINE)
    for x, y, size in ((0.62, -0.78, 0.16), (0.86, -0.6, 0.12), (0.94, -0.86, 0.1)):
        sheet.disc(x, y, size, SILVER, FINE)
    sheet.shape(box(0.58, 0.8, 0.96, 1.0, 0.05), DEEP_RED, FINE)
