"""The eight signs of position, from the arched crown to the donkey's ears, and some others."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.palette import (
    COPPER,
    GOLD,
    GOLD_LIGHT,
    INK,
    PAPER,
    PETROL,
    RED,
    SILVER,
    STEEL,
)
from arschloch_gui.art.paths import closed, mirrored, oval, stroke, twin

INSIGNIA: tuple[str, ...] = (
    "crown",
    "coronet",
    "chain",
    "burgher",
    "straw",
    "patched",
    "dunce",
    "donkey",
)
SPECIAL_INSIGNIA = ("shithead", "shithead-mild")
"""Signs that stand for no position: the loser of a round of Shithead, and its mild version."""

# Thick enough to be readable at 28 pixels.
PEN = 0.135
THIN = 0.08
GOLD_SHADE = "#A87422"
FUR, FUR_SHADE, EAR = "#9C9590", "#6F6965", "#E7B3A4"


def _crown(sheet: Canvas) -> None:
    sheet.shape(twin("0,-0.42 0.42,-0.52 0.82,-0.2 0.72,0.4! 0,0.4"), RED, PEN)
    arch = "0.74,0.36 0.88,-0.16 0.46,-0.56 0,-0.42"
    for path in (stroke(arch), mirrored(stroke(arch)), stroke("0,0.4 0,-0.42")):
        sheet.line(path, 0.33)
        sheet.line(path, 0.14, GOLD)
    sheet.disc(0, -0.56, 0.14, GOLD, 0.1)
    sheet.line(stroke("0,-0.68 0,-0.95"), 0.12)
    sheet.line(stroke("-0.12,-0.83 0.12,-0.83"), 0.12)
    band = closed("-0.86,0.3! 0,0.42 0.86,0.3! 0.80,0.74! 0,0.88 -0.80,0.74!")
    sheet.shape(band, GOLD, PEN)
    for x in (-0.5, 0.0, 0.5):
        sheet.disc(x, 0.63 - 0.08 * abs(x), 0.12, PETROL if x else RED, THIN)


def _coronet(sheet: Canvas) -> None:
    crown = twin("0,-0.6! 0.28,0.06! 0.52,-0.42! 0.62,0.02! 0.90,-0.36! 0.78,0.66! 0.4,0.77 0,0.8")
    sheet.shape(crown, SILVER, PEN)
    with sheet.inside(crown):
        sheet.fill(closed("-1,0.34! 0,0.48 1,0.34! 1,1! -1,1!"), STEEL)
        sheet.line(stroke("-1,0.34 0,0.48 1,0.34"), THIN)
    for x, y in ((0, -0.66), (0.53, -0.48), (-0.53, -0.48), (0.90, -0.42), (-0.90, -0.42)):
        sheet.disc(x * 0.98, y, 0.135, PAPER, 0.09)
    for x in (-0.42, 0.0, 0.42):
        sheet.disc(x, 0.58 - 0.1 * abs(x), 0.1, PETROL, 0.06)


def _chain(sheet: Canvas) -> None:
    for i in range(8):
        angle = math.radians(-10 + 200 * i / 7)
        x, y = 0.74 * math.cos(angle), -0.62 + 0.92 * math.sin(angle)
        lean = math.degrees(math.atan2(0.92 * math.cos(angle), -0.74 * math.sin(angle)))
        sheet.shape(oval(x, y, 0.23, 0.17, lean), GOLD, 0.11)
        sheet.fill(oval(x, y, 0.09, 0.05, lean), INK)
    sheet.disc(0, 0.44, 0.46, GOLD, PEN)
    sheet.disc(0, 0.44, 0.31, RED, THIN)
    with sheet.at(0, 0.44, 0.22):
        sheet.fill(twin("0,-0.9! 0.3,-0.1! 0.9,-0.6! 0.7,0.7! 0,0.7"), GOLD_LIGHT)


def _burgher(sheet: Canvas) -> None:
    """Draw a stiff black hat with a buckle, as in portraits of guild members."""
    cone = closed("-0.5,0.5! -0.40,-0.72! 0,-0.82 0.40,-0.72! 0.5,0.5!")
    sheet.shape(cone, "#34465E", PEN)
    sheet.line(stroke("-0.24,-0.56 -0.28,0.05"), 0.08, "#5B7192")
    ribbon = closed("-0.48,0.1! 0,0.2 0.48,0.1! 0.52,0.46! 0,0.56 -0.52,0.46!")
    sheet.shape(ribbon, COPPER, 0.1)
    sheet.shape(oval(0, 0.62, 0.95, 0.24), "#34465E", PEN)
    sheet.fill(closed("-0.5,0.5! 0,0.6 0.5,0.5! 0.46,0.2! 0,0.3 -0.46,0.2!"), COPPER)
    sheet.line(stroke("-0.5,0.5 0,0.61 0.5,0.5"), 0.1)
    buckle = closed("-0.17,0.18! 0.17,0.18! 0.17,0.53! -0.17,0.53!")
    sheet.shape(buckle, GOLD, 0.09)
    sheet.fill(closed("-0.07,0.29! 0.07,0.29! 0.07,0.43! -0.07,0.43!"), INK)


def _straw(sheet: Canvas) -> None:
    brim = closed(
        "-0.97,0.34! -0.6,0.2 0,0.14 0.6,0.2 0.97,0.34! 0.82,0.52! 0.62,0.54! 0.5,0.66! "
        "0.2,0.62! 0,0.72! -0.3,0.62! -0.55,0.66! -0.68,0.52! -0.88,0.5!"
    )
    sheet.shape(brim, "#DDBF6E", PEN)
    for x in (-0.7, -0.45, 0.42, 0.66):
        sheet.line(stroke(f"{x},0.34 {x * 1.12},0.5"), 0.06, GOLD_SHADE)
    cap = closed(
        "-0.54,0.34! -0.56,-0.2 -0.32,-0.62 0.02,-0.52 0.34,-0.62 0.56,-0.2 0.54,0.34! 0,0.44"
    )
    sheet.shape(cap, "#E6CD84", PEN)
    with sheet.inside(cap):
        for x in (-0.34, -0.1, 0.12, 0.36):
            sheet.line(stroke(f"{x},0.2 {x * 0.9},-0.3"), 0.06, GOLD_SHADE)
        sheet.fill(closed("-0.7,0.06! 0,0.16 0.7,0.06! 0.7,0.32! 0,0.42 -0.7,0.32!"), RED)
    sheet.line(cap, PEN, loop=True)
    sheet.line(stroke("0.42,-0.46 0.62,-0.78"), 0.09, GOLD_SHADE)
    sheet.line(stroke("0.3,-0.52 0.4,-0.86"), 0.09, GOLD_SHADE)


def _patched(sheet: Canvas) -> None:
    cap = closed("-0.86,0.42! -0.86,-0.1 -0.5,-0.58 0.2,-0.66 0.74,-0.34 0.80,0.3! 0,0.22")
    sheet.shape(cap, "#7E7A63", PEN)
    with sheet.inside(cap):
        sheet.fill(closed("-0.56,-0.34! -0.12,-0.46! -0.04,-0.04! -0.5,0.06!"), COPPER)
        sheet.fill(closed("0.28,-0.28! 0.62,-0.18! 0.54,0.16! 0.2,0.06!"), PETROL)
    for text in (
        "-0.56,-0.34! -0.12,-0.46! -0.04,-0.04! -0.5,0.06!",
        "0.28,-0.28! 0.62,-0.18! 0.54,0.16! 0.2,0.06!",
    ):
        sheet.line(closed(text), 0.075, loop=True)
    for a, b in (
        ((-0.42, -0.50), (-0.38, -0.30)),
        ((-0.2, -0.15), (0.06, -0.2)),
        ((-0.3, -0.08), (-0.26, 0.12)),
        ((0.50, -0.06), (0.70, 0.0)),
    ):
        sheet.line((a, b), 0.07, PAPER)
    sheet.line(stroke("0.02,-0.66 0.06,-0.78 0.16,-0.78 0.2,-0.68"), 0.12)
    peak = closed("-0.92,0.36! -0.3,0.18 0.3,0.2 0.84,0.26! 0.98,0.52 0.5,0.62 -0.2,0.52 -0.7,0.66")
    sheet.shape(peak, "#5E5B4A", PEN)


def _dunce(sheet: Canvas) -> None:
    cone = closed("0.04,-0.96! 0.62,0.62! 0,0.82 -0.62,0.62!")
    sheet.shape(cone, PAPER, PEN)
    with sheet.inside(cone):
        sheet.fill(closed("0.04,-1! 0.8,0.9! 0.2,0.9! 0.22,0.2"), "#DDD3B8")
        sheet.fill(closed("-0.8,0.42! 0,0.62 0.8,0.42! 0.8,1! -0.8,1!"), RED)
    sheet.line(cone, PEN, loop=True)
    sheet.line(stroke("-0.57,0.42 0,0.58 0.55,0.42"), 0.09)
    # A question mark, as if drawn by a child.
    sheet.line(stroke("-0.17,-0.12 -0.08,-0.3 0.1,-0.28 0.15,-0.1 0.0,0.08 -0.02,0.2"), 0.115, RED)
    sheet.disc(-0.02, 0.38, 0.07, RED)
    sheet.disc(0.04, -0.9, 0.12, RED, 0.08)


def _donkey(sheet: Canvas) -> None:
    """Draw donkey ears on a hood, with a bell in the middle."""
    for path, inner, tip in (
        (
            "-0.18,0.1! -0.34,-0.5 -0.72,-0.98 -0.98,-0.86 -0.92,-0.3 -0.62,0.3!",
            "-0.42,0.1! -0.5,-0.4 -0.76,-0.76 -0.82,-0.5 -0.62,0.1!",
            -1,
        ),
        (
            "0.18,0.1! 0.34,-0.5 0.72,-0.98 0.98,-0.86 0.92,-0.3 0.62,0.3!",
            "0.42,0.1! 0.5,-0.4 0.76,-0.76 0.82,-0.5 0.62,0.1!",
            1,
        ),
    ):
        sheet.shape(closed(path), FUR, PEN)
        sheet.fill(closed(inner), EAR)
        sheet.flick(
            stroke(f"{tip * 0.84},-0.3 {tip * 0.9},-0.55 {tip * 0.88},-0.78"), 0.07, FUR_SHADE
        )
    hood = twin("0,-0.26 0.46,-0.12 0.78,0.3 0.84,0.74! 0.42,0.62 0,0.60")
    sheet.shape(hood, FUR, PEN)
    tuft = closed(
        "-0.26,-0.2! -0.16,-0.5! -0.02,-0.3! 0.12,-0.52! 0.26,-0.18! 0.12,0.08! 0,-0.02! "
        "-0.14,0.06!"
    )
    sheet.shape(tuft, "#4A4340", 0.09)
    sheet.disc(0, 0.62, 0.29, GOLD, PEN)
    sheet.line(stroke("-0.25,0.58 0,0.65 0.25,0.58"), THIN)
    sheet.line(stroke("0,0.70 0,0.86"), 0.1)
    sheet.disc(-0.1, 0.47, 0.05, GOLD_LIGHT)


def _ring(sheet: Canvas, gold: str) -> None:
    """Draw a plain crown ring: five points and a band."""
    ring = closed(
        "-0.86,-0.02! -0.56,0.26! -0.42,-0.12! -0.16,0.24! 0,-0.16! 0.16,0.24! 0.42,-0.12! "
        "0.56,0.26! 0.86,-0.02! 0.76,0.84! 0,0.94 -0.76,0.84!"
    )
    sheet.shape(ring, gold, PEN)
    with sheet.inside(ring):
        sheet.fill(closed("-1,0.56! 0,0.66 1,0.56! 1,1! -1,1!"), GOLD_SHADE)
        sheet.line(stroke("-1,0.56 0,0.66 1,0.56"), THIN)
    sheet.line(ring, PEN, loop=True)


def _shithead(sheet: Canvas) -> None:
    """Draw the Shithead's crown: a crown with droppings and flies."""
    brown, light = "#7A4B2A", "#A06A3E"
    for path in (
        "-0.72,0.2 -0.6,-0.14 0.6,-0.14 0.72,0.2 0.4,0.4 -0.4,0.4",
        "-0.5,-0.06 -0.46,-0.4 0.4,-0.42 0.5,-0.06 0.2,0.06 -0.2,0.06",
        "-0.3,-0.32 -0.3,-0.6 0.06,-0.66 0.12,-0.94! 0.34,-0.62 0.26,-0.34 0,-0.26",
    ):
        sheet.shape(closed(path), brown, PEN)
    for text in ("-0.34,-0.2 -0.1,-0.28 0.14,-0.26", "-0.14,-0.48 0,-0.54 0.1,-0.52"):
        sheet.line(stroke(text), 0.09, light)
    _ring(sheet, GOLD)
    for x, y in ((-0.72, -0.62), (0.74, -0.5)):
        for wing in (-1, 1):
            sheet.fill(oval(x + wing * 0.1, y - 0.08, 0.11, 0.07, wing * 30), SILVER)
        sheet.disc(x, y, 0.09, INK)


