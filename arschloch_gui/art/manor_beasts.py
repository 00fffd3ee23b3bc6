"""The three cards without a suit in Grand Seigneur: sparrow (Mah Jong), phoenix and dragon."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.frame import HEIGHT, WIDTH, FaceFrame
from arschloch_gui.art.palette import DEEP_RED, GOLD, GOLD_LIGHT, INK, PAPER, RED, WOOD_DARK, mixed
from arschloch_gui.art.paths import Path, Point, box, closed, mirrored, moved, oval, star, stroke

BOLD, FINE = 0.85, 0.45
COLOURS = {"MJ": "#0B6E4F", "PH": "#C2470F", "DR": "#6A1B7A"}
"""The print colour of each one's index."""
MIDDLE = (34.6, 46.0)


def draw_beast(sheet: Canvas, card: str, outline: Path, frame: FaceFrame) -> None:
    """Draw one of the three beasts, upright in its panel."""
    with sheet.inside(outline), sheet.at(frame.shift * 0.4, frame.drop):
        {"MJ": _sparrow, "PH": _phoenix, "DR": _dragon}[card](sheet)
    sheet.line(outline, 0.55, INK, loop=True)
    sheet.line(_inset(outline), 0.5, GOLD, loop=True)


def _inset(outline: Path) -> Path:
    """Return a second line just inside the panel."""
    middle_x, middle_y = WIDTH / 2, HEIGHT / 2
    return tuple(
        (x + (0.9 if x < middle_x else -0.9), y + (0.9 if y < middle_y else -0.9))
        for x, y in outline
    )


# -- Mah Jong: the sparrow ----------------------------------------------------------------


def _sparrow(sheet: Canvas) -> None:
    sheet.fill(box(-9, -9, 80, 99), "#D9EAE2")
    sheet.disc(40, 34, 21, "#F3E3B0")
    sheet.line(oval(40, 34, 21, 21), 0.5, GOLD, loop=True)
    for i in range(7):
        y = 66 + i * 3.4
        sheet.line(
            stroke(f"-9,{y} 10,{y - 1.6} 30,{y + 1} 50,{y - 1.4} 80,{y + 0.6}"), 0.4, "#B9D6CA"
        )
    branch = stroke("-4,80 10,72 26,66.5 44,64 70,57")
    sheet.line(branch, 4.2, INK)
    sheet.line(branch, 2.8, WOOD_DARK)
    for text in ("20,68.6 16,60 17,53", "48,63.4 54,70 53,78", "56,61.4 60,52 59,44"):
        sheet.line(stroke(text), 2.4, INK)
        sheet.line(stroke(text), 1.2, WOOD_DARK)
    with sheet.at(36, 43.6, 20.5):
        _sparrow_bird(sheet)
    for x, y, r in ((16.6, 51.6, 4.4), (10, 71.6, 3.8), (53.2, 77.4, 4.4), (58.4, 45, 4.0),
                    (23.6, 70.2, 3.2), (50.2, 60.4, 3.0)):  # fmt: skip
        _blossom(sheet, x, y, r)


def _blossom(sheet: Canvas, x: float, y: float, r: float) -> None:
    for i in range(5):
        with sheet.at(x, y, r, 72 * i + 10):
            sheet.shape(closed("0,-0.1! 0.42,-0.5 0.3,-0.98 0,-0.84! -0.3,-0.98 -0.42,-0.5"),
                        "#F4B8BE", 0.13)  # fmt: skip
    sheet.disc(x, y, r * 0.24, GOLD, 0.3)


