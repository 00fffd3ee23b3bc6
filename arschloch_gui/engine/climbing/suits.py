"""Choices of cards of one rank if suits matter (`suit_order`, `lock`, runs in suit)."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.engine.cards import Card, suit_of
from arschloch_gui.engine.choices import distinct_choices
from arschloch_gui.engine.climbing.rulebook import Rulebook


def same_rank_choices(book: Rulebook, cards: tuple[Card, ...], size: int) -> list[tuple[Card, ...]]:
    """Return the choices of `size` cards of one rank, without equivalent duplicates."""
    if not book.suits_matter:
        return [cards[:size]]
    return list(distinct_choices(cards, size, lambda card: card))


def highest_suit(book: Rulebook, cards: tuple[Card, ...]) -> int:
    """Return the strength of the highest suit among the cards if suits matter, else 0."""
    if not book.suits_matter:
        return 0
    return max((book.suit_strength[suit_of(c)] for c in cards if suit_of(c) >= 0), default=0)


def suit_pattern(book: Rulebook, cards: Sequence[Card]) -> tuple[int, ...]:
    """Return the cards' suits in ascending order if tricks can be locked, else an empty tuple."""
    return tuple(sorted(map(suit_of, cards))) if book.suits_bind else ()
