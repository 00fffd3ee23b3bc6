"""Checks that a hand contains the cards to be played."""

from __future__ import annotations

from collections.abc import Iterable

from arschloch_gui.engine.cards import Card, format_card
from arschloch_gui.engine.family import Refusal


def lowest_missing(hand: Iterable[Card], cards: Iterable[Card]) -> Card | None:
    """Return the lowest card that occurs more often in `cards` than in `hand`, if any."""
    left, missing = list(hand), []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return min(missing, default=None)


def not_held(hand: Iterable[Card], cards: Iterable[Card]) -> Refusal | None:
    """Return a refusal that names the lowest of `cards` missing from the hand, or None."""
    missing = lowest_missing(hand, cards)
    return None if missing is None else Refusal.of("not_held", card=format_card(missing))
