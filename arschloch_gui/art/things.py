"""Things on the table in front of people: tools of every trade, each in a box from -1 to 1."""

from __future__ import annotations

import math
from collections.abc import Callable

from arschloch_gui.art import village
from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.insignia import draw_insignia
from arschloch_gui.art.palette import (
    COPPER,
    DARK,
    DEEP_RED,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    INK,
    PAPER,
    PETROL,
    RED,
    RIM_LIGHT,
    STEEL,
    WOOD,
)
from arschloch_gui.art.paths import box, closed, oval, stroke, twin

PEN, FINE = 0.075, 0.045


def _key(sheet: Canvas) -> None:
    with sheet.at(0, 0, 1.05, 24):
        for width, colour in ((0.34, INK), (0.18, GOLD)):
            sheet.line(((0, -0.2), (0, 0.95)), width, colour)
            sheet.line(oval(0, -0.55, 0.32, 0.34), width, colour, loop=True)
            for y in (0.6, 0.86):
                sheet.line(((0, y), (0.36, y)), width, colour)
        sheet.line(((-0.17, -0.12), (0.17, -0.12)), 0.12)


def _scales(sheet: Canvas) -> None:
    for width, colour in ((0.2, INK), (0.09, GOLD)):
        sheet.line(((0, -0.8), (0, 0.8)), width, colour)
        sheet.line(stroke("-0.72,-0.52 0,-0.66 0.72,-0.52"), width, colour)
    sheet.disc(0, -0.84, 0.12, GOLD, FINE)
    sheet.shape(closed("-0.5,1.0! -0.4,0.8 0,0.72 0.4,0.8 0.5,1.0!"), GOLD, PEN)
    for side in (-1, 1):
        x = side * 0.68
        for dx in (-0.28, 0.28):
            sheet.line(((x, -0.5), (x + dx, 0.14)), FINE)
        sheet.shape(
            closed(f"{x - 0.36},0.12! {x + 0.36},0.12! {x + 0.2},0.38 {x - 0.2},0.38"),
            GOLD_LIGHT,
            PEN,
        )


def _bottle(sheet: Canvas) -> None:
    sheet.shape(box(-0.16, -0.98, 0.16, -0.66), WOOD, PEN)
    glass = closed(
        "-0.2,-0.7! 0.2,-0.7! 0.2,-0.3 0.52,0.0 0.52,1.0! -0.52,1.0! -0.52,0.0 -0.2,-0.3"
    )
    sheet.shape(glass, GREEN, PEN)
    sheet.shape(box(-0.42, 0.15, 0.42, 0.78, 0.05), PAPER, FINE)
    sheet.line(((0, 0.26), (0, 0.67)), 0.14, RED, blunt=True)
    sheet.line(((-0.2, 0.465), (0.2, 0.465)), 0.14, RED, blunt=True)


def _book(sheet: Canvas) -> None:
    for side, colour in ((-1, RED), (1, DEEP_RED)):
        cover = closed(
            f"0,-0.3! {side * 0.5},-0.5 {side * 1.02},-0.36! {side * 1.02},0.8! "
            f"{side * 0.5},0.66 0,0.86!"
        )
        sheet.shape(cover, colour, PEN)
        page = closed(
            f"0,-0.38! {side * 0.45},-0.6 {side * 0.9},-0.48! {side * 0.9},0.62! "
            f"{side * 0.45},0.5 0,0.74!"
        )
        sheet.shape(page, PAPER, FINE)
        for i in range(4):
            y = -0.22 + i * 0.2
            sheet.line(
                stroke(f"{side * 0.16},{y} {side * 0.45},{y - 0.1} {side * 0.76},{y - 0.04}"),
                0.05,
                "#8F8672",
            )


def _watch(sheet: Canvas) -> None:
    sheet.line(stroke("0,-0.8 0.4,-0.95 0.75,-0.6 0.95,-0.7"), 0.1, INK)
    sheet.line(stroke("0,-0.8 0.4,-0.95 0.75,-0.6 0.95,-0.7"), 0.045, GOLD)
    sheet.shape(box(-0.14, -0.82, 0.14, -0.56, 0.05), GOLD, FINE)
    sheet.disc(0, 0.2, 0.8, GOLD, PEN)
    sheet.disc(0, 0.2, 0.6, PAPER, FINE)
    for hour in range(12):
        with sheet.at(0, 0.2, angle=30 * hour):
            sheet.line(((0, -0.52), (0, -0.42)), 0.06)
    sheet.line(((0, 0.2), (0.0, -0.18)), 0.07)
    sheet.line(((0, 0.2), (0.28, 0.36)), 0.09)


