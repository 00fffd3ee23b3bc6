"""Crowns, coronets and caps of the court, in face units."""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.palette import GOLD, GOLD_LIGHT, INK, PAPER
from arschloch_gui.art.paths import closed, mirrored, stroke, twin

_SIDE = " 1.13,-1.66! 0.98,-0.82! 0.5,-0.72 0,-0.70"
_CORONETS: dict[str, str] = {
    # pointed, rounded, sharp like rays, low with broad leaves
    "S": "0,-2.0! 0.26,-1.42! 0.56,-1.88! 0.72,-1.34!" + _SIDE,
    "H": "0,-2.0! 0.14,-1.55 0.36,-1.36! 0.50,-1.58 0.57,-1.88! 0.66,-1.5 0.84,-1.3! 1.0,-1.44"
    + _SIDE,
    "D": "0,-2.0! 0.13,-1.3! 0.30,-1.62! 0.42,-1.26! 0.57,-1.88! 0.70,-1.22! 0.86,-1.5! 0.92,-1.16!"
    + _SIDE,
    "C": "0,-1.95! 0.34,-1.6! 0.2,-1.26! 0.57,-1.8! 0.84,-1.5! 0.74,-1.2!" + _SIDE,
}


class Cap(Struct, frozen=True):
    """A jack's cap: its feather, the cloth behind and in front of it, a fold, and its band."""

    feather: str
    spine: str
    cloth: tuple[str, ...]
    behind: str = ""
    fold: str = ""
    band: bool = True


# High plume, chaperon, slouched beret, archer's hat.
_CAPS: dict[str, Cap] = {
    "S": Cap(
        "-0.7,-1.1! -1.0,-2.0 -1.65,-2.5 -2.2,-2.1 -2.0,-1.5! -1.75,-1.85 -1.4,-1.5 -1.0,-0.9!",
        "-0.9,-1.1 -1.25,-1.85 -1.8,-2.2",
        ("-1.12,-0.7! -1.0,-1.75 -0.3,-2.05 0.6,-1.95 1.1,-1.6 1.12,-0.7! 0,-0.85",),
        fold="-0.5,-1.8 -0.2,-1.5 -0.3,-1.1",
    ),
    "H": Cap(
        "-0.6,-1.2! -1.2,-1.7 -1.3,-2.4 -0.8,-2.75 -0.35,-2.45! -0.75,-2.2 -0.6,-1.7 -0.2,-1.3!",
        "-0.5,-1.35 -0.95,-1.9 -0.8,-2.45",
        ("-1.2,-0.65! -1.3,-1.35 -0.6,-1.85 0.5,-1.9 1.4,-1.45 1.24,-0.65! 0,-0.85",),
        behind="0.9,-1.2! 1.7,-1.0 1.75,0.2 1.5,1.3! 1.2,0.9! 1.1,0.0",
    ),
    "D": Cap(
        "-0.9,-1.0! -1.6,-1.3 -2.1,-2.0 -1.85,-2.6! -1.5,-2.2 -1.0,-1.9 -0.5,-1.2!",
        "-0.8,-1.15 -1.4,-1.7 -1.78,-2.3",
        (
            "-1.15,-0.7! -1.3,-1.2 -0.8,-1.75 0.3,-1.95 1.4,-1.75 1.8,-1.2 1.5,-0.85 "
            "1.12,-0.65! 0,-0.82",
        ),
        fold="1.5,-1.5 1.1,-1.25 0.9,-0.95",
    ),
    "C": Cap(
        "0.3,-1.1! 0.2,-1.9 -0.3,-2.5 -0.95,-2.7! -0.75,-2.2 -0.5,-1.7 0.0,-1.0!",
        "0.15,-1.2 -0.1,-1.85 -0.6,-2.45",
        (
            "-1.05,-0.8! -0.7,-1.65 0.1,-1.9 0.9,-1.5 1.05,-0.8!",
            "-1.95,-0.62! -1.2,-1.02 0,-0.95 0.9,-1.05 1.3,-1.25! 1.2,-0.72 0,-0.52 -1.0,-0.55",
        ),
        band=False,
    ),
}


