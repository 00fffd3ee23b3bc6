"""What a seat of the Big A knows as JSON values and back (see `table.view_line`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.big_a.deck import A_CARDS
from arschloch_gui.engine.big_a.melds import Meld, meld_of
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.big_a.state import holders_to_json
from arschloch_gui.engine.big_a.view import SeatView
from arschloch_gui.engine.cards import Card, Seat, format_card
from arschloch_gui.engine.table.public import NOBODY
from arschloch_gui.engine.table.view_line import Fields, TrickLine
from arschloch_gui.engine.view_json import KeyReader, ViewError


class BigALine(TrickLine[SeatView, Meld]):
    """The holders of the A cards are written by the names of the cards."""

    kind = SeatView
    own = TrickLine.own | {"a_holders"}
    misread = "which is no set"

    def _reader(self, rules: Rules) -> Callable[[tuple[Card, ...], str | None], Meld | None]:
        return lambda cards, said: meld_of(cards)

    def _told(self, view: SeatView) -> dict[str, object]:
        return super()._told(view) | {"a_holders": holders_to_json(view.a_holders)}

    def _heard(self, read: Fields, keys: KeyReader, legal: tuple[Action, ...]) -> dict[str, Any]:
        holders = _holders(keys, read["seat"], read["hand"], len(read["order"]))
        return super()._heard(read, keys, legal) | {"a_holders": holders}

    def _usual(self, now: Fields) -> dict[str, Any]:
        led = now["trick"][0][1].cards if now["trick"] else ()
        there = zip(A_CARDS, now["a_holders"], strict=True)
        left = tuple(card for card, seat in there if seat == NOBODY and card not in led)
        return super()._usual(now) | {"on_table": left}


def _holders(keys: KeyReader, own: Seat, hand: tuple[Card, ...], players: int) -> tuple[Seat, ...]:
    told = keys.value("a_holders", dict[str, int | None], {})
    holders = []
    for card in A_CARDS:
        holder = told.get(format_card(card))
        if holder is not None and holder not in range(players):
            raise ViewError("a_holders", f"names seat {holder}, which is not there")
        if card in hand:
            holder = own
        holders.append(NOBODY if holder is None else holder)
    return tuple(holders)
