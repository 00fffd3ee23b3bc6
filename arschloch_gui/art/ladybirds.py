"""Number cards of the Big A: a ladybird with that many spots, redder the more the card costs."""

from __future__ import annotations

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.frame import HEIGHT, WIDTH, FaceFrame
from arschloch_gui.art.palette import INK, LEAF, PAPER, RED, WHITE, mixed
from arschloch_gui.art.paths import Path, box, closed, oval, stroke

MOST = 13
INDEX = "#2C4A22"
_YELLOW = "#EDC24A"
_COOL, _WARM = "#DCE9D2", "#F6DCB4"
_BODY: Path = oval(0, 0.12, 0.98, 1.02)
# On the right wing, from the head down; the left one is its mirror image.
_SPOTS: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),
    1: ((0.46, 0.12),),
    2: ((0.42, -0.3), (0.42, 0.46)),
    3: ((0.36, -0.42), (0.64, 0.1), (0.34, 0.6)),
    4: ((0.34, -0.46), (0.7, -0.06), (0.3, 0.22), (0.48, 0.68)),
    5: ((0.32, -0.5), (0.7, -0.2), (0.3, 0.04), (0.66, 0.38), (0.3, 0.64)),
    6: ((0.3, -0.52), (0.64, -0.32), (0.3, -0.06), (0.72, 0.14), (0.32, 0.4), (0.52, 0.74)),
}
# The position of an odd spot on the seam.
_MIDDLE = (0.1, -0.36, 0.08, 0.1, -0.14, 0.34, -0.29)
_LEAF: Path = closed("0,-46! 25,-22 29,8 14,34 0,47! -14,34 -29,8 -25,-22")
_LEGS = (
    "0.72,-0.5 1.08,-0.72 1.3,-0.62",
    "0.94,0.1 1.28,0.04 1.46,0.22",
    "0.8,0.66 1.06,0.84 1.1,1.12",
)


def draw_ladybird(sheet: Canvas, spots: int, frame: FaceFrame) -> None:
    """Draw a ladybird on a leaf; with many spots it looks sullen."""
    heat = (spots - 1) / (MOST - 1)
    outline = frame.outline()
    with sheet.inside(outline):
        sheet.fill(box(0, 0, WIDTH, HEIGHT), mixed(_COOL, _WARM, heat))
        _leaf(sheet)
        with sheet.at(32.4 + frame.shift * 0.6, 47 + frame.drop, 16.6 * frame.figure, 14):
            _beetle(sheet, spots, mixed(_YELLOW, RED, heat), heat)
    sheet.line(outline, 0.55, INK, loop=True)


def _leaf(sheet: Canvas) -> None:
    with sheet.at(31, 47, 1.0, -32):
        sheet.fill(_LEAF, LEAF)
        with sheet.inside(_LEAF):
            sheet.fill(box(0, -50, 40, 50), mixed(LEAF, PAPER, 0.16))
        vein = mixed(LEAF, INK, 0.35)
        sheet.line(((0, -44), (0, 46)), 0.9, vein)
        for y in (-24, -10, 4, 18):
            for side in (-1, 1):
                sheet.flick(
                    stroke(f"0,{y + 8} {side * 12},{y - 2} {side * 21},{y - 10}"), 0.6, vein
                )
        sheet.line(_LEAF, 0.8, INK, loop=True)


def _beetle(sheet: Canvas, spots: int, wings: str, heat: float) -> None:
    for leg in _LEGS:
        for mirror in (False, True):
            with sheet.at(0, 0, mirror=mirror):
                sheet.line(stroke(leg), 0.13)
    _head(sheet, heat)
    sheet.fill(_BODY, wings)
    with sheet.inside(_BODY):
        # The light comes from the left.
        sheet.fill(oval(0.42, 0.34, 0.98, 1.06), mixed(wings, INK, 0.1))
        sheet.fill(oval(-0.06, 0.08, 0.96, 1.0), wings)
        sheet.fill(oval(-0.5, -0.36, 0.2, 0.13, -40), mixed(wings, WHITE, 0.55))
    pairs, single = divmod(spots, 2)
    size = 0.2 if spots < 6 else 0.17 if spots < 10 else 0.15
    with sheet.inside(_BODY):
        for x, y in _SPOTS[pairs]:
            for side in (-1, 1):
                sheet.disc(side * x, y, size, INK)
        if single:
            sheet.disc(0, _MIDDLE[pairs], size, INK)
    sheet.line(((0, -0.86), (0, 1.1)), 0.06)
    sheet.line(_BODY, 0.09, INK, loop=True)


def _head(sheet: Canvas, heat: float) -> None:
    for side in (-1, 1):
        sheet.line(stroke(f"{side * 0.2},-1.3 {side * 0.36},-1.66 {side * 0.66},-1.74"), 0.07)
        sheet.disc(side * 0.68, -1.74, 0.09, INK)
    sheet.fill(oval(0, -0.92, 0.7, 0.56), INK)
    for side in (-1, 1):
        sheet.fill(oval(side * 0.27, -1.06, 0.24, 0.27), WHITE)
        sheet.disc(side * 0.22, -1.04 + 0.06 * heat, 0.12, INK)
        if heat > 0.7:
            lid = ((side * 0.02, -1.16), (side * 0.54, -1.42), (side * 0.5, -1.16))
            sheet.fill(lid, INK)
    smile = "-0.2,-0.7 0,-0.6 0.2,-0.7" if heat < 0.45 else "-0.2,-0.62 0,-0.7 0.2,-0.62"
    sheet.line(stroke(smile), 0.05, PAPER)
