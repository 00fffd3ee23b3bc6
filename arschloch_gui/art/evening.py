"""The second half of a day in the village, from dinner to the owl; each in a box from -1 to 1."""

from __future__ import annotations

from collections.abc import Callable

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.palette import (
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
    RIM_LIGHT,
    STRAW,
    WOOD,
    WOOD_DARK,
)
from arschloch_gui.art.paths import box, closed, cloud, oval, star, stroke, twin

PEN, FINE = 0.055, 0.032


def _goose(sheet: Canvas) -> None:
    body = closed(
        "0.3,-0.75 0.2,-0.3 0.3,0.05! 0.0,0.0 -0.5,0.05 -0.98,-0.12! -0.85,0.4 -0.4,0.72 "
        "0.2,0.72 0.6,0.35 0.6,-0.3 0.66,-0.7 0.48,-0.95"
    )
    sheet.line(stroke("-0.1,0.7 -0.1,0.98 0.1,1.0"), 0.12)
    sheet.line(stroke("0.2,0.7 0.2,0.98 0.4,1.0"), 0.12)
    for x in (-0.1, 0.2):
        sheet.line(stroke(f"{x},0.7 {x},0.98 {x + 0.2},1.0"), 0.06, GOLD)
    sheet.shape(body, PAPER, PEN)
    sheet.shape(closed("0.62,-0.8! 0.98,-0.68! 0.64,-0.56!"), GOLD, PEN)
    sheet.disc(0.48, -0.72, 0.05, INK)
    wing = closed("0.2,0.15 -0.2,0.1 -0.75,0.1! -0.5,0.35! -0.4,0.5! -0.05,0.52 0.2,0.4")
    sheet.shape(wing, "#DAD6C8", FINE * 1.3)
    for text in ("-0.5,0.22 -0.2,0.25 0.05,0.22", "-0.4,0.36 -0.15,0.38 0.05,0.34"):
        sheet.line(stroke(text), FINE)
    ribbon = closed("0.2,-0.3! 0.62,-0.25! 0.62,-0.1! 0.2,-0.14!")
    sheet.shape(ribbon, PETROL, FINE)
    sheet.shape(closed("0.56,-0.2! 0.78,-0.32! 0.76,-0.04!"), PETROL, FINE)


def _barrow(sheet: Canvas) -> None:
    for x, y, colour in (
        (-0.1, -0.12, LEAF),
        (0.25, -0.2, LEAF),
        (0.1, -0.32, "#8BB563"),
        (0.5, -0.08, "#8BB563"),
    ):
        sheet.shape(cloud(x, y, 0.28, 0.26, 7, 0.16), colour, PEN)
    sheet.shape(closed("0.3,-0.05! 0.62,-0.62! 0.72,-0.55! 0.5,0.02!"), "#E08A3A", FINE)
    sheet.shape(closed("0.62,-0.6! 0.6,-0.85! 0.7,-0.72! 0.85,-0.82! 0.72,-0.55!"), GREEN, FINE)
    sheet.line(stroke("-0.98,0.1 -0.3,0.42 0.3,0.62"), 0.14)
    sheet.line(stroke("-0.98,0.1 -0.3,0.42 0.3,0.62"), 0.06, WOOD)
    sheet.line(stroke("-0.35,0.5 -0.45,0.96"), 0.12)
    tray = closed("-0.5,0.0! 0.95,0.0! 0.6,0.55! -0.25,0.5!")
    sheet.shape(tray, WOOD, PEN)
    sheet.line(stroke("-0.4,0.2 0.78,0.22"), FINE)
    sheet.disc(0.58, 0.7, 0.28, RIM_LIGHT, PEN)
    sheet.disc(0.58, 0.7, 0.08, GOLD, FINE)
    for turn in range(6):
        with sheet.at(0.58, 0.7, angle=60 * turn):
            sheet.line(((0, -0.1), (0, -0.26)), FINE)


