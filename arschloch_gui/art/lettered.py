"""The deck of the Big A: ladybirds with as many spots as the number, and the two A cards."""

from __future__ import annotations

from arschloch_gui.art.a_cards import COLOURS, INDEX, draw_letter
from arschloch_gui.art.canvas import Canvas
from arschloch_gui.art.numbered import Numbered, number_frame
from arschloch_gui.art.printing import Corner


class Lettered(Numbered):
    """Printing of the deck: numbers as in any deck of numbers, and large A cards."""

    def corner(self, card: str, letters: str, *, large_index: bool) -> Corner:
        if card in INDEX:
            return Corner(number_frame(large_index), COLOURS[card], INDEX[card])
        return super().corner(card, letters, large_index=large_index)

    def draw(self, sheet: Canvas, card: str, *, large_index: bool) -> None:
        if card in INDEX:
            draw_letter(sheet, card, number_frame(large_index))
        else:
            super().draw(sheet, card, large_index=large_index)
