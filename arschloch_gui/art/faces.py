"""Comic woodcut faces, in one style for courts, jokers and portraits.

A face is centred on (0, 0) and about one unit wide to each side; eyes at -0.1, chin at 1.3.
"""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.palette import INK, WHITE
from arschloch_gui.art.paths import Path, closed, oval, stroke, twin

MOODS = ("rest", "think", "happy", "sulk")
GLANCES = {"left": (-0.105, 0.03), "right": (0.115, 0.03), "down": (0.0, 0.1)}
"""Pupil positions of a resting face that looks at another player."""
EXPRESSIONS = (*MOODS, "blink", *GLANCES, "brow", "sweat", "grin", "wince")
"""The moods, and brief expressions."""
_CALM = ("rest", "grin", *GLANCES)

BOLD = 0.13
FINE = 0.085

SKINS: dict[str, tuple[str, str]] = {
    "pale": ("#F8DFC8", "#E9B89A"),
    "rosy": ("#F5CDB0", "#E09A7E"),
    "tan": ("#E3AE80", "#C58455"),
    "olive": ("#D6A274", "#B27B4A"),
    "brown": ("#A86F46", "#7F4C2C"),
    "dark": ("#76492F", "#52301E"),
}

_OUTLINES: dict[str, str] = {
    "oval": "0,-1.2 0.72,-0.95 0.98,-0.2 0.86,0.55 0.5,1.10 0,1.28",
    "round": "0,-1.15 0.75,-0.95 1.06,-0.15 1.0,0.5 0.62,1.03 0,1.2",
    "long": "0,-1.25 0.66,-1.0 0.88,-0.2 0.82,0.6 0.5,1.24 0,1.42",
    "square": "0,-1.15 0.8,-0.95 0.98,-0.2 0.96,0.6 0.76,1.08 0.3,1.28 0,1.3",
    "heart": "0,-1.2 0.8,-0.9 1.0,-0.25 0.82,0.45 0.38,1.12 0,1.3",
}

# A nose is a small shaded area with a line along its lower side.
_NOSES: dict[str, tuple[str, str]] = {
    "button": ("0,0.14 0.15,0.34 0,0.46 -0.15,0.34", "-0.17,0.33 -0.08,0.46 0.08,0.46 0.17,0.33"),
    "long": (
        "0,-0.1 0.2,0.36 0.08,0.5 -0.12,0.44",
        "0.03,-0.12 0.12,0.16 0.23,0.38 0.10,0.5 -0.10,0.46",
    ),
    "broad": (
        "0,0.1 0.26,0.36 0.16,0.48 0,0.5 -0.16,0.48 -0.26,0.36",
        "-0.27,0.34 -0.21,0.48 -0.08,0.45 0,0.52 0.08,0.45 0.21,0.48 0.27,0.34",
    ),
    "hook": (
        "0.02,-0.14 0.27,0.26 0.14,0.5 -0.08,0.44",
        "0.0,-0.16 0.18,0.04 0.29,0.28 0.19,0.5 0.06,0.43 -0.08,0.47",
    ),
    "bulb": (
        "0,0.06 0.24,0.28 0,0.52 -0.24,0.28",
        "-0.2,0.16 -0.25,0.33 -0.12,0.5 0.08,0.52 0.24,0.36 0.2,0.16",
    ),
    "point": ("0,0.0 0.30,0.38 -0.04,0.46", "0.02,0.0 0.16,0.22 0.32,0.40 0.10,0.47 -0.04,0.44"),
}


class Features(Struct, frozen=True):
    """Features that identify a face."""

    skin: str = "rosy"
    outline: str = "oval"
    nose: str = "long"
    brow: float = 0.12
    brow_colour: str = INK
    lashes: bool = False
    blush: bool = True
    freckles: bool = False
    wrinkles: bool = False
    spot: bool = False
    ears: bool = True
    lips: str = ""
    iris: str = INK
    turn: float = 0.0
    big_eyes: float = 1.0


def face_path(look: Features) -> Path:
    """Return the outline of the face."""
    return twin(_OUTLINES[look.outline])


