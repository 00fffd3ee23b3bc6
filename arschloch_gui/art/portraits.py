"""Sixteen people in medallions, each resting, thinking, happy or sulking."""

from __future__ import annotations

from PIL import Image

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.faces import EXPRESSIONS, SKINS, draw_face, draw_mouth, draw_sweat
from arschloch_gui.art.guests import GUESTS, Guest
from arschloch_gui.art.hair import draw_back_hair, draw_beard, draw_front_hair
from arschloch_gui.art.hats import draw_earrings, draw_glasses, draw_hat
from arschloch_gui.art.insignia import check_size
from arschloch_gui.art.palette import GOLD, INK, PAPER, PETROL, RED, RIM, RIM_LIGHT
from arschloch_gui.art.paths import box, closed, oval, stroke

PEN = 0.13


PORTRAITS = len(GUESTS)

# How the head is held: lean in degrees, then how far it is lowered.
_HOLD = {
    "think": (7.0, 0.02),
    "happy": (-5.0, -0.08),
    "sulk": (3.0, 0.2),
    "left": (-2.0, 0.0),
    "right": (2.0, 0.0),
    "down": (0.0, 0.03),
    "brow": (-3.0, -0.06),
    "sweat": (2.0, 0.05),
    "grin": (6.0, -0.04),
    "wince": (-6.0, 0.12),
}
_UPRIGHT = (0.0, 0.0)


def render_portrait(person: int, mood: str, size: int) -> Image.Image:
    """Return the medallion of a person in a mood."""
    if not 0 <= person < PORTRAITS:
        raise ValueError(f"There are portraits 0 to {PORTRAITS - 1}, not {person}.")
    if mood not in EXPRESSIONS:
        raise ValueError(f"There is no mood called {mood!r}.")
    check_size(size)
    sheet = Canvas((size, size), (2.0, 2.0))
    with sheet.at(1.0, 1.0):
        draw_medallion(sheet, GUESTS[person], mood)
    return sheet.picture()


def draw_medallion(sheet: Canvas, guest: Guest, mood: str) -> None:
    """Draw the round picture with its rim in the box from -1 to 1."""
    sheet.disc(0, 0, 0.985, INK)
    sheet.disc(0, 0, 0.945, RIM_LIGHT)
    sheet.disc(0, 0, 0.885, RIM)
    glass = oval(0, 0, 0.865, 0.865)
    sheet.fill(glass, guest.ground)
    with sheet.inside(glass):
        for i in range(20):
            with sheet.at(0, 0.1, angle=18 * i + 9):
                sheet.wash(((0, 0), (-0.09, -1.2), (0.09, -1.2)), PAPER, 0.18)
        draw_bust(sheet, guest, mood)
    sheet.line(glass, 0.035, loop=True)


def head_place(guest: Guest, mood: str) -> tuple[float, float, float, float]:
    """Return the position of the head in the medallion: x, y, scale, lean."""
    lean, drop = _HOLD.get(mood, _UPRIGHT)
    tall = guest.hat is not None and guest.hat[0] in ("top hat", "chef", "beanie")
    wide = guest.hat is not None and guest.hat[0] in ("beret", "turban")
    down = (0.15 if tall else 0.11 if wide else 0.06) + guest.low * 0.4 + drop * 0.3
    return 0.0, down, (0.40 if tall else 0.44) * guest.scale, lean


def draw_bust(sheet: Canvas, guest: Guest, mood: str) -> None:
    """Draw head and shoulders about (0, 0)."""
    place = head_place(guest, mood)
    with sheet.at(*place):
        draw_back_hair(sheet, guest.hair, guest.colour)
    with sheet.at(0, 0.62, 0.44):
        _shoulders(sheet, guest, mood)
    with sheet.at(*place):
        draw_face(sheet, guest.face, mood)
        draw_beard(
            sheet,
            guest.beard,
            guest.moustache,
            guest.colour,
            lambda: draw_mouth(sheet, guest.face, mood),
        )
        draw_front_hair(sheet, guest.hair, guest.colour)
        if guest.hat:
            draw_hat(sheet, *guest.hat)
        if guest.earrings:
            draw_earrings(sheet, guest.earrings)
        if guest.glasses:
            draw_glasses(sheet, guest.glasses, guest.face.turn)
        if mood == "sweat":
            draw_sweat(sheet)
    if mood == "think":
        with sheet.at(0.30, 0.72, 0.40):
            _thinking_hand(sheet, guest)


