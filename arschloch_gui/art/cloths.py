"""The four cloths a table can be covered with: their colours and how each is woven."""

from __future__ import annotations

import random

from msgspec import Struct
from PIL import Image

from arschloch_gui.art.palette import CLOTH, CLOTH_EDGE, CLOTH_LIGHT

MIDDLE = 8
"""The brightness in a weave that leaves the cloth's colour as it is."""


class Cloth(Struct, frozen=True):
    """The colours of a cloth where light falls on it, where it usually lies, and in its corners.

    All are dark enough for light words on them (4.5 : 1).
    """

    colour: str
    light: str
    edge: str
    weave: str


CLOTHS: dict[str, Cloth] = {
    "petrol": Cloth(CLOTH, CLOTH_LIGHT, CLOTH_EDGE, "linen"),
    "wine": Cloth("#5C1A2B", "#7D2A3D", "#2A0B13", "twill"),
    "moss": Cloth("#2F4D24", "#41652F", "#15260F", "baize"),
    "night": Cloth("#212F58", "#334579", "#0D142B", "herringbone"),
}
"""By the key the settings keep; the first is the usual one."""
USUAL = "petrol"

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
"""Across one slanting thread, from its lit edge into the gap before the next."""


def weave(kind: str) -> Image.Image:
    """Threads over and under, around `MIDDLE`, as a tile that fits itself on all sides."""
    if kind == "baize":
        # Brushed until no thread shows: a nap of short hairs.
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
