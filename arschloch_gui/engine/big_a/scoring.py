"""Penalty points for the cards left at the end of a round."""

from __future__ import annotations

from collections.abc import Iterable

from arschloch_gui.engine.big_a.deck import penalty_of
from arschloch_gui.engine.cards import Card


def points_for(cards: Iterable[Card]) -> int:
    """Return the penalty points for cards left in a hand.

    >>> from arschloch_gui.engine.cards import parse_cards
    >>> points_for(parse_cards(["7", "*", "BA"]))
    41
    """
    return sum(map(penalty_of, cards))
