"""Combinations of cards, counting those that differ only in equivalent cards as one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from arschloch_gui.engine.cards import Card


def distinct_choices(
    cards: Sequence[Card], size: int, key: Callable[[Card], int]
) -> Iterator[tuple[Card, ...]]:
    """Return an iterator over choices of `size` cards, with one choice per multiset of keys.

    Among cards with the same key, the first ones are chosen. With several decks, trying every
    subset would take far too long.

    >>> list(distinct_choices([1, 1, 2], 2, key=lambda card: card))
    [(1, 1), (1, 2)]
    """
    groups: dict[int, list[Card]] = {}
    for card in cards:
        groups.setdefault(key(card), []).append(card)
    if len(groups) == len(cards):
        return combinations(cards, size)
    return iter(_taken(list(groups.values()), size))


def _taken(groups: list[list[Card]], size: int) -> list[tuple[Card, ...]]:
    # `ways[n]` lists the ways to choose n cards from the groups processed so far.
    ways: list[list[tuple[Card, ...]]] = [[()], *([] for _ in range(size))]
    for group in reversed(groups):
        ways = [
            [
                (*group[:count], *rest)
                for count in range(min(len(group), wanted), -1, -1)
                for rest in ways[wanted - count]
            ]
            for wanted in range(size + 1)
        ]
    return ways[size]
