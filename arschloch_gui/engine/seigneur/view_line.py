"""Conversion between a Grand Seigneur view and JSON values (see `table.view_line`).

A play is written as its cards. The meaning of a Phoenix is added if it is ambiguous.
"""

from __future__ import annotations

from collections.abc import Callable, Container

from arschloch_gui.engine.actions import Action, Give
from arschloch_gui.engine.cards import Card, format_cards
from arschloch_gui.engine.seigneur.combos import Combo, reading_named, readings
from arschloch_gui.engine.seigneur.deck import NO_HEIGHT, height_named, name_of
from arschloch_gui.engine.seigneur.rules import Rules
from arschloch_gui.engine.seigneur.state import Gift, Owed
from arschloch_gui.engine.seigneur.view import SeatView
from arschloch_gui.engine.table.public import EXCHANGE
from arschloch_gui.engine.table.view_line import TrickLine
from arschloch_gui.engine.view_json import KeyReader, ViewError


class SeigneurLine(TrickLine[Rules, SeatView, Combo]):
    """A converter that writes the wish as a rank."""

    kind = SeatView
    own = TrickLine.own | {"wish"}
    misread = "which is not a play in this game"

    def _writer(self, rules: Rules) -> Callable[[Combo], list[object]]:
        return _play

    def _reader(self, rules: Rules) -> Callable[[tuple[Card, ...], str | None], Combo | None]:
        return _reading

    def _told(self, view: SeatView) -> dict[str, object]:
        wish = name_of(view.wish) if view.wish != NO_HEIGHT else None
        return super()._told(view) | {"wish": wish}

    def _heard(
        self, so_far: SeatView, keys: KeyReader, legal: tuple[Action, ...]
    ) -> dict[str, object]:
        return super()._heard(so_far, keys, legal) | {"wish": _wish(keys)}

    def _usual(self, view: SeatView) -> dict[str, object]:
        return super()._usual(view) | {"turn": view.to_act}

    def _supposed(
        self, so_far: SeatView, keys: KeyReader, legal: tuple[Action, ...]
    ) -> dict[str, object]:
        """Return the fields to assume: known cards count as gifts, and a legal gift as owed."""
        seat = so_far.own_seat
        known = keys.known().items()
        supposed: dict[str, object] = {"given": tuple(Gift(seat, to, cards) for to, cards in known)}
        gift = next((action for action in legal if isinstance(action, Give)), None)
        if gift is not None and so_far.phase == EXCHANGE:
            supposed["owed"] = (Owed(seat, gift.to, len(gift.cards)),)
        return supposed

    def _always(self, view: SeatView) -> Container[str]:
        """Return `given` if cards are known, because `read` would otherwise take them for gifts."""
        return {"given"} if view.known_holdings() else ()


def _wish(keys: KeyReader) -> int:
    name = keys.optional("wish", str)
    height = height_named(name) if name is not None else NO_HEIGHT
    if name is not None and height == NO_HEIGHT:
        raise ViewError("wish", f"names {name!r:.60}, which is not a rank from 2 to A")
    return height


def _play(combo: Combo) -> list[object]:
    cards = list(format_cards(combo.cards))
    return [cards] if len(readings(combo.cards)) == 1 else [cards, combo.as_rank]


def _reading(cards: tuple[Card, ...], said: str | None) -> Combo | None:
    several = readings(cards)
    return reading_named(several, said) if said is not None else next(iter(several), None)
