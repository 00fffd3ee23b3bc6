"""Hats, glasses and earrings of the computer players, in face units."""

from __future__ import annotations

from collections.abc import Callable

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.palette import GOLD, INK, PAPER
from arschloch_gui.art.paths import closed, cloud, oval, stroke, twin

PEN = 0.13
FINE = 0.08


def _flat_cap(sheet: Canvas, cloth: str, trim: str) -> None:
    sheet.shape(
        closed("-1.2,-0.6! -1.34,-1.1 -0.8,-1.66 0.2,-1.72 1.1,-1.4 1.3,-0.7! 0,-0.85"), cloth, PEN
    )
    for text in ("-0.9,-1.3 -0.4,-1.1 0.4,-1.12", "-0.7,-1.5 0,-1.35 0.8,-1.25"):
        sheet.line(stroke(text), FINE, trim)
    sheet.shape(
        closed(
            "-1.3,-0.62! -0.6,-0.92 0.5,-0.9 1.25,-0.66! 1.4,-0.4 0.6,-0.52 -0.5,-0.52 -1.36,-0.34"
        ),
        trim,
        PEN,
    )


def _beret(sheet: Canvas, cloth: str, trim: str) -> None:
    sheet.shape(
        closed("-1.1,-0.6! -1.5,-0.9 -1.3,-1.5 -0.3,-1.85 0.8,-1.75 1.3,-1.2 1.08,-0.62! 0,-0.85"),
        cloth,
        PEN,
    )
    sheet.line(stroke("-0.2,-1.85 -0.15,-2.05"), 0.14)
    sheet.flick(stroke("-1.1,-1.1 -0.7,-1.4 -0.2,-1.5"), 0.08, trim, both=True)
    sheet.shape(
        closed("-1.1,-0.72! 0,-0.98 1.08,-0.74! 1.06,-0.54! 0,-0.78 -1.08,-0.52!"), trim, 0.1
    )


def _bowler(sheet: Canvas, cloth: str, trim: str) -> None:
    sheet.shape(twin("0,-1.9 0.7,-1.75 1.0,-1.2 1.0,-0.7! 0,-0.78"), cloth, PEN)
    sheet.shape(twin("0,-1.06 1.02,-0.96! 1.02,-0.68! 0,-0.78"), trim, 0.1)
    sheet.shape(twin("0,-0.86 0.9,-0.82 1.5,-1.0! 1.4,-0.62 0.8,-0.5 0,-0.54"), cloth, PEN)
    sheet.flick(stroke("-0.6,-1.2 -0.5,-1.5 -0.25,-1.7"), 0.09, "#8A8A92", both=True)


def _top_hat(sheet: Canvas, cloth: str, trim: str) -> None:
    sheet.shape(twin("0,-2.16 0.95,-2.1! 0.82,-1.4 0.9,-0.75! 0,-0.8"), cloth, PEN)
    sheet.shape(twin("0,-1.12 0.86,-1.08! 0.9,-0.72! 0,-0.8"), trim, 0.1)
    sheet.shape(twin("0,-0.88 0.9,-0.84 1.55,-1.02! 1.42,-0.64 0.8,-0.52 0,-0.56"), cloth, PEN)


def _headscarf(sheet: Canvas, cloth: str, trim: str) -> None:
    scarf = twin(
        "0,-1.5 0.95,-1.25 1.26,-0.3 1.1,0.7 0.55,1.42! 0.72,0.9 0.96,-0.1 0.7,-0.74 0,-0.86!"
    )
    sheet.shape(scarf, cloth, PEN)
    with sheet.inside(scarf):
        for x, y in (
            (0, -1.2),
            (0.55, -1.08),
            (-0.55, -1.08),
            (0.98, -0.6),
            (-0.98, -0.6),
            (1.06, 0.1),
            (-1.06, 0.1),
            (0.9, 0.75),
            (-0.9, 0.75),
        ):
            sheet.disc(x, y, 0.11, trim)
    for side in (-1, 1):
        sheet.shape(
            closed(f"0,1.34! {side * 0.5},1.2 {side * 0.62},1.62! {side * 0.2},1.6"), cloth, 0.11
        )
    sheet.disc(0, 1.42, 0.16, cloth, 0.1)


def _hijab(sheet: Canvas, cloth: str, trim: str) -> None:
    hood = twin(
        "0,-1.58 1.0,-1.3 1.36,-0.3 1.3,0.8 1.55,1.7 1.2,2.6! 0,2.6! 0,1.36! 0.52,1.12 "
        "0.86,0.5 0.92,-0.25 0.66,-0.85 0,-0.98!"
    )
    sheet.shape(hood, cloth, PEN)
    for text in ("0.3,1.5 0.9,1.3 1.2,0.7", "-0.6,1.3 0.2,1.75 1.1,1.7", "-1.1,0.8 -0.7,1.5 0,2.0"):
        sheet.flick(stroke(text), 0.09, trim, both=True)
    sheet.flick(stroke("-0.7,-1.1 0,-1.28 0.7,-1.1"), 0.09, trim, both=True)


