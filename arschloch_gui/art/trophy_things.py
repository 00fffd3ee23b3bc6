"""Trophies for matches and evenings: things for a shelf, each in a box from -1 to 1."""

from __future__ import annotations

import math

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.palette import (
    COPPER,
    DARK,
    DEEP_RED,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    INK,
    LEAF,
    PAPER,
    PETROL,
    RED,
    RIM,
    SILVER,
    STEEL,
    STRAW,
    WHITE,
    WOOD,
    WOOD_DARK,
)
from arschloch_gui.art.paths import box, closed, oval, stroke, twin

PEN, FINE = 0.075, 0.045


def umbrella(sheet: Canvas) -> None:
    """Draw an open umbrella."""
    handle = stroke("0,-0.6 0,0.72 0.08,0.94 0.28,0.94 0.34,0.76")
    sheet.line(handle, 0.17)
    sheet.line(handle, 0.08, WOOD)
    roof = closed("-0.98,0.1! -0.86,-0.5 -0.3,-0.84 0,-0.86 0.3,-0.84 0.86,-0.5 0.98,0.1! "
                  "0.82,-0.02 0.66,0.1! 0.5,-0.02 0.33,0.1! 0.16,-0.02 0,0.1! -0.16,-0.02 "
                  "-0.33,0.1! -0.5,-0.02 -0.66,0.1! -0.82,-0.02")  # fmt: skip
    sheet.shape(roof, PETROL, PEN)
    with sheet.inside(roof):
        sheet.fill(closed("-0.33,0.1! -0.3,-0.5 0,-0.86! 0.3,-0.5 0.33,0.1! 0,0.0"), GOLD)
    for x in (-0.33, 0.33):
        sheet.line(stroke(f"0,-0.86 {x * 0.95},-0.46 {x},0.1"), FINE)
    sheet.line(roof, PEN, loop=True)
    sheet.disc(0, -0.9, 0.08, GOLD, FINE)
    for x, y in ((-0.72, 0.36), (-0.46, 0.6), (0.62, 0.42)):
        sheet.fill(
            closed(f"{x},{y - 0.12}! {x + 0.07},{y + 0.05} {x},{y + 0.1} {x - 0.07},{y + 0.05}"),
            STEEL,
        )


def die(sheet: Canvas) -> None:
    """Draw a large die that shows five."""
    sheet.shape(closed("-0.8,-0.3! 0.0,-0.7! 0.86,-0.34! 0.06,0.1!"), WHITE, PEN)
    sheet.shape(closed("-0.8,-0.3! 0.06,0.1! 0.06,1.0! -0.8,0.56!"), PAPER, PEN)
    sheet.shape(closed("0.06,0.1! 0.86,-0.34! 0.86,0.52! 0.06,1.0!"), STRAW, PEN)
    for x, y in ((-0.6, 0.02), (-0.16, 0.26), (-0.37, 0.36), (-0.6, 0.48), (-0.16, 0.72)):
        sheet.fill(oval(x, y, 0.075, 0.095, -20), RED)
    for x, y in ((0.3, 0.24), (0.62, 0.38)):
        sheet.fill(oval(x, y, 0.07, 0.1, 20), INK)
    sheet.fill(oval(0.02, -0.3, 0.12, 0.07), RED)


def round_table(sheet: Canvas) -> None:
    """Draw a round table with eight stools, seen from above."""
    for seat in range(8):
        angle = math.radians(45 * seat + 22.5)
        sheet.disc(0.78 * math.cos(angle), 0.2 + 0.76 * math.sin(angle), 0.2, COPPER, PEN)
    sheet.disc(0, 0.2, 0.64, WOOD_DARK, PEN)
    sheet.disc(0, 0.2, 0.5, PETROL, FINE)
    for angle, colour in ((-24, PAPER), (4, GOLD_LIGHT), (32, PAPER)):
        with sheet.at(0, 0.3, 1.0, angle):
            sheet.shape(box(-0.1, -0.36, 0.1, -0.04, 0.03), colour, FINE)


