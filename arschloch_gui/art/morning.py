"""The first half of a day in the village, from cock-crow to noon; each in a box from -1 to 1."""

from __future__ import annotations

from collections.abc import Callable

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.palette import (
    COPPER,
    DEEP_RED,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    INK,
    LEAF,
    PAPER,
    PETROL,
    RED,
    RIM_LIGHT,
    SILVER,
    STEEL,
    STRAW,
    WOOD,
)
from arschloch_gui.art.paths import box, closed, oval, stroke, twin

PEN, FINE = 0.055, 0.032


def _cockerel(sheet: Canvas) -> None:
    for text, colour in (
        ("-0.3,0.2! -0.7,-0.3 -0.95,-0.35 -1.0,0.1! -0.85,0.0 -0.7,0.3 -0.4,0.5!", PETROL),
        ("-0.25,0.1! -0.5,-0.55 -0.85,-0.75 -1.0,-0.35! -0.8,-0.4 -0.6,0.1 -0.35,0.4!", GREEN),
    ):
        sheet.shape(closed(text), colour, PEN)
    body = closed(
        "0.25,-0.55! 0.15,-0.2 -0.1,0.05 -0.45,0.15 -0.4,0.5 0.0,0.78 0.4,0.6 0.6,0.15 0.62,-0.5!"
    )
    sheet.shape(body, COPPER, PEN)
    neck = closed(
        "0.3,-0.75 0.2,-0.3 0.05,0.0! 0.2,-0.02! 0.25,0.12! 0.38,0.0! 0.5,0.14! 0.58,0.0! "
        "0.7,0.05! 0.66,-0.4 0.62,-0.8 0.46,-0.92"
    )
    sheet.shape(neck, GOLD, PEN)
    comb = closed(
        "0.26,-0.8! 0.2,-1.0! 0.36,-0.95! 0.42,-1.08! 0.52,-0.96! 0.64,-1.04! 0.62,-0.82!"
    )
    sheet.shape(comb, RED, FINE)
    sheet.shape(closed("0.62,-0.74! 0.95,-0.68! 0.8,-0.6! 0.9,-0.5! 0.62,-0.55!"), GOLD_LIGHT, FINE)
    sheet.shape(closed("0.56,-0.5! 0.7,-0.42 0.66,-0.24 0.54,-0.3"), RED, FINE)
    sheet.disc(0.5, -0.72, 0.06, PAPER, FINE)
    sheet.shape(closed("-0.2,0.2! 0.1,0.12 0.3,0.25! 0.1,0.55 -0.2,0.45"), DEEP_RED, FINE)
    for x in (-0.05, 0.2):
        sheet.line(stroke(f"{x},0.72! {x + 0.02},0.98! {x + 0.16},1.0!"), 0.06, INK)


def _churn(sheet: Canvas) -> None:
    sheet.line(stroke("-0.34,-0.42 -0.62,-0.3 -0.55,0.0"), 0.09)
    can = closed(
        "-0.28,-0.62! 0.28,-0.62! 0.28,-0.4! 0.52,-0.12 0.52,0.9! 0,1.0 -0.52,0.9! -0.52,-0.12 "
        "-0.28,-0.4!"
    )
    sheet.shape(can, SILVER, PEN)
    with sheet.inside(can):
        sheet.fill(closed("0.2,-0.7! 0.6,-0.7! 0.6,1.1! 0.12,1.1! 0.25,0"), STEEL)
        sheet.line(stroke("-0.6,0.05 0,0.15 0.6,0.05"), FINE)
    sheet.shape(oval(0, -0.66, 0.34, 0.12), SILVER, PEN)
    sheet.line(stroke("-0.14,-0.74 0,-0.9 0.14,-0.74"), 0.07)
    sheet.line(stroke("-0.36,0.1 -0.38,0.6"), 0.06, PAPER)
    mug = closed("0.5,0.4! 0.94,0.4! 0.88,0.95! 0.56,0.95!")
    sheet.shape(mug, COPPER, PEN)
    sheet.fill(oval(0.72, 0.42, 0.19, 0.06), PAPER)
    sheet.line(oval(0.72, 0.42, 0.22, 0.08), FINE, loop=True)