def _sparrow_bird(sheet: Canvas) -> None:
    pen = 0.05
    tail = closed("0.38,0.3! 0.98,0.56! 1.12,0.92! 0.78,0.84! 0.72,1.0! 0.28,0.58!")
    sheet.shape(tail, "#7A4A28", pen)
    for text in ("0.5,0.46 0.98,0.82", "0.42,0.54 0.74,0.88"):
        sheet.line(stroke(text), 0.035)
    body = closed(
        "-0.34,-0.46 0.12,-0.42 0.48,-0.06 0.58,0.38 0.34,0.72 -0.12,0.82 -0.54,0.6 -0.7,0.16"
    )
    sheet.shape(body, "#F2E3C6", pen)
    with sheet.inside(body):
        sheet.fill(closed("0.0,-0.6! 0.9,-0.4! 0.9,0.9! 0.34,0.62 0.26,0.2"), "#B9824C")
        for x, y in ((-0.42, 0.34), (-0.24, 0.5), (-0.44, 0.56), (-0.1, 0.66), (-0.26, 0.7)):
            sheet.flick(stroke(f"{x},{y - 0.07} {x + 0.03},{y + 0.05}"), 0.05, "#B08A5A")
    wing = closed("-0.14,-0.12! 0.26,-0.14 0.56,0.16 0.86,0.62! 0.5,0.6 0.1,0.46 -0.14,0.2")
    sheet.shape(wing, "#8A5428", pen)
    sheet.line(stroke("-0.06,0.16 0.2,0.32 0.56,0.4"), 0.06, PAPER)
    for text in ("0.02,0.04 0.3,0.16 0.62,0.46", "0.1,0.34 0.36,0.48 0.66,0.56"):
        sheet.line(stroke(text), 0.035)
    _sparrow_head(sheet, pen)
    for x in (-0.2, 0.1):
        sheet.line(stroke(f"{x},0.78 {x - 0.02},1.0"), 0.07, "#C06A2A")
        sheet.line(stroke(f"{x - 0.14},1.04 {x},0.98 {x + 0.12},1.04"), 0.06, "#C06A2A")


def _sparrow_head(sheet: Canvas, pen: float) -> None:
    """Draw cap, bib, beak and eye."""
    head = oval(-0.34, -0.5, 0.4, 0.38)
    sheet.shape(head, "#F2E3C6", pen)
    with sheet.inside(head):
        sheet.fill(
            closed("-0.9,-0.52! -0.6,-0.62 -0.3,-0.56 0.2,-0.3! 0.2,-1.0! -0.9,-1.0!"), "#9B4F22"
        )
        sheet.fill(closed("-0.78,-0.3! -0.5,-0.34 -0.44,-0.1! -0.6,0.0!"), "#2B2730")
    sheet.line(head, pen, loop=True)
    sheet.shape(closed("-0.7,-0.56! -1.0,-0.42! -0.7,-0.34!"), "#E0A13C", 0.045)
    sheet.line(stroke("-0.72,-0.45 -0.94,-0.43"), 0.025)
    sheet.disc(-0.46, -0.5, 0.085, INK)
    sheet.disc(-0.49, -0.53, 0.03, PAPER)
    sheet.line(stroke("-0.74,-0.52 -0.5,-0.42 -0.2,-0.4"), 0.05, INK)
    # A small crown, because this card leads every round.
    with sheet.at(-0.36, -0.98, 0.22, -6):
        crown = closed("-0.9,0.6! -1.0,-0.5! -0.45,0.05! 0,-0.8! 0.45,0.05! 1.0,-0.5! 0.9,0.6!")
        sheet.shape(crown, GOLD, 0.2)
        for x in (-0.5, 0.0, 0.5):
            sheet.disc(x, 0.3, 0.13, RED)


# -- the phoenix --------------------------------------------------------------------------


def _phoenix(sheet: Canvas) -> None:
    sheet.fill(box(-9, -9, 80, 99), "#1D3557")
    for i in range(30):
        with sheet.at(33, 50, angle=12 * i + 3):
            sheet.fill(((0, 0), (-2.4, -90), (2.4, -90)), "#26426A")
    for x, y, r in ((22, 10, 1.3), (52, 12, 1.6), (9, 40, 1.2), (57, 32, 1.2), (40, 7, 1.0)):
        sheet.fill(star(x, y, r, r * 0.38, 4), GOLD_LIGHT)
    _flames(sheet)
    with sheet.at(33.2, 40.8, 23.6):
        _phoenix_bird(sheet)


