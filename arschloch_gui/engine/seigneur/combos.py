"""What cards played together can be, and which play beats which (rules.md §10).

There is one grammar, `readings`: cards with a Phoenix may have several, each with what the
Phoenixes stand for. How high a lone Phoenix is depends on what it lies on (`single_key`).

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
"""Of so many selections it is remembered what they can be."""
DRAGON_KEY = 100
"""Above every other single, Phoenixes included."""
LED_PHOENIX_KEY = 3
"""One and a half, in halves."""


class Combo(NamedTuple):
    """Cards played together.

    `key` decides between plays of one kind and size: the height of the highest card, of the triple
    in a full house, and for singles twice that, so that half ranks fit between; it is 0 for a lone
    Phoenix. `stands` are the heights the Phoenixes stand for, ascending. Cards are in the order in
    which they are shown: the deciding ones of a full house first, all others ascending, each
    Phoenix where it stands.
    """

    kind: str
    size: int
    key: int
    cards: tuple[Card, ...]
    stands: tuple[Height, ...] = ()

    @property
    def as_rank(self) -> str | None:
        """The rank by which a play says that it is this one; None where no Phoenix stands in it.

        That is what the highest Phoenix stands for, but in a full house the rank of the triple
        where one is in that.
        """
        if not self.stands:
            return None
        triple = self.kind == FULL_HOUSE and self.key in self.stands
        return name_of(self.key if triple else self.stands[-1])


Trick: TypeAlias = Sequence[tuple[Seat, Combo]]


# -- what beats what ----------------------------------------------------------------------


def is_lone_phoenix(combo: Combo) -> bool:
    """Whether this is a Phoenix played alone."""
    return combo.cards == (PHOENIX,)


def single_key(trick: Trick) -> int:
    """The key of the single on top of a trick: half a rank above the one below for a Phoenix."""
    key = 0
    for _, combo in trick:
        on_it = key + 1 if key else LED_PHOENIX_KEY
        key = on_it if is_lone_phoenix(combo) else combo.key
    return key


def beats(combo: Combo, trick: Trick) -> bool:
    """Whether a play may be played on a trick that has begun."""
    top = trick[-1][1]
    if combo.kind != top.kind:
        return combo.kind == BOMB
    if combo.kind == BOMB:
        return (combo.size, combo.key) > (top.size, top.key)
    if combo.kind != SINGLE:
        return combo.size == top.size and combo.key > top.key
    return beats_single(combo, single_key(trick))


def beats_single(combo: Combo, key: int) -> bool:
    """Whether a single may be played on one with this key; with two decks a Dragon on a Dragon."""
    if is_lone_phoenix(combo):
        return key != DRAGON_KEY
    return combo.key > key or combo.key == DRAGON_KEY


# -- what cards can be --------------------------------------------------------------------


def readings(cards: Sequence[Card]) -> tuple[Combo, ...]:
    """Everything these cards can be together, the lowest first; all are of one kind and size."""
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
    """A card played alone."""
    if card == DRAGON:
        return Combo(SINGLE, 1, DRAGON_KEY, (card,))
    return Combo(SINGLE, 1, 2 * height_of(card), (card,))


def reading_named(several: Iterable[Combo], name: str) -> Combo | None:
    """The one of several readings in which a Phoenix stands for the rank of this name.

    Where more than one has such a Phoenix it is the one called by this name (`as_rank`).
    """
    several, height = list(several), height_named(name)
    called = [combo for combo in several if combo.as_rank == name]
    if called:
        return called[0]
    fitting = [combo for combo in several if height in fillable(combo)]
    return fitting[0] if len(fitting) == 1 else None


def fillable(combo: Combo) -> tuple[Height, ...]:
    """All heights the Phoenixes of a play may stand for; the pair beside a triple can be any."""
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
            # Both Phoenixes are the pair; which one makes no difference.
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
    """Adjacent ranks, `width` cards of each."""
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
            continue  # a Phoenix is no Mah Jong
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
    """Whether a card of this height lies in a play; a Phoenix standing for it does not count."""
    return height != NO_HEIGHT and any(height_of(card) == height for card in combo.cards)


def has_special(cards: Iterable[Card]) -> bool:
    """Whether Mah Jong, Phoenix or Dragon is among the cards."""
    return not SPECIAL.isdisjoint(cards)
