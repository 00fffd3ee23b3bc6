"""Shithead at the table: hand, open and blind cards, the pile and the stock."""

from __future__ import annotations

from typing import Any

from arschloch_gui.app.games.shithead.lines import own_line
from arschloch_gui.app.games.table import Names, Picture, PlainTable
from arschloch_gui.app.wording.events import event_line
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.shithead.view import SeatView


class ShitheadTable(PlainTable):
    """Three kinds of cards for everybody, a pile that grows and burns, and no tricks."""

    def picture(self, view: SeatView) -> Picture:
        return Picture(
            counts=view.counts,
            turn=view.to_act,
            hand=view.hand,
            offices=view.offices,
            finished=view.finished,
            reversed=False,
        )

    def event_line(self, event: Event, names: Names, viewer: Seat | None) -> str:
        line = own_line(event, names, viewer)
        return event_line(event, names, viewer) if line is None else line

    def deck_name(self, rules: Any) -> str:
        return super().deck_name(rules)