def _horseshoe(sheet: Canvas) -> None:
    shoe = stroke("-0.5,0.85 -0.72,0.1 -0.5,-0.6 0,-0.8 0.5,-0.6 0.72,0.1 0.5,0.85")
    for width, colour in ((0.46, INK), (0.32, STEEL)):
        sheet.line(shoe, width, colour)
    for x, y in ((-0.66, 0.2), (-0.56, -0.34), (0, -0.78), (0.56, -0.34), (0.66, 0.2)):
        sheet.disc(x, y, 0.065, INK)


def _anchor(sheet: Canvas) -> None:
    arms = stroke("-0.75,0.3 -0.55,0.78 0,0.95 0.55,0.78 0.75,0.3")
    for width, colour in ((0.32, INK), (0.17, STEEL)):
        sheet.line(((0, -0.6), (0, 0.9)), width, colour)
        sheet.line(arms, width, colour)
        sheet.line(((-0.4, -0.32), (0.4, -0.32)), width, colour)
        sheet.line(oval(0, -0.76, 0.17, 0.17), width * 0.8, colour, loop=True)
    for side in (-1, 1):
        sheet.shape(
            closed(f"{side * 0.5},0.42! {side * 0.78},0.08! {side * 0.98},0.5!"), STEEL, FINE
        )


def _broom(sheet: Canvas) -> None:
    with sheet.at(0, 0, 1.1, -24):
        sheet.line(((0, -1.1), (0, 0.3)), 0.2)
        sheet.line(((0, -1.1), (0, 0.3)), 0.1, WOOD)
        brush = closed(
            "-0.18,0.1! 0.18,0.1! 0.5,0.9! 0.3,0.84! 0.16,0.94! 0,0.84! -0.16,0.94! "
            "-0.3,0.84! -0.5,0.9!"
        )
        sheet.shape(brush, "#5A5048", PEN)
        for x in (-0.22, 0.0, 0.22):
            sheet.line(((x * 0.5, 0.3), (x * 1.2, 0.76)), FINE)
        sheet.shape(box(-0.22, 0.06, 0.22, 0.22, 0.04), RED, FINE)


def _plates(sheet: Canvas) -> None:
    for i in range(5):
        x = (0.06, -0.05, 0.08, -0.08, 0.03)[i]
        y = 0.84 - i * 0.3
        sheet.shape(oval(x, y, 0.86 - 0.05 * i, 0.22), PAPER, PEN)
        sheet.line(stroke(f"{x - 0.5},{y - 0.03} {x},{y + 0.1} {x + 0.5},{y - 0.03}"), 0.05, PETROL)
    for x, y, r in ((0.5, -0.62, 0.16), (0.74, -0.36, 0.1), (0.3, -0.82, 0.09)):
        sheet.disc(x, y, r, "#CFE0E4", FINE)


def _letter(sheet: Canvas) -> None:
    with sheet.at(0, 0.2, 1, -8):
        sheet.shape(box(-0.92, -0.6, 0.92, 0.62, 0.04), PAPER, PEN)
        sheet.line(stroke("-0.92,-0.58! 0,0.12! 0.92,-0.58!"), FINE * 1.4)
        sheet.line(stroke("-0.9,0.6 -0.28,-0.06"), FINE)
        sheet.line(stroke("0.9,0.6 0.28,-0.06"), FINE)
        sheet.disc(0, 0.12, 0.2, RED, FINE)


def _desk_bell(sheet: Canvas) -> None:
    sheet.shape(
        closed("-0.72,0.62! -0.7,0.1 -0.36,-0.34 0,-0.42 0.36,-0.34 0.7,0.1 0.72,0.62!"), GOLD, PEN
    )
    sheet.line(stroke("-0.5,0.4 -0.44,0.06 -0.24,-0.16"), 0.09, GOLD_LIGHT)
    sheet.shape(box(-0.92, 0.62, 0.92, 0.9, 0.06), DARK, PEN)
    sheet.shape(box(-0.08, -0.62, 0.08, -0.4), STEEL, FINE)
    sheet.disc(0, -0.66, 0.14, RED, FINE)
    for side in (-1, 1):
        sheet.line(stroke(f"{side * 0.5},-0.7 {side * 0.72},-0.9"), 0.07)
        sheet.line(stroke(f"{side * 0.75},-0.4 {side * 1.0},-0.5"), 0.07)


def _coins(sheet: Canvas) -> None:
    for x, tall in ((-0.58, 3), (0.55, 4), (-0.02, 6)):
        for i in range(tall):
            sheet.shape(oval(x, 0.86 - i * 0.24, 0.42, 0.15), GOLD if i % 2 else GOLD_LIGHT, 0.06)