def _pig(sheet: Canvas) -> None:
    pink, shade = "#EBB3A3", "#D9907E"
    sheet.line(stroke("-0.78,-0.05 -0.95,-0.15 -0.88,-0.32 -0.76,-0.22 -0.9,-0.1"), 0.06)
    for x in (-0.5, 0.32):
        sheet.shape(box(x - 0.12, 0.5, x + 0.12, 0.95, 0.05), shade, PEN)
    body = oval(-0.12, 0.16, 0.74, 0.52)
    sheet.shape(body, pink, PEN)
    with sheet.inside(body):
        sheet.fill(oval(-0.35, -0.1, 0.26, 0.2, 20), "#4A4340")
        sheet.fill(closed("-1,0.45 0,0.55 0.8,0.4! 0.8,0.8! -1,0.8!"), shade)
    sheet.line(body, PEN, loop=True)
    for side in (-1, 1):
        sheet.shape(
            closed(
                f"{0.52 + side * 0.14},-0.28! {0.52 + side * 0.36},-0.62! "
                f"{0.52 + side * 0.4},-0.14!"
            ),
            shade,
            PEN,
        )
    sheet.shape(oval(0.52, 0.06, 0.42, 0.38), pink, PEN)
    sheet.shape(oval(0.6, 0.16, 0.19, 0.15), shade, PEN)
    for x in (0.54, 0.67):
        sheet.fill(oval(x, 0.16, 0.03, 0.05), INK)
    for x in (0.36, 0.68):
        sheet.disc(x, -0.08, 0.05, INK)
    sheet.line(stroke("0.46,0.36 0.58,0.4 0.7,0.35"), FINE)


def _hive(sheet: Canvas) -> None:
    hive = twin("0,-0.85 0.3,-0.78 0.56,-0.4 0.68,0.1 0.66,0.6! 0,0.66")
    sheet.shape(hive, GOLD, PEN)
    with sheet.inside(hive):
        for i in range(6):
            y = -0.6 + i * 0.24
            sheet.line(stroke(f"-0.8,{y} 0,{y + 0.1} 0.8,{y}"), 0.05, "#A87422")
    sheet.line(hive, PEN, loop=True)
    sheet.fill(closed("-0.16,0.64! -0.14,0.42 0,0.34 0.14,0.42 0.16,0.64!"), INK)
    sheet.shape(box(-0.86, 0.62, 0.86, 0.76, 0.03), WOOD, PEN)
    for x in (-0.6, 0.6):
        sheet.shape(box(x - 0.08, 0.76, x + 0.08, 1.0), WOOD_DARK, FINE)
    for x, y, lean in ((-0.82, -0.5, 20), (0.8, -0.72, -20), (0.88, 0.16, 10), (-0.86, 0.2, -30)):
        with sheet.at(x, y, 1.25, lean):
            sheet.shape(oval(-0.03, -0.1, 0.05, 0.09, 20), PAPER, 0.02)
            sheet.shape(oval(0.06, -0.1, 0.05, 0.09, -20), PAPER, 0.02)
            sheet.shape(oval(0, 0, 0.13, 0.085), GOLD_LIGHT, FINE)
            for dx in (-0.04, 0.04):
                sheet.line(((dx, -0.07), (dx, 0.07)), 0.035)


def _fiddle(sheet: Canvas) -> None:
    with sheet.at(0, 0.05, 1.02, -28):
        sheet.line(((0, -0.25), (0, -1.0)), 0.2)
        sheet.line(((0, -0.25), (0, -1.0)), 0.1, INK)
        for side in (-1, 1):
            for y in (-0.9, -0.78):
                sheet.line(((0, y), (side * 0.16, y - 0.03)), 0.06)
        sheet.disc(0, -1.02, 0.12, WOOD, PEN)
        body = twin("0,-0.34 0.26,-0.3 0.38,-0.08 0.26,0.14! 0.26,0.3! 0.5,0.46 0.46,0.82 0,0.94")
        sheet.shape(body, "#B5602A", PEN)
        sheet.line(
            twin("0,-0.26 0.2,-0.22 0.28,-0.06 0.2,0.1 0.2,0.34 0.4,0.5 0.36,0.76 0,0.84"),
            FINE * 0.8,
            "#7A3A14",
            loop=True,
        )
        for side in (-1, 1):
            sheet.line(stroke(f"{side * 0.2},0.1 {side * 0.14},0.26 {side * 0.24},0.42"), 0.045)
        sheet.fill(closed("-0.06,-0.3! 0.06,-0.3! 0.08,0.2! -0.08,0.2!"), INK)
        sheet.shape(closed("-0.1,0.6! 0.1,0.6! 0.06,0.88! -0.06,0.88!"), INK, FINE)
        sheet.line(((-0.16, 0.42), (0.16, 0.42)), 0.06, GOLD_LIGHT)
    with sheet.at(0.05, 0.1, 1.0, 34):
        sheet.line(stroke("0,-1.0 0.1,0 0,1.0"), 0.1)
        sheet.line(stroke("0,-1.0 0.1,0 0,1.0"), 0.04, WOOD)
        sheet.line(((-0.05, -0.92), (-0.05, 0.92)), 0.035, PAPER)


