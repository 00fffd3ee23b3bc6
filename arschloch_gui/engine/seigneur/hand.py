"""Enumeration of the plays in a hand, listing equivalent plays only once.

Plays that differ only in suits count as one play, listed with the lowest suits. However, suits
decide whether a run is a bomb, so a bomb and a straight of the same ranks are two plays. Each play
is listed once for every possible number of Phoenixes in it. Cards with several readings are listed
once for each reading.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from arschloch_gui.engine.cards import Card, rank_of, suit_of
from arschloch_gui.engine.seigneur.combos import (
    BOMB,
    FULL_HOUSE,
    KINDS,
    PAIR,
    PAIRS,
    SHORTEST_RUN,
    SINGLE,
    STRAIGHT,
    TRIPLE,
    Combo,
    lone,
    readings,
)
from arschloch_gui.engine.seigneur.deck import (
    ACE,
    DRAGON,
    LOWEST,
    MAH_JONG,
    PHOENIX,
    SPECIAL,
    SUITS,
    TWO,
    by_height,
    height_of,
)

Ranked: TypeAlias = list[list[Card]]
"""Cards of a hand by height."""


def plays_in(hand: Iterable[Card]) -> tuple[Combo, ...]:
    """Return the plays in a hand by kind, with bombs last; within a kind, lower plays come first.

    >>> from arschloch_gui.engine.cards import parse_cards
    >>> [combo.kind for combo in plays_in(parse_cards(["7D", "7S", "PH"]))]
    ['single', 'single', 'pair', 'pair', 'triple']
    """
    held = tuple(sorted(hand))
    return tuple(combo for kind in KINDS for combo in plays_of(held, kind))


def answers_in(hand: Iterable[Card], kind: str, size: int, above: int) -> list[Combo]:
    """Return the plays in a hand of this kind and size whose key is higher than `above`."""
    held = tuple(sorted(hand))
    return [
        combo for combo in plays_of(held, kind, size) if combo.size == size and combo.key > above
    ]


@lru_cache(maxsize=16_384)
def plays_of(held: tuple[Card, ...], kind: str, size: int = 0) -> tuple[Combo, ...]:
    """Return the plays of one kind in a sorted hand, cached because searches repeat hands.

    For straights and pair runs, `size` limits the result to plays of that size; 0 means all sizes.
    """
    if size > len(held):
        return ()
    found = _FOUND_BY[kind](_ranked(held), held, size)
    return tuple(sorted(found, key=lambda combo: (combo.size, combo.key)))


@lru_cache(maxsize=65_536)
def bombs_in(held: tuple[Card, ...]) -> tuple[Combo, ...]:
    """Return the bombs in a sorted hand, weakest first."""
    return plays_of(held, BOMB)


@lru_cache(maxsize=64)
def _ranked(held: tuple[Card, ...]) -> Ranked:
    """Return the cards of a hand by height. The result is cached and must not be modified."""
    return by_height(held)


def _may_have_bombs(held: tuple[Card, ...]) -> bool:
    """Return whether a hand has four of a kind or five consecutive ranks in one suit."""
    suits = [0] * SUITS
    for card in held:
        if card not in SPECIAL:
            suits[suit_of(card)] |= 1 << rank_of(card)
    diamonds, clubs, hearts, spades = suits
    if diamonds & clubs & hearts & spades:
        return True
    return any(row & row >> 1 & row >> 2 & row >> 3 & row >> 4 for row in suits)


# -- by kind ------------------------------------------------------------------------------


def _singles(ranked: Ranked, held: tuple[Card, ...], size: int) -> Iterator[Combo]:
    yield from (lone(cards[0]) for cards in ranked if cards)
    yield from (lone(card) for card in (PHOENIX, DRAGON) if card in held)


def _pairs(ranked: Ranked, held: tuple[Card, ...], size: int) -> Iterator[Combo]:
    return _alike(ranked, held, 2)


def _triples(ranked: Ranked, held: tuple[Card, ...], size: int) -> Iterator[Combo]:
    return _alike(ranked, held, 3)


def _alike(ranked: Ranked, held: tuple[Card, ...], size: int) -> Iterator[Combo]:
    most_wild = min(held.count(PHOENIX), size - 1)
    for cards in ranked[TWO:]:
        for wild in range(max(0, size - len(cards)), most_wild + 1):
            yield from readings((*cards[: size - wild], *[PHOENIX] * wild))


def _full_houses(ranked: Ranked, held: tuple[Card, ...], size: int) -> Iterator[Combo]:
    phoenixes = held.count(PHOENIX)
    found: set[tuple[Card, ...]] = set()
    for triple in range(TWO, ACE + 1):
        if len(ranked[triple]) + min(phoenixes, 2) < 3:
            continue
        for lacking in range(min(phoenixes, 2) + 1):
            if len(ranked[triple]) < 3 - lacking:
                continue
            three = ranked[triple][: 3 - lacking]
            left = phoenixes - lacking
            if left >= 2 and lacking == 0:
                found.add((*three, PHOENIX, PHOENIX))
            for pair in range(TWO, ACE + 1):
                if pair == triple:
                    continue
                for wanting in range(min(left, 1) + 1):
                    if len(ranked[pair]) >= 2 - wanting:
                        two = ranked[pair][: 2 - wanting]
                        found.add((*sorted(three + two), *[PHOENIX] * (lacking + wanting)))
    for cards in found:
        yield from readings(cards)


def _pair_runs(ranked: Ranked, held: tuple[Card, ...], size: int) -> Iterator[Combo]:
    phoenixes = held.count(PHOENIX)
    found: set[tuple[Card, ...]] = set()
    lacking = [max(0, 2 - len(cards)) for cards in ranked]
    for low, high in _windows(TWO, size // 2, 2, len(held) // 2):
        if sum(lacking[low : high + 1]) <= phoenixes:
            found.update(_filled(ranked[low : high + 1], 2, phoenixes))
    for cards in found:
        yield from readings(cards)


def _straights(ranked: Ranked, held: tuple[Card, ...], size: int) -> Iterator[Combo]:
    phoenixes = held.count(PHOENIX)
    found: set[tuple[Card, ...]] = set()
    missing = [not cards for cards in ranked]
    for low, high in _windows(LOWEST, size, SHORTEST_RUN, len(held)):
        gaps = sum(missing[low : high + 1])
        if gaps > phoenixes or (low == LOWEST and missing[LOWEST]):
            continue
        window = ranked[low : high + 1]
        if not gaps and (mixed := _of_several_suits(window)):
            found.add(mixed)
        for wild in range(max(1, gaps), phoenixes + 1):
            found.update(_with_phoenixes(window, wild, low))
    for cards in found:
        yield from readings(cards)


def _bombs(ranked: Ranked, held: tuple[Card, ...], size: int) -> Iterator[Combo]:
    if not _may_have_bombs(held):
        return
    for height in range(TWO, ACE + 1):
        one_each = {suit_of(card): card for card in ranked[height]}
        if len(one_each) == SUITS:
            yield from readings(sorted(one_each.values()))
    found: set[tuple[int, int]] = set()
    for suit in range(SUITS):
        # The card of the suit at each height, or −1 if there is none.
        row = [-1] * len(ranked)
        for card in reversed(held):
            if card not in SPECIAL and suit_of(card) == suit:
                row[height_of(card)] = card
        for low, high in _stretches(row):
            if (low, high) not in found:
                found.add((low, high))
                yield from readings(row[low : high + 1])


def _stretches(row: list[Card]) -> Iterator[tuple[int, int]]:
    """Yield the lowest and highest height of every run of at least five ranks in one suit."""
    low = TWO
    for high in range(TWO, ACE + 1):
        if row[high] < 0:
            low = high + 1
        for start in range(low, high - SHORTEST_RUN + 2):
            yield start, high


_FOUND_BY = {
    SINGLE: _singles,
    PAIR: _pairs,
    PAIRS: _pair_runs,
    TRIPLE: _triples,
    FULL_HOUSE: _full_houses,
    STRAIGHT: _straights,
    BOMB: _bombs,
}


def _windows(lowest: int, length: int, shortest: int, longest: int) -> Iterator[tuple[int, int]]:
    """Yield (low, high) of adjacent heights, of one length or, if it is 0, of every length."""
    lengths = (length,) if length else range(shortest, longest + 1)
    for each in lengths:
        for low in range(lowest, ACE - each + 2):
            yield low, low + each - 1


def _filled(window: Ranked, width: int, phoenixes: int) -> Iterator[tuple[Card, ...]]:
    """Yield the choices of `width` cards of each rank, with up to `phoenixes` Phoenixes in all."""

    def take(at: int, left: int, cards: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
        if at == len(window):
            yield (*cards, *[PHOENIX] * (phoenixes - left))
            return
        there = window[at]
        for wild in range(max(0, width - len(there)), min(left, width) + 1):
            yield from take(at + 1, left - wild, (*cards, *there[: width - wild]))

    return take(0, phoenixes, ())


def _with_phoenixes(window: Ranked, wild: int, low: int) -> Iterator[tuple[Card, ...]]:
    """Yield the straights with exactly `wild` Phoenixes. A Phoenix cannot replace the Mah Jong."""
    gaps = [at for at, cards in enumerate(window) if not cards]
    others = [at for at, cards in enumerate(window) if cards and low + at != LOWEST]
    for more in combinations(others, wild - len(gaps)):
        kept = [cards[0] for at, cards in enumerate(window) if cards and at not in more]
        yield (*kept, *[PHOENIX] * wild)


def _of_several_suits(window: Ranked) -> tuple[Card, ...]:
    """Return the lowest cards of a window that are in more than one suit, or an empty tuple."""
    lowest = [cards[0] for cards in window]
    if MAH_JONG in lowest or len({suit_of(card) for card in lowest}) > 1:
        return tuple(lowest)
    for at, cards in enumerate(window):
        for card in cards:
            if suit_of(card) != suit_of(lowest[at]):
                return (*lowest[:at], card, *lowest[at + 1 :])
    return ()