def draw_face(sheet: Canvas, look: Features, mood: str = "rest") -> None:
    """Draw the bare face, without hair, beard or hat."""
    skin, shade = SKINS[look.skin]
    outline = face_path(look)
    if look.ears:
        for side in (-1, 1):
            sheet.shape(oval(side * 0.98, 0.08, 0.2, 0.27), skin, BOLD)
            sheet.line(stroke(f"{side * 1.03},-0.05 {side * 0.93},0.06 {side * 1.0},0.2"), 0.06)
    sheet.fill(outline, skin)
    with sheet.inside(outline):
        sheet.fill(closed("1.2,-1.2 0.80,-0.5 0.86,0.1 0.62,0.8 0.1,1.15 0.2,1.6 1.4,1.5"), shade)
        if look.blush or mood == "happy":
            for side in (-1, 1):
                sheet.wash(oval(side * 0.6, 0.42, 0.25, 0.18), "#D9483B", 0.34)
    sheet.line(outline, BOLD, loop=True)
    if look.wrinkles:
        _wrinkles(sheet)
    with sheet.at(look.turn * 0.16, 0.0):
        for side in (-1, 1):
            _eye(sheet, look, mood, side)
            _brow(sheet, look, mood, side)
        if look.freckles:
            for x, y in ((0.36, 0.26), (0.52, 0.32), (0.43, 0.42), (0.62, 0.24)):
                for side in (-1, 1):
                    sheet.disc(side * x, y, 0.035, shade)
        if look.spot:
            sheet.disc(0.42, 0.62, 0.06, INK)
        with sheet.at(look.turn * 0.06, 0.0, mirror=look.turn < 0):
            area, line = _NOSES[look.nose]
            sheet.fill(closed(area), shade)
            sheet.line(stroke(line), FINE)
    if not look.lashes:
        _cheek_cuts(sheet)


def draw_sweat(sheet: Canvas) -> None:
    """Draw two drops of sweat at the temple, above anything worn there."""
    for x, y, size in ((0.86, -0.42, 0.34), (1.18, 0.1, 0.24)):
        with sheet.at(x, y, size, 12):
            sheet.shape(
                closed("0,-1.0! 0.62,0.25 0.42,0.78 0,0.95 -0.42,0.78 -0.62,0.25"), "#BFE3EA", 0.28
            )
            sheet.line(stroke("-0.26,0.2 -0.2,0.5"), 0.2, WHITE)


def _wrinkles(sheet: Canvas) -> None:
    for side in (-1, 1):
        with sheet.at(0, 0, mirror=side < 0):
            sheet.flick(stroke("0.42,0.40 0.55,0.55 0.56,0.72"), 0.06)
            sheet.flick(stroke("0.30,0.20 0.42,0.25 0.54,0.20"), 0.05, both=True)
    sheet.flick(stroke("-0.3,-0.72 0,-0.78 0.3,-0.72"), 0.05, both=True)


def _cheek_cuts(sheet: Canvas) -> None:
    """Draw three short cuts on the shaded cheek, typical of the woodcut style."""
    for i, y in enumerate((0.26, 0.39, 0.52)):
        start = 0.95 - y * 0.2
        sheet.flick(
            stroke(f"{start},{y} {start - 0.1},{y + 0.04} {start - 0.24 + i * 0.05},{y + 0.05}"),
            0.05,
        )


def _eye(sheet: Canvas, look: Features, mood: str, side: int) -> None:
    big = look.big_eyes
    with sheet.at(side * 0.41, -0.1, scale=big):
        if mood == "happy":
            sheet.line(stroke("-0.25,0.08 -0.14,-0.09 0,-0.14 0.14,-0.09 0.25,0.08"), 0.11)
            if look.lashes:
                sheet.flick(stroke(f"{side * 0.24},0.06 {side * 0.36},0.0"), 0.08)
            return
        if mood in ("blink", "wince"):
            _shut_eye(sheet, look, mood, side)
            return
        white = oval(0, 0, 0.235, 0.215)
        _eyeball(sheet, look, mood, side)
        sheet.line(white, 0.055, loop=True)
        if mood == "sulk":
            sheet.line(stroke(f"-0.25,{0.02 + side * 0.05} 0.25,{0.02 - side * 0.05}"), 0.10)
        elif mood in _CALM:
            sheet.line(stroke("-0.26,-0.02 -0.15,-0.12 0,-0.155 0.15,-0.12 0.26,-0.02"), 0.11)
        else:
            sheet.line(stroke("-0.25,-0.03 -0.16,-0.17 0,-0.225 0.16,-0.17 0.25,-0.03"), 0.09)
        if look.lashes:
            for dx, dy, ex, ey in ((0.19, -0.14, 0.33, -0.24), (0.24, -0.04, 0.39, -0.08)):
                sheet.flick(stroke(f"{side * dx},{dy} {side * ex},{ey}"), 0.07)