def _flames(sheet: Canvas) -> None:
    for colour, tall, tips in (
        ("#A62B16", 1.0, ((4, 50), (15, 64), (26, 60), (40, 60), (51, 64), (62, 48))),
        ("#E4572E", 0.72, ((0, 54), (10, 60), (21, 66), (32, 62), (45, 66), (57, 56))),
        (GOLD, 0.5, ((5, 54), (15, 62), (27, 60), (38, 62), (50, 60), (61, 52))),
    ):
        for x, top in tips:
            _flame(sheet, colour, x, 92 - (92 - top) * tall)


def _flame(sheet: Canvas, colour: str, x: float, top: float) -> None:
    """Draw one tongue of fire with its tip at (x, top), leaning a little."""
    high = 96 - top
    path = closed(
        f"{x + 1},{top}! {x + 2.6},{top + high * 0.3} {x + 7.4},{top + high * 0.62} {x + 5},97! "
        f"{x - 6},97! {x - 7.4},{top + high * 0.62} {x - 1.6},{top + high * 0.34}"
    )
    sheet.shape(path, colour, 0.6)


def _phoenix_bird(sheet: Canvas) -> None:
    pen = 0.036
    # Tail plumes that curl out of the fire.
    for text, colour in (
        (
            "-0.1,0.5! -0.5,0.9 -0.42,1.34 -0.86,1.5! -0.6,1.56 -0.24,1.4 -0.22,1.0 0.06,0.6!",
            "#E4572E",
        ),
        ("0.1,0.5! 0.5,0.9 0.42,1.34 0.86,1.5! 0.6,1.56 0.24,1.4 0.22,1.0 -0.06,0.6!", "#E4572E"),
        ("-0.13,0.4! -0.16,1.0 0,1.6! 0.16,1.0 0.13,0.4!", GOLD),
    ):
        sheet.shape(closed(text), colour, pen)
    for x, y in ((-0.66, 1.5), (0.66, 1.5), (0.0, 1.36)):
        sheet.disc(x, y, 0.075, "#1F6370", 0.03)
        sheet.disc(x, y, 0.03, GOLD_LIGHT)
    for flip in (False, True):
        with sheet.at(0, 0, mirror=flip):
            _phoenix_wing(sheet, pen)
    body = closed("0,-0.42 0.24,-0.16 0.3,0.2 0.16,0.52 0,0.66! -0.16,0.52 -0.3,0.2 -0.24,-0.16")
    sheet.shape(body, "#E4572E", pen)
    with sheet.inside(body):
        for row in range(6):
            for column in range(-2, 3):
                x, y = column * 0.15 + row % 2 * 0.075, -0.18 + row * 0.13
                sheet.line(
                    stroke(f"{x - 0.07},{y} {x},{y + 0.07} {x + 0.07},{y}"), 0.03, GOLD_LIGHT
                )
    neck = closed(
        "-0.18,-0.2! -0.2,-0.52 -0.06,-0.78 0.1,-0.92 0.22,-0.86! 0.16,-0.64 0.2,-0.4 0.2,-0.2!"
    )
    sheet.shape(neck, "#E4572E", pen)
    _phoenix_head(sheet, pen)


def _phoenix_head(sheet: Canvas, pen: float) -> None:
    """Draw crest, beak and a stern eye."""
    for text in ("0.06,-0.96! 0.1,-1.3 0.36,-1.38! 0.24,-1.18 0.2,-0.96!",
                 "0.1,-0.96! 0.3,-1.2 0.58,-1.14! 0.38,-1.04 0.24,-0.9!",
                 "0.0,-0.96! -0.04,-1.24 0.08,-1.46! 0.14,-1.2 0.14,-0.96!"):  # fmt: skip
        sheet.shape(closed(text), GOLD, 0.032)
    head = oval(0.04, -0.88, 0.17, 0.155)
    sheet.shape(head, "#E4572E", pen)
    sheet.shape(closed("-0.09,-0.95! -0.4,-0.84! -0.28,-0.74! -0.08,-0.8!"), GOLD, 0.032)
    sheet.disc(-0.0, -0.91, 0.055, PAPER, 0.024)
    sheet.disc(-0.012, -0.91, 0.026, INK)
    sheet.line(stroke("-0.09,-1.0 0.0,-0.98 0.08,-1.0"), 0.032)


_FEATHERS = ((1.02, -1.16), (1.16, -0.86), (1.2, -0.54), (1.14, -0.24), (0.98, 0.04), (0.74, 0.24))


