"""The aces: one large pip each, with an ornament in it and branches around it."""

from __future__ import annotations

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.frame import HEIGHT, WIDTH
from arschloch_gui.art.insignia import draw_insignia
from arschloch_gui.art.palette import GOLD, INK, PAPER
from arschloch_gui.art.paths import closed, stroke
from arschloch_gui.art.pips import fill_pip

# The emblem in each ace's pip: the two highest and the two lowest signs of position.
EMBLEMS = {"S": "crown", "H": "coronet", "D": "dunce", "C": "donkey"}
GREAT = 18.6


def draw_ace(sheet: Canvas, suit: str, colour: str, size: float = 1.0) -> None:
    """Draw one large ornamented pip; `size` is smaller with a large index."""
    with sheet.at(WIDTH / 2, HEIGHT / 2, size):
        for turn in (0, 180):
            with sheet.at(0, 0, angle=turn):
                _branch(sheet, colour)
        scale = GREAT if suit != "D" else 20.5
        with sheet.at(0, 0, scale):
            fill_pip(sheet, suit, colour)
        # The emblem is where the pip is widest.
        y = {"S": 3.2, "H": -4.6, "D": 0.0, "C": -0.8}[suit]
        sheet.disc(0, y, 8.9 if suit != "D" else 8.3, PAPER)
        sheet.disc(0, y, 8.1 if suit != "D" else 7.5, colour)
        sheet.disc(0, y, 7.6 if suit != "D" else 7.0, "#F4E3B5")
        with sheet.at(0, y, 6.7 if suit != "D" else 6.1):
            draw_insignia(sheet, EMBLEMS[suit])


def _branch(sheet: Canvas, colour: str) -> None:
    """Draw a laurel twig on both sides above the pip."""
    for mirror in (False, True):
        with sheet.at(0, -4.6, 0.86, mirror=mirror, stretch=1.06):
            sheet.flick(stroke("1.5,-25.5 9,-24 16,-17 18.6,-8"), 0.7, colour)
            for x, y, angle in (
                (5.5, -26.8, 70),
                (10.2, -25.0, 55),
                (14.6, -21.2, 35),
                (17.9, -16.0, 15),
            ):
                _leaf(sheet, x, y, angle, colour)
            for x, y, angle in ((7.0, -22.6, 115), (11.4, -19.8, 95), (14.8, -15.2, 75)):
                _leaf(sheet, x, y, angle, GOLD)
    sheet.disc(0, -28.2, 1.1, GOLD, 0.4, INK)


def _leaf(sheet: Canvas, x: float, y: float, angle: float, colour: str) -> None:
    with sheet.at(x, y, angle=angle):
        sheet.fill(closed("0,-2.6! 1.05,0 0,2.6! -1.05,0"), colour)
        sheet.flick(stroke("0,2 0,-1.4"), 0.3, PAPER)
