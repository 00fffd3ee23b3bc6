"""Whether cards are in a hand at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from arschloch_gui.engine.cards import Card, format_card
from arschloch_gui.engine.family import Refusal


def not_held(hand: Iterable[Card], cards: Iterable[Card]) -> Refusal | None:
    """The refusal for the lowest card that is named more often than held, or None."""
    missing = Counter(cards) - Counter(hand)
    return Refusal.of("not_held", card=format_card(min(missing))) if missing else None