def _pretzel(sheet: Canvas) -> None:
    knot = stroke(
        "-0.52,0.72 -0.15,0.5 0.25,0.1 0.55,-0.3 0.45,-0.7 0.1,-0.62 0,-0.35 -0.1,-0.62 "
        "-0.45,-0.7 -0.55,-0.3 -0.25,0.1 0.15,0.5 0.52,0.72"
    )
    with sheet.at(0, -0.02, 1.06):
        arc = stroke("-0.56,-0.3 -0.72,0.2 -0.52,0.72 0,0.86 0.52,0.72 0.72,0.2 0.56,-0.3")
        for width, colour in ((0.36, INK), (0.27, "#B5702E")):
            sheet.line(arc, width, colour)
            sheet.line(knot, width * 0.92, colour)
        sheet.line(stroke("-0.6,0.4 -0.45,0.68 0,0.8 0.45,0.68"), 0.07, "#D9A05A")
        for x, y in (
            (-0.62, 0.1),
            (0.62, 0.1),
            (-0.35, 0.78),
            (0.35, 0.78),
            (0, 0.3),
            (0.4, -0.55),
            (-0.4, -0.55),
        ):
            sheet.fill(box(x - 0.04, y - 0.04, x + 0.04, y + 0.04), PAPER)


def _bell(sheet: Canvas) -> None:
    sheet.shape(box(-0.85, -0.95, 0.85, -0.72, 0.06), WOOD, PEN)
    sheet.line(((0, -0.72), (0, -0.5)), 0.14)
    sheet.disc(0, 0.82, 0.17, "#8A6A22", PEN)
    bell = twin("0,-0.62 0.3,-0.5 0.42,0.1 0.52,0.45 0.78,0.68! 0.72,0.82! 0,0.82")
    sheet.shape(bell, GOLD, PEN)
    with sheet.inside(bell):
        sheet.fill(closed("0.2,-0.7! 0.9,-0.7! 0.9,1! 0.4,1! 0.3,0.2"), "#B5832C")
        sheet.line(stroke("-0.8,0.56 0,0.68 0.8,0.56"), FINE)
        sheet.line(stroke("-0.5,0.0 0,0.08 0.5,0.0"), FINE)
    sheet.line(bell, PEN, loop=True)
    sheet.line(stroke("-0.26,-0.3 -0.34,0.3"), 0.06, GOLD_LIGHT)


def _apples(sheet: Canvas) -> None:
    sheet.line(stroke("-0.7,0.1 -0.5,-0.6 0.0,-0.85 0.5,-0.6 0.7,0.1"), 0.12)
    sheet.line(stroke("-0.7,0.1 -0.5,-0.6 0.0,-0.85 0.5,-0.6 0.7,0.1"), 0.05, STRAW)
    for x, y, colour in (
        (-0.42, -0.02, RED),
        (0.42, -0.02, RED),
        (0.0, -0.14, GOLD),
        (-0.2, 0.06, RED),
        (0.22, 0.08, LEAF),
    ):
        sheet.disc(x, y, 0.26, colour, PEN)
        sheet.line(stroke(f"{x},{y - 0.2} {x + 0.06},{y - 0.34}"), 0.05)
        sheet.disc(x - 0.09, y - 0.08, 0.05, PAPER)
    basket = closed("-0.88,0.14! 0.88,0.14! 0.66,0.9! -0.66,0.9!")
    sheet.shape(basket, STRAW, PEN)
    with sheet.inside(basket):
        for row in range(4):
            for column in range(-5, 6):
                if (row + column) % 2:
                    x, y = column * 0.18, 0.18 + row * 0.19
                    sheet.fill(box(x - 0.09, y, x + 0.09, y + 0.16, 0.04), "#A08A55")
    sheet.line(basket, PEN, loop=True)
    sheet.shape(box(-0.95, 0.08, 0.95, 0.24, 0.07), "#B79C62", PEN)


