"""Choosing some of several cards where not all of them make a difference."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from arschloch_gui.engine.cards import Card


def distinct_choices(
    cards: Sequence[Card], size: int, key: Callable[[Card], int]
) -> Iterator[tuple[Card, ...]]:
    """The ways to take `size` cards, one for each multiset of keys, first cards of a key first.

    With several decks a card occurs more than once; trying every subset would take for ever.
    """
    groups: dict[int, list[Card]] = {}
    for card in cards:
        groups.setdefault(key(card), []).append(card)
    if len(groups) == len(cards):
        return combinations(cards, size)
    return iter(_taken(list(groups.values()), size))


def _taken(groups: list[list[Card]], size: int) -> list[tuple[Card, ...]]:
    # By how many cards are wanted: the ways to take them from the groups looked at, last one first.
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
