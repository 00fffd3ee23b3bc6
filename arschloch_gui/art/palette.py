"""Colours of all drawings, in one place, so that they match."""

from __future__ import annotations

from PIL import ImageColor

from arschloch_gui.looks import CLOTHS

CLOTH, CLOTH_LIGHT = CLOTHS["petrol"].colour, CLOTHS["petrol"].light
RIM = "#3A2214"
RIM_LIGHT = "#7A4B2A"
PAPER = "#FBF7EC"
INK = "#1B1B1F"
RED = "#B3202A"
DEEP_RED = "#7C1822"
GOLD = "#D9A441"
GOLD_LIGHT = "#F0CB7A"
SILVER = "#C9D1D3"
COPPER = "#B8703A"
STRAW = "#C8B98A"
PETROL = "#1F6370"
GREEN = "#4E7A3C"
WHITE = "#FFFDF6"
EDGE = "#8F8672"
TRUMP = "#5B2F73"
WOOD = "#A8763E"
WOOD_DARK = RIM_LIGHT
LEAF = "#6E9A4E"
STEEL = "#A9B4B7"
DARK = "#2E2D36"

# The two-colour pack, then the option with a colour for each suit.
SUIT_COLOURS = {"S": INK, "H": RED, "D": RED, "C": INK}
FOUR_COLOURS = {"S": INK, "H": "#C1272D", "D": "#132AAA", "C": "#007C7C"}


def suit_colour(suit: str, four_colours: bool) -> str:
    """Return the print colour of a suit."""
    return (FOUR_COLOURS if four_colours else SUIT_COLOURS)[suit]


def mixed(one: str, other: str, part: float) -> str:
    """Return the first colour with a part of the second mixed in."""
    pairs = zip(ImageColor.getrgb(one)[:3], ImageColor.getrgb(other)[:3], strict=True)
    red, green, blue = (round(a + (b - a) * part) for a, b in pairs)
    return f"#{red:02X}{green:02X}{blue:02X}"
