"""Cards as small ints with a text codec, and the decks they come from.

A card is `rank * 4 + suit`, so a sorted hand is ordered by natural rank and then by the
tie-break order of rules.md (♦ ♣ ♥ ♠). Jokers stand above all of them, each a rank of its
own. With several decks a card simply occurs twice: hands are sorted lists, not sets.

>>> format_cards(parse_cards(["10H", "7D", "*R"]))
('10H', '7D', '*R')
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Card: TypeAlias = int
Rank: TypeAlias = int
Suit: TypeAlias = int
Seat: TypeAlias = int

RANKS: tuple[str, ...] = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS: tuple[str, ...] = ("D", "C", "H", "S")

FIRST_JOKER: Card = len(RANKS) * len(SUITS)
BLACK_JOKER: Card = FIRST_JOKER
RED_JOKER: Card = FIRST_JOKER + 1
JOKER_NAMES: tuple[str, ...] = ("*B", "*R")
JOKER_RANKS: tuple[Rank, ...] = (len(RANKS), len(RANKS) + 1)

RANK_NAMES: tuple[str, ...] = RANKS + JOKER_NAMES
RANK_COUNT = len(RANK_NAMES)
CARD_COUNT = FIRST_JOKER + len(JOKER_NAMES)

CARD_NAMES: tuple[str, ...] = tuple(r + s for r in RANKS for s in SUITS) + JOKER_NAMES
CARD_OF: dict[str, Card] = {name: card for card, name in enumerate(CARD_NAMES)}
RANK_OF_NAME: dict[str, Rank] = {name: rank for rank, name in enumerate(RANK_NAMES)}

_RANK: tuple[Rank, ...] = tuple(c // 4 for c in range(FIRST_JOKER)) + JOKER_RANKS
_SUIT: tuple[Suit, ...] = (*(c % 4 for c in range(FIRST_JOKER)), -1, -1)


class CardError(ValueError):
    """A text that names no card; `.text` is what was read."""

    def __init__(self, text: object) -> None:
        super().__init__(f"no such card: {text!r}")
        self.text = text


def rank_of(card: Card) -> Rank:
    """The rank id of a card (0 is the two, 12 the ace; each joker is a rank of its own)."""
    return _RANK[card]


def suit_of(card: Card) -> Suit:
    """The suit id of a card in the order ♦ ♣ ♥ ♠; −1 for jokers, which have none."""
    return _SUIT[card]


def is_joker(card: Card) -> bool:
    """Whether the card is a joker."""
    return card >= FIRST_JOKER


def parse_card(text: object) -> Card:
    """The card named by a text such as "10S" or "*R". Raises `CardError`."""
    if not isinstance(text, str) or text not in CARD_OF:
        raise CardError(text)
    return CARD_OF[text]


def parse_cards(texts: Iterable[object]) -> tuple[Card, ...]:
    """The cards named by the texts, in the order given. Raises `CardError`."""
    return tuple(parse_card(text) for text in texts)


def format_card(card: Card) -> str:
    """The inverse of `parse_card`."""
    return CARD_NAMES[card]


def format_cards(cards: Iterable[Card]) -> tuple[str, ...]:
    """The inverse of `parse_cards`."""
    return tuple(CARD_NAMES[card] for card in cards)


DECK_RANKS: dict[str, tuple[str, ...]] = {"french32": RANKS[5:], "french52": RANKS}


def build_deck(
    name: str, *, decks: int = 1, jokers: int = 0, missing: Iterable[Card] = ()
) -> tuple[Card, ...]:
    """All cards of a match in ascending order (rules.md §1.1 `deck`, `decks`, `jokers`, `missing`).

    `jokers` counts per deck: the first is red, the rest black. Each missing card is taken
    out once per time it is named; naming one that is not there changes nothing.
    """
    one = [rank * 4 + suit for rank in _ranks_of(name) for suit in range(4)]
    one += [RED_JOKER] * min(jokers, 1) + [BLACK_JOKER] * max(0, jokers - 1)
    cards = sorted(one * decks)
    for card in missing:
        if card in cards:
            cards.remove(card)
    return tuple(cards)


def _ranks_of(deck: str) -> list[Rank]:
    return [RANK_OF_NAME[name] for name in DECK_RANKS[deck]]
