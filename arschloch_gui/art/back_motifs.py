"""Patterns and medallions of the backs other than crowns: bells, fools' caps, hearts.

Every pattern has half-turn symmetry, because a back looks the same both ways up. The origin is the
middle of the card, and units are millimetres.
"""

from __future__ import annotations

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.palette import GOLD, GOLD_LIGHT, INK, PAPER, RED, STRAW
from arschloch_gui.art.paths import Path, box, closed, mirrored, oval, stroke, twin
from arschloch_gui.art.pips import fill_pip

HALF_X, HALF_Y = 26.0, 38.5
"""Half the size of the printed window."""

# -- a herringbone with bells ----------------------------------------------------------------

STRIP, PLANK = 7.4, 4.6


def herringbone(sheet: Canvas) -> None:
    """Draw slanting planks of changing colours in strips, with bells in every other strip."""
    for column in range(-3, 4):
        left, right = (column - 0.5) * STRIP, (column + 0.5) * STRIP
        rise = STRIP * (1 if column % 2 else -1) / 2
        with sheet.inside(box(left, -HALF_Y, right, HALF_Y)):
            for row in range(-10, 11):
                y, deep = row * PLANK, PLANK / 2
                plank = (
                    (left, y + rise - deep),
                    (right, y - rise - deep),
                    (right, y - rise + deep),
                    (left, y + rise + deep),
                )
                sheet.fill(plank, "#2F5B33" if row % 2 else "#24482B")
                sheet.line(plank[:2], 0.3, "#8FAE6B")
        sheet.line(((right, -HALF_Y), (right, HALF_Y)), 0.34, "#8FAE6B")
    for column in (-2, 0, 2):
        for row in (-3, -2, -1, 1, 2, 3):
            with sheet.at(column * STRIP, row * PLANK * 2.5, 2.6, 180 if row > 0 else 0):
                _bell(sheet, 0.2)


def _bell(sheet: Canvas, pen: float) -> None:
    """Draw a fool's bell with its slit, in a box from -1 to 1."""
    sheet.shape(oval(0, -0.86, 0.16, 0.16), GOLD_LIGHT, pen)
    sheet.shape(oval(0, 0.04, 0.74, 0.78), GOLD, pen)
    sheet.line(stroke("-0.72,-0.02 0,0.14 0.72,-0.02"), pen)
    sheet.disc(0, 0.36, 0.15, INK)
    sheet.line(((0, 0.36), (0, 0.8)), pen)
    sheet.fill(oval(-0.3, -0.36, 0.13, 0.18), GOLD_LIGHT)


def bell_medallion(sheet: Canvas) -> None:
    """Draw two bells on one ribbon, in the half above the middle."""
    sheet.line(stroke("0,-13.4 -3.6,-11.6 -4.4,-8.6"), 0.9, RED)
    sheet.line(stroke("0,-13.4 3.6,-11.6 4.4,-8.6"), 0.9, RED)
    sheet.disc(0, -13.0, 1.3, RED, 0.5)
    for side, lean in ((-1, 10), (1, -10)):
        with sheet.at(side * 4.5, -5.4, 3.4, lean):
            _bell(sheet, 0.16)


# -- a lattice with fools' caps --------------------------------------------------------------

CELL_X, CELL_Y = 10.4, 11.6
_CAP_SIDE: Path = closed(
    "-0.06,-0.3! -0.42,-0.86 -0.98,-0.5 -0.9,0.02! -0.7,-0.24 -0.56,0.44! 0,0.5!"
)
_CAP_TIP: Path = twin("0,-0.98 0.2,-0.56 0.44,0.0! 0.3,0.5! 0,0.52")
_BRIM: Path = closed("-0.66,0.4! 0,0.52 0.66,0.4! 0.62,0.72! 0,0.84 -0.62,0.72!")


def lozenges(sheet: Canvas) -> None:
    """Draw diamonds in two blues with fools' caps in every other row."""
    for row in range(-4, 5):
        for column in range(-3, 4):
            for shift in (0.0, 0.5):
                x, y = (column + shift) * CELL_X, (row + shift) * CELL_Y
                diamond = (
                    (x, y - CELL_Y / 2),
                    (x + CELL_X / 2, y),
                    (x, y + CELL_Y / 2),
                    (x - CELL_X / 2, y),
                )
                sheet.fill(diamond, "#1E3F72" if shift else "#2C5590")
                sheet.line(diamond, 0.4, "#D9E3EE", loop=True)
                if not shift and row:
                    with sheet.at(x, y, 2.9, 180 if row > 0 else 0):
                        _plain_cap(sheet)
                elif shift or column:
                    sheet.disc(x, y, 0.75, STRAW)


