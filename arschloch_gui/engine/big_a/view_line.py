"""Conversion between a Big A view and JSON values (see `table.view_line`)."""

from __future__ import annotations

from collections.abc import Callable

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.big_a.deck import A_CARDS
from arschloch_gui.engine.big_a.melds import Meld, meld_of
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.big_a.state import holders_to_json
from arschloch_gui.engine.big_a.view import SeatView
from arschloch_gui.engine.cards import Card, Seat, format_card
from arschloch_gui.engine.table.public import NOBODY
from arschloch_gui.engine.table.view_line import TrickLine
from arschloch_gui.engine.view_json import KeyReader, ViewError


class BigALine(TrickLine[Rules, SeatView, Meld]):
    """A converter that writes the holders of the A cards by card name."""

    kind = SeatView
    own = TrickLine.own | {"a_holders"}
    misread = "which is not a set"

    def _reader(self, rules: Rules) -> Callable[[tuple[Card, ...], str | None], Meld | None]:
        return lambda cards, said: meld_of(cards)

    def _told(self, view: SeatView) -> dict[str, object]:
        return super()._told(view) | {"a_holders": holders_to_json(view.a_holders)}

    def _heard(
        self, so_far: SeatView, keys: KeyReader, legal: tuple[Action, ...]
    ) -> dict[str, object]:
        holders = _holders(keys, so_far)
        return super()._heard(so_far, keys, legal) | {"a_holders": holders}

    def _usual(self, view: SeatView) -> dict[str, object]:
        led = view.trick[0][1].cards if view.trick else ()
        there = zip(A_CARDS, view.a_holders, strict=True)
        left = tuple(card for card, seat in there if seat == NOBODY and card not in led)
        return super()._usual(view) | {"on_table": left}


def _holders(keys: KeyReader, view: SeatView) -> tuple[Seat | None, ...]:
    told = keys.value("a_holders", dict[str, int | None], {})
    holders = []
    for card in A_CARDS:
        holder = told.get(format_card(card))
        if holder is not None and holder not in range(len(view.order)):
            raise ViewError("a_holders", f"names seat {holder}, which does not exist")
        if card in view.hand:
            holder = view.seat
        holders.append(NOBODY if holder is None else holder)
    return tuple(holders)
