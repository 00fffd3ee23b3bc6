"""Combinations of Grand Seigneur: their classification and comparison (rules.md §10).

`readings` returns all combinations that cards can form. With a Phoenix, there can be several, which
differ in the heights that the Phoenixes stand for. The height of a Phoenix played alone depends on
the card below (`single_key`).

>>> from arschloch_gui.engine.cards import parse_cards
>>> [reading.kind for reading in readings(parse_cards(["5C", "6C", "7C", "8C", "9C"]))]
['bomb']
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from arschloch_gui.engine.cards import Card, Seat, suit_of
from arschloch_gui.engine.seigneur.deck import (
    ACE,
    DRAGON,
    LOWEST,
    MAH_JONG,
    NO_HEIGHT,
    PHOENIX,
    SPECIAL,
    SUITS,
    TWO,
    height_named,
    height_of,
    name_of,
)

Height: TypeAlias = int

SINGLE, PAIR, PAIRS, TRIPLE = "single", "pair", "pairs", "triple"
FULL_HOUSE, STRAIGHT, BOMB = "full_house", "straight", "bomb"
KINDS = (SINGLE, PAIR, PAIRS, TRIPLE, FULL_HOUSE, STRAIGHT, BOMB)
SHORTEST_RUN = 5
FIVE = 5
SELECTIONS_AT_ONCE = 8192
"""Number of selections of cards whose readings are cached."""
DRAGON_KEY = 100
"""Key of a Dragon, above every other single card including Phoenixes."""
LED_PHOENIX_KEY = 3
"""Key of a Phoenix that is led: one and a half, in half ranks."""


class Combo(NamedTuple):
    """Cards played together.

    `key` decides between plays of the same kind and size. It is the height of the highest card, or
    of the triple in a full house. For singles, it is doubled to make room for half ranks, and it is
    0 for a lone Phoenix. `stands` are the heights that the Phoenixes stand for, in ascending order.
    Cards are in display order: in a full house, the triple comes first; otherwise, cards are in
    ascending order, with each Phoenix in the place of the card that it stands for.
    """

    kind: str
    size: int
    key: int
    cards: tuple[Card, ...]
    stands: tuple[Height, ...] = ()

    @property
    def as_rank(self) -> str | None:
        """The rank by which a play names this reading, or None if it contains no Phoenix.

        It is the rank that the highest Phoenix stands for. In a full house with a Phoenix in the
        triple, it is the rank of the triple.
        """
        if not self.stands:
            return None
        triple = self.kind == FULL_HOUSE and self.key in self.stands
        return name_of(self.key if triple else self.stands[-1])


Trick: TypeAlias = Sequence[tuple[Seat, Combo]]


# -- comparison ---------------------------------------------------------------------------


def is_lone_phoenix(combo: Combo) -> bool:
    """Return whether a play is a Phoenix played alone."""
    return combo.cards == (PHOENIX,)


def single_key(trick: Trick) -> int:
    """Return the key of the top single.

    A Phoenix counts half a rank more than the card below it.
    """
    key = 0
    for _, combo in trick:
        on_it = key + 1 if key else LED_PHOENIX_KEY
        key = on_it if is_lone_phoenix(combo) else combo.key
    return key


def beats(combo: Combo, trick: Trick) -> bool:
    """Return whether a play beats the top of a trick, which must not be empty."""
    top = trick[-1][1]
    if combo.kind != top.kind:
        return combo.kind == BOMB
    if combo.kind == BOMB:
        return (combo.size, combo.key) > (top.size, top.key)
    if combo.kind != SINGLE:
        return combo.size == top.size and combo.key > top.key
    return beats_single(combo, single_key(trick))


def beats_single(combo: Combo, key: int) -> bool:
    """Return whether a single beats this key. With two decks, a Dragon beats a Dragon."""
    if is_lone_phoenix(combo):
        return key != DRAGON_KEY
    return combo.key > key or combo.key == DRAGON_KEY


# -- readings -----------------------------------------------------------------------------


def readings(cards: Sequence[Card]) -> tuple[Combo, ...]:
    """Return all readings of these cards, lowest first. They all have the same kind and size."""
    return _readings(tuple(cards))


@lru_cache(maxsize=SELECTIONS_AT_ONCE)
def _readings(cards: tuple[Card, ...]) -> tuple[Combo, ...]:
    phoenixes = sum(card == PHOENIX for card in cards)
    held = sorted(card for card in cards if card != PHOENIX)
    if len(cards) == 1:
        return (lone(cards[0]),)
    if not held or DRAGON in held:
        return ()
    heights = Counter(map(height_of, held))
    found: dict[int, Combo] = {}
    for combo in _shapes(held, heights, phoenixes):
        found.setdefault(combo.key, combo)
    return tuple(found[key] for key in sorted(found))


@cache
def lone(card: Card) -> Combo:
    """Return the combination of a card played alone."""
    if card == DRAGON:
        return Combo(SINGLE, 1, DRAGON_KEY, (card,))
    return Combo(SINGLE, 1, 2 * height_of(card), (card,))


def reading_named(several: Iterable[Combo], name: str) -> Combo | None:
    """Return the reading in which a Phoenix stands for the named rank, or None.

    A reading whose `as_rank` is `name` takes precedence. Otherwise, exactly one reading must match.
    """
    several, height = list(several), height_named(name)
    called = [combo for combo in several if combo.as_rank == name]
    if called:
        return called[0]
    fitting = [combo for combo in several if height in fillable(combo)]
    return fitting[0] if len(fitting) == 1 else None


def fillable(combo: Combo) -> tuple[Height, ...]:
    """Return all heights that the Phoenixes can stand for.

    A pair of Phoenixes next to a triple can have any other rank.
    """
    if combo.kind == FULL_HOUSE and combo.cards[3:] == (PHOENIX, PHOENIX):
        return tuple(height for height in range(TWO, ACE + 1) if height != combo.key)
    return combo.stands


def _shapes(held: list[Card], heights: Counter[Height], phoenixes: int) -> Iterator[Combo]:
    size = len(held) + phoenixes
    if len(heights) == 1 and MAH_JONG not in held:
        yield from _of_one_rank(held, phoenixes)
    if size == FIVE and len(heights) <= 2 and MAH_JONG not in held:
        yield from _full_houses(held, heights, phoenixes)
    if size % 2 == 0 and size > 2 and MAH_JONG not in held:
        yield from _runs(held, heights, phoenixes, width=2)
    if size >= SHORTEST_RUN:
        yield from _runs(held, heights, phoenixes, width=1)


def _of_one_rank(held: list[Card], phoenixes: int) -> Iterator[Combo]:
    height, size = height_of(held[0]), len(held) + phoenixes
    if size in (2, 3):
        cards = (*held, *[PHOENIX] * phoenixes)
        yield Combo(PAIR if size == 2 else TRIPLE, size, height, cards, (height,) * phoenixes)
    elif size == SUITS and not phoenixes and len(set(map(suit_of, held))) == SUITS:
        yield Combo(BOMB, size, height, tuple(held))


def _full_houses(held: list[Card], heights: Counter[Height], phoenixes: int) -> Iterator[Combo]:
    for triple in heights:
        lacking = 3 - heights[triple]
        if len(heights) == 1:
            # Both Phoenixes form the pair, whose rank makes no difference.
            if lacking == 0:
                pair = ACE if triple != ACE else ACE - 1
                yield Combo(FULL_HOUSE, FIVE, triple, (*held, PHOENIX, PHOENIX), (pair, pair))
            continue
        [pair] = [height for height in heights if height != triple]
        wanting = 2 - heights[pair]
        if lacking >= 0 and wanting >= 0 and lacking + wanting == phoenixes:
            yield Combo(
                FULL_HOUSE,
                FIVE,
                triple,
                (
                    *(card for card in held if height_of(card) == triple),
                    *[PHOENIX] * lacking,
                    *(card for card in held if height_of(card) == pair),
                    *[PHOENIX] * wanting,
                ),
                tuple(sorted([triple] * lacking + [pair] * wanting)),
            )


def _runs(
    held: list[Card], heights: Counter[Height], phoenixes: int, width: int
) -> Iterator[Combo]:
    """Yield the readings as runs of consecutive ranks with `width` cards each."""
    length = (len(held) + phoenixes) // width
    if max(heights.values()) > width:
        return
    for low in range(max(LOWEST, max(heights) - length + 1), min(heights) + 1):
        high = low + length - 1
        if high > ACE:
            continue
        lacking = [
            height for height in range(low, high + 1) for _ in range(width - heights[height])
        ]
        if lacking and lacking[0] < TWO:
            continue  # a Phoenix cannot replace the Mah Jong
        if width == 1:
            suited = not phoenixes and len(set(map(suit_of, held))) == 1
            kind = BOMB if suited else STRAIGHT
        else:
            kind = PAIRS
        cards = _in_order(held, lacking)
        yield Combo(kind, len(cards), high, cards, tuple(lacking))


def _in_order(held: list[Card], lacking: list[Height]) -> tuple[Card, ...]:
    placed = [(height_of(card), card) for card in held]
    placed += [(height, PHOENIX) for height in lacking]
    return tuple(card for _, card in sorted(placed))


def contains(combo: Combo, height: Height) -> bool:
    """Return whether a play contains a card of this height, not counting Phoenixes."""
    return height != NO_HEIGHT and any(height_of(card) == height for card in combo.cards)


def has_special(cards: Iterable[Card]) -> bool:
    """Return whether the cards include the Mah Jong, a Phoenix or a Dragon."""
    return not SPECIAL.isdisjoint(cards)
