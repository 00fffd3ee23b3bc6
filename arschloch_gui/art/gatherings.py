"""Gatherings in the pictures of the games: two people at the table, and the background."""

from __future__ import annotations

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.faces import Features, draw_face, draw_mouth
from arschloch_gui.art.guests import GUESTS, Guest
from arschloch_gui.art.headgear import arched_crown
from arschloch_gui.art.insignia import draw_insignia
from arschloch_gui.art.jokers import hood_back, hood_front
from arschloch_gui.art.ladder import STAFF
from arschloch_gui.art.palette import (
    COPPER,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    INK,
    PAPER,
    PETROL,
    RED,
    RIM_LIGHT,
)
from arschloch_gui.art.paths import box, closed, oval, stroke
from arschloch_gui.art.portraits import draw_bust, head_place
from arschloch_gui.art.things import draw_thing
from arschloch_gui.art.townsfolk import TOWNSFOLK
from arschloch_gui.art.village import HOURS

# Radek is king, Emil is not; Cleo laughs, Gaston thinks.
KING, ASS, WINNER, THINKER = (GUESTS[person] for person in (11, 7, 2, 9))

KEEPSAKES = (
    "horseshoe", "trophy", "anchor", "bell", "bottle", "key", "coins", "watch", "accordion",
    "pretzel", "coffee", "goose",
)  # fmt: skip


def arschloch(sheet: Canvas) -> None:
    """Draw a player with a crown and one with donkey ears."""
    with sheet.at(-0.78, -0.13, 0.72):
        draw_bust(sheet, KING, "happy")
        with sheet.at(*head_place(KING, "happy")):
            arched_crown(sheet, RED, PETROL)
    _crowned(sheet, ASS, "donkey", (0.84, -0.14, 0.78))
    _mug(sheet, -1.36, 0.26)


def trouduc(sheet: Canvas) -> None:
    """Draw an evening with a carafe."""
    _sits(sheet, WINNER, "happy", (-0.84, -0.2, 0.8))
    _sits(sheet, THINKER, "think", (0.80, -0.2, 0.8))
    _carafe(sheet, 1.36, 0.3)


def president(sheet: Canvas) -> None:
    """Draw a President with a sash, and a supporter of another candidate."""
    chief = GUESTS[1]
    with sheet.at(-0.82, -0.13, 0.78):
        draw_bust(sheet, chief, "happy")
        sash = closed("-0.62,0.62! -0.4,0.56! 0.66,1.3! 0.4,1.4!")
        sheet.shape(sash, RED, 0.05)
        sheet.line(stroke("-0.5,0.62 0.5,1.3"), 0.07, GOLD)
    _crowned(sheet, GUESTS[10], "patched", (0.84, -0.1, 0.76))
    with sheet.at(0.0, -0.62, 0.3):
        draw_insignia(sheet, "chain")


def thirteen(sheet: Canvas) -> None:
    """Draw two players in front of a slate with the points."""
    sheet.shape(box(-0.42, -0.98, 0.42, -0.32, 0.04), RIM_LIGHT, 0.04)
    sheet.shape(box(-0.36, -0.92, 0.36, -0.38), "#2F3B3A", 0.03)
    sheet.line(((0, -0.9), (0, -0.4)), 0.02, PAPER)
    for left, rows in ((-0.31, (3,)), (0.05, (5, 5, 4))):
        for row, count in enumerate(rows):
            _tally(sheet, left, -0.86 + row * 0.16, count)
    _sits(sheet, GUESTS[14], "happy", (-0.9, -0.16, 0.8))
    _sits(sheet, GUESTS[5], "sulk", (0.92, -0.16, 0.8))


def _tally(sheet: Canvas, x: float, y: float, count: int) -> None:
    for i in range(min(count, 4)):
        sheet.line(((x + i * 0.06, y), (x + i * 0.06, y + 0.11)), 0.025, PAPER)
    if count > 4:
        sheet.line(((x - 0.03, y + 0.1), (x + 0.22, y + 0.01)), 0.025, PAPER)


