"""What the court wears and carries: patterns, crowns, caps, robes, staffs and flowers.

Headgear is drawn in face units, the rest in millimetres of the card.
"""

from __future__ import annotations

import math

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.palette import GOLD, GOLD_LIGHT, INK, PAPER
from arschloch_gui.art.paths import Path, box, closed, moved, oval, star, stroke, twin
from arschloch_gui.art.pips import fill_pip

# The court's pens, in millimetres: outlines 1.4 % of the width, detail finer.
BOLD = 0.85
FINE = 0.45


def pattern(sheet: Canvas, key: str, region: Path, colours: tuple[str, str]) -> None:
    """Fill a region with a woven pattern; the first colour is the ground."""
    xs, ys = [p[0] for p in region], [p[1] for p in region]
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    with sheet.inside(region):
        sheet.fill(box(left - 1, top - 1, right + 1, bottom + 1), colours[0])
        step = 4.2
        for row in range(math.ceil((bottom - top) / step * 2) + 2):
            y = top + row * step / 2
            for column in range(math.ceil((right - left) / step) + 2):
                x = left + column * step + (row % 2) * step / 2 - step / 2
                _motif(sheet, key, x, y, colours[1])


def _motif(sheet: Canvas, key: str, x: float, y: float, colour: str) -> None:
    if key == "stars":
        sheet.fill(star(x, y, 1.1, 0.45), colour)
    elif key == "lozenges":
        sheet.fill(moved(((0, -1.5), (0.95, 0), (0, 1.5), (-0.95, 0)), x, y), colour)
    elif key == "chevrons":
        sheet.line(((x - 2.1, y + 0.6), (x, y - 0.8), (x + 2.1, y + 0.6)), 0.55, colour)
    elif key == "scales":
        sheet.line(tuple((x + 2.1 * math.cos(a / 8), y + 1.6 * math.sin(a / 8)) for a in range(26)), 0.5, colour)
    elif key == "clover":
        for angle in (90, 210, 330):
            turn = math.radians(angle)
            sheet.disc(x + 0.55 * math.cos(turn), y - 0.55 * math.sin(turn), 0.52, colour)
    else:
        for angle in range(4):
            turn = math.radians(45 + 90 * angle)
            sheet.fill(oval(x + 0.6 * math.cos(turn), y + 0.6 * math.sin(turn), 0.7, 0.34, 45 + 90 * angle), colour)


