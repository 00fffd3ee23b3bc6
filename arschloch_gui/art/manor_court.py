"""The court of Grand Seigneur: twelve people of a manor in wigs, lace and livery.

The seigneur wears a great wig and a plumed hat, the lady has piled-up hair, and the valet carries
the plate. Each is repeated upside down below the centre, like every court card.
"""

from __future__ import annotations

import math

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.carried import fist
from arschloch_gui.art.faces import SKINS, draw_face, draw_mouth
from arschloch_gui.art.frame import HEIGHT, WIDTH, FaceFrame
from arschloch_gui.art.hair import HAIR, draw_beard
from arschloch_gui.art.manor_heads import (
    great_wig,
    high_hair,
    house_cap,
    parting,
    plumed_hat,
    wig_end,
)
from arschloch_gui.art.manor_people import HOUSES, PEOPLE, Livery, ManorPerson
from arschloch_gui.art.manor_suits import COLOURS, draw_suit
from arschloch_gui.art.palette import GOLD, GOLD_LIGHT, INK, PAPER, SILVER, mixed
from arschloch_gui.art.paths import box, closed, cloud, moved, oval, star, stroke
from arschloch_gui.art.trumps import SLANT, two_headed

HEAD, HEAD_SCALE = (33.4, 23.0), 6.3
HAND = (50.6, 36.6)
BOLD, FINE = 0.85, 0.45


def draw_manor_court(sheet: Canvas, card: str, frame: FaceFrame) -> None:
    """Draw the whole figure: the upper half, the same turned upside down, and the sash between."""
    rank, suit = card[0], card[1]
    house, who = HOUSES[suit], PEOPLE[card]
    outline = frame.outline()
    with sheet.inside(outline):
        _wall(sheet, house)
        with sheet.at(frame.shift, frame.drop, frame.figure):
            {"K": _seigneur, "Q": _lady, "J": _valet}[rank](sheet, who, house, suit)
    two_headed(sheet)
    with sheet.inside(outline):
        _sash(sheet, house, suit)
    sheet.line(outline, 0.55, INK, loop=True)


def _wall(sheet: Canvas, house: Livery) -> None:
    """Draw damask: rows of small lilies in the wall's own colour."""
    sheet.fill(box(0, 0, WIDTH, HEIGHT), house.wall)
    for row in range(9):
        for column in range(8):
            x, y = 4 + column * 8.4 + row % 2 * 4.2, 6 + row * 5.6
            with sheet.at(x, y, 1.7):
                draw_suit(sheet, "C", house.damask, house.wall)


def _seigneur(sheet: Canvas, who: ManorPerson, house: Livery, suit: str) -> None:
    with sheet.at(*HEAD, HEAD_SCALE, who.tilt):
        great_wig(sheet, who.hair)
    _coat(sheet, house)
    with sheet.at(*HEAD, HEAD_SCALE, who.tilt):
        for side in (-1, 1):
            wig_end(sheet, who.hair, side)
    _ruffle(sheet)
    with sheet.at(*HAND, angle=5):
        _cane(sheet, suit)
    _cuff(sheet, house, SKINS[who.face.skin])
    with sheet.at(*HEAD, HEAD_SCALE, who.tilt):
        _face(sheet, who)
        parting(sheet, who.hair)
        plumed_hat(sheet, house, suit)


def _face(sheet: Canvas, who: ManorPerson) -> None:
    draw_face(sheet, who.face)
    draw_beard(sheet, "none", who.moustache, who.hair, lambda: draw_mouth(sheet, who.face))


def _coat(sheet: Canvas, house: Livery) -> None:
    coat = closed("12.6,60! 12,47 15.5,38.6 24,34 33.4,32.6 42.8,34 51,38.6 54.6,47 54.6,60!")
    sheet.fill(coat, house.cloth)
    with sheet.inside(coat):
        for i in range(8):
            for x in (16.4 + i * 1.4, 50.4 - i * 1.4):
                y = 38.4 + i * 3.1
                sheet.fill(star(x, y, 1.25, 0.5, 4), mixed(house.cloth, house.trim, 0.55))
    sheet.line(coat, BOLD, INK, loop=True)
    front = closed("26.4,60! 27.4,38! 39.4,38! 40.4,60!")
    sheet.shape(front, house.waistcoat, BOLD)
    for side in (-1, 1):
        edge = stroke(f"{33.4 + side * 6.2},36 {33.4 + side * 7.4},48 {33.4 + side * 7.8},60")
        sheet.line(edge, 2.3, INK)
        sheet.line(edge, 1.35, house.trim)
    for y in (43.0, 47.4, 51.8):
        sheet.disc(33.4, y, 1.05, GOLD, 0.4)