def _eyeball(sheet: Canvas, look: Features, mood: str, side: int) -> None:
    """Draw the open eye with its pupil and, in some moods, a lowered lid."""
    white = oval(0, 0, 0.235, 0.215)
    sheet.fill(white, WHITE)
    with sheet.inside(white):
        x, y = _PUPILS.get(mood, (0.02, 0.02))
        sheet.disc(x, y, 0.145, look.iris)
        sheet.disc(x, y, 0.095, INK)
        sheet.disc(x - 0.045, y - 0.05, 0.04, WHITE)
        if mood in _CALM:
            sheet.fill(
                closed("-0.4,-0.4! 0.4,-0.4! 0.3,-0.06! 0,-0.17 -0.3,-0.06!"),
                SKINS[look.skin][1],
            )
        if mood == "sulk":
            lid = SKINS[look.skin][1]
            sheet.fill(
                closed(
                    f"-0.4,-0.4! 0.4,-0.4! 0.4,{0.02 - side * 0.07}! -0.4,{0.02 + side * 0.07}!"
                ),
                lid,
            )


_PUPILS = {
    "think": (0.11, -0.12),
    "sulk": (0.0, 0.07),
    "brow": (0.0, 0.0),
    "sweat": (-0.03, 0.05),
    "grin": (0.1, 0.03),
    **GLANCES,
}


def _shut_eye(sheet: Canvas, look: Features, mood: str, side: int) -> None:
    """Draw a closed or squeezed eye."""
    if mood == "wince":
        for y in (-0.14, 0.14):
            sheet.line(stroke(f"{side * 0.22},{y} {-side * 0.16},0.0"), 0.1)
        return
    sheet.line(stroke("-0.25,0.02 -0.12,0.1 0,0.125 0.12,0.1 0.25,0.02"), 0.11)
    if look.lashes:
        for dx, dy, ex, ey in ((0.12, 0.1, 0.2, 0.22), (0.22, 0.05, 0.34, 0.13)):
            sheet.flick(stroke(f"{side * dx},{dy} {side * ex},{ey}"), 0.07)


_BROWS: dict[str, tuple[str, str]] = {
    # the brow on the left of the picture, then the one on the right
    "rest": ("-0.28,0.04 -0.08,-0.08 0.24,0.0", "-0.24,0.0 0.08,-0.08 0.28,0.04"),
    "think": ("-0.28,0.06 -0.05,0.02 0.26,0.08", "-0.26,-0.10 0.04,-0.26 0.30,-0.10"),
    "happy": ("-0.26,-0.04 -0.04,-0.18 0.24,-0.10", "-0.24,-0.10 0.04,-0.18 0.26,-0.04"),
    "sulk": ("-0.30,-0.10 -0.04,0.0 0.26,0.17", "-0.26,0.17 0.04,0.0 0.30,-0.10"),
    "brow": ("-0.28,0.10 -0.04,0.06 0.26,0.12", "-0.26,-0.16 0.04,-0.34 0.30,-0.14"),
    "sweat": ("-0.28,0.06 -0.02,-0.06 0.24,-0.22", "-0.24,-0.22 0.02,-0.06 0.28,0.06"),
    "grin": ("-0.28,-0.02 -0.04,0.02 0.26,0.14", "-0.26,0.06 0.04,-0.16 0.30,-0.12"),
    "wince": ("-0.28,0.0 -0.02,0.10 0.26,0.24", "-0.26,0.24 0.02,0.10 0.28,0.0"),
}


