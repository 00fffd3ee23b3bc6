"""The picture of Grand Seigneur: the owner of the manor and a poor guest."""

from __future__ import annotations

from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.guests import GUESTS
from arschloch_gui.art.insignia import draw_insignia
from arschloch_gui.art.manor_court import draw_seigneur_bust
from arschloch_gui.art.palette import DEEP_RED, GOLD, GOLD_LIGHT, PAPER, RED, RIM_LIGHT
from arschloch_gui.art.paths import box, closed, mirrored, stroke
from arschloch_gui.art.portraits import draw_bust, head_place

POOR = GUESTS[9]


def seigneur(sheet: Canvas) -> None:
    """Draw a seigneur between curtains and a chandelier, and a guest in a shabby cap."""
    sheet.fill(box(-4, -3, 4, 0.4), "#DCC9A4")
    for i in range(-10, 11):
        sheet.line(((i * 0.4, -3), (i * 0.4, 0.4)), 0.1, "#D1BB90")
    sheet.shape(box(-0.34, -0.86, 0.34, 0.4), "#9FC3CF", 0.04)
    for x, y in ((0.0, -0.86), (-0.34, -0.42), (-0.34, 0.0)):
        end = (x, 0.4) if x == 0.0 else (0.34, y)
        sheet.line(((x, y), end), 0.035, PAPER)
    curtain = closed("-0.62,-1.1! 0.04,-1.1! -0.16,-0.6 -0.44,-0.2 -0.4,0.4! -0.66,0.4!")
    for path in (curtain, mirrored(curtain)):
        sheet.shape(path, RED, 0.035)
    for side in (-1, 1):
        for text in (f"{side * 0.3},-1.0 {side * 0.34},-0.7 {side * 0.5},-0.3",
                     f"{side * 0.5},-1.0 {side * 0.52},-0.6 {side * 0.58},-0.2"):  # fmt: skip
            sheet.line(stroke(text), 0.025, DEEP_RED)
        sheet.line(stroke(f"{side * 0.66},-0.2 {side * 0.52},-0.14 {side * 0.4},-0.2"), 0.06, GOLD)
    sheet.shape(box(-0.72, -1.2, 0.72, -0.92, 0.03), RIM_LIGHT, 0.035)
    for x in (-0.54, -0.27, 0.0, 0.27, 0.54):
        sheet.disc(x, -0.94, 0.05, GOLD_LIGHT, 0.02)
    with sheet.at(-0.88, -0.1, 0.82):
        draw_seigneur_bust(sheet, "H")
    with sheet.at(0.88, -0.08, 0.76):
        draw_bust(sheet, POOR, "sulk")
        with sheet.at(*head_place(POOR, "sulk")), sheet.at(0, -1.22, 1.22):
            draw_insignia(sheet, "patched")