def tarot(sheet: Canvas) -> None:
    """Draw the night at the window and the musician inside."""
    sheet.shape(box(-0.44, -0.98, 0.44, -0.18, 0.03), RIM_LIGHT, 0.04)
    pane = box(-0.37, -0.92, 0.37, -0.25)
    sheet.fill(pane, "#39456B")
    with sheet.inside(pane), sheet.at(0.0, -0.56, 0.34):
        HOURS[20](sheet)
    sheet.line(pane, 0.03, INK, loop=True)
    _sits(sheet, GUESTS[12], "think", (-0.88, -0.16, 0.8))
    face = Features(
        "olive", "oval", "bulb", 0.14, INK, turn=-0.5, ears=False, iris="#3A2214", big_eyes=1.1
    )
    with sheet.at(0.88, -0.2, 0.33):
        coat = closed("-1.9,3! -1.7,1.9 -0.7,1.3 0,1.2 0.7,1.3 1.7,1.9 1.9,3!")
        sheet.shape(coat, GREEN, 0.13)
        hood_back(sheet, GREEN, COPPER)
        draw_face(sheet, face, "happy")
        draw_mouth(sheet, face, "happy")
        hood_front(sheet, GREEN, COPPER)
    with sheet.at(0.88, 0.3, 0.34):
        draw_thing(sheet, "accordion")


def dalmuti(sheet: Canvas) -> None:
    """Draw the mayor, the farmhand, and the town between them."""
    for x, top, wall, roof in (
        (-0.34, -0.62, "#D9B98A", RED),
        (0.3, -0.56, "#CFA678", PETROL),
        (-0.02, -0.74, "#EADFC6", COPPER),
    ):
        sheet.shape(box(x - 0.17, top, x + 0.17, 0.4), wall, 0.03)
        sheet.shape(closed(f"{x - 0.23},{top}! {x},{top - 0.24}! {x + 0.23},{top}!"), roof, 0.03)
        for dx in (-0.08, 0.08):
            sheet.shape(box(x + dx - 0.04, top + 0.08, x + dx + 0.04, top + 0.19), GOLD_LIGHT, 0.02)
    _sits(sheet, TOWNSFOLK[0][0], "happy", (-0.84, -0.16, 0.84))
    _sits(sheet, TOWNSFOLK[11][0], "sulk", (0.86, -0.1, 0.78))


def career(sheet: Canvas) -> None:
    """Draw a player at the foot of a ladder and one looking down from the top."""
    with sheet.at(0.0, -0.3, 1.0, 24):
        for width, colour in ((0.1, INK), (0.05, "#C08A4E")):
            for x in (-0.17, 0.17):
                sheet.line(((x, 1.3), (x, -1.4)), width, colour)
            for i in range(9):
                y = 0.9 - i * 0.26
                sheet.line(((-0.17, y), (0.17, y)), width, colour)
    _sits(sheet, STAFF[0][0], "think", (-0.88, -0.02, 0.72))
    _sits(sheet, STAFF[12][0], "happy", (0.88, -0.22, 0.84))
    with sheet.at(-1.34, 0.2, 0.22):
        draw_thing(sheet, "plates")


def daifugo(sheet: Canvas) -> None:
    """Draw two players in front of a paper screen with a lantern."""
    sheet.fill(box(-4, -3, 4, 0.4), "#F1E6CC")
    for i in range(-8, 9):
        sheet.line(((i * 0.34, -3), (i * 0.34, 0.4)), 0.035 if i % 4 else 0.08, RIM_LIGHT)
    for y in (-1.42, -1.02, -0.62, -0.22):
        sheet.line(((-4, y), (4, y)), 0.035, RIM_LIGHT)
    sheet.line(((0, -3), (0, -0.78)), 0.03)
    lantern = oval(0, -0.52, 0.3, 0.28)
    sheet.shape(lantern, RED, 0.04)
    with sheet.inside(lantern):
        for y in (-0.66, -0.52, -0.38):
            sheet.line(stroke(f"-0.4,{y} 0,{y + 0.05} 0.4,{y}"), 0.025, GOLD_LIGHT)
    for y in (-0.79, -0.25):
        sheet.shape(box(-0.13, y - 0.04, 0.13, y + 0.04), INK, 0.02)
    _sits(sheet, GUESTS[4], "happy", (-0.84, -0.14, 0.8))
    _sits(sheet, GUESTS[13], "think", (0.84, -0.14, 0.8))


def shithead(sheet: Canvas) -> None:
    """Draw a burning pile between two players, one of them with the Shithead's crown."""
    for text, colour in (
        ("-0.5,0.5! -0.62,0.0 -0.44,-0.36! -0.3,-0.1! -0.16,-0.72! 0.04,-0.3! 0.2,-0.56! "
         "0.36,-0.1! 0.52,-0.3! 0.6,0.1 0.5,0.5!", "#E4572E"),
        ("-0.36,0.5! -0.4,0.1 -0.24,-0.06! -0.1,-0.34! 0.06,-0.02! 0.2,-0.22! 0.4,0.16 0.36,0.5!",
         GOLD),
    ):  # fmt: skip
        sheet.shape(closed(text), colour, 0.035)
    _crowned(sheet, KING, "shithead", (-0.86, -0.06, 0.78))
    _sits(sheet, GUESTS[0], "happy", (0.86, -0.16, 0.8))


