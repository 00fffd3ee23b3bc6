"""Combinations of Thirteen Cards: their classification, comparison and enumeration.

A card's *power* is its position among the 52 cards, from 0 for ♦3 to 51 for ♠2. Ranks are ordered 3
… A, 2 and suits ♦ ♣ ♥ ♠. `combo_of` classifies cards, and `combos_in` lists all combinations in a
hand.

>>> from arschloch_gui.engine.cards import parse_cards
>>> combo_of(parse_cards(["3S", "4S", "5S", "6S", "KS"])).kind
'flush'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, combinations, pairwise, product
from typing import NamedTuple, TypeAlias

from arschloch_gui.engine.cards import CARD_COUNT, RANKS, SUITS, Card

Power: TypeAlias = int

SINGLE, PAIR, TRIPLE = "single", "pair", "triple"
STRAIGHT, FLUSH, FULL_HOUSE = "straight", "flush", "full_house"
FOUR_ONE, STRAIGHT_FLUSH = "four_one", "straight_flush"
SAME_RANK = (SINGLE, PAIR, TRIPLE)
FIVE_CARD_KINDS = (STRAIGHT, FLUSH, FULL_HOUSE, FOUR_ONE, STRAIGHT_FLUSH)
"""Kinds of five-card combinations, weakest first."""
FIVE = 5
SIZES = (1, 2, 3, FIVE)

_SUITS, _CARDS = len(SUITS), len(RANKS) * len(SUITS)
# Cards are numbered from the two, whereas here the three is lowest and the two is highest.
_SHIFT = RANKS.index("3") * _SUITS
_CARD_OF: tuple[Card, ...] = tuple((power + _SHIFT) % _CARDS for power in range(_CARDS))
_POWER_OF: tuple[Power, ...] = tuple((card - _SHIFT) % _CARDS for card in range(CARD_COUNT))
_LEVELS = dict.fromkeys(SAME_RANK, 0) | {kind: at for at, kind in enumerate(FIVE_CARD_KINDS, 1)}


class Combo(NamedTuple):
    """Cards played together.

    `level` is the strength of a kind of five cards, or 0 for other kinds. `key` is the power of the
    card that decides between combinations of the same kind. Cards are in descending order, but in a
    full house or four of a kind, the three or four equal cards come first. The first card is
    therefore always the deciding one.
    """

    kind: str
    size: int
    level: int
    key: Power
    cards: tuple[Card, ...]


def power_of(card: Card) -> Power:
    """Return the strength of a card among the 52, from 0 for the weakest."""
    return _POWER_OF[card]


def card_of(power: Power) -> Card:
    """Return the card with this power. This is the inverse of `power_of`."""
    return _CARD_OF[power]


def beats(combo: Combo, top: Combo, cross_kind: bool) -> bool:
    """Return whether a combination beats the top of a trick."""
    if combo.size != top.size:
        return False
    if combo.level == top.level:
        return combo.key > top.key
    return cross_kind and combo.level > top.level


def combo_of(cards: tuple[Card, ...]) -> Combo | None:
    """Return the combination of these distinct cards, or None if they do not form one."""
    powers = sorted(map(power_of, cards))
    if len(powers) == FIVE:
        return _five(powers)
    if powers and len(powers) <= len(SAME_RANK) and powers[0] // _SUITS == powers[-1] // _SUITS:
        return _combo(SAME_RANK[len(powers) - 1], powers)
    return None


def _five(powers: list[Power]) -> Combo | None:
    ranks = [power // _SUITS for power in powers]
    flush = len({power % _SUITS for power in powers}) == 1
    straight = all(high - low == 1 for low, high in pairwise(ranks))
    if flush or straight:
        kind = STRAIGHT_FLUSH if flush and straight else FLUSH if flush else STRAIGHT
        return _combo(kind, powers)
    # If four or three cards have equal rank, the middle one of the sorted five is among them.
    alike = [power for power in powers if power // _SUITS == ranks[2]]
    others = [power for power in powers if power // _SUITS != ranks[2]]
    if len(alike) == _SUITS:
        return _combo(FOUR_ONE, alike, others)
    if len(alike) == len(SAME_RANK) and others[0] // _SUITS == others[1] // _SUITS:
        return _combo(FULL_HOUSE, alike, others)
    return None


def _combo(kind: str, deciding: Iterable[Power], others: Iterable[Power] = ()) -> Combo:
    powers = [*sorted(deciding, reverse=True), *sorted(others, reverse=True)]
    cards = tuple([_CARD_OF[power] for power in powers])
    return Combo(kind, len(powers), _LEVELS[kind], powers[0], cards)


# -- plays of a hand ---------------------------------------------------------------------


def combos_in(hand: Iterable[Card], size: int = 0) -> tuple[Combo, ...]:
    """Return the combinations in a hand of one size (0: of all sizes), in ascending order.

    >>> from arschloch_gui.engine.cards import parse_cards
    >>> [combo.kind for combo in combos_in(parse_cards(["3S", "3D", "4D"]))]
    ['single', 'single', 'single', 'pair']
    """
    held = tuple(sorted(map(power_of, hand)))
    return _found(held, size) if size else tuple(chain(*(_found(held, each) for each in SIZES)))


@lru_cache(maxsize=16_384)
def _found(held: tuple[Power, ...], size: int) -> tuple[Combo, ...]:
    """Return the combinations of one size, cached because the search meets the same hands again."""
    ranks = _by_rank(held)
    if size != FIVE:
        # Iterating over the ranks in order yields the combinations sorted by key.
        long_enough = [tuple(rank) for rank in ranks if len(rank) >= size]
        return tuple([combo for rank in long_enough for combo in _alike(rank, size)])
    found = [*_straights(ranks), *_flushes(held), *_full_houses(ranks), *_fours(ranks, held)]
    return tuple(sorted(found, key=lambda combo: (combo.level, combo.key)))


@lru_cache(maxsize=1024)
def _alike(rank: tuple[Power, ...], size: int) -> tuple[Combo, ...]:
    """Return the sets of this size from the cards of one rank, weakest first.

    They are cached because there are few different ones.
    """
    found = [_combo(SAME_RANK[size - 1], some) for some in combinations(rank, size)]
    return tuple(sorted(found, key=lambda combo: combo.key))


def _by_rank(held: tuple[Power, ...]) -> list[list[Power]]:
    ranks: list[list[Power]] = [[] for _ in RANKS]
    for power in held:
        ranks[power // _SUITS].append(power)
    return ranks


def _straights(ranks: list[list[Power]]) -> Iterator[Combo]:
    """Yield all straights. A straight in one suit is a straight flush."""
    for low in range(len(ranks) - FIVE + 1):
        for powers in product(*ranks[low : low + FIVE]):
            flush = len({power % _SUITS for power in powers}) == 1
            yield _combo(STRAIGHT_FLUSH if flush else STRAIGHT, powers)


def _flushes(held: tuple[Power, ...]) -> Iterator[Combo]:
    for suit in range(_SUITS):
        for powers in combinations([power for power in held if power % _SUITS == suit], FIVE):
            if powers[-1] - powers[0] != (FIVE - 1) * _SUITS:
                yield _combo(FLUSH, powers)


def _full_houses(ranks: list[list[Power]]) -> Iterator[Combo]:
    for at, rank in enumerate(ranks):
        for triple in combinations(rank, 3):
            for other in (*ranks[:at], *ranks[at + 1 :]):
                for pair in combinations(other, 2):
                    yield _combo(FULL_HOUSE, triple, pair)


def _fours(ranks: list[list[Power]], held: tuple[Power, ...]) -> Iterator[Combo]:
    for rank in ranks:
        if len(rank) == _SUITS:
            for power in held:
                if power not in rank:
                    yield _combo(FOUR_ONE, rank, (power,))
