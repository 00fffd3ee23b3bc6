"""The court of Grand Seigneur: twelve people of a manor in wigs, lace and livery.

The seigneur wears a great wig and a plumed hat, the lady piles her hair up, the valet carries the
plate. Mirrored through the centre like every court.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.carried import fist
from arschloch_gui.art.faces import SKINS, Features, draw_face, draw_mouth
from arschloch_gui.art.frame import HEIGHT, WIDTH, Frame
from arschloch_gui.art.hair import HAIR, draw_beard
from arschloch_gui.art.manor_suits import COLOURS, draw_suit
from arschloch_gui.art.palette import GOLD, GOLD_LIGHT, INK, PAPER, RED, SILVER, mixed
from arschloch_gui.art.paths import box, closed, cloud, mirrored, moved, oval, star, stroke
from arschloch_gui.art.trumps import SLANT, two_headed

HEAD, HEAD_SCALE = (33.4, 23.0), 6.3
HAND = (50.6, 36.6)
BOLD, FINE = 0.85, 0.45


@dataclass(frozen=True, slots=True)
class Livery:
    """What a suit's house wears, and the wall it stands before."""

    cloth: str
    trim: str
    waistcoat: str
    wall: str
    damask: str


@dataclass(frozen=True, slots=True)
class Person:
    """One of the twelve."""

    face: Features
    hair: str
    moustache: str = ""
    tilt: float = 0.0


HOUSES: dict[str, Livery] = {
    "C": Livery("#0B7A70", GOLD_LIGHT, "#F0E2B8", "#DCEBE2", "#BFDACD"),
    "D": Livery("#2A5FB0", GOLD, "#E8EDF4", "#DFE7F1", "#C3D1E4"),
    "H": Livery("#A82332", GOLD, "#F2DDB4", "#F6E3D6", "#EAC9B8"),
    "S": Livery("#34323E", SILVER, "#C9B1D6", "#E9E4DA", "#D3CBBB"),
}
_BROWN = "#3A2214"
PEOPLE: dict[str, Person] = {
    "KC": Person(
        Features("tan", "oval", "point", 0.14, "#3A2214", turn=0.4, ears=False, iris=_BROWN),
        "chestnut", "pencil", -2,
    ),
    "KD": Person(
        Features("pale", "long", "hook", 0.15, "#8F8F8C", turn=-0.5, ears=False, iris="#2F6FA8",
                 wrinkles=True),
        "white", "", 3,
    ),
    "KH": Person(
        Features("rosy", "round", "bulb", 0.16, "#3A2214", turn=0.3, ears=False, iris="#2E6B4F"),
        "ginger", "handlebar", -3,
    ),
    "KS": Person(
        Features("dark", "square", "broad", 0.17, INK, turn=-0.3, ears=False, iris=_BROWN,
                 blush=False),
        "black", "pencil", 2,
    ),
    "QC": Person(
        Features("dark", "oval", "broad", 0.11, INK, lashes=True, lips="#8E1F2C", ears=False,
                 turn=-0.4, iris=_BROWN),
        "brown", tilt=3,
    ),
    "QD": Person(
        Features("rosy", "heart", "button", 0.10, "#8A3A14", lashes=True, freckles=True,
                 lips="#C0404A", ears=False, turn=0.5, iris="#2F6FA8"),
        "ginger", tilt=-3,
    ),
    "QH": Person(
        Features("pale", "round", "long", 0.10, "#6D6D6C", lashes=True, spot=True, lips="#C0303A",
                 ears=False, turn=-0.5, iris="#3F6B52"),
        "white", tilt=4,
    ),
    "QS": Person(
        Features("olive", "oval", "long", 0.11, INK, lashes=True, lips="#A3202C", ears=False,
                 turn=0.4, iris=_BROWN),
        "plum", tilt=-2,
    ),
    "JC": Person(
        Features("pale", "heart", "point", 0.11, "#8A3A14", freckles=True, turn=0.8, ears=False,
                 iris="#2E6B4F"),
        "ginger", tilt=-3,
    ),
    "JD": Person(
        Features("brown", "long", "long", 0.13, INK, turn=-0.8, ears=False, iris=_BROWN),
        "grey", tilt=3,
    ),
    "JH": Person(
        Features("tan", "square", "broad", 0.15, INK, turn=0.6, ears=False, iris=_BROWN),
        "black", "handlebar", -2,
    ),
    "JS": Person(
        Features("rosy", "round", "button", 0.11, "#A87A24", turn=-0.7, ears=False,
                 iris="#2F6FA8"),
        "blond", tilt=4,
    ),
}  # fmt: skip


