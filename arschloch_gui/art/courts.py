"""The sixteen court cards: one upper half each, repeated upside down below the centre."""

from __future__ import annotations

import math

from arschloch_gui.art import carried, headgear
from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.casting import PEOPLE, SUITS, Attire
from arschloch_gui.art.cavaliers import RIDING_HATS, draw_horse, rider_robe
from arschloch_gui.art.faces import SKINS, draw_face, draw_mouth
from arschloch_gui.art.frame import HEIGHT, WIDTH, FaceFrame
from arschloch_gui.art.hair import draw_back_hair, draw_beard, draw_front_hair
from arschloch_gui.art.palette import (
    DEEP_RED,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    INK,
    PAPER,
    PETROL,
    RED,
    WOOD,
    suit_colour,
)
from arschloch_gui.art.paths import box, closed, cloud, stroke
from arschloch_gui.art.weaves import pattern

# Position and size of the head.
HEAD = (33.2, 21.2)
HEAD_SCALE = 6.7
HAND = (51.2, 35.5)
# How far the slanting line through the centre falls from the middle to each side.
SLANT = 5.2


# Pen widths in millimetres: outlines 1.4 % of the card's width, details finer.
BOLD = 0.85
FINE = 0.45


def draw_court(sheet: Canvas, card: str, frame: FaceFrame, four_colours: bool) -> None:
    """Draw the whole figure: the upper half, the same turned upside down, and the band between."""
    image = sheet.sheet()
    outline = frame.outline()
    with sheet.inside(outline):
        _ground(sheet, card[1])
        with sheet.at(frame.shift, frame.drop, frame.figure):
            _figure(sheet, card, suit_colour(card[1], four_colours))
    upper = image.copy()
    lower = upper.rotate(180)
    # The lower half is the upper one turned, with the slanting line between them.
    half = Canvas(sheet.size, (WIDTH, HEIGHT), "#000000")
    middle = HEIGHT / 2
    half.fill(
        ((0, middle + SLANT), (WIDTH, middle - SLANT), (WIDTH, HEIGHT), (0, HEIGHT)), "#FFFFFF"
    )
    upper.paste(lower, (0, 0), half.sheet().getchannel("R"))
    sheet.adopt(upper)
    with sheet.inside(outline):
        _band(sheet, SUITS[card[1]])
    sheet.line(outline, 0.55, INK, loop=True)


def _ground(sheet: Canvas, suit: str) -> None:
    """Draw a pale engraved ground behind the figure."""
    tint = {"S": "#E4EAE2", "H": "#F6E6D2", "D": "#F5ECCB", "C": "#E9ECD3"}[suit]
    cut = {"S": "#CFDAD3", "H": "#ECD2B8", "D": "#EADCA6", "C": "#D6DDB6"}[suit]
    sheet.fill(box(0, 0, WIDTH, HEIGHT), tint)
    for i in range(28):
        y = 3.0 + i * 1.75
        sheet.line(((0, y), (WIDTH, y)), 0.3, cut)


def _figure(sheet: Canvas, card: str, print_colour: str) -> None:
    rank, suit = card[0], card[1]
    wear, who = SUITS[suit], PEOPLE[card]
    skin = SKINS[who.features.skin]
    with sheet.at(*HEAD, HEAD_SCALE, who.tilt):
        draw_back_hair(sheet, who.hair, who.colour)
    {"K": _king_robe, "Q": _queen_robe, "N": rider_robe, "J": _jack_robe}[rank](
        sheet, wear, skin, suit
    )
    if rank == "N":
        draw_horse(sheet, suit, wear)
    else:
        _holding(sheet, card, wear, skin, print_colour)
    with sheet.at(*HEAD, HEAD_SCALE, who.tilt):
        draw_face(sheet, who.features)
        draw_beard(
            sheet, who.beard, who.moustache, who.colour, lambda: draw_mouth(sheet, who.features)
        )
        draw_front_hair(sheet, who.hair, who.colour)
        if rank == "K":
            headgear.arched_crown(sheet, wear.lining if suit != "C" else GREEN, wear.jewel)
        elif rank == "Q":
            headgear.coronet(sheet, wear.jewel, suit)
        elif rank == "N":
            headgear.riding_hat(sheet, *RIDING_HATS[suit])
        else:
            _jack_cap(sheet, suit)


def _holding(
    sheet: Canvas, card: str, wear: Attire, skin: tuple[str, str], print_colour: str
) -> None:
    """Draw the arm, the hand and what it holds."""
    rank, suit = card[0], card[1]
    with sheet.at(*HAND, angle=5 if rank != "Q" else 2):
        if rank == "K":
            carried.sceptre(sheet, suit, print_colour, wear.jewel)
        elif rank == "Q":
            petal = {"S": PAPER, "H": RED, "D": GOLD_LIGHT, "C": "#B0527A"}[suit]
            carried.flower(
                sheet, suit, petal, {"S": GOLD, "H": DEEP_RED, "D": "#6B4226", "C": GREEN}[suit]
            )
        else:
            carried.staff(sheet, suit, wear.lining if suit in "SH" else RED)
    _sleeve(sheet, wear, rank)
    with sheet.at(*HAND):
        carried.fist(sheet, skin)