def _phoenix_wing(sheet: Canvas, pen: float) -> None:
    """Draw long feathers from the tip inwards, then two rows of short ones."""
    for i, (x, y) in enumerate(_FEATHERS):
        dx, dy = x - 0.24, y + 0.1
        length = math.hypot(dx, dy)
        nx, ny = -dy / length * 0.13, dx / length * 0.13
        feather = closed(
            f"0.2,-0.14! {0.24 + dx * 0.6 + nx:.3f},{-0.1 + dy * 0.6 + ny:.3f} {x},{y}! "
            f"{0.24 + dx * 0.6 - nx:.3f},{-0.1 + dy * 0.6 - ny:.3f}"
        )
        sheet.shape(feather, ("#C2341D", "#E4572E")[i % 2], pen)
        sheet.line(
            ((0.24 + dx * 0.3, -0.1 + dy * 0.3), (0.24 + dx * 0.9, -0.1 + dy * 0.9)),
            0.02,
            GOLD_LIGHT,
        )
    for i in range(5):
        angle = math.radians(-62 + i * 24)
        x, y = 0.3 + 0.36 * math.cos(angle), -0.16 + 0.42 * math.sin(angle)
        with sheet.at(x, y, angle=math.degrees(angle) + 90):
            sheet.shape(oval(0, 0, 0.12, 0.24), GOLD, 0.03)
    for i in range(4):
        angle = math.radians(-52 + i * 28)
        x, y = 0.22 + 0.2 * math.cos(angle), -0.14 + 0.24 * math.sin(angle)
        with sheet.at(x, y, angle=math.degrees(angle) + 90):
            sheet.shape(oval(0, 0, 0.09, 0.17), GOLD_LIGHT, 0.028)


# -- the dragon ---------------------------------------------------------------------------

_SPINE = stroke(
    "0.98,1.18 0.62,1.34 0.1,1.3 -0.5,1.18 -0.82,0.86 -0.62,0.52 -0.1,0.44 0.46,0.4 0.78,0.12 "
    "0.66,-0.22 0.2,-0.34 -0.2,-0.36 -0.42,-0.56 -0.3,-0.82"
)
_SCALE, _BELLY = "#2F8F5B", "#F0D68A"


def _dragon(sheet: Canvas) -> None:
    sheet.fill(box(-9, -9, 80, 99), "#5A1424")
    for i in range(24):
        with sheet.at(33, 46, angle=15 * i):
            sheet.fill(((0, 0), (-2.8, -90), (2.8, -90)), "#6B1B2D")
    sheet.disc(33.4, 33, 23, mixed(GOLD, "#5A1424", 0.15))
    sheet.disc(33.4, 33, 21.4, "#7C1822")
    for place in ((12.0, 74.0, 7.0), (20.0, 81.0, 8.0), (47.0, 80.0, 8.0), (56.0, 73.0, 7.0),
                  (33.0, 84.0, 9.0)):  # fmt: skip
        _cloud(sheet, *place)
    with sheet.at(33.8, 46.5, 21.6):
        _dragon_body(sheet)
        _dragon_head(sheet)
    for place in ((8.0, 84.0, 5.5), (31.0, 81.5, 5.5), (55.0, 83.0, 5.5)):
        _cloud(sheet, *place)


def _cloud(sheet: Canvas, x: float, y: float, r: float) -> None:
    """Draw a curled cloud."""
    sheet.shape(oval(x, y, r, r * 0.62), "#F3E4C9", 0.6)
    points = ((-0.5, 0.1), (-0.1, -0.34), (0.34, -0.06), (0.1, 0.2), (-0.08, 0.04))
    curl = " ".join(f"{x + r * dx},{y + r * dy}" for dx, dy in points)
    sheet.line(stroke(curl), 0.55, "#B8703A")