def draw_manor_court(sheet: Canvas, card: str, frame: Frame) -> None:
    """The whole figure: upper half, the same turned round, the sash between them."""
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
    """Damask: rows of small lilies of the wall's own colour."""
    sheet.fill(box(0, 0, WIDTH, HEIGHT), house.wall)
    for row in range(9):
        for column in range(8):
            x, y = 4 + column * 8.4 + row % 2 * 4.2, 6 + row * 5.6
            with sheet.at(x, y, 1.7):
                draw_suit(sheet, "C", house.damask, house.wall)


def _seigneur(sheet: Canvas, who: Person, house: Livery, suit: str) -> None:
    with sheet.at(*HEAD, HEAD_SCALE, who.tilt):
        _great_wig(sheet, who.hair)
    _coat(sheet, house)
    with sheet.at(*HEAD, HEAD_SCALE, who.tilt):
        for side in (-1, 1):
            _wig_end(sheet, who.hair, side)
    _ruffle(sheet)
    with sheet.at(*HAND, angle=5):
        _cane(sheet, suit)
    _cuff(sheet, house, SKINS[who.face.skin])
    with sheet.at(*HEAD, HEAD_SCALE, who.tilt):
        _face(sheet, who)
        _parting(sheet, who.hair)
        _plumed_hat(sheet, house, suit)


def _face(sheet: Canvas, who: Person) -> None:
    draw_face(sheet, who.face)
    draw_beard(sheet, "none", who.moustache, who.hair, lambda: draw_mouth(sheet, who.face))


def _great_wig(sheet: Canvas, hair: str) -> None:
    tone, strand = HAIR[hair]
    sheet.shape(cloud(0, -0.2, 1.72, 1.5, 15, 0.12), tone, 0.13)
    for x, y in ((-1.35, -0.6), (1.35, -0.6), (-1.5, 0.1), (1.5, 0.1)):
        sheet.line(
            stroke(f"{x - 0.16},{y} {x},{y - 0.16} {x + 0.16},{y} {x},{y + 0.1}"), 0.07, strand
        )


def _wig_end(sheet: Canvas, hair: str, side: int) -> None:
    """The locks that fall over the shoulder, in three rolls."""
    tone, strand = HAIR[hair]
    for x, y, r in ((1.42, 0.55, 0.52), (1.5, 1.35, 0.56), (1.46, 2.15, 0.5)):
        sheet.shape(cloud(side * x, y, r, r * 0.92, 9, 0.13), tone, 0.12)
        points = ((-0.22, 0.05), (0.0, -0.2), (0.2, 0.0), (0.0, 0.16))
        curl = " ".join(f"{side * x + dx},{y + dy}" for dx, dy in points)
        sheet.line(stroke(curl), 0.07, strand)


def _parting(sheet: Canvas, hair: str) -> None:
    tone, strand = HAIR[hair]
    for side in (-1, 1):
        lock = closed(
            f"0,-1.25! {side * 0.6},-1.4 {side * 1.2},-0.95 {side * 1.25},0.2! {side * 0.98},-0.1 "
            f"{side * 0.88},-0.6 {side * 0.4},-0.85"
        )
        sheet.shape(lock, tone, 0.11)
        sheet.line(
            stroke(f"{side * 0.4},-1.1 {side * 0.85},-0.85 {side * 1.05},-0.3"), 0.06, strand
        )


def _plumed_hat(sheet: Canvas, house: Livery, suit: str) -> None:
    """A hat with three points; every house puts its plume elsewhere."""
    plume = {"C": RED, "D": PAPER, "H": GOLD_LIGHT, "S": RED}[suit]
    swing = closed(
        "0.2,-1.5! 0.6,-2.3 1.5,-2.6 2.3,-2.2! 1.95,-2.05 2.3,-1.6! 1.9,-1.65 1.95,-1.2! "
        "1.4,-1.45 0.8,-1.15"
    )
    tall = closed(
        "-0.3,-1.4! -0.7,-2.2 -0.3,-2.75 0.5,-2.85! 0.3,-2.6 0.75,-2.4! 0.4,-2.2 0.55,-1.9! "
        "0.25,-1.7 0.4,-1.2!"
    )
    path = {"C": mirrored(swing), "D": swing, "H": tall, "S": mirrored(tall)}[suit]
    sheet.shape(path, plume, 0.12)
    crown = closed("-0.95,-1.0! -0.85,-1.75 0,-1.98 0.85,-1.75 0.95,-1.0!")
    sheet.shape(crown, house.cloth, 0.13)
    brim = closed(
        "-2.0,-1.78! -1.62,-1.0 -0.9,-0.74 0,-0.84 0.9,-0.74 1.62,-1.0 2.0,-1.78! 1.3,-1.34 "
        "0.6,-1.32 0,-1.62! -0.6,-1.32 -1.3,-1.34"
    )
    sheet.shape(brim, house.cloth, 0.13)
    edge = stroke("-1.9,-1.66 -1.3,-1.22 -0.6,-1.2 0,-1.48 0.6,-1.2 1.3,-1.22 1.9,-1.66")
    sheet.line(edge, 0.13, house.trim)
    sheet.disc(0.0, -1.2, 0.22, house.trim, 0.08)
    sheet.disc(0.0, -1.2, 0.1, RED if suit != "H" else house.cloth)


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
    """Lace under the chin, in three tiers."""
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
    """The walking-stick whose knob is the house's sign."""
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


