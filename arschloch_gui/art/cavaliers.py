"""The four cavaliers of the Tarot: riding clothes, and the heads of their horses."""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.casting import Attire
from arschloch_gui.art.palette import DEEP_RED, GOLD, GREEN, INK, PAPER, PETROL, RED, SILVER, STEEL
from arschloch_gui.art.paths import box, closed, oval, stroke
from arschloch_gui.art.weaves import pattern

BOLD, FINE = 0.85, 0.45

# Cloth and plume.
RIDING_HATS = {
    "S": (PETROL, PAPER),
    "H": (RED, "#F0CB7A"),
    "D": ("#6B4226", RED),
    "C": (GREEN, PAPER),
}


class Coat(Struct, frozen=True):
    """A horse's colours."""

    coat: str
    shade: str
    mane: str
    muzzle: str
    blaze: bool = False


_HORSES = {
    "S": Coat("#4A4750", "#35323A", INK, "#2B2730", blaze=True),
    "H": Coat("#9A5A2E", "#7A4220", "#5A2B12", "#5A2B12", blaze=True),
    "D": Coat("#DDB778", "#C39A58", "#6B4226", "#A87A4A"),
    "C": Coat("#E4E0D4", "#C6C1B2", "#8F8A7C", "#B9A59A"),
}


def rider_robe(sheet: Canvas, wear: Attire, skin: tuple[str, str], suit: str) -> None:
    """Draw a coat under a breastplate, with a loosely tied neckcloth."""
    sheet.shape(box(29.6, 26, 36.8, 36), skin[1], BOLD)
    coat = closed("13.5,60! 13.5,47 17,39.5 23.5,35.4 33.2,33.6 42.9,35.4 49,40 51,48 51,60!")
    pattern(sheet, wear.weave, coat, (wear.robe, wear.thread))
    sheet.line(coat, BOLD, INK, loop=True)
    plate = closed("21.5,60! 21,47 23.5,39.4 28,36.6! 33.2,40 38.4,36.6! 42.9,39.4 44,47 44,60!")
    sheet.shape(plate, SILVER, BOLD)
    with sheet.inside(plate):
        sheet.fill(closed("37,36! 46,36! 46,60! 36,60! 38.6,48"), STEEL)
        sheet.line(((33.2, 38), (33.2, 60)), FINE)
        for x, y in ((25.2, 41), (41.2, 41), (24.6, 47), (41.8, 47)):
            sheet.disc(x, y, 0.9, GOLD, 0.35)
    cloth = closed("27.2,34.4! 33.2,32.2 39.2,34.4! 38.4,38.4 33.2,39.8 28,38.4")
    sheet.shape(cloth, PAPER, BOLD)
    for side in (-1, 1):
        end = closed(
            f"33.2,37.4! {33.2 + side * 4.6},38.4 {33.2 + side * 5.4},43.4! "
            f"{33.2 + side * 2.4},42.6! {33.2 + side * 1.2},44.6! 33.2,39.4"
        )
        sheet.shape(end, PAPER, FINE * 1.4)
    sheet.disc(33.2, 37.6, 1.3, wear.jewel, 0.45)


def draw_horse(sheet: Canvas, suit: str, wear: Attire) -> None:
    """Draw the horse's head, looking out past the rider's shoulder."""
    hide = _HORSES[suit]
    with sheet.at(46.6, 20.6):
        head = closed(
            "-1.4,-0.6! -0.2,-4.6! 1.8,-0.9! 4.6,1.4 7.8,6.4 10.9,11.2 11.6,13.8 10.2,15.9 "
            "7.6,15.6 5.4,13.2 2.6,12.2 2.0,15.8 3.4,22 4.6,40! -10,40! -9.4,20 -7.2,8.4 "
            "-4.4,2.2"
        )
        sheet.shape(head, hide.coat, BOLD)
        with sheet.inside(head):
            sheet.fill(closed("-2,12 1.6,11.6! 2.2,16 3.6,22 5,40! -4,40! -2.4,24"), hide.shade)
            sheet.fill(closed("7.6,8.8! 12.6,10! 12.6,17! 5.2,16! 6.8,12.6"), hide.muzzle)
            if hide.blaze:
                sheet.fill(closed("3.4,0.4! 7.4,6.2 9.8,10.6! 8.2,10.4 5.4,6.4 2.8,2.0"), PAPER)
        sheet.line(head, BOLD, INK, loop=True)
        _mane(sheet, hide)
        sheet.fill(oval(4.0, 5.4, 1.15, 1.0, 30), PAPER)
        sheet.disc(4.3, 5.5, 0.72, INK)
        sheet.line(stroke("2.6,5.0 3.8,4.0 5.2,4.9"), 0.55)
        sheet.fill(oval(9.7, 12.2, 0.65, 0.45, 40), INK)
        sheet.line(stroke("6.6,14.2 8.4,14.0 9.6,14.9"), 0.4)
        _bridle(sheet, wear)


def _mane(sheet: Canvas, hide: Coat) -> None:
    mane = closed(
        "0.2,-1.6! 2.6,-0.4 2.9,2.2! 1.2,1.2! 0.9,3.6! -0.6,2.4! -1.4,5.6! -2.6,4.4! "
        "-3.0,8.4! -4.4,7.4! -4.4,12! -5.8,11! -5.6,16! -7,15! -6.6,21! -8,20! -7.6,28! "
        "-10.6,30! -10.2,18 -7.6,7.6 -4.6,1.6 -1.6,-1"
    )
    sheet.shape(mane, hide.mane, 0.6)
    for text in ("-1.6,1.2 -3.6,4.6 -5,9", "-4.6,6 -6.6,11 -7.6,17", "-7,13 -8.4,19 -8.8,25"):
        sheet.flick(stroke(text), 0.5, hide.shade, both=True)


def _bridle(sheet: Canvas, wear: Attire) -> None:
    strap = wear.lining if wear.lining != GOLD else DEEP_RED
    for text in (
        "-0.6,2.2 2.4,8.6 5.2,12.6",
        "5.2,12.6 7.6,10.4 9.0,8.6",
        "-0.2,2.6 2.0,2.6 4.4,1.6",
    ):
        sheet.line(stroke(text), 1.35, INK)
        sheet.line(stroke(text), 0.65, strap)
    sheet.line(stroke("5.2,12.8 1.6,20 -4.6,24.4"), 1.1, INK)
    sheet.line(stroke("5.2,12.8 1.6,20 -4.6,24.4"), 0.5, strap)
    sheet.disc(5.2, 12.6, 1.25, GOLD, 0.45)