def _beanie(sheet: Canvas, cloth: str, trim: str) -> None:
    sheet.disc(0, -1.98, 0.34, PAPER, 0.12)
    sheet.shape(twin("0,-1.8 0.75,-1.6 1.12,-0.8! 0,-0.9"), cloth, PEN)
    for x in (-0.5, 0.0, 0.5):
        sheet.line(stroke(f"{x * 0.6},-1.7 {x},-1.3 {x * 1.15},-0.95"), FINE, trim)
    band = twin("0,-1.12 1.14,-1.0! 1.2,-0.52! 0,-0.62")
    sheet.shape(band, trim, PEN)
    for i in range(-4, 5):
        sheet.line(stroke(f"{i * 0.25},-1.08 {i * 0.255},-0.66"), 0.05)


def _turban(sheet: Canvas, cloth: str, trim: str) -> None:
    sheet.shape(twin("0,-1.95 0.9,-1.75 1.42,-1.1 1.15,-0.45! 0.6,-0.8 0,-1.0!"), cloth, PEN)
    for text in (
        "-1.15,-0.6 -0.2,-1.0 1.0,-1.6",
        "1.15,-0.6 0.4,-0.95 0.05,-1.2",
        "-1.3,-1.0 -0.3,-1.4 0.6,-1.85",
        "-1.0,-1.5 -0.5,-1.65 0.0,-1.9",
    ):
        sheet.line(stroke(text), FINE, INK)
    sheet.disc(0, -1.1, 0.17, trim, 0.09)


def _straw_hat(sheet: Canvas, cloth: str, trim: str) -> None:
    sheet.shape(twin("0,-1.85 0.6,-1.78 0.86,-1.2 0.9,-0.7! 0,-0.78"), cloth, PEN)
    sheet.shape(twin("0,-1.15 0.88,-1.05! 0.9,-0.72! 0,-0.8"), trim, 0.1)
    brim = twin("0,-0.92 1.1,-0.86 1.8,-0.6! 1.66,-0.42! 0.9,-0.56 0,-0.62")
    sheet.shape(brim, cloth, PEN)
    for x in (-1.4, -1.1, -0.4, 0.3, 1.0, 1.4):
        sheet.line(stroke(f"{x},-0.74 {x * 1.04},-0.6"), 0.05, "#8A6A22")


def _chef(sheet: Canvas, cloth: str, trim: str) -> None:
    sheet.shape(cloud(0, -1.75, 1.22, 0.66, 8, 0.14), cloth, PEN)
    band = twin("0,-1.5 0.92,-1.42! 1.0,-0.7! 0,-0.8")
    sheet.shape(band, cloth, PEN)
    for x in (-0.5, 0.0, 0.5):
        sheet.line(stroke(f"{x},-1.35 {x * 1.05},-1.0"), 0.06, trim)


def _flower(sheet: Canvas, cloth: str, trim: str) -> None:
    with sheet.at(0.85, -0.95):
        for angle in range(0, 360, 72):
            with sheet.at(0, 0, angle=angle):
                sheet.shape(oval(0, -0.26, 0.19, 0.24), cloth, 0.08)
        sheet.disc(0, 0, 0.17, trim, 0.08)


def _ribbon(sheet: Canvas, cloth: str, trim: str) -> None:
    band = closed(
        "-1.14,-0.66! -0.6,-1.14 0,-1.24 0.6,-1.14 1.14,-0.66! 1.02,-0.42! 0.5,-0.86 "
        "0,-0.95 -0.5,-0.86 -1.02,-0.42!"
    )
    sheet.shape(band, cloth, 0.1)
    for side in (-1, 1):
        sheet.shape(
            closed(f"0,-1.2! {side * 0.4},-1.72 {side * 0.66},-1.3! {side * 0.3},-1.06"), cloth, 0.1
        )
    sheet.disc(0, -1.2, 0.14, trim, 0.08)


_HATS: dict[str, Callable[[Canvas, str, str], None]] = {
    "flat cap": _flat_cap,
    "beret": _beret,
    "bowler": _bowler,
    "top hat": _top_hat,
    "headscarf": _headscarf,
    "hijab": _hijab,
    "beanie": _beanie,
    "turban": _turban,
    "straw hat": _straw_hat,
    "chef": _chef,
    "flower": _flower,
    "ribbon": _ribbon,
}


def draw_hat(sheet: Canvas, kind: str, cloth: str, trim: str) -> None:
    """Draw a hat in the colours of its cloth and trim."""
    _HATS[kind](sheet, cloth, trim)


def draw_glasses(sheet: Canvas, kind: str, turn: float) -> None:
    """Draw round or square spectacles, or a monocle."""
    with sheet.at(turn * 0.16, 0):
        for side in (-1, 1):
            if kind == "monocle" and side < 0:
                continue
            if kind == "square":
                sheet.line(
                    closed(
                        f"{side * 0.12},-0.36! {side * 0.78},-0.4! "
                        f"{side * 0.74},0.18! {side * 0.16},0.18!"
                    ),
                    0.1,
                    loop=True,
                )
            else:
                sheet.line(
                    oval(side * 0.42, -0.08, 0.36, 0.36),
                    0.1,
                    GOLD if kind in ("monocle", "gold") else INK,
                    loop=True,
                )
        if kind == "monocle":
            sheet.line(stroke("0.7,0.15 0.9,0.7 0.8,1.4"), 0.05)
            return
        sheet.line(stroke("-0.1,-0.14 0,-0.2 0.1,-0.14"), 0.09)


def draw_earrings(sheet: Canvas, colour: str) -> None:
    """Draw a drop at each ear."""
    for side in (-1, 1):
        sheet.disc(side * 1.05, 0.5, 0.15, colour, 0.08)