def _lady(sheet: Canvas, who: Person, house: Livery, suit: str) -> None:
    with sheet.at(*HEAD, HEAD_SCALE, who.tilt), sheet.at(0, 0.15):
        _high_hair(sheet, who.hair, house, suit)
    skin = SKINS[who.face.skin]
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
    with sheet.at(*HAND, angle=8):
        _fan(sheet, house, suit)
    arm = closed("43.6,60! 43,50 44.6,44 47,41.2! 54,41.2! 57,46.4 57.4,53 56.6,60!")
    sheet.shape(arm, house.cloth, BOLD)
    sheet.shape(cloud(50.5, 41.4, 5.2, 2.9, 11, 0.14), PAPER, 0.6)
    with sheet.at(*HAND):
        fist(sheet, skin)
    with sheet.at(*HEAD, HEAD_SCALE, who.tilt), sheet.at(0, 0.15):
        _face(sheet, who)
        tone, strand = HAIR[who.hair]
        for side in (-1, 1):
            lock = closed(
                f"0,-1.16! {side * 0.62},-1.4 {side * 1.22},-0.9 {side * 1.16},0.05! "
                f"{side * 0.94},-0.25 {side * 0.8},-0.7 {side * 0.3},-0.86"
            )
            sheet.shape(lock, tone, 0.11)
            for y in (0.3, 0.95):
                sheet.shape(oval(side * 1.2, y, 0.3, 0.36), tone, 0.1)
                sheet.line(stroke(f"{side * 1.2 - 0.12},{y} {side * 1.2 + 0.12},{y}"), 0.06, strand)
        for side in (-1, 1):
            sheet.disc(side * 0.98, 0.72, 0.13, GOLD_LIGHT, 0.06)


def _high_hair(sheet: Canvas, hair: str, house: Livery, suit: str) -> None:
    """Hair built up as high as the card allows; what sails on top differs by house."""
    tone, strand = HAIR[hair]
    tower = {
        "C": cloud(0, -1.55, 1.3, 1.35, 13, 0.12),
        "D": closed("-1.1,-0.5! -1.5,-1.7 -1.1,-2.75 0,-2.95 1.1,-2.75 1.5,-1.7 1.1,-0.5!"),
        "H": closed("-1.15,-0.5! -1.3,-1.6 -0.95,-2.7 0,-3.0 0.95,-2.7 1.3,-1.6 1.15,-0.5!"),
        "S": cloud(0, -1.35, 1.62, 1.3, 15, 0.1),
    }[suit]
    sheet.shape(tower, tone, 0.13)
    with sheet.inside(tower):
        for x in (-0.8, -0.4, 0.0, 0.4, 0.8):
            sheet.line(stroke(f"{x * 0.7},-0.9 {x * 1.15},-1.8 {x * 0.9},-2.9"), 0.06, strand)
    if suit == "D":
        sheet.shape(
            closed("-0.5,-2.9! -1.3,-3.3 -1.7,-2.8! -1.3,-2.75 -1.45,-2.4! -0.9,-2.5!"), PAPER, 0.1
        )
    for x, y in {"C": ((-0.8, -1.9), (0.1, -2.35), (0.85, -1.8)), "H": ((0.0, -1.35),),
                 "S": ((-1.05, -1.6), (-0.4, -2.1), (0.4, -2.1), (1.05, -1.6)),
                 "D": ((0.55, -1.5),)}[suit]:  # fmt: skip
        if suit in "CD":
            for i in range(5):
                with sheet.at(x, y, angle=72 * i):
                    sheet.shape(oval(0, -0.22, 0.16, 0.2), RED if suit == "C" else PAPER, 0.06)
            sheet.disc(x, y, 0.12, GOLD_LIGHT, 0.05)
        elif suit == "S":
            sheet.disc(x, y, 0.2, PAPER, 0.08)
        else:
            for side in (-1, 1):
                bow = closed(f"0,{y}! {side * 0.72},{y - 0.4}! {side * 0.72},{y + 0.4}!")
                sheet.shape(bow, house.cloth, 0.09)
            sheet.disc(x, y, 0.17, GOLD, 0.07)


