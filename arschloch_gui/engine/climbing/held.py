"""Equivalence of single cards."""

from __future__ import annotations

from arschloch_gui.engine.cards import Card, rank_of
from arschloch_gui.engine.climbing.rulebook import RoundState


def discard_class(state: RoundState, card: Card) -> int:
    """Return a value that is equal for cards that are interchangeable when discarded."""
    return card if state.book.suits_matter else rank_of(card)
