"""Cards of bare numbers: townsfolk of the Great Dalmuti, rungs of a career, ladybirds.

The people sit at the table with an item of their trade. On the right, a Dalmuti card shows how
many cards of its number there are, and a Career card shows the rung of the ladder.
"""

from __future__ import annotations

from msgspec.structs import replace

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.decks import JESTER, OWN_FACES
from arschloch_gui.art.frame import HEIGHT, LARGE, USUAL, WIDTH, FaceFrame, frame_for
from arschloch_gui.art.guests import Guest
from arschloch_gui.art.jokers import draw_joker, star_mask
from arschloch_gui.art.ladder import STAFF
from arschloch_gui.art.ladybirds import INDEX, draw_ladybird
from arschloch_gui.art.palette import DEEP_RED, GOLD, GOLD_LIGHT, INK, PAPER, RIM, RIM_LIGHT, mixed
from arschloch_gui.art.paths import box, oval
from arschloch_gui.art.portraits import draw_bust
from arschloch_gui.art.printing import Corner, Sign
from arschloch_gui.art.things import draw_thing
from arschloch_gui.art.townsfolk import TOWNSFOLK

PEOPLE: dict[str, tuple[tuple[Guest, str], ...]] = {"dalmuti80": TOWNSFOLK, "career": STAFF}
COLOURS = {"dalmuti80": DEEP_RED, "career": "#174E59", "big_a": INDEX}

_USUAL = replace(
    USUAL, glyph=19.0, column=9.6, widest=13.6, notch=(17.6, 25.2), shift=0.0, drop=0.0, figure=1.0
)
_LARGE = replace(
    LARGE, glyph=25.5, column=11.2, widest=17.0, notch=(21.0, 31.8), shift=1.6, drop=2.0, figure=0.9
)
TABLE = 70.5
RAIL = 55.4


class Numbered:
    """Printing of a deck of bare numbers."""

    def __init__(self, deck: str) -> None:
        self._deck = deck
        self.cards = OWN_FACES[deck]

    def corner(self, card: str, letters: str, *, large_index: bool) -> Corner:
        colour = COLOURS[self._deck]
        if card == JESTER:
            return Corner(frame_for(large_index), colour, sign=star_mask)
        return Corner(number_frame(large_index), colour, card)

    def pips(self, card: str) -> Sign | None:
        return None

    def draw(self, sheet: Canvas, card: str, *, large_index: bool) -> None:
        if card == JESTER:
            draw_joker(sheet, self._deck, frame_for(large_index))
        else:
            draw_numbered(sheet, self._deck, int(card), number_frame(large_index))


def number_frame(large_index: bool) -> FaceFrame:
    """Return the measures of a numbered card: a large number, and nothing below it."""
    return _LARGE if large_index else _USUAL


def draw_numbered(sheet: Canvas, deck: str, number: int, frame: FaceFrame) -> None:
    """Draw a person at the table with an item of their trade and the tally, or a ladybird."""
    if deck not in PEOPLE:
        draw_ladybird(sheet, number, frame)
        return
    guest, thing = PEOPLE[deck][number - 1]
    outline = frame.outline()
    with sheet.inside(outline):
        sheet.fill(box(0, 0, WIDTH, HEIGHT), guest.ground)
        light = mixed(guest.ground, PAPER, 0.28)
        for i in range(24):
            with sheet.at(31, 44, angle=15 * i + 4):
                sheet.fill(((0, 0), (-3.4, -90), (3.4, -90)), light)
        with sheet.at(32.2 + frame.shift, 38.4 + frame.drop, 26.0 * frame.figure):
            draw_bust(sheet, guest, "happy" if _is_top(deck, number) else "rest")
        _table(sheet)
        with sheet.at(15.2, 71.2, 10.4):
            sheet.fill(oval(0, 0.98, 0.95, 0.16), RIM)
            draw_thing(sheet, thing)
        if deck == "career":
            _ladder(sheet, number)
        else:
            _tally(sheet, number)
    sheet.line(outline, 0.55, INK, loop=True)


def _is_top(deck: str, number: int) -> bool:
    return number == (13 if deck == "career" else 1)


def _table(sheet: Canvas) -> None:
    sheet.fill(box(-1, TABLE, WIDTH + 1, HEIGHT + 1), RIM_LIGHT)
    for y in (75.5, 80.0):
        sheet.line(((-1, y), (WIDTH + 1, y)), 0.4, RIM)
    sheet.line(((-1, TABLE), (WIDTH + 1, TABLE)), 0.85, INK)


def _tally(sheet: Canvas, count: int) -> None:
    """Draw as many studs as there are cards of the number."""
    for i in range(count):
        sheet.disc(RAIL + 1.4, 7.4 + i * 4.1, 1.45, GOLD, 0.5)
        sheet.disc(RAIL + 1.0, 7.0 + i * 4.1, 0.45, GOLD_LIGHT)


def _ladder(sheet: Canvas, rung: int) -> None:
    """Draw a ladder of thirteen rungs with the current one highlighted."""
    for x in (RAIL - 1.6, RAIL + 2.6):
        sheet.line(((x, 0), (x, 58.4)), 1.5, INK)
        sheet.line(((x, 0), (x, 58.4)), 0.75, "#C08A4E")
    for i in range(1, 14):
        y = 57.4 - (i - 1) * 4.15
        here = i == rung
        sheet.line(((RAIL - 1.6, y), (RAIL + 2.6, y)), 2.3 if here else 1.2, INK)
        sheet.line(
            ((RAIL - 1.6, y), (RAIL + 2.6, y)), 1.4 if here else 0.55, GOLD if here else "#C08A4E"
        )
    y = 57.4 - (rung - 1) * 4.15
    sheet.disc(RAIL + 0.5, y, 2.1, GOLD_LIGHT, 0.6)
    sheet.disc(RAIL + 0.5, y, 0.8, DEEP_RED)