def _shoulders(sheet: Canvas, guest: Guest, mood: str) -> None:
    skin, shade = SKINS[guest.face.skin]
    rise = -0.16 if mood == "sulk" else 0.0
    neck = closed("-0.42,-0.5! 0.42,-0.5! 0.5,0.5! -0.5,0.5!")
    sheet.shape(neck, shade, PEN)
    with sheet.at(0, rise):
        coat = closed(
            "-2.0,1.8! -1.8,0.6 -1.2,0.12 -0.5,-0.04! 0,0.3 0.5,-0.04! 1.2,0.12 1.8,0.6 2.0,1.8!"
        )
        sheet.shape(coat, guest.coat, PEN)
        if guest.collar == "stripes":
            with sheet.inside(coat):
                for i in range(5):
                    sheet.line(
                        stroke(f"-2,{0.5 + i * 0.34} 0,{0.62 + i * 0.34} 2,{0.5 + i * 0.34}"),
                        0.15,
                        guest.trim,
                    )
            sheet.line(coat, PEN, loop=True)
        _collar(sheet, guest.collar, guest.trim, skin)


def _collar(sheet: Canvas, kind: str, trim: str, skin: str) -> None:
    if kind == "lapels":
        sheet.shape(closed("-0.5,-0.05! 0.5,-0.05! 0.1,0.9! -0.1,0.9!"), PAPER, 0.1)
        for side in (-1, 1):
            sheet.shape(
                closed(f"{side * 0.5},-0.1! {side * 0.95},0.1! {side * 0.7},0.6! 0,1.2!"), trim, 0.1
            )
    elif kind == "shirt":
        for side in (-1, 1):
            sheet.shape(
                closed(f"{side * 0.52},-0.16! {side * 0.78},0.3! {side * 0.34},0.56! 0,0.26!"),
                trim,
                0.11,
            )
        sheet.line(stroke("0,0.4 0,1.4"), 0.08)
    elif kind == "bow":
        sheet.shape(closed("-0.5,-0.05! 0.5,-0.05! 0.3,1.3! -0.3,1.3!"), PAPER, 0.1)
        for side in (-1, 1):
            sheet.shape(closed(f"0,0.26! {side * 0.5},0.06! {side * 0.5},0.52!"), trim, 0.1)
        sheet.disc(0, 0.28, 0.13, trim, 0.08)
    elif kind == "scarf":
        sheet.shape(closed("-0.7,-0.14! 0,0.14 0.7,-0.14! 0.74,0.24 0,0.54 -0.74,0.24"), trim, 0.11)
        sheet.shape(closed("0.1,0.36! 0.5,0.3! 0.62,0.98! 0.2,0.92!"), trim, 0.1)
    elif kind in ("lace", "beads"):
        _necklace(sheet, kind, trim)
    elif kind == "hood":
        sheet.shape(
            closed("-0.5,-0.1! -1.0,-0.12 -1.0,0.3 0,0.66! 1.0,0.3 1.0,-0.12 0.5,-0.1! 0,0.34"),
            trim,
            0.11,
        )
        for side in (-1, 1):
            sheet.line(stroke(f"{side * 0.22},0.55 {side * 0.26},1.1"), 0.1, PAPER)
    elif kind == "round":
        sheet.line(stroke("-0.5,-0.02 0,0.32 0.5,-0.02"), 0.3)
        sheet.line(stroke("-0.5,-0.02 0,0.32 0.5,-0.02"), 0.15, trim)


def _necklace(sheet: Canvas, kind: str, trim: str) -> None:
    if kind == "lace":
        for i in range(7):
            x = -0.72 + i * 0.24
            sheet.disc(x, 0.34 - 0.385 * x * x, 0.19, trim, 0.08)
        sheet.disc(0, 0.4, 0.14, RED, 0.08)
        return
    for i in range(9):
        x = -0.66 + i * 0.165
        sheet.disc(x, 0.36 - 0.75 * x * x, 0.12, (GOLD, PETROL)[i % 2], 0.06)


def _thinking_hand(sheet: Canvas, guest: Guest) -> None:
    """Draw a hand at the chin, with one finger along the cheek."""
    skin, _ = SKINS[guest.face.skin]
    sheet.shape(box(-0.3, 0.3, 0.5, 1.6, 0.1), guest.coat, PEN)
    sheet.line(stroke("0.22,0.1 0.34,-0.45 0.38,-0.72"), 0.42, INK)
    sheet.line(stroke("0.22,0.1 0.34,-0.45 0.38,-0.72"), 0.22, skin)
    sheet.shape(
        closed("-0.5,-0.1 -0.2,-0.36 0.3,-0.24 0.56,0.1 0.46,0.46 -0.1,0.52 -0.46,0.3"), skin, PEN
    )
    for text in ("-0.2,-0.1 0.0,-0.02 0.02,0.14", "-0.24,0.12 -0.04,0.18 -0.02,0.3"):
        sheet.line(stroke(text), 0.08)
