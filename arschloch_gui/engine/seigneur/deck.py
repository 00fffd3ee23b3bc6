"""The cards of Grand Seigneur, and how high each stands.

The *height* of a card is 1 for the Mah Jong, 2 … 14 for two to ace. Phoenix and Dragon have none:
one takes the height it stands for, the other is played alone.

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
"""The heights of the Mah Jong and of the aces."""
TWO = 2
NO_HEIGHT = 0
TWO_DECKS_FROM = 7
"""From so many players on."""


def decks_for(players: int) -> int:
    """How many decks so many players need (rules.md §10)."""
    return 2 if players >= TWO_DECKS_FROM else 1


# Cards of other games have places in these as well; nobody asks for them.
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
    """All cards of a match for so many players, ascending; there is always one Mah Jong."""
    decks = decks_for(players)
    return tuple(sorted([*build_deck("french52") * decks, MAH_JONG, *[PHOENIX, DRAGON] * decks]))


def height_of(card: Card) -> int:
    """1 for the Mah Jong, 2 … 14 for two to ace, `NO_HEIGHT` for Phoenix and Dragon."""
    return _HEIGHTS[card]


def name_of(height: int) -> str:
    """The name of the rank at a height from 2 to 14, as a wish or `as` has it."""
    return RANKS[height - TWO]


def height_named(name: str) -> int:
    """The inverse of `name_of`; `NO_HEIGHT` for what is no rank from 2 to A."""
    return RANKS.index(name) + TWO if name in RANKS else NO_HEIGHT


def worth(card: Card) -> tuple[int, int]:
    """Sorts cards from worst to best as the exchange has it: 2 … A, Mah Jong, Phoenix, Dragon."""
    return _WORTHS[card]


def best(cards: Sequence[Card], count: int) -> tuple[Card, ...]:
    """So many of the best of these cards, or all where there are fewer; ascending."""
    return tuple(sorted(sorted(cards, key=worth, reverse=True)[:count]))


def by_height(cards: Iterable[Card]) -> list[list[Card]]:
    """The cards at each height from 0 (none stand there) to 14, each list ascending."""
    at: list[list[Card]] = [[] for _ in range(ACE + 1)]
    for card in sorted(cards):
        if height := height_of(card):
            at[height].append(card)
    return at