def snail(sheet: Canvas) -> None:
    """Draw a snail with a laurel on its house."""
    body = closed("-0.98,1.0! -0.6,0.72 0.3,0.8 0.56,0.6 0.56,0.1 0.72,-0.1 0.94,0.0 0.9,0.3 "
                  "0.86,0.8 0.6,1.0!")  # fmt: skip
    for x, top in ((0.68, -0.5), (0.9, -0.46)):
        sheet.line(stroke(f"{x - 0.02},0.0 {x},{top}"), 0.1)
        sheet.line(stroke(f"{x - 0.02},0.0 {x},{top}"), 0.04, STRAW)
        sheet.disc(x, top, 0.08, PAPER, FINE)
    sheet.shape(body, STRAW, PEN)
    sheet.disc(-0.16, 0.2, 0.64, COPPER, PEN)
    spiral = [
        (-0.16 + (0.54 - 0.042 * step) * math.cos(0.55 * step + 1.2),
         0.2 + (0.54 - 0.042 * step) * math.sin(0.55 * step + 1.2))
        for step in range(13)
    ]  # fmt: skip
    sheet.line(tuple(spiral), 0.075, RIM)
    for side in (-1, 1):
        for step in range(4):
            angle = math.radians(-90 + side * (26 + 20 * step))
            x, y = -0.16 + 0.62 * math.cos(angle), 0.2 + 0.62 * math.sin(angle)
            sheet.shape(oval(x, y, 0.14, 0.07, math.degrees(angle) + 90 - side * 30), LEAF, FINE)


def chest(sheet: Canvas) -> None:
    """Draw an open chest full of coins."""
    sheet.shape(
        closed("-0.86,-0.1! -0.8,-0.6 -0.4,-0.82 0.4,-0.82 0.8,-0.6 0.86,-0.1!"), WOOD_DARK, PEN
    )
    sheet.fill(closed("-0.7,-0.1! -0.64,-0.5 -0.3,-0.66 0.3,-0.66 0.64,-0.5 0.7,-0.1!"), RIM)
    for x, y in ((-0.5, 0.0), (-0.2, -0.1), (0.12, -0.14), (0.42, -0.06), (-0.34, -0.24),
                 (0.0, -0.32), (0.28, -0.26), (0.58, 0.06), (-0.06, 0.06)):  # fmt: skip
        sheet.shape(oval(x, y, 0.2, 0.15), GOLD, FINE)
        sheet.line(oval(x, y, 0.1, 0.07), 0.03, GOLD_LIGHT, loop=True)
    sheet.shape(box(-0.92, 0.1, 0.92, 1.0, 0.06), WOOD, PEN)
    for x in (-0.6, 0.6):
        sheet.shape(box(x - 0.1, 0.1, x + 0.1, 1.0), STEEL, FINE)
    sheet.line(((-0.92, 0.32), (0.92, 0.32)), FINE)
    sheet.shape(box(-0.18, 0.18, 0.18, 0.6, 0.06), GOLD, FINE)
    sheet.disc(0, 0.34, 0.07, INK)
    sheet.line(((0, 0.34), (0, 0.5)), 0.07)


def hourglass(sheet: Canvas) -> None:
    """Draw an hourglass that runs."""
    glass = twin("0,-0.74 0.5,-0.74! 0.5,-0.36 0.08,0.04! 0.5,0.44 0.5,0.8! 0,0.8")
    sheet.shape(glass, WHITE, PEN)
    with sheet.inside(glass):
        sheet.fill(closed("-0.6,-0.34! 0,-0.28 0.6,-0.34! 0.06,0.06! -0.06,0.06!"), GOLD)
        sheet.fill(closed("-0.6,0.9! -0.4,0.64 0,0.4! 0.4,0.64 0.6,0.9!"), GOLD)
        sheet.line(((0, 0.0), (0, 0.6)), 0.05, GOLD)
    sheet.line(glass, PEN, loop=True)
    for x in (-0.66, 0.66):
        sheet.line(((x, -0.76), (x, 0.82)), 0.19)
        sheet.line(((x, -0.76), (x, 0.82)), 0.09, COPPER)
    for top in (-0.98, 0.78):
        sheet.shape(box(-0.82, top, 0.82, top + 0.22, 0.05), WOOD_DARK, PEN)


