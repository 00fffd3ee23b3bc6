"""Conversion between a Thirteen Cards view and JSON values (see `table.view_line`)."""

from __future__ import annotations

from collections.abc import Callable

from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.table.view_line import TrickLine
from arschloch_gui.engine.thirteen.combos import Combo, combo_of
from arschloch_gui.engine.thirteen.rules import Rules
from arschloch_gui.engine.thirteen.view import SeatView


class ThirteenLine(TrickLine[Rules, SeatView, Combo]):
    """A converter without the key `as`, because cards can be read in only one way."""

    kind = SeatView

    def _reader(self, rules: Rules) -> Callable[[tuple[Card, ...], str | None], Combo | None]:
        return lambda cards, said: combo_of(cards)
