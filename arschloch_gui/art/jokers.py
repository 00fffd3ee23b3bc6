"""The jokers and jesters: fools in two-coloured clothes and hoods with donkey's ears."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace
from PIL import Image

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.carried import fist
from arschloch_gui.art.faces import SKINS, Features, draw_face, draw_mouth
from arschloch_gui.art.frame import HEIGHT, WIDTH, FaceFrame
from arschloch_gui.art.insignia import EAR, FUR, FUR_SHADE
from arschloch_gui.art.palette import GOLD, GOLD_LIGHT, INK, LEAF, PAPER, PETROL, RED, STRAW, TRUMP
from arschloch_gui.art.paths import Path, box, closed, mirrored, star, stroke

FOOLS: dict[str, tuple[Features, str, str, str, str, int]] = {
    # Face, the two colours of the clothes, the ground and its rays, and the lean, by the
    # joker's colour or, for a jester, by its deck of bare numbers.
    "R": (
        Features(
            "rosy",
            "round",
            "bulb",
            0.13,
            "#8A3A14",
            freckles=True,
            turn=0.5,
            ears=False,
            iris="#2E6B4F",
            big_eyes=1.1,
        ),
        RED,
        GOLD,
        "#F7E7CB",
        "#EBD2A6",
        -5,
    ),
    "B": (
        Features(
            "pale", "long", "hook", 0.15, INK, turn=-0.6, ears=False, iris="#3A2214", big_eyes=1.1
        ),
        "#35343C",
        STRAW,
        "#E6E6DC",
        "#D0D2C6",
        5,
    ),
    "dalmuti80": (
        Features(
            "tan", "heart", "long", 0.12, INK, turn=0.4, ears=False, iris="#2E6B4F", big_eyes=1.1
        ),
        PETROL,
        GOLD,
        "#DDE8DC",
        "#C4D8C8",
        -4,
    ),
    "big_a": (
        Features(
            "olive",
            "oval",
            "bulb",
            0.13,
            "#4A2C17",
            freckles=True,
            turn=-0.5,
            ears=False,
            iris="#2E6B4F",
            big_eyes=1.15,
        ),
        LEAF,
        RED,
        "#EAF0D8",
        "#D3E2B8",
        -4,
    ),
    "career": (
        Features(
            "dark",
            "round",
            "broad",
            0.13,
            INK,
            lashes=True,
            turn=-0.4,
            ears=False,
            iris="#3A2214",
            big_eyes=1.1,
        ),
        TRUMP,
        GOLD_LIGHT,
        "#EADFF0",
        "#D9C8E2",
        4,
    ),
}
BOLD, FINE = 0.85, 0.45
HEAD = (31.4, 27.0)
HEAD_SCALE = 8.4


@lru_cache(maxsize=32)
def star_mask(height: int) -> Image.Image:
    """Return the joker's index, a star, as a square mask."""
    sheet = Canvas((height, height), (2.0, 2.0))
    sheet.fill(star(1.0, 1.06, 1.02, 0.44), INK)
    return sheet.picture().getchannel("A")


def draw_joker(sheet: Canvas, suit: str, frame: FaceFrame) -> None:
    """Draw one fool, upright, in the court's panel."""
    features, one, two, ground, rays, lean = FOOLS[suit]
    outline = fool_outline(frame)
    with sheet.inside(outline):
        sheet.fill(box(0, 0, WIDTH, HEIGHT), ground)
        draw_rays(sheet, rays)
        with sheet.at(frame.shift * 0.5, frame.drop):
            _body(sheet, one, two, features)
            with sheet.at(*HEAD, HEAD_SCALE, lean):
                hood_back(sheet, one, two)
                draw_face(sheet, features, "rest" if suit == "B" else "happy")
                draw_mouth(sheet, features, "happy")
                hood_front(sheet, one, two)
    sheet.line(outline, 0.55, INK, loop=True)


def fool_outline(frame: FaceFrame) -> Path:
    """Return a joker's panel, with smaller notches because a star needs less room than an index."""
    notch = (frame.notch[0], frame.glyph_top + frame.widest + 2.6)
    return replace(frame, notch=notch).outline()


def draw_rays(sheet: Canvas, colour: str) -> None:
    """Draw the rays behind a fool."""
    for i in range(24):
        with sheet.at(32, 42, angle=15 * i + 4):
            sheet.fill(((0, 0), (-3.2, -90), (3.2, -90)), colour)


