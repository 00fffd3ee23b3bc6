"""Which single cards are alike."""

from __future__ import annotations

from arschloch_gui.engine.cards import Card, rank_of
from arschloch_gui.engine.climbing.rulebook import RoundState


def discard_class(state: RoundState, card: Card) -> int:
    """Equal for cards which it makes no difference to throw away."""
    return card if state.book.suits_matter else rank_of(card)