def _jack_cap(sheet: Canvas, suit: str) -> None:
    cloth = {"S": RED, "H": PETROL, "D": DEEP_RED, "C": GREEN}[suit]
    plume = {"S": PAPER, "H": RED, "D": PETROL, "C": RED}[suit]
    headgear.feathered_cap(sheet, suit, cloth, plume)


def _king_robe(sheet: Canvas, wear: Attire, skin: tuple[str, str], suit: str) -> None:
    robe = closed("13,60! 12.5,46 15.5,37.5 24,32.8 33.2,31.5 42.4,32.8 50.5,37.5 54,46 54,60!")
    pattern(sheet, wear.weave, robe, (wear.robe, wear.thread))
    sheet.line(robe, BOLD, INK, loop=True)
    front = closed("28.6,60! 28.4,36! 38,36! 37.8,60!")
    sheet.shape(front, wear.lining, BOLD)
    for y in (40.5, 44.5, 48.5):
        sheet.disc(33.2, y, 1.15, GOLD, 0.45)
    if suit in "DC":
        _mantle(sheet, suit)
        return
    # An ermine collar, white with black tails.
    fur = closed(
        "19.5,36.0 25,31.5 33.2,30 41.4,31.5 46.9,36.0 45.0,40.2 39.2,39.2 33.2,42.6 "
        "27.2,39.2 21.4,40.2"
    )
    sheet.shape(fur, PAPER, BOLD)
    for x, y in ((23.2, 36.2), (27.6, 36.4), (33.2, 38.6), (38.8, 36.4), (43.2, 36.2)):
        sheet.flick(stroke(f"{x},{y - 1} {x + 0.2},{y + 0.5} {x},{y + 2.2}"), 1.1)


def _mantle(sheet: Canvas, suit: str) -> None:
    """Draw the mantle: a chain of plates for diamonds, a wolf's fur for clubs."""
    if suit == "C":
        fur = cloud(33.2, 36.4, 14.6, 6.4, 15, 0.16)
        sheet.shape(fur, "#8A6B4A", BOLD)
        for x, y in ((22.5, 37), (26.5, 39), (30.6, 40.4), (35.8, 40.4), (40, 39), (44, 37)):
            sheet.flick(stroke(f"{x},{y - 1.4} {x + 0.3},{y} {x},{y + 1.4}"), 0.7, "#4F3823")
        sheet.disc(33.2, 41.6, 1.9, GOLD, 0.6)
        return
    cape = closed("19.5,36 25,31.5 33.2,30 41.4,31.5 46.9,36 44,41 33.2,44 22.4,41")
    sheet.shape(cape, PETROL, BOLD)
    for i in range(7):
        part = (i - 3) / 3
        x, y = 33.2 + part * 10.6, 40.8 - 4.4 * part * part
        sheet.shape(box(x - 1.5, y - 1.5, x + 1.5, y + 1.5, 0.6), GOLD, 0.5)
        sheet.disc(x, y, 0.55, RED if i % 2 else PAPER)


def _queen_robe(sheet: Canvas, wear: Attire, skin: tuple[str, str], suit: str) -> None:
    if suit in "SD":
        _high_collar(sheet, wear)
    neck = closed("29.6,26! 30,32 24.5,34.6 26,42! 40.4,42! 41.9,34.6 36.4,32 36.8,26!")
    sheet.shape(neck, skin[0], BOLD)
    with sheet.inside(neck):
        sheet.fill(closed("29,28! 37.5,28! 36.6,31.4 33.2,33 30,31.4"), skin[1])
    dress = closed(
        "14,60! 14,48 16.4,39.5 22,35.2 25.5,34.2! 28,38.5 33.2,40.6 38.4,38.5 40.9,34.2! "
        "44.4,35.2 50,39.5 52.4,48 52.4,60!"
    )
    pattern(sheet, wear.weave, dress, (wear.robe, wear.thread))
    sheet.line(dress, BOLD, INK, loop=True)
    # Lace along the neckline, with a pearl necklace above it.
    lace = stroke("25.5,34.4 28,38.7 33.2,40.8 38.4,38.7 40.9,34.4")
    sheet.line(lace, 2.6, INK)
    sheet.line(lace, 1.5, PAPER)
    bodice = closed("29.8,60! 29,42! 33.2,43.8 37.4,42! 36.6,60!")
    sheet.shape(bodice, wear.lining, FINE * 1.4)
    for i in range(7):
        x = 28.6 + i * 1.53
        y = 33.4 + 2.4 * (1 - ((i - 3) / 3) ** 2)
        sheet.disc(x, y, 0.82, PAPER, 0.34)
    sheet.disc(33.2, 38.0, 1.25, wear.jewel, 0.4)
    cuffed = closed("15.2,52! 14.2,45 16.6,39.4 21,36.4 23.4,40 21.6,46 21,52!")
    sheet.line(cuffed, FINE)


