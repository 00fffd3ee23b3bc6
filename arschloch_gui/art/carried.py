"""Things the court holds: sceptres, flowers, staffs; in millimetres, with the hand at (0, 0)."""

from __future__ import annotations

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.palette import GOLD, GOLD_LIGHT, GREEN, INK, PAPER, SILVER, WOOD
from arschloch_gui.art.paths import closed, mirrored, oval, stroke
from arschloch_gui.art.pips import fill_pip

PEN = 0.72
FINE = 0.45


def sceptre(sheet: Canvas, suit: str, colour: str, jewel: str) -> None:
    """Draw a rod from the hand at (0, 0) up to its head, which shows the suit."""
    _rod(sheet, GOLD, 9, -22)
    sheet.shape(oval(0, -21.6, 1.9, 0.8), GOLD, 0.55)
    with sheet.at(0, -25.2):
        sheet.disc(0, 0, 3.3, PAPER, 0.85)
        with sheet.at(0, 0, 2.05):
            fill_pip(sheet, suit, colour)
    bow = closed("0.8,-21.4! 3.4,-21.2 3.6,-18.6! 2.0,-19.4 0.8,-20!")
    for path in (bow, mirrored(bow)):
        sheet.shape(path, jewel, 0.5)


def _rod(sheet: Canvas, colour: str, bottom: float, top: float) -> None:
    sheet.line(((0, bottom), (0, top)), 2.3, INK)
    sheet.line(((0, bottom), (0, top)), 1.05, colour)


def staff(sheet: Canvas, suit: str, colour: str) -> None:
    """Draw a jack's staff: halberd, leaf-bladed spear, banner or crook."""
    _rod(sheet, WOOD, 9, -26)
    if suit == "S":
        sheet.shape(
            closed("-0.6,-24! -4.6,-26.5 -5.2,-20 -4.4,-16.5! -2.2,-19 -0.6,-19!"),
            SILVER,
            PEN,
        )
        sheet.shape(closed("0.6,-23.4! 3.6,-23! 0.6,-20.4!"), SILVER, PEN)
        sheet.shape(closed("0,-30.5! 1.3,-26.5 0.6,-24! -0.6,-24! -1.3,-26.5"), SILVER, PEN)
    elif suit == "H":
        sheet.shape(
            closed("0,-30! 3.0,-25.5 1.9,-21.6 0,-20! -1.9,-21.6 -3.0,-25.5"),
            SILVER,
            PEN,
        )
        sheet.line(((0, -28.4), (0, -21)), FINE)
        sheet.shape(closed("-2,-19.6! 2,-19.6! 2.6,-17! 0,-18! -2.6,-17!"), colour, 0.55)
    elif suit == "D":
        sheet.shape(
            closed("-0.4,-27! -4.0,-26 -6.6,-27.5! -5.6,-24.2! -6.6,-21.2! -4.0,-19.6 -0.4,-20.4!"),
            colour,
            PEN,
        )
        sheet.fill(((-3, -25.4), (-1.6, -23.4), (-3, -21.4), (-4.4, -23.4)), GOLD_LIGHT)
        sheet.disc(0, -28, 1.2, GOLD, 0.6)
    else:
        sheet.line(stroke("0,-24 -0.2,-28 2.6,-30 5.2,-28.2 5.0,-25 3.2,-24.4"), 2.6, INK)
        sheet.line(stroke("0,-24 -0.2,-28 2.6,-30 5.2,-28.2 5.0,-25 3.2,-24.4"), 1.2, WOOD)
        sheet.shape(closed("-0.4,-20! 3.2,-21.2 4.2,-18 1.2,-17.4"), colour, 0.55)


def flower(sheet: Canvas, suit: str, petal: str, heart: str) -> None:
    """Draw a queen's flower: lily, rose, sunflower or thistle."""
    stem = stroke("0,8 0.4,0 0,-6 0.4,-12")
    sheet.line(stem, 1.9, INK)
    sheet.line(stem, 0.8, GREEN)
    sheet.shape(closed("0.2,-5! 2.6,-9 5.0,-9.2! 4.2,-6 0.2,-4!"), GREEN, 0.55)
    sheet.shape(closed("0.2,-3! -2.4,-6.4 -4.6,-6.4! -3.8,-3.6 0.2,-2!"), GREEN, 0.55)
    with sheet.at(0.4, -15.5):
        {"S": _lily, "H": _rose, "D": _sunflower, "C": _thistle}[suit](sheet, petal, heart)


def _lily(sheet: Canvas, petal: str, heart: str) -> None:
    side = closed("0,3.4! 2.6,1.2 3.6,-2.6 5.6,-2.2! 4.4,2.2 1.6,4.0!")
    for path in (side, mirrored(side), closed("0,4! -1.9,0.4 0,-5.6! 1.9,0.4")):
        sheet.shape(path, petal, 0.6)
    sheet.flick(stroke("0,3 0,0 0,-2.6"), 0.5, heart)


def _rose(sheet: Canvas, petal: str, heart: str) -> None:
    sheet.shape(oval(0, 0, 4.3, 4.1), petal, PEN)
    swirl = "-0.6,0.2 0.6,-0.9 1.5,0.3 0.2,1.6 -1.8,0.9 -1.7,-1.3 0.6,-2.4 3.0,-0.6 2.4,2.2"
    sheet.line(stroke(swirl), 0.75, heart)
    sheet.line(stroke(swirl), 0.45, INK)
    sheet.line(stroke("-3.9,0.6 -2.8,2.4 -0.4,3.2"), 0.5, INK)


def _sunflower(sheet: Canvas, petal: str, heart: str) -> None:
    for i in range(10):
        with sheet.at(0, 0, angle=36 * i):
            sheet.shape(oval(0, -3.5, 1.15, 2.1), petal, 0.5)
    sheet.disc(0, 0, 2.2, heart, 0.55)


def _thistle(sheet: Canvas, petal: str, heart: str) -> None:
    for x in (-2.7, -1.4, 0, 1.4, 2.7):
        spike = closed(f"{x * 0.5},1! {x - 0.8},-3 {x * 1.25},-5.2! {x + 0.8},-3")
        sheet.shape(spike, petal, 0.45)
    sheet.shape(oval(0, 1.3, 2.7, 2.5), heart, 0.6)
    for y in (0.4, 1.6, 2.8):
        sheet.line(((-2.0, y), (0, y + 0.9), (2.0, y)), 0.35, INK)


def fist(sheet: Canvas, skin: tuple[str, str]) -> None:
    """Draw a closed hand around a staff, about (0, 0)."""
    sheet.shape(
        closed("-3,-1.6 -1.4,-2.9 1.6,-2.7 3.0,-1.2 3.0,1.4 1.6,2.7 -1.6,2.8 -3.1,1.2"),
        skin[0],
        0.7,
    )
    for y in (-1.3, 0.15, 1.5):
        sheet.line(stroke(f"-0.9,{y} 0.8,{y + 0.1} 2.3,{y - 0.1}"), 0.38)
    sheet.shape(closed("-2.9,-1.2 -1.0,-2.2 0.5,-1.2 -0.4,-0.2 -2.6,0.3"), skin[0], 0.5)
