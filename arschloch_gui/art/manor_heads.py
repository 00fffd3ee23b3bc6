"""Wigs, piled hair and hats of the manor, in face units."""

from __future__ import annotations

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.hair import HAIR
from arschloch_gui.art.manor_people import Livery
from arschloch_gui.art.palette import GOLD, GOLD_LIGHT, PAPER, RED
from arschloch_gui.art.paths import box, closed, cloud, mirrored, oval, stroke


def great_wig(sheet: Canvas, hair: str) -> None:
    """Draw the part of the wig behind the face."""
    tone, strand = HAIR[hair]
    sheet.shape(cloud(0, -0.2, 1.72, 1.5, 15, 0.12), tone, 0.13)
    for x, y in ((-1.35, -0.6), (1.35, -0.6), (-1.5, 0.1), (1.5, 0.1)):
        sheet.line(
            stroke(f"{x - 0.16},{y} {x},{y - 0.16} {x + 0.16},{y} {x},{y + 0.1}"), 0.07, strand
        )


def wig_end(sheet: Canvas, hair: str, side: int) -> None:
    """Draw the locks that fall over the shoulder, in three rolls."""
    tone, strand = HAIR[hair]
    for x, y, r in ((1.42, 0.55, 0.52), (1.5, 1.35, 0.56), (1.46, 2.15, 0.5)):
        sheet.shape(cloud(side * x, y, r, r * 0.92, 9, 0.13), tone, 0.12)
        points = ((-0.22, 0.05), (0.0, -0.2), (0.2, 0.0), (0.0, 0.16))
        curl = " ".join(f"{side * x + dx},{y + dy}" for dx, dy in points)
        sheet.line(stroke(curl), 0.07, strand)


def parting(sheet: Canvas, hair: str) -> None:
    """Draw the part of the wig in front of the face."""
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


def plumed_hat(sheet: Canvas, house: Livery, suit: str) -> None:
    """Draw a hat with three points; the place of the plume depends on the house."""
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


def high_hair(sheet: Canvas, hair: str, house: Livery, suit: str) -> None:
    """Draw hair piled as high as the card allows; the ornament on top depends on the house."""
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


def house_cap(sheet: Canvas, house: Livery, suit: str) -> None:
    """Draw a valet's indoor cap, which depends on the house."""
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