def _dragon_body(sheet: Canvas) -> None:
    count = len(_SPINE) - 1
    thick = [
        0.05 + 0.19 * math.sin(math.pi * min(1.0, i / count * 0.62 + 0.02))
        for i in range(count + 1)
    ]
    # The plates along the back are behind the body.
    for i in range(6, count - 4, 6):
        _plate(sheet, i, thick[i] + 0.17)
    tail = closed("0.92,1.14! 1.2,0.92 1.34,1.0! 1.2,1.14 1.36,1.3! 1.14,1.34 0.92,1.24!")
    sheet.shape(tail, GOLD, 0.034)
    for grow, colour in ((0.04, INK), (0.0, _SCALE)):
        for (x, y), half in zip(_SPINE, thick, strict=True):
            sheet.disc(x, y, half + grow, colour)
    for i in range(count):
        (x, y), (nx, ny), half = _SPINE[i], _across(i), thick[i]
        sheet.disc(x + nx * half * 0.62, y + ny * half * 0.62, half * 0.36, _BELLY)
    for i in range(4, count - 2, 4):
        (x, y), (nx, ny), half = _SPINE[i], _across(i), thick[i]
        fold = ((x + nx * half * 0.34, y + ny * half * 0.34), (x + nx * half, y + ny * half))
        sheet.line(fold, 0.02, "#8A6A2A")
        cx, cy = x - nx * half * 0.35, y - ny * half * 0.35
        sheet.line(oval(cx, cy, half * 0.3, half * 0.3)[15:46], 0.022, "#1D5F3C")
    for x, y, flip in ((-0.66, 0.62, True), (0.62, 0.28, False)):
        with sheet.at(x, y, 0.34, mirror=flip):
            _leg(sheet)


def _across(i: int) -> Point:
    """Return the direction from the spine to the belly."""
    (x, y), (qx, qy) = _SPINE[i], _SPINE[i + 1]
    length = math.hypot(qx - x, qy - y) or 1.0
    return -(qy - y) / length, (qx - x) / length


def _plate(sheet: Canvas, i: int, height: float) -> None:
    """Draw one of the golden plates along the back."""
    (x, y), (px, py), (qx, qy) = _SPINE[i], _SPINE[i - 1], _SPINE[i + 1]
    length = math.hypot(qx - px, qy - py) or 1.0
    ux, uy = (qx - px) / length, (qy - py) / length
    tip = (x + uy * height + ux * 0.05, y - ux * height + uy * 0.05)
    foot = (x - ux * 0.09, y - uy * 0.09), (x + ux * 0.11, y + uy * 0.11)
    sheet.shape((foot[0], tip, foot[1]), GOLD, 0.03)


def _leg(sheet: Canvas) -> None:
    leg = closed("-0.3,-0.3! 0.4,-0.2 0.8,0.3 0.7,0.8! 0.4,0.8! 0.36,0.44 -0.1,0.3")
    sheet.shape(leg, _SCALE, 0.11)
    for dx in (0.3, 0.55, 0.8):
        claw = closed(f"{dx - 0.1},0.74! {dx + 0.14},0.74! {dx + 0.1},1.08!")
        sheet.shape(claw, PAPER, 0.08)


