"""Cards of the Big A and the Little A, and their penalty points.

>>> [penalty_of(card) for card in parse_cards(["1", "13", "*", "LA", "BA"])]
[1, 13, 14, 15, 20]
"""

from __future__ import annotations

from collections.abc import Iterable

from arschloch_gui.engine.cards import (
    CARD_OF,
    JESTER,
    NUMBER_NAMES,
    Card,
    build_deck,
    parse_cards,
)

LITTLE_A, BIG_A = A_CARDS = parse_cards(["LA", "BA"])
"""The A cards, in the order in which they are picked up from the table."""
JOKER: Card = JESTER
_SETS, _JOKERS, _EACH = 8, 4, 13

DEALT: tuple[Card, ...] = build_deck("career", sets=_SETS, jokers=_JOKERS)
"""Cards to be dealt, in ascending order: 1 to 13 eight times each, and four jokers."""
DECK: tuple[Card, ...] = (*DEALT, *A_CARDS)

A_NUMBER, JOKER_NUMBER = 0, len(NUMBER_NAMES) + 1
_ONE: Card = CARD_OF[NUMBER_NAMES[0]]
_NUMBERS: dict[Card, int] = {
    **{CARD_OF[name]: int(name) for name in NUMBER_NAMES},
    JOKER: JOKER_NUMBER,
    LITTLE_A: A_NUMBER,
    BIG_A: A_NUMBER,
}
_PENALTIES: dict[Card, int] = {**_NUMBERS, LITTLE_A: 15, BIG_A: 20}


def number_of(card: Card) -> int:
    """Return the value of a card played alone: its number, 14 for a joker or 0 for an A card."""
    return _NUMBERS[card]


def card_of(number: int) -> Card:
    """Return the card with this number, from 1 to 13."""
    return _ONE + number - 1


def is_number(card: Card) -> bool:
    """Return whether a card is one of the numbers from 1 to 13."""
    return A_NUMBER < _NUMBERS.get(card, A_NUMBER) < JOKER_NUMBER


def is_a(card: Card) -> bool:
    """Return whether a card is one of the two A cards."""
    return card in A_CARDS


def penalty_of(card: Card) -> int:
    """Return the penalty points of a card held at the end of a round."""
    return _PENALTIES[card]


def points_for(cards: Iterable[Card]) -> int:
    """Return the penalty points for cards left in a hand.

    >>> points_for(parse_cards(["7", "*", "BA"]))
    41
    """
    return sum(map(penalty_of, cards))


def hand_size(players: int) -> int:
    """Return the number of cards dealt to each player: 13, or fewer if the deck is too small."""
    return min(_EACH, len(DEALT) // players)