def _paper_crown(sheet: Canvas) -> None:
    """Draw the mild version: a crushed and mended paper crown."""
    back = closed("-0.8,0.1! -0.62,-0.5! -0.2,0.0! 0.06,-0.72! 0.34,0.0! 0.72,-0.3! 0.8,0.14!")
    sheet.shape(back, "#C8862E", PEN)
    front = closed(
        "-0.92,-0.24! -0.5,0.2! -0.32,-0.42! 0.02,0.18! 0.2,-0.1! 0.66,-0.2! 0.44,0.16! "
        "0.92,-0.06! 0.8,0.82! 0,0.94 -0.8,0.82!"
    )
    sheet.shape(front, GOLD_LIGHT, PEN)
    sheet.line(stroke("0.2,-0.08 0.3,0.12 0.44,0.16"), THIN)
    with sheet.at(-0.1, 0.54, 1, -24):
        sheet.shape(closed("-0.46,-0.14! 0.46,-0.14! 0.46,0.14! -0.46,0.14!"), EAR, 0.09)
        sheet.fill(closed("-0.16,-0.1! 0.16,-0.1! 0.16,0.1! -0.16,0.1!"), "#F6DCCF")
        for x in (-0.32, 0.32):
            sheet.disc(x, 0, 0.035, INK)