def _dragon_head(sheet: Canvas) -> None:
    with sheet.at(-0.22, -0.98, 0.52):
        for text in ("0.3,-0.5! 0.5,-1.1 1.0,-1.35! 0.86,-0.9 0.66,-0.36!",
                     "0.0,-0.6! 0.0,-1.2 0.4,-1.55! 0.36,-1.05 0.36,-0.5!"):  # fmt: skip
            sheet.shape(closed(text), GOLD_LIGHT, 0.075)
        mane = closed(
            "0.3,-0.5! 0.9,-0.5! 0.7,-0.2! 1.15,-0.05! 0.75,0.15! 1.1,0.5! 0.6,0.45! 0.6,0.9! "
            "0.2,0.5!"
        )
        sheet.shape(mane, "#E4572E", 0.075)
        jaw = closed("-0.1,0.2! -0.9,0.52! -1.02,0.72 -0.6,0.8 0.1,0.66 0.5,0.3!")
        sheet.shape(jaw, _SCALE, 0.075)
        mouth = closed("-0.05,0.12! -1.02,0.28! -0.9,0.56! -0.1,0.5!")
        sheet.shape(mouth, DEEP_RED, 0.06)
        tongue = closed("-0.3,0.34! -0.8,0.36 -1.3,0.62! -0.8,0.52 -0.3,0.46!")
        sheet.shape(tongue, RED, 0.05)
        skull = closed(
            "0.5,0.3! 0.66,-0.1 0.5,-0.56 0.1,-0.7 -0.24,-0.5 -0.5,-0.26 -0.9,-0.3 -1.2,-0.1 "
            "-1.18,0.2 -0.9,0.3 -0.4,0.22 0,0.3"
        )
        sheet.shape(skull, _SCALE, 0.075)
        for x in (-1.0, -0.78, -0.56):
            sheet.shape(closed(f"{x - 0.08},0.24! {x + 0.08},0.24! {x},0.44!"), PAPER, 0.045)
        sheet.disc(-1.02, -0.04, 0.07, INK)
        sheet.shape(oval(-0.1, -0.24, 0.2, 0.17), GOLD_LIGHT, 0.06)
        sheet.fill(oval(-0.14, -0.24, 0.05, 0.15), INK)
        sheet.line(stroke("-0.42,-0.36 -0.14,-0.46 0.2,-0.42"), 0.12)
        for text in ("-1.1,0.04 -1.5,0.1 -1.7,-0.3", "-1.06,0.14 -1.36,0.42 -1.62,0.36"):
            sheet.line(stroke(text), 0.1)
            sheet.line(stroke(text), 0.045, GOLD)


# -- their small signs --------------------------------------------------------------------

_BIRD_SIGN = (
    oval(-0.34, -0.34, 0.40, 0.38),
    closed("-0.56,-0.5! -1.0,-0.28! -0.6,-0.1!"),
    closed("-0.5,-0.2 0.1,-0.36 0.5,0.1 0.98,0.78! 0.5,0.62 0.1,0.8 -0.4,0.66 -0.66,0.2"),
)
_WING_SIGN = closed("0.08,0.3! 0.1,-0.2 0.34,-0.6 0.98,-0.98! 0.94,-0.66! 0.98,-0.52! 0.86,-0.34! "
                    "0.86,-0.14! 0.7,-0.02! 0.66,0.18! 0.44,0.26! 0.3,0.5!")  # fmt: skip
_PHOENIX_SIGN = (
    _WING_SIGN,
    mirrored(_WING_SIGN),
    closed("0,-0.98! 0.2,-0.72 0.14,-0.4 0.24,0.1 0.14,0.5 0.34,0.98! 0,0.82! -0.34,0.98! "
           "-0.14,0.5 -0.24,0.1 -0.14,-0.4 -0.2,-0.72"),
)  # fmt: skip
_DRAGON_SIGN = (
    closed("0.3,0.98! 0.5,0.3 0.62,-0.1 0.5,-0.5 0.96,-0.98! 0.36,-0.74 0.2,-0.62 0.26,-0.98! "
           "-0.02,-0.66 -0.34,-0.42 -0.66,-0.38 -0.98,-0.16 -0.96,0.14! -0.5,0.16! -0.62,0.4! "
           "-0.3,0.36 -0.16,0.5 -0.3,0.98!"),
)  # fmt: skip
_SIGNS: dict[str, tuple[tuple[Path, ...], tuple[Path, ...]]] = {
    "MJ": (
        _BIRD_SIGN,
        (oval(-0.44, -0.42, 0.09, 0.09), moved(oval(0, 0, 0.3, 0.07, 34), 0.2, 0.3)),
    ),
    "PH": (_PHOENIX_SIGN, ()),
    "DR": (_DRAGON_SIGN, (oval(-0.16, -0.24, 0.13, 0.1), oval(-0.78, -0.08, 0.06, 0.05))),
}


@lru_cache(maxsize=64)
def beast_mask(card: str, height: int) -> Image.Image:
    """Return the sign of one of the three beasts, as a square mask."""
    parts, cuts = _SIGNS[card]
    sheet = Canvas((height, height), (2.0, 2.0), "#000000")
    with sheet.at(1.0, 1.0):
        for part in parts:
            sheet.fill(part, "#FFFFFF")
        for cut in cuts:
            sheet.fill(cut, "#000000")
    return sheet.picture().getchannel("R")