def _coffee(sheet: Canvas) -> None:
    sheet.line(stroke("0.32,-0.2 0.62,-0.3 0.6,0.28 0.3,0.34"), 0.17)
    sheet.line(stroke("0.32,-0.2 0.62,-0.3 0.6,0.28 0.3,0.34"), 0.08, PETROL)
    sheet.shape(
        closed("-0.5,0.2! -0.86,-0.3! -0.98,-0.34! -0.94,-0.44! -0.7,-0.4! -0.4,-0.06!"),
        PETROL,
        PEN,
    )
    pot = closed("-0.34,-0.52! 0.24,-0.52! 0.4,0.2 0.44,0.66! -0.54,0.66! -0.5,0.2")
    sheet.shape(pot, PETROL, PEN)
    for x, y in (
        (-0.22, -0.2),
        (0.1, -0.2),
        (-0.06, 0.04),
        (-0.32, 0.1),
        (0.22, 0.1),
        (-0.2, 0.36),
        (0.1, 0.36),
    ):
        sheet.disc(x, y, 0.055, PAPER)
    sheet.shape(closed("-0.38,-0.5! -0.2,-0.72 0.1,-0.72 0.28,-0.5!"), PETROL, PEN)
    sheet.disc(-0.05, -0.78, 0.08, GOLD, FINE)
    sheet.shape(oval(0.55, 0.92, 0.42, 0.09), PAPER, PEN)
    sheet.shape(closed("0.28,0.5! 0.82,0.5! 0.76,0.8 0.55,0.9 0.34,0.8"), PAPER, PEN)
    sheet.fill(oval(0.55, 0.52, 0.22, 0.06), RIM)


def _accordion(sheet: Canvas) -> None:
    with sheet.at(0, 0.05, 1, -8):
        bellows = closed("-0.42,-0.5! 0.42,-0.5! 0.42,0.62! -0.42,0.62!")
        sheet.shape(bellows, RED, PEN)
        for i in range(7):
            x = -0.36 + i * 0.12
            sheet.line(((x, -0.5), (x, 0.62)), 0.04, DEEP_RED if i % 2 else GOLD_LIGHT)
        for side in (-1, 1):
            with sheet.at(0, 0, mirror=side < 0):
                plank = closed("0.4,-0.58! 0.92,-0.5! 0.92,0.62! 0.4,0.7!")
                sheet.shape(plank, PETROL if side > 0 else DARK, PEN)
                if side > 0:
                    sheet.fill(box(0.68, -0.42, 0.86, 0.56), PAPER)
                    for i in range(7):
                        y = -0.36 + i * 0.14
                        sheet.line(((0.68, y), (0.86, y)), FINE)
                else:
                    for i in range(4):
                        for column in (0.56, 0.76):
                            sheet.disc(column, -0.3 + i * 0.26, 0.06, PAPER, 0.02)
        sheet.line(stroke("-0.9,-0.5 -0.5,-0.95 0.3,-0.98 0.9,-0.5"), 0.07)


def _beer(sheet: Canvas) -> None:
    sheet.line(stroke("0.42,-0.3 0.86,-0.28 0.86,0.5 0.42,0.56"), 0.24)
    sheet.line(stroke("0.42,-0.3 0.86,-0.28 0.86,0.5 0.42,0.56"), 0.12, "#DCE6E0")
    glass = closed("-0.55,-0.5! 0.45,-0.5! 0.5,0.95! -0.6,0.95!")
    sheet.shape(glass, GOLD, PEN)
    with sheet.inside(glass):
        sheet.fill(box(0.2, -0.6, 0.6, 1.0), "#BC8428")
        for x in (-0.32, -0.04, 0.24):
            sheet.shape(box(x - 0.08, -0.2, x + 0.08, 0.76, 0.08), GOLD_LIGHT, FINE, "#A87422")
    sheet.line(glass, PEN, loop=True)
    froth = closed(
        "-0.66,-0.4 -0.72,-0.64 -0.5,-0.8 -0.34,-0.98 -0.06,-0.9 0.16,-1.02 0.38,-0.86 0.58,-0.72 "
        "0.54,-0.42 0.36,-0.36 0.2,-0.42 0.08,-0.2 -0.08,-0.36 -0.3,-0.34 -0.42,-0.16 -0.54,-0.3"
    )
    sheet.shape(froth, PAPER, PEN)
    for text in ("-0.4,-0.7 -0.25,-0.8 -0.1,-0.7", "0.1,-0.76 0.26,-0.82 0.36,-0.7"):
        sheet.line(stroke(text), FINE, "#B9AF98")


