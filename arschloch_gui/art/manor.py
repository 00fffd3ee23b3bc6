"""The deck of Grand Seigneur: four suits of its own, a court in wigs, and three beasts."""

from __future__ import annotations

from functools import partial

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.decks import OWN_FACES
from arschloch_gui.art.frame import HEIGHT, WIDTH, frame_for
from arschloch_gui.art.jokers import fool_outline
from arschloch_gui.art.manor_beasts import COLOURS as BEAST_COLOURS
from arschloch_gui.art.manor_beasts import beast_mask, draw_beast
from arschloch_gui.art.manor_court import draw_manor_court
from arschloch_gui.art.manor_suits import COLOURS, draw_suit, suit_mask
from arschloch_gui.art.palette import GOLD, PAPER
from arschloch_gui.art.paths import closed
from arschloch_gui.art.pips import LAYOUTS
from arschloch_gui.art.printing import Corner, Sign
from arschloch_gui.languages import LANGUAGES


class Manor:
    """Printing of the deck. Its four colours are the same in every pack."""

    cards = OWN_FACES["seigneur"]

    def corner(self, card: str, letters: str, *, large_index: bool) -> Corner:
        frame = frame_for(large_index)
        if card in BEAST_COLOURS:
            glyph = "1" if card == "MJ" else ""
            return Corner(frame, BEAST_COLOURS[card], glyph, partial(beast_mask, card))
        rank, suit = card[:-1], card[-1]
        glyph = LANGUAGES[letters].courts.get(rank, rank)
        return Corner(frame, COLOURS[suit], glyph, partial(suit_mask, suit))

    def pips(self, card: str) -> Sign | None:
        return partial(suit_mask, card[-1]) if card[:-1] in LAYOUTS else None

    def draw(self, sheet: Canvas, card: str, *, large_index: bool) -> None:
        frame = frame_for(large_index)
        if card == "MJ":
            draw_beast(sheet, card, frame.outline(), frame)
        elif card in BEAST_COLOURS:
            draw_beast(sheet, card, fool_outline(frame), frame)
        elif card[0] == "A":
            _ace(sheet, card[-1], 0.74 if large_index else 0.94)
        else:
            draw_manor_court(sheet, card, frame)


def _ace(sheet: Canvas, suit: str, size: float) -> None:
    """Draw one large suit on a crowned shield."""
    colour = COLOURS[suit]
    with sheet.at(WIDTH / 2, HEIGHT / 2, size):
        shield = closed(
            "0,27! -8,23.6 -16.4,15 -18,2 -18,-17! -9,-15.4 0,-18.6! 9,-15.4 18,-17! 18,2 16.4,15 "
            "8,23.6"
        )
        sheet.shape(shield, GOLD, 0.9)
        with sheet.at(0, 0.6, 0.91):
            sheet.shape(shield, PAPER, 0.6)
        with sheet.at(0, 1.4, 0.84):
            sheet.line(shield, 0.6, colour, loop=True)
        with sheet.at(0, 2.0, 12.6):
            draw_suit(sheet, suit, colour, PAPER)
        crown = closed(
            "-9,-19.4! -11,-28! -6,-24.4! -4,-30! 0,-25.2! 4,-30! 6,-24.4! 11,-28! 9,-19.4! 0,-20.8"
        )
        sheet.shape(crown, GOLD, 0.8)
        for x, y in ((-11, -28.6), (-4, -30.8), (4, -30.8), (11, -28.6)):
            sheet.disc(x, y, 1.25, PAPER, 0.5)
        for jewel in (-5.4, 0.0, 5.4):
            sheet.disc(jewel, -22.0, 1.1, colour, 0.4)