def arched_crown(sheet: Canvas, cap: str, jewel: str, metal: str = GOLD) -> None:
    """Draw the king's crown: cap, three arches, orb and cross."""
    sheet.shape(twin("0,-2.0 0.6,-2.12 1.24,-1.7 1.12,-0.85! 0,-0.9"), cap, 0.13)
    arch = stroke("1.10,-0.95 1.30,-1.65 0.62,-2.12 0,-2.0")
    for path in (arch, mirrored(arch), stroke("0,-0.95 0,-1.95")):
        sheet.line(path, 0.36)
        sheet.line(path, 0.2, metal)
    for y in (-1.25, -1.5, -1.75):
        sheet.disc(0, y, 0.06, PAPER)
    for side in (-1, 1):
        for x, y in ((1.19, -1.3), (1.05, -1.82), (0.6, -2.1)):
            sheet.disc(side * x, y, 0.06, PAPER)
        sheet.shape(
            closed(
                f"{side * 0.55},-0.9! {side * 0.38},-1.2 {side * 0.6},-1.62! "
                f"{side * 0.82},-1.2 {side * 0.66},-0.9!"
            ),
            metal,
            0.09,
        )
    sheet.disc(0, -2.16, 0.19, metal, 0.11)
    sheet.line(stroke("0,-2.32 0,-2.66"), 0.15)
    sheet.line(stroke("-0.14,-2.52 0.14,-2.52"), 0.15)
    band = closed("-1.14,-1.02! 0,-0.92 1.14,-1.02! 1.08,-0.58! 0,-0.48 -1.08,-0.58!")
    sheet.shape(band, metal, 0.13)
    with sheet.inside(band):
        sheet.line(stroke("-1.2,-0.66 0,-0.56 1.2,-0.66"), 0.07, "#A87422")
    for x in (-0.72, 0.0, 0.72):
        sheet.disc(x, -0.73 - 0.05 * abs(x), 0.14, jewel, 0.07)
    for x in (-0.36, 0.36):
        sheet.disc(x, -0.72, 0.07, PAPER, 0.04)


def coronet(sheet: Canvas, jewel: str, suit: str, metal: str = GOLD) -> None:
    """Draw the queen's coronet, with pearls or leaves on its points."""
    leaves = suit in "DC"
    crown = twin(_CORONETS[suit])
    sheet.shape(crown, metal, 0.13)
    with sheet.inside(crown):
        sheet.line(stroke("-1.1,-1.06 0,-0.94 1.1,-1.06"), 0.07, "#A87422")
    for x, y in ((0.0, -2.04), (0.57, -1.92), (-0.57, -1.92), (1.13, -1.7), (-1.13, -1.7)):
        if leaves:
            sheet.shape(
                closed(f"{x},{y - 0.24}! {x + 0.16},{y} {x},{y + 0.14}! {x - 0.16},{y}"),
                GOLD_LIGHT,
                0.08,
            )
        else:
            sheet.disc(x, y, 0.13, PAPER, 0.08)
    for x in (-0.6, 0.0, 0.6):
        sheet.shape(closed(f"{x},-1.3! {x + 0.13},-1.1! {x},-0.9! {x - 0.13},-1.1!"), jewel, 0.06)


def feathered_cap(sheet: Canvas, suit: str, cloth: str, plume: str, band: str = GOLD) -> None:
    """Draw the cap of a suit's jack."""
    cap = _CAPS[suit]
    if cap.behind:
        sheet.shape(closed(cap.behind), cloth, 0.13)
    sheet.shape(closed(cap.feather), plume, 0.12)
    sheet.flick(stroke(cap.spine), 0.09, INK)
    for text in cap.cloth:
        sheet.shape(closed(text), cloth, 0.13)
    if cap.fold:
        sheet.flick(stroke(cap.fold), 0.09, INK)
    if cap.band:
        ribbon = closed("-1.16,-1.02! 0,-1.16 1.16,-1.02! 1.12,-0.62! 0,-0.76 -1.12,-0.62!")
        sheet.shape(ribbon, band, 0.12)


def riding_hat(sheet: Canvas, cloth: str, plume: str, trim: str = GOLD) -> None:
    """Draw the cavalier's hat, with a turned-up brim and a long plume."""
    feather = closed(
        "0.3,-1.4! 0.1,-2.2 -0.6,-2.75 -1.6,-2.7 -2.3,-2.2! -1.8,-2.2 -2.2,-1.75! "
        "-1.6,-1.85 -1.7,-1.4! -1.1,-1.6 -0.4,-1.2!"
    )
    sheet.shape(feather, plume, 0.12)
    sheet.flick(stroke("0.1,-1.5 -0.4,-2.15 -1.7,-2.35"), 0.09, INK)
    sheet.shape(closed("-0.95,-0.8! -0.8,-1.75 0,-1.98 0.8,-1.75 0.95,-0.8!"), cloth, 0.13)
    brim = closed(
        "-1.75,-1.35! -1.5,-0.75 -0.8,-0.55 0,-0.66 0.8,-0.55 1.5,-0.75 1.75,-1.35! "
        "1.2,-1.05 0.5,-1.12 0,-1.2 -0.5,-1.12 -1.2,-1.05"
    )
    sheet.shape(brim, cloth, 0.13)
    sheet.line(
        stroke("-1.68,-1.26 -1.2,-0.98 -0.5,-1.04 0,-1.12 0.5,-1.04 1.2,-0.98 1.68,-1.26"),
        0.1,
        trim,
    )
    sheet.disc(0.62, -1.02, 0.2, trim, 0.08)