def _cards(sheet: Canvas) -> None:
    for i, colour in enumerate((RED, INK, RED, INK, RED)):
        with sheet.at(0, 0.95, angle=-40 + 20 * i):
            sheet.shape(box(-0.3, -1.75, 0.3, -0.85, 0.06), PAPER, PEN)
            with sheet.at(-0.16, -1.58, 0.1):
                sheet.fill(
                    twin("0,-1! 0.9,0! 0,1!") if i % 2 == 0 else star(0, 0, 1.1, 0.45), colour
                )
    hand = closed("-0.5,0.35 -0.3,0.05 0.1,0.0 0.5,0.2 0.56,0.6 0.4,1.05! -0.4,1.05! -0.55,0.7")
    sheet.shape(hand, "#F5CDB0", PEN)
    for x in (-0.2, 0.05, 0.28):
        sheet.line(stroke(f"{x},0.14 {x + 0.02},0.4"), FINE)
    sheet.shape(closed("-0.52,0.5 -0.3,0.3 -0.02,0.34 0.0,0.5 -0.3,0.62"), "#F5CDB0", FINE * 1.3)


def _lantern(sheet: Canvas) -> None:
    for i in range(12):
        with sheet.at(0, 0.16, angle=30 * i):
            sheet.fill(((0, 0), (-0.12, -1.2), (0.12, -1.2)), "#F0CB7A")
    sheet.line(oval(0, -0.72, 0.2, 0.24), 0.08, loop=True)
    sheet.shape(closed("-0.46,-0.3! -0.2,-0.6! 0.2,-0.6! 0.46,-0.3!"), "#4A4750", PEN)
    glass = closed("-0.4,-0.3! 0.4,-0.3! 0.46,0.7! -0.46,0.7!")
    sheet.shape(glass, "#F7E3A4", PEN)
    sheet.shape(closed("0,-0.16! 0.17,0.2 0.14,0.42 0,0.5 -0.14,0.42 -0.17,0.2"), "#E4572E", FINE)
    sheet.fill(closed("0,0.1! 0.08,0.3 0,0.44 -0.08,0.3"), GOLD_LIGHT)
    sheet.shape(box(-0.1, 0.48, 0.1, 0.7), PAPER, FINE)
    for x in (-0.2, 0.2):
        sheet.line(((x, -0.3), (x * 1.12, 0.7)), FINE)
    sheet.line(glass, PEN, loop=True)
    sheet.shape(box(-0.56, 0.7, 0.56, 0.9, 0.04), "#4A4750", PEN)


def _owl(sheet: Canvas) -> None:
    moon = oval(0.44, -0.4, 0.56, 0.56)
    sheet.shape(moon, GOLD_LIGHT, PEN)
    for x, y, r in ((0.62, -0.6, 0.1), (0.78, -0.3, 0.07)):
        sheet.fill(oval(x, y, r, r), GOLD)
    for x, y in ((-0.8, -0.75), (-0.5, -0.95), (0.9, 0.42), (-0.92, 0.0)):
        sheet.fill(star(x, y, 0.1, 0.04), GOLD_LIGHT)
    sheet.line(stroke("-1.0,0.86 0,0.8 1.0,0.92"), 0.2)
    sheet.line(stroke("-1.0,0.86 0,0.8 1.0,0.92"), 0.1, WOOD)
    body = closed(
        "-0.52,-0.5! -0.32,-0.32 -0.08,-0.32 0.14,-0.5! 0.22,-0.1 0.22,0.5 -0.18,0.86 "
        "-0.6,0.5 -0.6,-0.1"
    )
    sheet.shape(body, WOOD_DARK, PEN)
    with sheet.inside(body):
        sheet.fill(oval(-0.19, 0.46, 0.24, 0.4), STRAW)
        for row in range(3):
            for column in range(-1, 2):
                x, y = -0.19 + column * 0.14 + (row % 2) * 0.07, 0.28 + row * 0.16
                sheet.line(stroke(f"{x - 0.05},{y} {x},{y + 0.06} {x + 0.05},{y}"), FINE)
    for x in (-0.38, 0.0):
        sheet.disc(x, -0.08, 0.18, GOLD_LIGHT, PEN)
        sheet.disc(x, -0.08, 0.085, INK)
        sheet.disc(x - 0.03, -0.11, 0.03, PAPER)
    sheet.shape(closed("-0.26,-0.02! -0.12,-0.02! -0.19,0.14!"), GOLD, FINE)
    for x in (-0.34, -0.06):
        sheet.line(stroke(f"{x},0.78 {x - 0.05},0.9"), 0.07, GOLD)
        sheet.line(stroke(f"{x},0.78 {x + 0.06},0.9"), 0.07, GOLD)


EVENING: tuple[Callable[[Canvas], None], ...] = (
    _goose, _barrow, _pig, _hive, _fiddle, _coffee, _accordion, _beer, _cards, _lantern, _owl,
)  # fmt: skip
"""The pictures of the trumps 11 to 21."""