_DRAW: dict[str, Callable[[Canvas], None]] = {
    "crown": _crown,
    "coronet": _coronet,
    "chain": _chain,
    "burgher": _burgher,
    "straw": _straw,
    "patched": _patched,
    "dunce": _dunce,
    "donkey": _donkey,
    "shithead": _shithead,
    "shithead-mild": _paper_crown,
}


def draw_insignia(sheet: Canvas, key: str) -> None:
    """Draw a sign of position in the box from -1 to 1."""
    _DRAW[key](sheet)


def line_weight(size: int) -> float:
    """Return the line weight: full up to 40 pixels, then finer, so that large signs look right."""
    return max(0.6, min(1.0, 1.0 - (size - 40) / 200))


def check_size(size: int) -> None:
    """Raise `ValueError` if a picture cannot have this size."""
    if not 8 <= size <= 4096:
        raise ValueError(f"A picture is 8 to 4096 pixels wide, not {size}.")


def render_insignia(key: str, size: int) -> Image.Image:
    """Return a sign of position as a square picture."""
    if key not in _DRAW:
        raise ValueError(f"There is no sign of office called {key!r}.")
    check_size(size)
    sheet = Canvas((size, size), (2.2, 2.2))
    sheet.weight = line_weight(size)
    with sheet.at(1.1, 1.1):
        draw_insignia(sheet, key)
    return sheet.picture()