def shield(sheet: Canvas) -> None:
    """Draw a coat of arms in front of two swords."""
    for side in (-1, 1):
        with sheet.at(0, 0.0, 1.0, side * 38):
            sheet.shape(
                closed("-0.07,-0.62! 0,-1.04! 0.07,-0.62! 0.07,0.9! -0.07,0.9!"), SILVER, FINE
            )
            sheet.shape(box(-0.26, 0.72, 0.26, 0.82, 0.03), GOLD, FINE)
            sheet.shape(box(-0.06, 0.82, 0.06, 1.06, 0.03), DEEP_RED, FINE)
    field = twin("0,-0.66! 0.62,-0.6! 0.62,0.1 0.34,0.7 0,0.96!")
    sheet.shape(field, RED, PEN)
    with sheet.inside(field):
        sheet.fill(box(0, -1, 1, 0.12), GOLD)
        sheet.fill(box(-1, 0.12, 0, 1), GOLD)
    sheet.line(((0, -0.64), (0, 0.94)), FINE)
    sheet.line(((-0.62, 0.12), (0.62, 0.12)), FINE)
    sheet.line(field, PEN, loop=True)
    sheet.disc(0, 0.12, 0.2, PAPER, FINE)
    sheet.fill(twin("0,-0.02! 0.11,0.12 0.12,0.2 0.04,0.22 0.06,0.26! 0,0.26!"), INK)


def ladder(sheet: Canvas) -> None:
    """Draw a ladder with five rungs and a star above it."""
    with sheet.at(0, 0.05, 1.0, 8):
        for rung in range(5):
            y = 0.72 - 0.3 * rung
            sheet.line(((-0.36, y), (0.36, y)), 0.16)
            sheet.line(((-0.36, y), (0.36, y)), 0.08, (STRAW, COPPER, SILVER, STEEL, GOLD)[rung])
        for x in (-0.38, 0.38):
            sheet.line(((x, -0.72), (x, 0.94)), 0.19)
            sheet.line(((x, -0.72), (x, 0.94)), 0.1, WOOD)
    sheet.disc(0.62, -0.76, 0.2, GOLD, FINE)
    for ray in range(8):
        angle = math.radians(45 * ray)
        x, y = math.cos(angle), math.sin(angle)
        sheet.line(((0.62 + 0.26 * x, -0.76 + 0.22 * y), (0.62 + 0.34 * x, -0.76 + 0.28 * y)), FINE)


def juggling(sheet: Canvas) -> None:
    """Draw a juggler's three balls in the air above a cap."""
    for x, y, colour, other in (
        (-0.56, -0.2, RED, PAPER), (0.0, -0.68, GOLD, PETROL), (0.56, -0.2, GREEN, GOLD_LIGHT),
    ):  # fmt: skip
        ball = oval(x, y, 0.28, 0.28)
        sheet.shape(ball, colour, PEN)
        with sheet.inside(ball):
            sheet.line(
                stroke(f"{x - 0.3},{y + 0.08} {x},{y - 0.06} {x + 0.3},{y + 0.08}"), 0.13, other
            )
        sheet.line(ball, PEN, loop=True)
    for line in ("-0.72,0.3 -0.66,0.2", "0.72,0.3 0.66,0.2", "-0.36,-0.62 -0.28,-0.68",
                 "0.36,-0.62 0.28,-0.68"):  # fmt: skip
        sheet.line(stroke(line), FINE)
    cap = closed("-0.7,0.9! -0.6,0.44 0,0.3 0.6,0.44 0.7,0.9!")
    sheet.shape(cap, PETROL, PEN)
    with sheet.inside(cap):
        sheet.fill(closed("0,0.2! 0.7,0.3! 0.8,1.0! 0,1.0!"), RED)
    sheet.line(cap, PEN, loop=True)
    sheet.shape(box(-0.78, 0.8, 0.78, 1.0, 0.06), GOLD, FINE)


def globe(sheet: Canvas) -> None:
    """Draw a globe on its stand."""
    sheet.line(oval(0, -0.16, 0.82, 0.82), 0.15, loop=True)
    sheet.line(oval(0, -0.16, 0.82, 0.82), 0.07, GOLD, loop=True)
    ball = oval(0, -0.16, 0.68, 0.68)
    sheet.shape(ball, PETROL, PEN)
    with sheet.inside(ball):
        for land in ("-0.5,-0.5 -0.2,-0.7 0.1,-0.56 0.0,-0.3 -0.16,-0.1 -0.4,-0.16",
                     "-0.3,0.0 -0.04,0.06 -0.1,0.4 -0.28,0.5 -0.4,0.2",
                     "0.26,-0.5 0.6,-0.4 0.72,0.0 0.5,0.3 0.34,0.0 0.2,-0.2"):  # fmt: skip
            sheet.shape(closed(land), LEAF, FINE)
    sheet.line(ball, PEN, loop=True)
    sheet.line(((0, 0.66), (0, 0.84)), 0.2)
    sheet.shape(closed("-0.56,1.0! -0.36,0.8! 0.36,0.8! 0.56,1.0!"), WOOD, PEN)


