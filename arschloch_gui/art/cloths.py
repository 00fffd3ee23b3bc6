"""Weaves of the cloths in `looks.CLOTHS`."""

from __future__ import annotations

import random

from PIL import Image

from arschloch_gui.looks import CLOTHS

MIDDLE = 8
"""The brightness in a weave that leaves the cloth's colour as it is."""


USUAL = next(iter(CLOTHS))

_LINEN = {
    (0, 0): 10,
    (1, 0): 11,
    (2, 0): 9,
    (4, 4): 10,
    (5, 4): 11,
    (6, 4): 9,
    (0, 4): 6,
    (4, 0): 6,
    (2, 2): 10,
    (2, 3): 9,
    (6, 6): 10,
    (6, 7): 9,
    (2, 6): 6,
    (6, 2): 6,
}
_SLOPE = (8, 10, 11, 9, 8, 6, 5, 7)
"""Brightness across one slanting thread, from its lit edge to the gap before the next."""


def weave(kind: str) -> Image.Image:
    """Return a weave as a seamless tile with a brightness around `MIDDLE`."""
    if kind == "baize":
        # Baize is brushed, so it shows a nap of short hairs and no threads.
        source = random.Random(5)
        hairs = Image.frombytes("L", (8, 32), source.randbytes(8 * 32)).resize((32, 32))
        return hairs.point([5 + value * 7 // 256 for value in range(256)])
    side = 32 if kind == "herringbone" else 8
    tile = Image.new("L", (side, side), MIDDLE)
    for y in range(side):
        for x in range(side):
            tile.putpixel((x, y), _thread(kind, x, y))
    return tile


def _thread(kind: str, x: int, y: int) -> int:
    if kind == "linen":
        return _LINEN.get((x, y), MIDDLE)
    slant = y - x if kind == "herringbone" and x >= 16 else x + y
    return _SLOPE[slant % 8]