def _brow(sheet: Canvas, look: Features, mood: str, side: int) -> None:
    text = _BROWS.get(mood, _BROWS["rest"])[0 if side < 0 else 1]
    with sheet.at(side * 0.42, -0.47 * (0.55 + 0.45 * look.big_eyes)):
        sheet.line(stroke(text), look.brow, look.brow_colour)


def draw_mouth(sheet: Canvas, look: Features, mood: str = "rest") -> None:
    """Draw the mouth. Call this after drawing the beard, which leaves room for it."""
    colour = look.lips or INK
    with sheet.at(look.turn * 0.17, 0.78 if look.outline != "long" else 0.86):
        if mood == "happy":
            laugh = closed("-0.44,-0.12! 0,-0.05 0.44,-0.12! 0.30,0.20 0,0.31 -0.30,0.20")
            sheet.fill(laugh, "#5B1219")
            with sheet.inside(laugh):
                sheet.fill(oval(0.0, 0.30, 0.24, 0.15), "#E2675A")
                sheet.fill(closed("-0.5,-0.2! 0.5,-0.2! 0.36,0.04! 0,0.08 -0.36,0.04!"), WHITE)
            sheet.line(laugh, FINE, colour, loop=True)
        elif mood == "think":
            sheet.line(stroke("-0.10,0.02 0.04,-0.06 0.16,0.0 0.28,-0.07"), 0.11, colour)
        elif mood == "sulk":
            sheet.line(stroke("-0.32,0.14 -0.18,0.0 0,-0.05 0.18,0.0 0.32,0.14"), 0.12, colour)
            sheet.flick(stroke("-0.13,0.17 0,0.21 0.13,0.17"), 0.07, both=True)
        elif mood in _MOUTHS:
            _MOUTHS[mood](sheet, colour)
        else:
            _resting_mouth(sheet, look, colour)


def _gasp(sheet: Canvas, colour: str) -> None:
    sheet.shape(oval(0.02, 0.06, 0.13, 0.17), "#5B1219", FINE)


def _waver(sheet: Canvas, colour: str) -> None:
    sheet.line(
        stroke("-0.34,0.08 -0.22,-0.04 -0.10,0.07 0.02,-0.04 0.14,0.07 0.30,-0.02"), 0.10, colour
    )


def _teeth(sheet: Canvas, outline: Path, cuts: tuple[float, ...], colour: str) -> None:
    sheet.fill(outline, WHITE)
    with sheet.inside(outline):
        for x in cuts:
            sheet.line(stroke(f"{x},-0.3 {x},0.4"), 0.045)
    sheet.line(outline, FINE, colour, loop=True)


def _smirk(sheet: Canvas, colour: str) -> None:
    grin = closed("-0.34,0.0! -0.05,0.06 0.46,-0.20! 0.34,0.16 0.06,0.26 -0.20,0.18")
    _teeth(sheet, grin, (-0.14, 0.02, 0.18, 0.32), colour)


def _grimace(sheet: Canvas, colour: str) -> None:
    grimace = closed("-0.40,0.20! -0.30,-0.08 0,-0.04 0.30,-0.08 0.40,0.20! 0.2,0.24 -0.2,0.24")
    _teeth(sheet, grimace, (-0.24, -0.08, 0.08, 0.24), colour)
    sheet.line(stroke("-0.34,0.08 0.34,0.08"), 0.045)


_MOUTHS = {"brow": _gasp, "sweat": _waver, "grin": _smirk, "wince": _grimace}
"""Functions that draw the mouths of brief expressions, in the colour of the lips."""


def _resting_mouth(sheet: Canvas, look: Features, colour: str) -> None:
    if look.lips:
        sheet.fill(closed("-0.24,-0.02! -0.09,-0.11 0,-0.07 0.09,-0.11 0.24,-0.02! 0,0.14"), colour)
        sheet.flick(stroke("-0.28,-0.04 -0.1,0.01 0.1,0.01 0.28,-0.04"), 0.07, both=True)
    else:
        sheet.line(stroke("-0.26,-0.05 -0.10,0.03 0.08,0.03 0.28,-0.07"), 0.09, colour)
        sheet.flick(stroke("-0.08,0.16 0.02,0.18 0.12,0.15"), 0.05, both=True)