def target(sheet: Canvas) -> None:
    """Draw a target with an arrow in the middle."""
    for side in (-1, 1):
        sheet.line(((side * 0.3, 0.4), (side * 0.56, 0.98)), 0.16)
        sheet.line(((side * 0.3, 0.4), (side * 0.56, 0.98)), 0.07, WOOD)
    for radius, colour in ((0.8, RED), (0.6, PAPER), (0.4, RED), (0.2, GOLD)):
        sheet.disc(0, -0.1, radius, colour, FINE if radius < 0.8 else PEN)
    sheet.line(((0.02, -0.12), (0.76, -0.78)), 0.13)
    sheet.line(((0.02, -0.12), (0.76, -0.78)), 0.055, WOOD)
    sheet.shape(closed("0.62,-0.72! 0.68,-0.98! 0.96,-1.0! 0.98,-0.76! 0.74,-0.62!"), PETROL, FINE)


def calendar(sheet: Canvas) -> None:
    """Draw a leaf of a calendar with ten ticks."""
    sheet.shape(box(-0.8, -0.74, 0.8, 1.0, 0.08), PAPER, PEN)
    sheet.shape(box(-0.8, -0.74, 0.8, -0.34, 0.06), RED, PEN)
    for x in (-0.44, 0.44):
        sheet.line(((x, -0.92), (x, -0.56)), 0.19)
        sheet.line(((x, -0.92), (x, -0.56)), 0.09, SILVER)
    for at in range(10):
        x, y = -0.56 + 0.28 * (at % 5), 0.04 + 0.5 * (at // 5)
        tick = stroke(f"{x - 0.08},{y + 0.04} {x - 0.02},{y + 0.12}! {x + 0.08},{y - 0.1}")
        sheet.line(tick, 0.07, GREEN)


def slate(sheet: Canvas) -> None:
    """Draw a slate with tally marks."""
    sheet.shape(box(-0.94, -0.76, 0.94, 0.9, 0.08), WOOD, PEN)
    sheet.shape(box(-0.78, -0.6, 0.78, 0.74, 0.03), DARK, FINE)
    for row in range(2):
        for group in range(2):
            x, y = -0.6 + group * 0.66, -0.42 + row * 0.6
            for mark in range(4):
                sheet.line(((x + mark * 0.13, y), (x + mark * 0.13 - 0.02, y + 0.4)), 0.055, PAPER)
            sheet.line(((x - 0.08, y + 0.34), (x + 0.48, y + 0.04)), 0.055, GOLD_LIGHT)
    sheet.line(((0.3, 0.94), (0.8, 0.94)), 0.14)
    sheet.line(((0.3, 0.94), (0.8, 0.94)), 0.08, WHITE)


def candles(sheet: Canvas) -> None:
    """Draw a candlestick with five burning candles."""
    for side in (-1, 1):
        for reach, drop in ((0.84, 0.3), (0.46, 0.16)):
            x = side * reach
            arm = stroke(f"0,0.56 {x * 0.6},{0.5 + drop * 0.3} {x},0.3 {x},0.1")
            sheet.line(arm, 0.16)
            sheet.line(arm, 0.075, GOLD)
    sheet.line(((0, 0.0), (0, 0.86)), 0.2)
    sheet.line(((0, 0.0), (0, 0.86)), 0.1, GOLD)
    for at, x in enumerate((-0.84, -0.46, 0, 0.46, 0.84)):
        top = (-0.34, -0.5, -0.62, -0.3, -0.44)[at]
        sheet.shape(box(x - 0.1, top, x + 0.1, 0.1, 0.04), PAPER, FINE)
        sheet.shape(box(x - 0.17, 0.06, x + 0.17, 0.16, 0.04), GOLD, FINE)
        flame = closed(
            f"{x},{top - 0.34}! {x + 0.1},{top - 0.1} {x},{top - 0.02} {x - 0.1},{top - 0.1}"
        )
        sheet.shape(flame, GOLD_LIGHT, FINE, DEEP_RED)
    sheet.shape(closed("-0.5,1.0! -0.3,0.82! 0.3,0.82! 0.5,1.0!"), GOLD, PEN)
