"""The weaves of the court's robes."""

from __future__ import annotations

import math

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.paths import Path, box, moved, star


def pattern(sheet: Canvas, key: str, region: Path, colours: tuple[str, str]) -> None:
    """Fill a region with a woven pattern; the first colour is the ground."""
    xs, ys = [p[0] for p in region], [p[1] for p in region]
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    with sheet.inside(region):
        sheet.fill(box(left - 1, top - 1, right + 1, bottom + 1), colours[0])
        step = 4.2
        for row in range(math.ceil((bottom - top) / step * 2) + 2):
            y = top + row * step / 2
            for column in range(math.ceil((right - left) / step) + 2):
                x = left + column * step + (row % 2) * step / 2 - step / 2
                _motif(sheet, key, x, y, colours[1])


def _motif(sheet: Canvas, key: str, x: float, y: float, colour: str) -> None:
    if key == "stars":
        sheet.fill(star(x, y, 1.1, 0.45), colour)
    elif key == "lozenges":
        sheet.fill(moved(((0, -1.5), (0.95, 0), (0, 1.5), (-0.95, 0)), x, y), colour)
    elif key == "scales":
        sheet.line(
            tuple((x + 2.1 * math.cos(a / 8), y + 1.6 * math.sin(a / 8)) for a in range(26)),
            0.5,
            colour,
        )
    else:
        for angle in (90, 210, 330):
            turn = math.radians(angle)
            sheet.disc(x + 0.55 * math.cos(turn), y - 0.55 * math.sin(turn), 0.52, colour)