def _plain_cap(sheet: Canvas) -> None:
    """Draw a small fool's cap in one colour."""
    for path in (_CAP_SIDE, mirrored(_CAP_SIDE), _CAP_TIP, _BRIM):
        sheet.fill(path, "#F1E6C6")
    sheet.line(stroke("-0.6,0.36 0,0.48 0.6,0.36"), 0.12, "#2C5590")
    for x, y in ((-0.92, 0.1), (0, -0.96), (0.92, 0.1)):
        sheet.disc(x, y, 0.2, GOLD)


def cap_medallion(sheet: Canvas) -> None:
    """Draw a two-coloured cap with its three bells, in the half above the middle."""
    with sheet.at(0, -6.6, 7.4):
        sheet.shape(_CAP_SIDE, RED, 0.085)
        sheet.shape(mirrored(_CAP_SIDE), "#2C5590", 0.085)
        sheet.shape(_CAP_TIP, STRAW, 0.085)
        sheet.shape(_BRIM, PAPER, 0.085)
        for x in (-0.4, 0, 0.4):
            sheet.disc(x, 0.62 - 0.1 * abs(x), 0.09, RED)
        for x, y in ((-0.92, 0.1), (0, -0.96), (0.92, 0.1)):
            sheet.disc(x, y, 0.17, GOLD, 0.07)


# -- a woodcut of hearts ---------------------------------------------------------------------

STEP_X, STEP_Y = 10.2, 11.0


def hearts(sheet: Canvas) -> None:
    """Draw hearts with leaves between them, like a woodcut, on a dark ground."""
    for line in range(-48, 49):
        y = line * 0.8
        sheet.line(((-HALF_X, y), (HALF_X, y)), 0.16, "#4A4043")
    for row in range(-4, 5):
        for column in range(-3, 4):
            x, y = column * STEP_X, row * STEP_Y
            if row:
                with sheet.at(x, y, 1.0, 180 if row > 0 else 0):
                    _heart(sheet, 3.1)
            else:
                with sheet.at(x, y):
                    sheet.fill(((0, -2), (1.5, 0), (0, 2), (-1.5, 0)), "#E9DCC0")
                    sheet.fill(((0, -1.1), (0.8, 0), (0, 1.1), (-0.8, 0)), RED)
            with sheet.at(x + STEP_X / 2, y + STEP_Y / 2, 1.0, 180 if row >= 0 else 0):
                _sprig(sheet)


def _heart(sheet: Canvas, size: float) -> None:
    with sheet.at(0, 0, size):
        fill_pip(sheet, "H", "#E9DCC0", 0.34)
        fill_pip(sheet, "H", "#A32029")
        # A few cuts let the paper show on the light side.
        for i in range(4):
            y = -0.52 + 0.24 * i
            reach = 0.36 - 0.07 * i
            sheet.flick(
                ((0.72 - 0.14 * i, y), (0.72 - 0.14 * i - reach, y + 0.05)), 0.13, "#F0E4C8"
            )


def _sprig(sheet: Canvas) -> None:
    sheet.flick(stroke("0,2.4 0,-1.6"), 0.5, "#E9DCC0")
    for side in (-1, 1):
        for y in (-0.2, 1.2):
            sheet.flick(
                stroke(f"0,{y + 0.6} {side * 1.0},{y} {side * 1.9},{y - 1.2}"), 0.7, "#E9DCC0"
            )


def heart_medallion(sheet: Canvas) -> None:
    """Draw a large heart under a small crown, in the half above the middle."""
    with sheet.at(0, -5.6):
        _heart(sheet, 4.6)
    crown = twin("0,-1.7! 0.62,-0.2! 1.5,-1.3! 1.6,0.1! 2.5,-1.0! 2.1,1.2! 0,1.4")
    with sheet.at(0, -12.4):
        sheet.shape(crown, GOLD, 0.5)