def _ruffle(sheet: Canvas) -> None:
    """Draw lace under the chin, in three tiers."""
    for y, half in ((39.4, 4.4), (36.4, 5.2), (33.6, 5.8)):
        lace = closed(
            f"{33.4 - half},{y - 2.4}! {33.4 + half},{y - 2.4}! {33.4 + half * 0.9},{y + 1.4} "
            f"{33.4 + half * 0.45},{y + 2.6}! {33.4},{y + 1.5}! {33.4 - half * 0.45},{y + 2.6}! "
            f"{33.4 - half * 0.9},{y + 1.4}"
        )
        sheet.shape(lace, PAPER, 0.6)
        for dx in (-half * 0.5, 0, half * 0.5):
            sheet.flick(stroke(f"{33.4 + dx * 0.6},{y - 1.6} {33.4 + dx},{y + 1.0}"), 0.5)


def _cane(sheet: Canvas, suit: str) -> None:
    """Draw the walking stick, whose knob shows the sign of the house."""
    sheet.line(((0, 9), (0, -18)), 2.2, INK)
    sheet.line(((0, 9), (0, -18)), 1.0, "#8A5A2B")
    sheet.shape(box(-1.4, -18.6, 1.4, -16.4, 0.5), GOLD, 0.5)
    with sheet.at(0, -23.0):
        sheet.disc(0, 0, 4.5, PAPER, BOLD)
        sheet.line(oval(0, 0, 3.75, 3.75), 0.45, GOLD, loop=True)
        with sheet.at(0, 0, 2.75):
            draw_suit(sheet, suit, COLOURS[suit], PAPER)


def _cuff(sheet: Canvas, house: Livery, skin: tuple[str, str]) -> None:
    arm = closed("43,60! 42.4,49 44,43 46.6,40.6! 54.8,40.6! 57.6,46 58,53 57,60!")
    sheet.shape(arm, house.cloth, BOLD)
    sheet.shape(
        closed("45.4,39.8! 50.6,38.8 55.8,39.8! 56.6,45! 50.6,46.2 44.6,45!"), house.trim, BOLD
    )
    sheet.shape(closed("46.6,38.2! 50.6,37.2 54.6,38.2! 55.4,41! 50.6,42 45.8,41!"), PAPER, 0.6)
    with sheet.at(*HAND):
        fist(sheet, skin)


def _lady(sheet: Canvas, who: ManorPerson, house: Livery, suit: str) -> None:
    with sheet.at(*HEAD, HEAD_SCALE, who.tilt), sheet.at(0, 0.15):
        high_hair(sheet, who.hair, house, suit)
    skin = SKINS[who.face.skin]
    _dress(sheet, house, skin)
    with sheet.at(*HAND, angle=8):
        _fan(sheet, house, suit)
    arm = closed("43.6,60! 43,50 44.6,44 47,41.2! 54,41.2! 57,46.4 57.4,53 56.6,60!")
    sheet.shape(arm, house.cloth, BOLD)
    sheet.shape(cloud(50.5, 41.4, 5.2, 2.9, 11, 0.14), PAPER, 0.6)
    with sheet.at(*HAND):
        fist(sheet, skin)
    with sheet.at(*HEAD, HEAD_SCALE, who.tilt), sheet.at(0, 0.15):
        _face(sheet, who)
        _side_locks(sheet, who.hair)
        for side in (-1, 1):
            sheet.disc(side * 0.98, 0.72, 0.13, GOLD_LIGHT, 0.06)