def _high_collar(sheet: Canvas, wear: Attire) -> None:
    """Draw a fan of lace behind the neck."""
    for side in (-1, 1):
        with sheet.at(33.2, 0, mirror=side < 0):
            fan = closed(
                "1.5,37! 5.5,26.5! 9.4,25! 10.4,28! 12.6,28.6! 12.4,31.6! 13.6,33.6! 9.5,37!"
            )
            sheet.shape(fan, PAPER, BOLD)
            for text in ("4.5,35 6.6,28.5", "6.2,35.4 9.6,29.4", "7.6,36 11.6,31.8"):
                sheet.flick(stroke(text), FINE * 1.4, wear.robe)


def _jack_robe(sheet: Canvas, wear: Attire, skin: tuple[str, str], suit: str) -> None:
    sheet.shape(box(29.6, 26, 36.8, 36), skin[1], BOLD)
    tunic = closed("15,60! 15,48 17.4,40 23.5,35.6 33.2,33.6 42.9,35.6 49,40 51.4,48 51.4,60!")
    pattern(sheet, wear.weave, tunic, (wear.robe, wear.thread))
    with sheet.inside(tunic):
        # A tunic of two colours, as worn by pages.
        sheet.fill(box(33.2, 30, 60, 60), wear.lining)
        for i in range(7):
            sheet.line(
                ((35.5 + i * 3, 30), (35.5 + i * 3, 60)),
                0.7,
                GOLD_LIGHT if wear.lining != GOLD else GREEN,
            )
    sheet.line(((33.2, 34), (33.2, 60)), FINE * 1.4)
    sheet.line(tunic, BOLD, INK, loop=True)
    # A jagged collar with bells at its points.
    collar = closed(
        "22.5,36.5! 27,33.2 33.2,32.4 39.4,33.2 43.9,36.5! 42.4,41! 38.4,38.4! 36.2,43! "
        "33.2,39! 30.2,43! 28,38.4! 24,41!"
    )
    sheet.shape(collar, {"S": PAPER, "H": GOLD_LIGHT, "D": PETROL, "C": WOOD}[suit], BOLD)
    for x, y in ((25.4, 38.2), (30.4, 40.6), (36.0, 40.6), (41.0, 38.2)):
        fold = stroke(f"{(x + 33.2) / 2},{y - 3.6} {x * 0.8 + 6.6},{y - 1.8} {x},{y}")
        sheet.flick(fold, FINE * 1.3, both=True)
    for x, y in ((24, 41.2), (30.2, 43.2), (36.2, 43.2), (42.4, 41.2)):
        sheet.disc(x, y, 0.9, GOLD, 0.4)


def _sleeve(sheet: Canvas, wear: Attire, rank: str) -> None:
    arm = closed("43.5,60! 42.8,48 44.6,41.6 47.2,39.4! 55.4,39.4! 58.2,45 58.6,52 57.5,60!")
    inner = wear.robe if rank != "J" else wear.lining
    sheet.shape(arm, inner, BOLD)
    for text in ("46.4,43.6 46.2,47.6 47.6,52", "55.6,43.4 56.4,47 56,51"):
        sheet.flick(stroke(text), FINE * 1.6, both=True)
    cuff = closed("46.4,37.6! 51.2,36.6 56,37.6! 56.6,40.8! 51.2,42.2 45.8,40.8!")
    sheet.shape(cuff, PAPER if rank == "K" else wear.lining if rank == "Q" else GOLD, BOLD)
    if rank == "K":
        for x in (48.4, 51.2, 54):
            sheet.flick(stroke(f"{x},38.2 {x},40.4"), 0.8)


def _band(sheet: Canvas, wear: Attire) -> None:
    """Draw the sash across the middle, which has half-turn symmetry."""
    lean = -math.degrees(math.atan2(SLANT, WIDTH / 2))
    with sheet.at(WIDTH / 2, HEIGHT / 2, angle=lean):
        sheet.fill(box(-40, -3.1, 40, 3.1), INK)
        sheet.fill(box(-40, -2.4, 40, 2.4), GOLD)
        sheet.fill(box(-40, -1.6, 40, 1.6), wear.lining if wear.lining != GOLD else wear.robe)
        for i in range(-6, 7):
            x = i * 5.6
            sheet.fill(((x, -1.5), (x + 1.9, 0), (x, 1.5), (x - 1.9, 0)), PAPER)
            sheet.disc(x + 2.8, 0, 0.6, GOLD_LIGHT)
        for y in (-1.6, 1.6):
            sheet.line(((-40, y), (40, y)), 0.32)
