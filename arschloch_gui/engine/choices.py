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
