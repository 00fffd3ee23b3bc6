"""Which cards of a rank are taken, where suits count (`suit_order`, `lock`, runs in suit)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from arschloch_gui.engine.cards import Card, suit_of
from arschloch_gui.engine.climbing.rulebook import Rulebook


def same_rank_choices(book: Rulebook, cards: tuple[Card, ...], size: int) -> list[tuple[Card, ...]]:
    """The ways to take `size` of these cards of one rank that the rules tell apart."""
    if not book.suits_matter:
        return [cards[:size]]
    return list(distinct_choices(cards, size, lambda card: card))


def distinct_choices(
    cards: Sequence[Card], size: int, key: Callable[[Card], int]
) -> Iterator[tuple[Card, ...]]:
    """The ways to take `size` cards, one for each multiset of keys, first cards of a key first.

    With several decks a card occurs more than once; trying every subset would take for ever.
    """
    groups: dict[int, list[Card]] = {}
    for card in cards:
        groups.setdefault(key(card), []).append(card)
    return _taken(list(groups.values()), size)


def _taken(groups: list[list[Card]], size: int) -> Iterator[tuple[Card, ...]]:
    if not size:
        yield ()
        return
    if sum(map(len, groups)) < size:
        return
    first, rest = groups[0], groups[1:]
    for count in range(min(len(first), size), -1, -1):
        for tail in _taken(rest, size - count):
            yield (*first[:count], *tail)


def highest_suit(book: Rulebook, cards: tuple[Card, ...]) -> int:
    """The strength of the highest suit among the cards where suits count, else 0."""
    if not book.suits_matter:
        return 0
    return max((book.suit_strength[suit_of(c)] for c in cards if suit_of(c) >= 0), default=0)


def suit_pattern(book: Rulebook, cards: Sequence[Card]) -> tuple[int, ...]:
    """The suits of these cards, ascending, where a trick can be bound to them; else nothing."""
    return tuple(sorted(map(suit_of, cards))) if book.suits_bind else ()
