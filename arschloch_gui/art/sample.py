"""Two sample cards that preview how card faces are printed."""

from __future__ import annotations

from msgspec.structs import replace
from PIL import Image

from arschloch_gui.art.cards import CardFace
from arschloch_gui.art.scenes import lay

CARDS = ("7D", "QC")
"""One card of each suit whose colour differs in a four-colour pack."""


def render_sample(printing: CardFace, size: tuple[int, int]) -> Image.Image:
    """Return both cards printed like `printing`, whose card and deck are ignored."""
    wide, high = size
    if not (24 <= wide <= 2048 and 24 <= high <= 2048):
        raise ValueError(f"A sample is 24 to 2048 pixels wide and high, not {wide} by {high}.")
    picture = Image.new("RGBA", size)
    for card, side in zip(CARDS, (-1, 1), strict=True):
        face = replace(printing, card=card, deck="")
        place = wide / 2 + side * 0.235 * high, high / 2
        lay(picture, face, place, side * 5.0, 0.86 * high)
    return picture
