"""Conversion between a Shithead view and JSON values (see `table.view_line`).

Shithead has no tricks, so `trick`, `history` and `passed` stay empty. All played cards are in the
pile or burned.
"""

from __future__ import annotations

from collections.abc import Container

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.shithead.rules import Rules
from arschloch_gui.engine.shithead.view import SeatView
from arschloch_gui.engine.table.view_line import ViewLine
from arschloch_gui.engine.view_json import KeyReader, ViewError


class ShitheadLine(ViewLine[Rules, SeatView]):
    """A converter that writes the direction of play as `reversed`."""

    kind = SeatView
    own = frozenset({"known", "direction"})

    def read(
        self, rules: Rules, seat: Seat, keys: KeyReader, legal: tuple[Action, ...]
    ) -> SeatView:
        view = super().read(rules, seat, keys, legal)
        for name in ("open", "blind"):
            if len(getattr(view, name)) != rules.players:
                raise ViewError(
                    name, f"must contain one entry for each of the {rules.players} seats"
                )
        return view

    def _told(self, view: SeatView) -> dict[str, object]:
        return {"reversed": view.reversed}

    def _heard(
        self, so_far: SeatView, keys: KeyReader, legal: tuple[Action, ...]
    ) -> dict[str, object]:
        known = keys.known()
        return {
            "known": tuple(known.get(seat, ()) for seat in range(len(so_far.order))),
            "direction": -1 if keys.value("reversed", bool, default=False) else 1,
        }

    def _usual(self, view: SeatView) -> dict[str, object]:
        nothing = ((),) * len(view.order)
        return super()._usual(view) | {"open": nothing, "blind": nothing}

    def _always(self, view: SeatView) -> Container[str]:
        return {"open", "blind", "stock", "pile"}