def _cat(sheet: Canvas) -> None:
    sheet.line(stroke("0.4,0.7 0.85,0.6 0.9,0.2 0.7,0.0 0.85,-0.2"), 0.24)
    sheet.line(stroke("0.4,0.7 0.85,0.6 0.9,0.2 0.7,0.0 0.85,-0.2"), 0.14, COPPER)
    body = closed("-0.35,-0.2! -0.6,0.4 -0.55,0.9! 0.55,0.9! 0.6,0.4 0.3,-0.2!")
    sheet.shape(body, COPPER, PEN)
    with sheet.inside(body):
        for y in (0.15, 0.4, 0.65):
            sheet.flick(stroke(f"-0.62,{y} -0.4,{y + 0.05} -0.25,{y}"), 0.09, "#7A4220")
            sheet.flick(stroke(f"0.62,{y} 0.4,{y + 0.05} 0.25,{y}"), 0.09, "#7A4220")
        sheet.fill(oval(0, 0.45, 0.2, 0.42), "#EBCB9F")
    sheet.line(body, PEN, loop=True)
    head = closed(
        "-0.5,-0.95! -0.2,-0.72 0.2,-0.72 0.5,-0.95! 0.56,-0.4 0.34,-0.06 0,0.02 "
        "-0.34,-0.06 -0.56,-0.4"
    )
    sheet.shape(head, COPPER, PEN)
    sheet.fill(twin("0,-0.25 0.24,-0.2 0.22,-0.04 0,0.0"), "#EBCB9F")
    for side in (-1, 1):
        sheet.fill(oval(side * 0.23, -0.42, 0.12, 0.1), GOLD_LIGHT)
        sheet.line(oval(side * 0.23, -0.42, 0.12, 0.1), FINE, loop=True)
        sheet.fill(oval(side * 0.23, -0.42, 0.035, 0.09), INK)
        for y in (-0.2, -0.12):
            sheet.line(stroke(f"{side * 0.2},{y} {side * 0.7},{y - 0.06}"), 0.02)
    sheet.fill(closed("-0.08,-0.26! 0.08,-0.26! 0,-0.16!"), DEEP_RED)
    sheet.line(stroke("-0.14,-0.06 0,-0.12 0.14,-0.06"), FINE)
    for x in (-0.18, 0.18):
        sheet.line(stroke(f"{x},0.6 {x},0.88"), FINE)
    sheet.shape(box(-1.0, 0.88, 1.0, 1.06, 0.03), "#B9AF98", PEN)


def _washing(sheet: Canvas) -> None:
    for x in (-0.92, 0.92):
        sheet.line(((x, -0.8), (x, 1.0)), 0.14)
        sheet.line(((x, -0.8), (x, 1.0)), 0.06, WOOD)
    sheet.line(stroke("-0.92,-0.72 0,-0.5 0.92,-0.72"), 0.045)
    shirt = closed(
        "-0.66,-0.62! -0.3,-0.58! -0.24,-0.46 -0.12,-0.54! 0.12,-0.5! 0.22,-0.1! 0.06,-0.04! "
        "0.02,-0.2! 0.0,0.62! -0.56,0.6! -0.52,-0.22! -0.62,-0.1! -0.8,-0.2!"
    )
    sheet.shape(shirt, PAPER, PEN)
    for y in (-0.05, 0.15, 0.35):
        sheet.fill(box(-0.53, y, 0.0, y + 0.07), PETROL)
    sheet.line(shirt, PEN, loop=True)
    trousers = closed("0.3,-0.54! 0.76,-0.62! 0.84,0.5! 0.6,0.52! 0.54,-0.1! 0.48,0.54! 0.24,0.52!")
    sheet.shape(trousers, RED, PEN)
    sheet.disc(0.62, 0.3, 0.08, GOLD, FINE)
    for x, y in ((-0.6, -0.66), (0.06, -0.55), (0.34, -0.6), (0.72, -0.68)):
        sheet.shape(box(x - 0.03, y - 0.1, x + 0.03, y + 0.08), GOLD_LIGHT, FINE)


