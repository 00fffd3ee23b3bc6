"""Small pictures for the start screen: one scene for every game, a fan of cards for the rest."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.cards import CardFace, render_card
from arschloch_gui.art.guests import GUESTS
from arschloch_gui.art.headgear import arched_crown
from arschloch_gui.art.insignia import draw_insignia
from arschloch_gui.art.palette import (
    CLOTH,
    CLOTH_LIGHT,
    GOLD,
    INK,
    PAPER,
    PETROL,
    RED,
    RIM,
    RIM_LIGHT,
)
from arschloch_gui.art.paths import box, closed, oval, stroke
from arschloch_gui.art.portraits import draw_bust, head_place

# Radek is king, Emil is not; Cleo laughs, Gaston thinks.
KING, ASS, WINNER, THINKER = (GUESTS[person] for person in (11, 7, 2, 9))

Size = tuple[int, int]
Hand = tuple[tuple[str, float, float, float], ...]

# card, across, down (in heights of the picture from its middle), degrees
_FANS: dict[str, tuple[str, Hand]] = {
    "arschloch": ("de", (("7D", -0.15, 0.37, -15), ("AS", 0.0, 0.34, 0), ("KH", 0.15, 0.37, 15))),
    "trouduc": ("fr", (("2H", -0.15, 0.37, -15), ("KC", 0.0, 0.34, 0), ("QD", 0.15, 0.37, 15))),
}
_PLAIN: tuple[str, Hand] = (
    "en",
    (
        ("10C", -0.4, 0.16, -24),
        ("JD", -0.2, 0.07, -12),
        ("QS", 0.0, 0.04, 0),
        ("KH", 0.2, 0.07, 12),
        ("AC", 0.4, 0.16, 24),
    ),
)


def render_game_picture(key: str, size: Size) -> Image.Image:
    """The picture of a game; a game without one of its own gets a fan of cards."""
    wide, high = size
    if not (16 <= wide <= 4096 and 16 <= high <= 4096):
        raise ValueError(
            f"A game picture is 16 to 4096 pixels wide and high, not {wide} by {high}."
        )
    across = 2.0 * wide / high
    sheet = Canvas(size, (across, 2.0), CLOTH)
    with sheet.at(across / 2, 1.0):
        _room(sheet, across / 2)
        if key in _PEOPLE:
            _PEOPLE[key](sheet)
    picture = sheet.picture()
    letters, hand = _FANS.get(key, _PLAIN)
    for card, x, y, angle in hand:
        _lay(picture, CardFace(card, letters), (x, y, angle), 0.52 if key in _FANS else 0.74)
    return picture


def _room(sheet: Canvas, half: float) -> None:
    """A panelled wall and the edge of the table."""
    sheet.fill(box(-half, -1, half, 0.5), "#E7CF9C")
    for i in range(-12, 13):
        with sheet.at(0, 0.3, angle=i * 15):
            sheet.fill(((0, 0), (-0.22, -4), (0.22, -4)), "#DFC389")
    sheet.fill(box(-half, 0.42, half, 1.2), CLOTH_LIGHT)
    sheet.fill(box(-half, 0.36, half, 0.48), RIM_LIGHT)
    sheet.line(((-half, 0.36), (half, 0.36)), 0.035, INK)
    sheet.line(((-half, 0.48), (half, 0.48)), 0.03, RIM)


def _lay(
    picture: Image.Image, face: CardFace, place: tuple[float, float, float], tall: float
) -> None:
    """Put a card into the picture, turned about its middle."""
    wide, high = picture.size
    x, y, angle = place
    # Turned at twice the size, so that its edges stay clean.
    card = render_card(face, max(16, round(high * tall) * 2))
    card = card.rotate(-angle, Image.Resampling.BICUBIC, expand=True)
    card = card.reduce(2)
    left = round(wide / 2 + x * high - card.width / 2)
    top = round(high / 2 + y * high - card.height / 2)
    layer = Image.new("RGBA", picture.size)
    layer.paste(card, (left, top))
    picture.alpha_composite(layer)


def _arschloch(sheet: Canvas) -> None:
    """Above sits one with a crown, below one with ears; both know it may change."""
    with sheet.at(-0.78, -0.13, 0.72):
        draw_bust(sheet, KING, "happy")
        with sheet.at(*head_place(KING, "happy")):
            arched_crown(sheet, RED, PETROL)
    with sheet.at(0.84, -0.14, 0.78):
        draw_bust(sheet, ASS, "sulk")
        with sheet.at(*head_place(ASS, "sulk")), sheet.at(0, -1.22, 1.22):
            draw_insignia(sheet, "donkey")
    _table(sheet)
    _mug(sheet, -1.36, 0.26)


def _trouduc(sheet: Canvas) -> None:
    with sheet.at(-0.84, -0.2, 0.8):
        draw_bust(sheet, WINNER, "happy")
    with sheet.at(0.80, -0.2, 0.8):
        draw_bust(sheet, THINKER, "think")
    _table(sheet)
    _carafe(sheet, 1.36, 0.3)


def _table(sheet: Canvas) -> None:
    sheet.fill(box(-9, 0.42, 9, 1.2), CLOTH_LIGHT)
    sheet.fill(box(-9, 0.34, 9, 0.46), RIM_LIGHT)
    sheet.line(((-9, 0.34), (9, 0.34)), 0.035, INK)
    sheet.line(((-9, 0.46), (9, 0.46)), 0.03, RIM)


def _mug(sheet: Canvas, x: float, y: float) -> None:
    with sheet.at(x, y, 0.8, mirror=True):
        sheet.line(stroke("-0.18,-0.18 -0.36,-0.16 -0.36,0.1 -0.2,0.14"), 0.13)
        sheet.line(stroke("-0.18,-0.18 -0.36,-0.16 -0.36,0.1 -0.2,0.14"), 0.06, GOLD)
        sheet.shape(closed("-0.2,-0.32! 0.2,-0.32! 0.23,0.3! -0.23,0.3!"), GOLD, 0.045)
        for dx in (-0.09, 0.06):
            sheet.line(((dx, -0.1), (dx, 0.2)), 0.035, "#F0CB7A")
        for dx, dy, r in ((-0.17, -0.32, 0.11), (0.0, -0.38, 0.14), (0.17, -0.32, 0.11)):
            sheet.disc(dx, dy, r, PAPER, 0.04)
        sheet.fill(oval(0, -0.3, 0.22, 0.08), PAPER)


def _carafe(sheet: Canvas, x: float, y: float) -> None:
    with sheet.at(x, y, 0.85):
        glass = closed(
            "-0.08,-0.6! 0.08,-0.6! 0.08,-0.3 0.24,0.0 0.22,0.3! -0.22,0.3! -0.24,0.0 -0.08,-0.3"
        )
        sheet.fill(glass, "#DCE6E0")
        with sheet.inside(glass):
            sheet.fill(box(-0.4, -0.14, 0.4, 0.4), "#8C1D27")
        sheet.line(glass, 0.045, loop=True)
        sheet.flick(stroke("-0.13,-0.02 -0.14,0.12 -0.12,0.22"), 0.04, PAPER)


_PEOPLE: dict[str, Callable[[Canvas], None]] = {"arschloch": _arschloch, "trouduc": _trouduc}