def _spanner(sheet: Canvas) -> None:
    with sheet.at(0, 0, 1.05, 32):
        tool = closed(
            "-0.14,0.95 0.14,0.95 0.14,-0.3! 0.4,-0.55 0.36,-0.95! 0.16,-0.72! -0.16,-0.72! "
            "-0.36,-0.95! -0.4,-0.55 -0.14,-0.3!"
        )
        sheet.shape(tool, STEEL, PEN)
        sheet.line(((0, -0.1), (0, 0.72)), 0.07, PAPER)
    with sheet.at(0, 0, 1.0, -32):
        sheet.line(((0, -0.4), (0, 1.0)), 0.24)
        sheet.line(((0, -0.4), (0, 1.0)), 0.12, WOOD)
        sheet.shape(box(-0.46, -0.86, 0.46, -0.46, 0.06), "#4A4750", PEN)


def _gear(sheet: Canvas) -> None:
    teeth = []
    for i in range(40):
        reach = 0.92 if i % 4 < 2 else 0.7
        angle = math.tau * i / 40
        teeth.append((reach * math.cos(angle), 0.1 + reach * math.sin(angle)))
    sheet.shape(tuple(teeth), STEEL, PEN)
    sheet.disc(0, 0.1, 0.46, COPPER, FINE)
    sheet.disc(0, 0.1, 0.18, PAPER, PEN)


def _telephone(sheet: Canvas) -> None:
    sheet.shape(closed("-0.8,0.95! -0.62,0.2 -0.3,0.0! 0.3,0.0! 0.62,0.2 0.8,0.95!"), DARK, PEN)
    sheet.disc(0, 0.5, 0.32, PAPER, FINE)
    for i in range(8):
        angle = math.tau * i / 8
        sheet.disc(0.21 * math.cos(angle), 0.5 + 0.21 * math.sin(angle), 0.05, INK)
    for x in (-0.3, 0.3):
        sheet.line(((x, 0.0), (x, -0.2)), 0.14)
    horn = closed(
        "-0.98,-0.1! -0.9,-0.5 0,-0.72 0.9,-0.5 0.98,-0.1! 0.56,-0.14! 0.5,-0.32 0,-0.42 "
        "-0.5,-0.32 -0.56,-0.14!"
    )
    sheet.shape(horn, DARK, PEN)
    sheet.line(stroke("-0.7,-0.42 0,-0.6 0.5,-0.52"), 0.06, "#77747E")


def _briefcase(sheet: Canvas) -> None:
    sheet.line(box(-0.34, -0.62, 0.34, -0.1, 0.1), 0.16, loop=True)
    sheet.shape(box(-0.96, -0.36, 0.96, 0.92, 0.1), RIM_LIGHT, PEN)
    flap = closed("-0.96,-0.3! 0.96,-0.3! 0.8,0.2 0,0.36 -0.8,0.2")
    sheet.shape(flap, "#8E5A36", FINE * 1.3)
    sheet.shape(box(-0.16, 0.18, 0.16, 0.48, 0.04), GOLD, FINE)


def _trophy(sheet: Canvas) -> None:
    for side in (-1, 1):
        with sheet.at(0, 0, mirror=side < 0):
            ear = stroke("0.42,-0.62 0.92,-0.66 0.86,-0.1 0.36,0.06")
            sheet.line(ear, 0.2)
            sheet.line(ear, 0.09, GOLD)
    cup = twin("0,-0.84! 0.56,-0.84! 0.5,-0.2 0.2,0.16 0.14,0.5! 0,0.5")
    sheet.shape(cup, GOLD, PEN)
    sheet.line(stroke("-0.32,-0.6 -0.28,-0.2"), 0.1, GOLD_LIGHT)
    sheet.shape(closed("-0.4,0.66! -0.2,0.46! 0.2,0.46! 0.4,0.66!"), GOLD, FINE)
    sheet.shape(box(-0.56, 0.66, 0.56, 0.98, 0.04), DEEP_RED, PEN)


def _chain(sheet: Canvas) -> None:
    with sheet.at(0, 0.1, 0.95):
        draw_insignia(sheet, "chain")


_THINGS: dict[str, Callable[[Canvas], None]] = {
    "anchor": _anchor,
    "bell": _desk_bell,
    "book": _book,
    "bottle": _bottle,
    "briefcase": _briefcase,
    "broom": _broom,
    "chain": _chain,
    "coins": _coins,
    "gear": _gear,
    "horseshoe": _horseshoe,
    "key": _key,
    "letter": _letter,
    "plates": _plates,
    "scales": _scales,
    "spanner": _spanner,
    "telephone": _telephone,
    "trophy": _trophy,
    "watch": _watch,
}
# Things from the pictures of the village.
_HOURS = {
    "accordion": 17,
    "pretzel": 3,
    "fish": 8,
    "cauldron": 9,
    "goose": 11,
    "coffee": 16,
    "beer": 18,
}


def draw_thing(sheet: Canvas, key: str) -> None:
    """Draw a thing in the box from -1 to 1, standing on its lower edge."""
    if key in _HOURS:
        village.HOURS[_HOURS[key] - 1](sheet)
    else:
        _THINGS[key](sheet)