def _dress(sheet: Canvas, house: Livery, skin: tuple[str, str]) -> None:
    """Draw neck, bodice and lace."""
    neck = closed("29.6,28! 30,33.4 24.6,35.8 26,43! 40.8,43! 42.2,35.8 36.8,33.4 37.2,28!")
    sheet.shape(neck, skin[0], BOLD)
    with sheet.inside(neck):
        sheet.fill(closed("29,29.4! 37.8,29.4! 36.8,32.6 33.4,34.2 30,32.6"), skin[1])
    dress = closed(
        "13.6,60! 13.4,49 16,41 21.6,37 25.6,36! 28.4,40 33.4,42 38.4,40 41.2,36! 45.2,37 50.8,41 "
        "53.4,49 53.2,60!"
    )
    sheet.fill(dress, house.cloth)
    with sheet.inside(dress):
        for i in range(9):
            sheet.line(
                ((12 + i * 5.2, 34), (12 + i * 5.2, 62)), 1.1, mixed(house.cloth, house.trim, 0.4)
            )
    sheet.line(dress, BOLD, INK, loop=True)
    bodice = closed("28.6,60! 27.4,41.6! 33.4,44.4 39.4,41.6! 38.2,60!")
    sheet.shape(bodice, house.waistcoat, 0.6)
    for y in (47.4, 51.4):
        bow = closed(f"33.4,{y}! 36.4,{y - 1.7}! 36.4,{y + 1.7}!")
        sheet.shape(bow, house.trim, 0.45)
        sheet.shape(closed(f"33.4,{y}! 30.4,{y - 1.7}! 30.4,{y + 1.7}!"), house.trim, 0.45)
    lace = stroke("25.6,36.2 28.4,40.2 33.4,42.2 38.4,40.2 41.2,36.2")
    sheet.line(lace, 2.8, INK)
    sheet.line(lace, 1.7, PAPER)
    ribbon = stroke("29.9,32.6 33.4,34.6 36.9,32.6")
    sheet.line(ribbon, 1.7, INK)
    sheet.line(ribbon, 0.8, house.cloth)
    sheet.disc(33.4, 35.6, 1.2, GOLD, 0.45)


def _side_locks(sheet: Canvas, hair: str) -> None:
    """Draw hair drawn back from the face, and two curls at each side."""
    tone, strand = HAIR[hair]
    for side in (-1, 1):
        lock = closed(
            f"0,-1.16! {side * 0.62},-1.4 {side * 1.22},-0.9 {side * 1.16},0.05! "
            f"{side * 0.94},-0.25 {side * 0.8},-0.7 {side * 0.3},-0.86"
        )
        sheet.shape(lock, tone, 0.11)
        for y in (0.3, 0.95):
            sheet.shape(oval(side * 1.2, y, 0.3, 0.36), tone, 0.1)
            sheet.line(stroke(f"{side * 1.2 - 0.12},{y} {side * 1.2 + 0.12},{y}"), 0.06, strand)


def _fan(sheet: Canvas, house: Livery, suit: str) -> None:
    """Draw an open fan with the sign of the house on its leaf."""
    sticks = [(-34 + 17 * i) for i in range(5)]
    leaf = [(0.0, -2.0)]
    for i in range(21):
        angle = math.radians(-44 + 88 * i / 20)
        reach = 17.4 + (0.7 if i % 2 else 0.0)
        leaf.append((reach * math.sin(angle), -reach * math.cos(angle)))
    sheet.shape(tuple(leaf), PAPER, BOLD)
    inner = [(0.0, -2.0)]
    for i in range(21):
        angle = math.radians(-44 + 88 * i / 20)
        inner.append((7.6 * math.sin(angle), -7.6 * math.cos(angle)))
    sheet.shape(tuple(inner), house.trim, 0.5)
    for angle in sticks:
        turn = math.radians(angle)
        sheet.line(
            ((0, -2), (17 * math.sin(turn), -17 * math.cos(turn))), 0.35, mixed(INK, PAPER, 0.4)
        )
    with sheet.at(0, -12.5, 3.0):
        draw_suit(sheet, suit, COLOURS[suit], PAPER)


def _valet(sheet: Canvas, who: ManorPerson, house: Livery, suit: str) -> None:
    tone, strand = HAIR[who.hair]
    with sheet.at(*HEAD, HEAD_SCALE, who.tilt):
        sheet.shape(cloud(0, -0.42, 1.22, 1.12, 13, 0.08), tone, 0.13)
        for side in (-1, 1):
            sheet.shape(closed(f"{side * 0.5},1.2! {side * 1.5},0.9! {side * 1.4},1.7!"), INK, 0.1)
    _livery(sheet, house)
    skin = SKINS[who.face.skin]
    sheet.shape(box(30, 29, 36.8, 37), skin[1], BOLD)
    collar = "26.6,34.4! 33.4,37.8! 40.2,34.4! 41.2,38! 36,41.6! 33.4,39.4! 30.8,41.6! 25.6,38!"
    sheet.shape(closed(collar), PAPER, 0.7)
    with sheet.at(*HAND):
        _plate(sheet, house, suit)
    arm = closed("43.4,60! 42.8,50 44.4,44.4 46.8,42! 54.4,42! 57.2,47 57.6,53 56.6,60!")
    sheet.shape(arm, house.cloth, BOLD)
    sheet.shape(
        closed("45.6,40.2! 50.6,39.2 55.6,40.2! 56.2,43.6! 50.6,44.8 45,43.6!"), house.trim, BOLD
    )
    with sheet.at(*HAND):
        fist(sheet, skin)
    with sheet.at(*HEAD, HEAD_SCALE, who.tilt):
        _face(sheet, who)
        fringe = closed(
            "-1.06,-0.1! -1.16,-0.8 -0.6,-1.4 0.1,-1.5 0.7,-1.35 1.18,-0.75 1.06,-0.1! 0.9,-0.6 "
            "0.5,-0.82 0,-0.74 -0.5,-0.82 -0.9,-0.6"
        )
        sheet.shape(fringe, tone, 0.12)
        for side in (-1, 1):
            for y in (0.1, 0.58):
                sheet.shape(oval(side * 1.14, y, 0.34, 0.25), tone, 0.11)
                sheet.line(oval(side * 1.14, y, 0.14, 0.08), 0.05, strand, loop=True)
        house_cap(sheet, house, suit)


