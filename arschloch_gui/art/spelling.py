"""The picture of the Big A and the Little A: two letters and two players."""

from __future__ import annotations

from arschloch_gui.art.a_cards import draw_big, draw_small
from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.guests import GUESTS
from arschloch_gui.art.portraits import draw_bust


def grossundklein(sheet: Canvas) -> None:
    """Draw the Big A in front of the wall, the Little A beside it, and two players."""
    with sheet.at(0.06, 0.46, 0.0212):
        draw_big(sheet)
    with sheet.at(-1.1, -0.1, 0.7):
        draw_bust(sheet, GUESTS[6], "sulk")
    with sheet.at(1.02, -0.12, 0.74):
        draw_bust(sheet, GUESTS[3], "happy")
    with sheet.at(-0.52, 0.22, 0.0205):
        draw_small(sheet)
