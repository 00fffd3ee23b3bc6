"""Remarks of players who give cards."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import CardsGiven, CardsPassedOn


def gift_saying(gift: CardsGiven | CardsPassedOn, names: Sequence[str], viewer: Seat) -> str:
    """Return what a player says as they hand over cards."""
    if gift.taker == viewer:
        return translate("Saying", "%n card(s) for you!", "", gift.count)
    sentence = translate("Saying", "%n card(s) for {name}!", "", gift.count)
    return fill(sentence, name=names[gift.taker])