def _fish(sheet: Canvas) -> None:
    sheet.line(stroke("0.75,-1.0 0.72,-0.6 0.62,-0.4"), 0.035)
    sheet.shape(closed("-0.5,0.35! -0.95,0.3! -0.82,0.55! -1.0,0.85! -0.45,0.62!"), PETROL, PEN)
    body = closed("0.72,-0.5! 0.55,-0.72 0.0,-0.5 -0.42,0.1 -0.6,0.5! -0.1,0.52 0.5,0.2 0.82,-0.2")
    sheet.shape(closed("0.1,-0.52! -0.25,-0.8! -0.4,-0.1!"), PETROL, PEN)
    sheet.shape(closed("0.3,0.3! 0.35,0.68! 0.0,0.48!"), PETROL, PEN)
    sheet.shape(body, "#8FB3A4", PEN)
    with sheet.inside(body):
        sheet.fill(closed("0.9,0 0.4,0.1 -0.1,0.3 -0.7,0.5! 0,0.8 0.9,0.4"), "#CFE0D4")
        for row in range(4):
            for column in range(4):
                x, y = 0.2 - column * 0.17 + row * 0.02, -0.3 + column * 0.14 + row * 0.15
                sheet.line(
                    stroke(f"{x + 0.05},{y - 0.07} {x - 0.04},{y} {x + 0.05},{y + 0.07}"), FINE
                )
    sheet.line(body, PEN, loop=True)
    sheet.disc(0.52, -0.38, 0.1, PAPER, FINE)
    sheet.disc(0.53, -0.38, 0.045, INK)
    sheet.line(stroke("0.42,-0.55 0.26,-0.3 0.36,0.05"), FINE)
    for x in (-0.5, 0.25, 0.8):
        sheet.line(
            stroke(f"{x - 0.2},0.94 {x - 0.08},0.86 {x + 0.06},0.94 {x + 0.18},0.86"), 0.045, PETROL
        )


def _cauldron(sheet: Canvas) -> None:
    for x in (-0.3, 0.05, 0.38):
        sheet.line(
            stroke(f"{x},-0.4 {x - 0.14},-0.58 {x + 0.1},-0.74 {x - 0.04},-0.95"), 0.07, "#B9AF98"
        )
    for text, colour in (
        ("-0.6,1.0! -0.4,0.6! -0.25,0.85! -0.05,0.55! 0.1,0.85! 0.3,0.6! 0.55,1.0!", RED),
        ("-0.3,1.0! -0.15,0.8! 0,0.92! 0.12,0.78! 0.3,1.0!", GOLD),
    ):
        sheet.shape(closed(text), colour, FINE)
    pot = closed("-0.74,-0.22! -0.82,0.2 -0.55,0.66 0,0.76 0.55,0.66 0.82,0.2 0.74,-0.22!")
    sheet.shape(pot, "#4A4750", PEN)
    sheet.line(stroke("-0.6,0.0 -0.62,0.25 -0.45,0.5"), 0.07, "#77747E")
    sheet.shape(oval(0, -0.24, 0.84, 0.2), "#35323A", PEN)
    sheet.fill(oval(0, -0.24, 0.68, 0.13), COPPER)
    sheet.disc(-0.25, -0.25, 0.09, RED, FINE)
    sheet.disc(0.15, -0.2, 0.1, GOLD_LIGHT, FINE)
    sheet.line(stroke("0.3,-0.26 0.62,-0.6 0.85,-0.86"), 0.16)
    sheet.line(stroke("0.3,-0.26 0.62,-0.6 0.85,-0.86"), 0.08, WOOD)


def _noon(sheet: Canvas) -> None:
    sheet.shape(closed("-0.8,-0.3! 0,-1.05! 0.8,-0.3!"), RED, PEN)
    sheet.shape(box(-0.62, -0.3, 0.62, 1.0), "#EADFC6", PEN)
    sheet.disc(0, 0.22, 0.48, PAPER, PEN)
    for hour in range(12):
        with sheet.at(0, 0.22, angle=30 * hour):
            sheet.line(((0, -0.41), (0, -0.34)), 0.07 if hour % 3 == 0 else 0.04)
    # Both hands are on twelve.
    sheet.line(((0, 0.26), (0, -0.15)), 0.06)
    sheet.line(((0.035, 0.26), (0.035, 0.0)), 0.09)
    sheet.disc(0, 0.22, 0.06, RED)
    sheet.disc(0, -0.56, 0.15, GOLD, FINE)
    sheet.shape(closed("-0.22,1.0! -0.22,0.9 0,0.78 0.22,0.9 0.22,1.0!"), RIM_LIGHT, FINE)


MORNING: tuple[Callable[[Canvas], None], ...] = (
    _cockerel, _churn, _pretzel, _bell, _apples, _cat, _washing, _fish, _cauldron, _noon,
)  # fmt: skip
"""The pictures of the trumps 1 to 10."""