def arched_crown(sheet: Canvas, cap: str, jewel: str, metal: str = GOLD) -> None:
    """The king's crown: cap, three arches, orb and cross."""
    sheet.shape(twin("0,-2.0 0.6,-2.12 1.24,-1.7 1.12,-0.85! 0,-0.9"), cap, 0.13)
    arch = "1.10,-0.95 1.30,-1.65 0.62,-2.12 0,-2.0"
    for text in (arch, arch.replace("1.10,", "-1.10,").replace("1.30,", "-1.30,").replace("0.62,", "-0.62,")):
        sheet.line(stroke(text), 0.36)
        sheet.line(stroke(text), 0.2, metal)
    sheet.line(stroke("0,-0.95 0,-1.95"), 0.36)
    sheet.line(stroke("0,-0.95 0,-1.95"), 0.2, metal)
    for y in (-1.25, -1.5, -1.75):
        sheet.disc(0, y, 0.06, PAPER)
    for side in (-1, 1):
        for x, y in ((1.19, -1.3), (1.05, -1.82), (0.6, -2.1)):
            sheet.disc(side * x, y, 0.06, PAPER)
        sheet.shape(
            closed(f"{side * 0.55},-0.9! {side * 0.38},-1.2 {side * 0.6},-1.62! {side * 0.82},-1.2 {side * 0.66},-0.9!"),
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


_CORONETS: dict[str, str] = {
    # pointed, rounded, sharp like rays, low with broad leaves
    "S": "0,-2.0! 0.26,-1.42! 0.56,-1.88! 0.72,-1.34! 1.12,-1.66! 0.98,-0.82! 0.5,-0.72 0,-0.70",
    "H": "0,-2.0! 0.14,-1.55 0.36,-1.36! 0.50,-1.58 0.57,-1.88! 0.66,-1.5 0.84,-1.3! 1.0,-1.44 1.13,-1.66! 0.98,-0.82! 0.5,-0.72 0,-0.70",
    "D": "0,-2.0! 0.13,-1.3! 0.30,-1.62! 0.42,-1.26! 0.57,-1.88! 0.70,-1.22! 0.86,-1.5! 0.92,-1.16! 1.13,-1.66! 0.98,-0.82! 0.5,-0.72 0,-0.70",
    "C": "0,-1.95! 0.34,-1.6! 0.2,-1.26! 0.57,-1.8! 0.84,-1.5! 0.74,-1.2! 1.13,-1.62! 0.98,-0.82! 0.5,-0.72 0,-0.70",
}


def coronet(sheet: Canvas, jewel: str, suit: str, metal: str = GOLD) -> None:
    """The queen's coronet, with pearls or with leaves on its points."""
    leaves = suit in "DC"
    crown = twin(_CORONETS[suit])
    sheet.shape(crown, metal, 0.13)
    with sheet.inside(crown):
        sheet.line(stroke("-1.1,-1.06 0,-0.94 1.1,-1.06"), 0.07, "#A87422")
    for x, y in ((0.0, -2.04), (0.57, -1.92), (-0.57, -1.92), (1.13, -1.7), (-1.13, -1.7)):
        if leaves:
            sheet.shape(closed(f"{x},{y - 0.24}! {x + 0.16},{y} {x},{y + 0.14}! {x - 0.16},{y}"), GOLD_LIGHT, 0.08)
        else:
            sheet.disc(x, y, 0.13, PAPER, 0.08)
    for x in (-0.6, 0.0, 0.6):
        sheet.shape(closed(f"{x},-1.3! {x + 0.13},-1.1! {x},-0.9! {x - 0.13},-1.1!"), jewel, 0.06)


def _feather(sheet: Canvas, colour: str, text: str, spine: str) -> None:
    sheet.shape(closed(text), colour, 0.12)
    sheet.flick(stroke(spine), 0.09, INK)


def feathered_cap(sheet: Canvas, suit: str, cloth: str, plume: str, band: str = GOLD) -> None:
    """Four jacks, four caps: plume high, chaperon, slouched beret, archer's hat."""
    if suit == "S":
        _feather(sheet, plume, "-0.7,-1.1! -1.0,-2.0 -1.65,-2.5 -2.2,-2.1 -2.0,-1.5! -1.75,-1.85 -1.4,-1.5 -1.0,-0.9!", "-0.9,-1.1 -1.25,-1.85 -1.8,-2.2")
        sheet.shape(closed("-1.12,-0.7! -1.0,-1.75 -0.3,-2.05 0.6,-1.95 1.1,-1.6 1.12,-0.7! 0,-0.85"), cloth, 0.13)
        sheet.flick(stroke("-0.5,-1.8 -0.2,-1.5 -0.3,-1.1"), 0.09, INK)
    elif suit == "H":
        sheet.shape(closed("0.9,-1.2! 1.7,-1.0 1.75,0.2 1.5,1.3! 1.2,0.9! 1.1,0.0"), cloth, 0.13)
        _feather(sheet, plume, "-0.6,-1.2! -1.2,-1.7 -1.3,-2.4 -0.8,-2.75 -0.35,-2.45! -0.75,-2.2 -0.6,-1.7 -0.2,-1.3!", "-0.5,-1.35 -0.95,-1.9 -0.8,-2.45")
        sheet.shape(closed("-1.2,-0.65! -1.3,-1.35 -0.6,-1.85 0.5,-1.9 1.4,-1.45 1.24,-0.65! 0,-0.85"), cloth, 0.13)
    elif suit == "D":
        _feather(sheet, plume, "-0.9,-1.0! -1.6,-1.3 -2.1,-2.0 -1.85,-2.6! -1.5,-2.2 -1.0,-1.9 -0.5,-1.2!", "-0.8,-1.15 -1.4,-1.7 -1.78,-2.3")
        sheet.shape(closed("-1.15,-0.7! -1.3,-1.2 -0.8,-1.75 0.3,-1.95 1.4,-1.75 1.8,-1.2 1.5,-0.85 1.12,-0.65! 0,-0.82"), cloth, 0.13)
        sheet.flick(stroke("1.5,-1.5 1.1,-1.25 0.9,-0.95"), 0.09, INK)
    else:
        _feather(sheet, plume, "0.3,-1.1! 0.2,-1.9 -0.3,-2.5 -0.95,-2.7! -0.75,-2.2 -0.5,-1.7 0.0,-1.0!", "0.15,-1.2 -0.1,-1.85 -0.6,-2.45")
        sheet.shape(closed("-1.05,-0.8! -0.7,-1.65 0.1,-1.9 0.9,-1.5 1.05,-0.8!"), cloth, 0.13)
        sheet.shape(closed("-1.95,-0.62! -1.2,-1.02 0,-0.95 0.9,-1.05 1.3,-1.25! 1.2,-0.72 0,-0.52 -1.0,-0.55"), cloth, 0.13)
        return
    sheet.shape(closed("-1.16,-1.02! 0,-1.16 1.16,-1.02! 1.12,-0.62! 0,-0.76 -1.12,-0.62!"), band, 0.12)


def sceptre(sheet: Canvas, suit: str, colour: str, jewel: str) -> None:
    """A rod from the hand at (0, 0) up to its head, which carries the suit."""
    _rod(sheet, GOLD, 9, -22)
    sheet.shape(oval(0, -21.6, 1.9, 0.8), GOLD, 0.55)
    with sheet.at(0, -25.2):
        sheet.disc(0, 0, 3.3, PAPER, BOLD)
        with sheet.at(0, 0, 2.05):
            fill_pip(sheet, suit, colour)
    for side in (-1, 1):
        sheet.shape(closed(f"{side * 0.8},-21.4! {side * 3.4},-21.2 {side * 3.6},-18.6! {side * 2.0},-19.4 {side * 0.8},-20!"), jewel, 0.5)


def _rod(sheet: Canvas, colour: str, bottom: float, top: float) -> None:
    sheet.line(((0, bottom), (0, top)), 2.3, INK)
    sheet.line(((0, bottom), (0, top)), 1.05, colour)


def staff(sheet: Canvas, suit: str, colour: str) -> None:
    """A page's staff: halberd, leaf-bladed spear, banner or crook."""
    _rod(sheet, "#A8763E", 9, -26)
    if suit == "S":
        sheet.shape(closed("-0.6,-24! -4.6,-26.5 -5.2,-20 -4.4,-16.5! -2.2,-19 -0.6,-19!"), "#C9D1D3", BOLD * 0.85)
        sheet.shape(closed("0.6,-23.4! 3.6,-23! 0.6,-20.4!"), "#C9D1D3", BOLD * 0.85)
        sheet.shape(closed("0,-30.5! 1.3,-26.5 0.6,-24! -0.6,-24! -1.3,-26.5"), "#C9D1D3", BOLD * 0.85)
    elif suit == "H":
        sheet.shape(closed("0,-30! 3.0,-25.5 1.9,-21.6 0,-20! -1.9,-21.6 -3.0,-25.5"), "#C9D1D3", BOLD * 0.85)
        sheet.line(((0, -28.4), (0, -21)), FINE)
        sheet.shape(closed("-2,-19.6! 2,-19.6! 2.6,-17! 0,-18! -2.6,-17!"), colour, 0.55)
    elif suit == "D":
        sheet.shape(closed("-0.4,-27! -4.0,-26 -6.6,-27.5! -5.6,-24.2! -6.6,-21.2! -4.0,-19.6 -0.4,-20.4!"), colour, BOLD * 0.85)
        sheet.fill(((-3, -25.4), (-1.6, -23.4), (-3, -21.4), (-4.4, -23.4)), GOLD_LIGHT)
        sheet.disc(0, -28, 1.2, GOLD, 0.6)
    else:
        sheet.line(stroke("0,-24 -0.2,-28 2.6,-30 5.2,-28.2 5.0,-25 3.2,-24.4"), 2.6, INK)
        sheet.line(stroke("0,-24 -0.2,-28 2.6,-30 5.2,-28.2 5.0,-25 3.2,-24.4"), 1.2, "#A8763E")
        sheet.shape(closed("-0.4,-20! 3.2,-21.2 4.2,-18 1.2,-17.4"), colour, 0.55)


def flower(sheet: Canvas, suit: str, petal: str, heart: str) -> None:
    """A queen's flower: lily, rose, sunflower or thistle."""
    stem = stroke("0,8 0.4,0 0,-6 0.4,-12")
    sheet.line(stem, 1.9, INK)
    sheet.line(stem, 0.8, "#4E7A3C")
    sheet.shape(closed("0.2,-5! 2.6,-9 5.0,-9.2! 4.2,-6 0.2,-4!"), "#4E7A3C", 0.55)
    sheet.shape(closed("0.2,-3! -2.4,-6.4 -4.6,-6.4! -3.8,-3.6 0.2,-2!"), "#4E7A3C", 0.55)
    with sheet.at(0.4, -15.5):
        if suit == "S":
            for side in (-1, 1):
                sheet.shape(closed(f"0,3.4! {side * 2.6},1.2 {side * 3.6},-2.6 {side * 5.6},-2.2! {side * 4.4},2.2 {side * 1.6},4.0!"), petal, 0.6)
            sheet.shape(closed("0,4! -1.9,0.4 0,-5.6! 1.9,0.4"), petal, 0.6)
            sheet.flick(stroke("0,3 0,0 0,-2.6"), 0.5, heart)
        elif suit == "H":
            sheet.shape(oval(0, 0, 4.3, 4.1), petal, BOLD * 0.85)
            sheet.line(stroke("-0.6,0.2 0.6,-0.9 1.5,0.3 0.2,1.6 -1.8,0.9 -1.7,-1.3 0.6,-2.4 3.0,-0.6 2.4,2.2"), 0.5, INK)
            sheet.line(stroke("-3.9,0.6 -2.8,2.4 -0.4,3.2"), 0.5, INK)
        elif suit == "D":
            for i in range(10):
                with sheet.at(0, 0, angle=36 * i):
                    sheet.shape(oval(0, -3.5, 1.15, 2.1), petal, 0.5)
            sheet.disc(0, 0, 2.2, heart, 0.55)
        else:
            for x in (-2.7, -1.4, 0, 1.4, 2.7):
                sheet.shape(closed(f"{x * 0.5},1! {x - 0.8},-3 {x * 1.25},-5.2! {x + 0.8},-3"), petal, 0.45)
            sheet.shape(oval(0, 1.3, 2.7, 2.5), heart, 0.6)
            for y in (0.4, 1.6, 2.8):
                sheet.line(((-2.0, y), (0, y + 0.9), (2.0, y)), 0.35, INK)


def fist(sheet: Canvas, skin: tuple[str, str]) -> None:
    """A closed hand around a staff, about (0, 0)."""
    sheet.shape(closed("-3,-1.6 -1.4,-2.9 1.6,-2.7 3.0,-1.2 3.0,1.4 1.6,2.7 -1.6,2.8 -3.1,1.2"), skin[0], 0.7)
    for y in (-1.3, 0.15, 1.5):
        sheet.line(stroke(f"-0.9,{y} 0.8,{y + 0.1} 2.3,{y - 0.1}"), 0.38)
    sheet.shape(closed("-2.9,-1.2 -1.0,-2.2 0.5,-1.2 -0.4,-0.2 -2.6,0.3"), skin[0], 0.5)