def _fan(sheet: Canvas, house: Livery, suit: str) -> None:
    """An open fan, the house's sign on its leaf."""
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


def _valet(sheet: Canvas, who: Person, house: Livery, suit: str) -> None:
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
        _cap(sheet, house, suit)


def _livery(sheet: Canvas, house: Livery) -> None:
    coat = closed("15,60! 15,49 17.4,41.4 23.5,37.4 33.4,35.6 43.3,37.4 49.4,41.4 51.8,49 51.8,60!")
    sheet.fill(coat, house.waistcoat)
    with sheet.inside(coat):
        for i in range(10):
            sheet.fill(box(14 + i * 4.2, 30, 16.1 + i * 4.2, 62), house.cloth)
    sheet.line(coat, BOLD, INK, loop=True)
    for side in (-1, 1):
        sheet.shape(cloud(33.4 + side * 15.2, 40.6, 4.0, 2.4, 9, 0.16), GOLD, 0.6)


def _cap(sheet: Canvas, house: Livery, suit: str) -> None:
    """What a valet wears indoors: each house another cap."""
    if suit == "C":
        sheet.shape(
            closed("-1.12,-0.98! -0.95,-1.9! 0,-2.15 0.95,-1.9! 1.12,-0.98! 0,-1.16"),
            house.cloth,
            0.13,
        )
        sheet.shape(closed("0.5,-1.7! 0.9,-2.6 1.5,-2.7! 1.3,-2.2 0.95,-1.5!"), RED, 0.1)
    elif suit == "D":
        sheet.shape(
            closed("-1.3,-0.9! -1.5,-1.6 -0.7,-1.95 0.7,-1.95 1.5,-1.6 1.3,-0.9! 0,-1.2"),
            house.cloth,
            0.13,
        )
        sheet.disc(0, -1.98, 0.24, house.trim, 0.09)
    elif suit == "H":
        slouch = closed(
            "-1.15,-0.95! -1.0,-1.8 -0.2,-2.2 0.9,-2.15 1.9,-1.5 1.75,-0.9! 1.4,-1.3 1.12,-0.95! "
            "0,-1.2"
        )
        sheet.shape(slouch, house.cloth, 0.13)
        sheet.disc(1.78, -0.82, 0.22, house.trim, 0.09)
    else:
        sheet.shape(box(-0.95, -2.2, 0.95, -1.05, 0.1), house.cloth, 0.13)
        sheet.shape(box(-1.55, -1.2, 1.55, -0.92, 0.1), house.cloth, 0.12)
    band = closed("-1.12,-1.22! 0,-1.36 1.12,-1.22! 1.1,-0.9! 0,-1.04 -1.1,-0.9!")
    sheet.shape(band, house.trim, 0.11)


def _plate(sheet: Canvas, house: Livery, suit: str) -> None:
    """A plate balanced on the fingers, under a cover with the house's sign."""
    dome = closed("-7.2,-6! -6.6,-11 -3.4,-14.8 0,-15.8 3.4,-14.8 6.6,-11 7.2,-6!")
    sheet.shape(dome, SILVER, BOLD)
    sheet.flick(stroke("-5.2,-7.4 -4.8,-11 -2.6,-13.6"), 1.0, PAPER)
    sheet.disc(0, -17, 1.5, GOLD, 0.6)
    with sheet.at(0.4, -10.2, 3.3):
        draw_suit(sheet, suit, COLOURS[suit], SILVER)
    sheet.shape(box(-8.8, -6.2, 8.8, -3.9, 1.1), GOLD, 0.7)
    sheet.line(((0, -3.8), (0, 0)), 2.4, INK)


def _sash(sheet: Canvas, house: Livery, suit: str) -> None:
    """The band across the middle, the house's sign along it."""
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
    """A seigneur's head and shoulders about (0, 0), for pictures of the table."""
    house, who = HOUSES[suit], PEOPLE["K" + suit]
    with sheet.at(0, 0.1, 0.36):
        _great_wig(sheet, who.hair)
        coat = closed("-3.0,4! -2.6,2.4 -1.6,1.6 0,1.35 1.6,1.6 2.6,2.4 3.0,4!")
        sheet.shape(coat, house.cloth, 0.13)
        for side in (-1, 1):
            _wig_end(sheet, who.hair, side)
    with sheet.at(0, 0.1, 0.054), sheet.at(-33.4, -23.4):
        _ruffle(sheet)
    with sheet.at(0, 0.1, 0.36):
        draw_face(sheet, who.face, "happy")
        draw_beard(
            sheet, "none", who.moustache, who.hair, lambda: draw_mouth(sheet, who.face, "happy")
        )
        _parting(sheet, who.hair)
        _plumed_hat(sheet, house, suit)
