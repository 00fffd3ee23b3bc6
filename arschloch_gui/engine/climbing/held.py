"""Single cards of the seat to act: whether it holds them, and which are alike."""

from __future__ import annotations

from collections import Counter

from arschloch_gui.engine.cards import Card, format_card, rank_of
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.family import Refusal


def not_held(state: RoundState, cards: tuple[Card, ...]) -> Refusal | None:
    """The refusal for the lowest card that is named more often than held, or None."""
    missing = Counter(cards) - Counter(state.hands[state.to_act])
    return Refusal.of("not_held", card=format_card(min(missing))) if missing else None


def discard_class(state: RoundState, card: Card) -> int:
    """Equal for cards which it makes no difference to throw away."""
    return card if state.book.suits_matter else rank_of(card)