def hood_back(sheet: Canvas, one: str, two: str) -> None:
    """Draw the ears of the hood, furry inside, with a bell on each tip."""
    ear = closed("0.2,-0.9! 0.75,-1.75 1.4,-2.2 1.95,-1.85 2.05,-1.1! 1.6,-1.2 1.25,-0.6 1.1,-0.1!")
    inner = closed("0.75,-1.0! 1.05,-1.5 1.42,-1.8 1.66,-1.55! 1.3,-1.2 1.05,-0.7!")
    for path, within, colour, side in (
        (ear, inner, one, 1),
        (mirrored(ear), mirrored(inner), two, -1),
    ):
        sheet.shape(path, colour, 0.12)
        sheet.shape(within, EAR, 0.07)
        with sheet.at(side * 2.05, -0.98):
            sheet.disc(0, 0.12, 0.24, GOLD, 0.1)
            sheet.line(stroke("-0.2,0.1 0,0.16 0.2,0.1"), 0.06)
            sheet.line(stroke("0,0.2 0,0.32"), 0.07)
    sheet.shape(
        closed(
            "0,-1.5 0.9,-1.25 1.25,-0.4 1.2,0.6 0.95,1.5 0,1.7 -0.95,1.5 -1.2,0.6 "
            "-1.25,-0.4 -0.9,-1.25"
        ),
        one,
        0.12,
    )


def hood_front(sheet: Canvas, one: str, two: str) -> None:
    """Draw the rim of the hood around the face, and its tuft."""
    rim = "0,-1.5! 0.9,-1.28 1.26,-0.4 1.2,0.7 0.9,1.35! 0.98,0.6 0.98,-0.2 0.7,-0.75 0,-0.62!"
    right = closed(rim)
    sheet.shape(right, one, 0.12)
    sheet.shape(mirrored(right), two, 0.12)
    tuft = closed(
        "-0.28,-1.3! -0.2,-1.85! -0.02,-1.5! 0.14,-1.9! 0.3,-1.3! 0.2,-0.55! 0.05,-0.8! "
        "-0.08,-0.5! -0.22,-0.75!"
    )
    sheet.shape(tuft, FUR, 0.09)
    sheet.flick(stroke("0,-1.35 0.02,-1.1 0,-0.9"), 0.07, FUR_SHADE)


def _body(sheet: Canvas, one: str, two: str, features: Features) -> None:
    skin = SKINS[features.skin]
    coat = closed("2,100! 3,66 9,54 20,47 32.6,44 45,47 56,54 60,66 62,100!")
    sheet.fill(coat, one)
    with sheet.inside(coat):
        for row in range(9):
            for column in range(9):
                if (row + column) % 2:
                    x, y = 32.6 + (column - 4) * 6.6, 47 + row * 8.2
                    colour = two if column % 2 else one
                    sheet.shape(
                        ((x, y - 8.2), (x + 6.6, y), (x, y + 8.2), (x - 6.6, y)), colour, FINE
                    )
    sheet.line(coat, BOLD, INK, loop=True)
    collar = closed(
        "14,52! 20,44.5 32.6,42 45.2,44.5 51.2,52! 47,59.5! 41.5,53! 37.5,62.5! 32.6,54! "
        "27.7,62.5! 23.7,53! 18.2,59.5!"
    )
    sheet.shape(collar, PAPER, BOLD)
    for x, y in ((18.2, 60), (27.7, 63), (37.5, 63), (47, 60)):
        sheet.disc(x, y, 1.5, GOLD, 0.6)
    _marotte(sheet, one, two, features, skin)
    _fanned_cards(sheet, skin)


def _marotte(sheet: Canvas, one: str, two: str, features: Features, skin: tuple[str, str]) -> None:
    """Draw the fool's stick, topped with the fool's own head."""
    with sheet.at(50.2, 53.5, angle=7):
        sheet.line(((0, 9), (0, -12)), 2.6, INK)
        sheet.line(((0, 9), (0, -12)), 1.2, GOLD)
        sheet.shape(closed("-3.6,-9! 0,-11 3.6,-9! 1.6,-5.6! 0,-7 -1.6,-5.6!"), PAPER, 0.6)
        with sheet.at(0, -13.6, 2.9):
            hood_back(sheet, two, one)
            draw_face(sheet, Features(features.skin, nose="bulb", ears=False), "happy")
            draw_mouth(sheet, features, "happy")
            hood_front(sheet, two, one)
        fist(sheet, skin)


def _fanned_cards(sheet: Canvas, skin: tuple[str, str]) -> None:
    """Draw a hand holding cards face up."""
    for i, colour in enumerate((PETROL, RED, GOLD_LIGHT)):
        with sheet.at(14.5, 73, angle=-32 + 22 * i):
            sheet.shape(box(-4.2, -15, 4.2, -2, 0.9), PAPER, 0.6)
            sheet.disc(0, -10.4, 2.0, colour, 0.4)
    with sheet.at(14.5, 72):
        fist(sheet, skin)
