"""Embroidery of the cloth: a crown and, upside down below it, a donkey, in a wreath.

The threads are a shade lighter than the cloth, faint enough not to disturb cards and text on it.
"""

from __future__ import annotations

import math

from PIL import Image, ImageChops

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.paths import Path, closed, mirrored, oval, stroke, twin

THREAD = "#E7D9A8"
STRENGTH = 0.14
"""The opacity of the thread."""
SIZE = 0.55
"""The diameter of the wreath as a share of the table's height."""
_PEN = 0.016

_CROWN = twin("0,-0.62! 0.22,-0.04! 0.50,-0.48! 0.58,0.02! 0.88,-0.40! 0.72,0.44! 0,0.52")
_BAND = stroke("-0.70,0.60 0,0.69 0.70,0.60")
_EAR = closed("0.16,-0.22! 0.20,-0.62 0.42,-1.04 0.70,-1.06 0.66,-0.62 0.46,-0.16!")
_INNER_EAR = closed("0.30,-0.30! 0.34,-0.62 0.48,-0.88 0.58,-0.88 0.54,-0.60 0.42,-0.26!")
_HEAD = twin("0,-0.34 0.40,-0.28 0.50,0.04 0.40,0.46 0.46,0.80 0.26,1.04 0,1.08")
_MUZZLE = stroke("-0.42,0.56 -0.18,0.46 0,0.44 0.18,0.46 0.42,0.56")
_FRINGE = stroke("-0.18,-0.34 -0.10,-0.06 -0.02,-0.30 0.06,-0.02 0.14,-0.34")


def embroidered(cloth: Image.Image) -> Image.Image:
    """Return the cloth with the embroidery in its middle."""
    side = round(cloth.height * SIZE)
    if side < 64:
        return cloth
    threads = _threads(side)
    mask = Image.new("L", cloth.size)
    mask.paste(threads, ((cloth.width - side) // 2, round(cloth.height * 0.45) - side // 2))
    mask = mask.point([round(v * STRENGTH) for v in range(256)])
    return Image.composite(Image.new("RGB", cloth.size, THREAD), cloth, mask)


def _threads(side: int) -> Image.Image:
    """Return a mask of the threads, with slanting stitches."""
    sheet = Canvas((side, side), (2.0, 2.0))
    with sheet.at(1.0, 1.0):
        _wreath(sheet)
        with sheet.at(0.0, -0.31, 0.34):
            _crown(sheet)
        with sheet.at(0.0, 0.33, 0.30, 180):
            _donkey(sheet)
        for side_of in (-1, 1):
            sheet.line(((side_of * 0.16, 0.0), (side_of * 0.60, 0.0)), _PEN, "#FFFFFF")
            sheet.fill(_diamond(side_of * 0.38, 0.0, 0.05), "#FFFFFF")
        sheet.fill(_diamond(0.0, 0.0, 0.075), "#FFFFFF")
    mask = sheet.picture().getchannel("A")
    return ImageChops.multiply(mask, _stitches((side, side)))


def _diamond(x: float, y: float, half: float) -> Path:
    return ((x, y - half), (x + half, y), (x, y + half), (x - half, y))


def _wreath(sheet: Canvas) -> None:
    for radius, pen in ((0.975, _PEN), (0.86, _PEN * 0.7)):
        sheet.line(oval(0, 0, radius, radius), pen, "#FFFFFF", loop=True)
    for leaf in range(36):
        turn = leaf * 2 * math.pi / 36
        x, y = 0.918 * math.cos(turn), 0.918 * math.sin(turn)
        with sheet.at(x, y, 0.062, math.degrees(turn) + (32 if leaf % 2 else -32)):
            sheet.fill(closed("0,-0.95! 0.34,0 0,0.95! -0.34,0"), "#FFFFFF")


def _crown(sheet: Canvas) -> None:
    sheet.line(_CROWN, 0.085, "#FFFFFF", loop=True)
    sheet.line(_BAND, 0.085, "#FFFFFF")
    for x, y in ((0.0, -0.72), (0.54, -0.58), (-0.54, -0.58), (0.94, -0.50), (-0.94, -0.50)):
        sheet.disc(x, y, 0.085, "#FFFFFF")
    for x in (-0.38, 0.0, 0.38):
        sheet.fill(_diamond(x, 0.24, 0.12), "#FFFFFF")


def _donkey(sheet: Canvas) -> None:
    for ear, inner in ((_EAR, _INNER_EAR), (mirrored(_EAR), mirrored(_INNER_EAR))):
        sheet.line(ear, 0.085, "#FFFFFF", loop=True)
        sheet.fill(inner, "#FFFFFF")
    sheet.line(_HEAD, 0.085, "#FFFFFF", loop=True)
    sheet.line(_MUZZLE, 0.07, "#FFFFFF")
    sheet.line(_FRINGE, 0.07, "#FFFFFF")
    for side in (-1, 1):
        sheet.disc(side * 0.2, 0.12, 0.075, "#FFFFFF")
        sheet.disc(side * 0.16, 0.76, 0.06, "#FFFFFF")


def _stitches(size: tuple[int, int]) -> Image.Image:
    """Return a slanting pattern of light and dark, like stitches in the light."""
    tile = Image.new("L", (6, 6), 255)
    for x in range(6):
        for y in range(6):
            if (x + y) % 6 < 2:
                tile.putpixel((x, y), 150)
    out = Image.new("L", size)
    for x in range(0, size[0], 6):
        for y in range(0, size[1], 6):
            out.paste(tile, (x, y))
    return out