def _livery(sheet: Canvas, house: Livery) -> None:
    coat = closed("15,60! 15,49 17.4,41.4 23.5,37.4 33.4,35.6 43.3,37.4 49.4,41.4 51.8,49 51.8,60!")
    sheet.fill(coat, house.waistcoat)
    with sheet.inside(coat):
        for i in range(10):
            sheet.fill(box(14 + i * 4.2, 30, 16.1 + i * 4.2, 62), house.cloth)
    sheet.line(coat, BOLD, INK, loop=True)
    for side in (-1, 1):
        sheet.shape(cloud(33.4 + side * 15.2, 40.6, 4.0, 2.4, 9, 0.16), GOLD, 0.6)


def _plate(sheet: Canvas, house: Livery, suit: str) -> None:
    """Draw a plate on the fingertips, under a cover with the sign of the house."""
    dome = closed("-7.2,-6! -6.6,-11 -3.4,-14.8 0,-15.8 3.4,-14.8 6.6,-11 7.2,-6!")
    sheet.shape(dome, SILVER, BOLD)
    sheet.flick(stroke("-5.2,-7.4 -4.8,-11 -2.6,-13.6"), 1.0, PAPER)
    sheet.disc(0, -17, 1.5, GOLD, 0.6)
    with sheet.at(0.4, -10.2, 3.3):
        draw_suit(sheet, suit, COLOURS[suit], SILVER)
    sheet.shape(box(-8.8, -6.2, 8.8, -3.9, 1.1), GOLD, 0.7)
    sheet.line(((0, -3.8), (0, 0)), 2.4, INK)


def _sash(sheet: Canvas, house: Livery, suit: str) -> None:
    """Draw the band across the middle with the sign of the house along it."""
    lean = -math.degrees(math.atan2(SLANT, WIDTH / 2))
    with sheet.at(WIDTH / 2, HEIGHT / 2, angle=lean):
        sheet.fill(box(-40, -3.3, 40, 3.3), INK)
        sheet.fill(box(-40, -2.6, 40, 2.6), GOLD)
        sheet.fill(box(-40, -1.9, 40, 1.9), house.cloth)
        for i in range(-6, 7):
            sheet.fill(moved(star(0, 0, 1.5, 0.55, 4), i * 5.6, 0), PAPER)
            sheet.disc(i * 5.6 + 2.8, 0, 0.55, GOLD_LIGHT)
        for y in (-1.9, 1.9):
            sheet.line(((-40, y), (40, y)), 0.32)


def draw_seigneur_bust(sheet: Canvas, suit: str) -> None:
    """Draw a seigneur's head and shoulders about (0, 0), for pictures of the table."""
    house, who = HOUSES[suit], PEOPLE["K" + suit]
    with sheet.at(0, 0.1, 0.36):
        great_wig(sheet, who.hair)
        coat = closed("-3.0,4! -2.6,2.4 -1.6,1.6 0,1.35 1.6,1.6 2.6,2.4 3.0,4!")
        sheet.shape(coat, house.cloth, 0.13)
        for side in (-1, 1):
            wig_end(sheet, who.hair, side)
    with sheet.at(0, 0.1, 0.054), sheet.at(-33.4, -23.4):
        _ruffle(sheet)
    with sheet.at(0, 0.1, 0.36):
        draw_face(sheet, who.face, "happy")
        draw_beard(
            sheet, "none", who.moustache, who.hair, lambda: draw_mouth(sheet, who.face, "happy")
        )
        parting(sheet, who.hair)
        plumed_hat(sheet, house, suit)
