"""The cards of Grand Seigneur and their heights.

The *height* of a card is 1 for the Mah Jong and 2 to 14 for two to ace. The Phoenix has the height
of the card that it stands for, and the Dragon has none, because it is only played alone.

>>> len(deck_for(5)), len(deck_for(7))
(55, 109)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from arschloch_gui.engine.cards import (
    CARD_COUNT,
    CARD_OF,
    RANKS,
    Card,
    build_deck,
    rank_of,
    suit_of,
)

MAH_JONG, PHOENIX, DRAGON = (CARD_OF[name] for name in ("MJ", "PH", "DR"))
SPECIAL = frozenset({MAH_JONG, PHOENIX, DRAGON})
SUITS = 4
LOWEST, ACE = 1, len(RANKS) + 1
"""Heights of the Mah Jong and of an ace."""
TWO = 2
NO_HEIGHT = 0
TWO_DECKS_FROM = 7
"""Minimum number of players with which two decks are used."""


def decks_for(players: int) -> int:
    """Return the number of decks for a number of players (rules.md §10)."""
    return 2 if players >= TWO_DECKS_FROM else 1


# The tables also cover cards of other games, although these are never looked up.
_HEIGHTS = tuple(
    LOWEST if card == MAH_JONG else NO_HEIGHT if card in SPECIAL else rank_of(card) + TWO
    for card in range(CARD_COUNT)
)
_WORTHS = tuple(
    (ACE + (MAH_JONG, PHOENIX, DRAGON).index(card) + 1, 0)
    if card in SPECIAL
    else (height, suit_of(card))
    for card, height in enumerate(_HEIGHTS)
)


@cache
def deck_for(players: int) -> tuple[Card, ...]:
    """Return all cards of a match in ascending order. There is only one Mah Jong."""
    decks = decks_for(players)
    return tuple(sorted([*build_deck("french52") * decks, MAH_JONG, *[PHOENIX, DRAGON] * decks]))


def height_of(card: Card) -> int:
    """Return 1 for the Mah Jong, 2 to 14 for two to ace, `NO_HEIGHT` for a Phoenix or Dragon."""
    return _HEIGHTS[card]


def name_of(height: int) -> str:
    """Return the name of the rank at a height from 2 to 14, as used in wishes and `as`."""
    return RANKS[height - TWO]


def height_named(name: str) -> int:
    """Return the height of a rank name, or `NO_HEIGHT` if it is not a rank from 2 to A.

    This is the inverse of `name_of`.
    """
    return RANKS.index(name) + TWO if name in RANKS else NO_HEIGHT


def worth(card: Card) -> tuple[int, int]:
    """Return a sort key for the exchange, worst card first: 2 … A, Mah Jong, Phoenix, Dragon."""
    return _WORTHS[card]


def best(cards: Sequence[Card], count: int) -> tuple[Card, ...]:
    """Return the best `count` cards, or all if there are fewer, sorted."""
    return tuple(sorted(sorted(cards, key=worth, reverse=True)[:count]))


def by_height(cards: Iterable[Card]) -> list[list[Card]]:
    """Return the cards at each height from 0 (always empty) to 14, sorted."""
    at: list[list[Card]] = [[] for _ in range(ACE + 1)]
    for card in sorted(cards):
        if height := height_of(card):
            at[height].append(card)
    return at