def practice(sheet: Canvas) -> None:
    """Draw two players at a blackboard with two cards, a right choice and a wrong one."""
    sheet.shape(box(-0.5, -0.98, 0.5, -0.3, 0.04), RIM_LIGHT, 0.04)
    sheet.shape(box(-0.44, -0.92, 0.44, -0.36), "#2F3B3A", 0.03)
    for x in (-0.3, -0.12):
        sheet.line(box(x, -0.84, x + 0.13, -0.64), 0.025, PAPER, loop=True)
    sheet.line(((0.08, -0.74), (0.34, -0.74)), 0.03, PAPER)
    sheet.line(((0.25, -0.82), (0.34, -0.74), (0.25, -0.66)), 0.03, PAPER)
    sheet.line(((-0.3, -0.5), (-0.24, -0.43), (-0.1, -0.57)), 0.04, GOLD_LIGHT)
    sheet.line(((0.16, -0.56), (0.3, -0.43)), 0.04, "#F0917C")
    sheet.line(((0.3, -0.56), (0.16, -0.43)), 0.04, "#F0917C")
    _sits(sheet, THINKER, "happy", (-0.9, -0.18, 0.8))
    _sits(sheet, GUESTS[13], "think", (0.92, -0.14, 0.78))


def custom(sheet: Canvas, number: int) -> None:
    """Draw two players with a keepsake above them; all three depend on the number."""
    left, right = GUESTS[(5 * number + 2) % 16], GUESTS[(5 * number + 9) % 16]
    with sheet.at(0.0, -0.46, 0.32):
        draw_thing(sheet, KEEPSAKES[number % len(KEEPSAKES)])
    _sits(sheet, left, "happy", (-0.86, -0.16, 0.8))
    _sits(sheet, right, ("happy", "think", "sulk")[number % 3], (0.86, -0.16, 0.8))


def _sits(sheet: Canvas, guest: Guest, mood: str, place: tuple[float, float, float]) -> None:
    with sheet.at(*place):
        draw_bust(sheet, guest, mood)


def _crowned(sheet: Canvas, guest: Guest, sign: str, place: tuple[float, float, float]) -> None:
    """Draw a sulking player with a sign of position on the head."""
    with sheet.at(*place):
        draw_bust(sheet, guest, "sulk")
        with sheet.at(*head_place(guest, "sulk")), sheet.at(0, -1.22, 1.22):
            draw_insignia(sheet, sign)


def _mug(sheet: Canvas, x: float, y: float) -> None:
    with sheet.at(x, y, 0.8, mirror=True):
        sheet.line(stroke("-0.18,-0.18 -0.36,-0.16 -0.36,0.1 -0.2,0.14"), 0.13)
        sheet.line(stroke("-0.18,-0.18 -0.36,-0.16 -0.36,0.1 -0.2,0.14"), 0.06, GOLD)
        sheet.shape(closed("-0.2,-0.32! 0.2,-0.32! 0.23,0.3! -0.23,0.3!"), GOLD, 0.045)
        for dx in (-0.09, 0.06):
            sheet.line(((dx, -0.1), (dx, 0.2)), 0.035, "#F0CB7A")
        for dx, dy, r in ((-0.17, -0.32, 0.11), (0.0, -0.38, 0.14), (0.17, -0.32, 0.11)):
            sheet.disc(dx, dy, r, PAPER, 0.04)
        sheet.fill(oval(0, -0.3, 0.22, 0.08), PAPER)


def _carafe(sheet: Canvas, x: float, y: float) -> None:
    with sheet.at(x, y, 0.85):
        glass = closed(
            "-0.08,-0.6! 0.08,-0.6! 0.08,-0.3 0.24,0.0 0.22,0.3! -0.22,0.3! -0.24,0.0 -0.08,-0.3"
        )
        sheet.fill(glass, "#DCE6E0")
        with sheet.inside(glass):
            sheet.fill(box(-0.4, -0.14, 0.4, 0.4), "#8C1D27")
        sheet.line(glass, 0.045, loop=True)
        sheet.flick(stroke("-0.13,-0.02 -0.14,0.12 -0.12,0.22"), 0.04, PAPER)
