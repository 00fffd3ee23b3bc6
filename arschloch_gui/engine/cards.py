"""Cards as small integers, their names, and the decks that they belong to.

The 52 French cards come first, numbered `rank * 4 + suit`, so a sorted hand is ordered by natural
rank and then by the tie-break order of rules.md (♦ ♣ ♥ ♠). The jokers follow, each with a rank of
its own. After them come cards that only some decks have: the Tarot's cavaliers, ones, trumps and
Excuse, the plain numbers of the Great Dalmuti and Career and their jester, the special cards of
Grand Seigneur (Mah Jong, Phoenix, Dragon) and the A cards of the Big A. Ranks are the same in every
deck, so the plain 7 and the seven of hearts have the same rank. A match with several decks contains
a card more than once, so hands are sorted lists, not sets.

>>> format_cards(parse_cards(["10H", "7D", "*R", "T21", "12"]))
('10H', '7D', '*R', 'T21', '12')
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

Card: TypeAlias = Annotated[int, "card"]
Rank: TypeAlias = Annotated[int, "rank"]
"""Both are plain integers. The annotations let `view_json` choose how to write a field."""
Suit: TypeAlias = int
Seat: TypeAlias = int

RANKS: tuple[str, ...] = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS: tuple[str, ...] = ("D", "C", "H", "S")
NO_SUIT: Suit = -1

FIRST_JOKER: Card = len(RANKS) * len(SUITS)
BLACK_JOKER: Card = FIRST_JOKER
RED_JOKER: Card = FIRST_JOKER + 1
JOKER_NAMES: tuple[str, ...] = ("*B", "*R")
JOKER_RANKS: tuple[Rank, ...] = (len(RANKS), len(RANKS) + 1)

TRUMP_NAMES: tuple[str, ...] = tuple(f"T{number}" for number in range(1, 22))
NUMBER_NAMES: tuple[str, ...] = tuple(str(number) for number in range(1, 14))
EXCUSE_NAME = "EX"
JESTER_NAME = "*"
SEIGNEUR_NAMES: tuple[str, ...] = ("MJ", "PH", "DR")
A_NAMES: tuple[str, ...] = ("LA", "BA")

RANK_NAMES: tuple[str, ...] = (
    *RANKS, *JOKER_NAMES, "N", "1", *TRUMP_NAMES, EXCUSE_NAME, "11", "12", "13", JESTER_NAME,
    *SEIGNEUR_NAMES, *A_NAMES,
)  # fmt: skip
RANK_COUNT = len(RANK_NAMES)
RANK_OF_NAME: dict[str, Rank] = {name: rank for rank, name in enumerate(RANK_NAMES)}

CARD_NAMES: tuple[str, ...] = (
    *(rank + suit for rank in RANKS for suit in SUITS), *JOKER_NAMES,
    *(rank + suit for rank in ("N", "1") for suit in SUITS), *TRUMP_NAMES, EXCUSE_NAME,
    *NUMBER_NAMES, JESTER_NAME, *SEIGNEUR_NAMES, *A_NAMES,
)  # fmt: skip
CARD_COUNT = len(CARD_NAMES)
CARD_OF: dict[str, Card] = {name: card for card, name in enumerate(CARD_NAMES)}

EXCUSE: Card = CARD_OF[EXCUSE_NAME]
JESTER: Card = CARD_OF[JESTER_NAME]
TRUMPS: tuple[Card, ...] = tuple(CARD_OF[name] for name in TRUMP_NAMES)

_SUITED = frozenset(rank + suit for rank in (*RANKS, "N", "1") for suit in SUITS)
_RANK: tuple[Rank, ...] = tuple(
    RANK_OF_NAME[name[:-1] if name in _SUITED else name] for name in CARD_NAMES
)
_SUIT: tuple[Suit, ...] = tuple(
    SUITS.index(name[-1]) if name in _SUITED else NO_SUIT for name in CARD_NAMES
)
_JOKERS = frozenset({BLACK_JOKER, RED_JOKER, JESTER})


class CardError(ValueError):
    """Error raised for a text that does not name a card. `text` is the rejected value."""

    def __init__(self, text: object) -> None:
        super().__init__(f"no such card: {text!r}")
        self.text = text


def rank_of(card: Card) -> Rank:
    """Return the rank of a card: 0 for a two, 12 for an ace, and more for jokers and trumps.

    >>> RANK_NAMES[rank_of(parse_card("10H"))]
    '10'
    """
    return _RANK[card]


def in_ranks(cards: Iterable[Card]) -> list[tuple[Card, ...]]:
    """Group sorted cards by rank.

    >>> in_ranks(parse_cards(["7D", "7S", "8C"])) == [parse_cards(["7D", "7S"]), (CARD_OF["8C"],)]
    True
    """
    # `groupby` is half as fast, and this runs for every new hand.
    groups: list[tuple[Card, ...]] = []
    group: list[Card] = []
    last = -1
    for card in cards:
        rank = _RANK[card]
        if rank == last:
            group.append(card)
            continue
        if group:
            groups.append(tuple(group))
        group, last = [card], rank
    if group:
        groups.append(tuple(group))
    return groups


def suit_of(card: Card) -> Suit:
    """Return the suit of a card (0–3 for ♦ ♣ ♥ ♠), or `NO_SUIT` (−1) for a card without a suit."""
    return _SUIT[card]


def is_trump(card: Card) -> bool:
    """Return whether a card is a Tarot trump. The Excuse is not one."""
    return TRUMPS[0] <= card <= TRUMPS[-1]


def is_joker(card: Card) -> bool:
    """Return whether a card is a joker, which includes the jester but not the Excuse."""
    return card in _JOKERS


def joker_ranks_of(deck: str) -> tuple[Rank, ...]:
    """Return the ranks of a deck's jokers, weakest first."""
    return (RANK_OF_NAME[JESTER_NAME],) if deck in NUMBER_DECKS else JOKER_RANKS


def jokers_of(deck: str) -> frozenset[Card]:
    """Return the jokers of a deck."""
    return frozenset({JESTER}) if deck in NUMBER_DECKS else frozenset({BLACK_JOKER, RED_JOKER})


def ranks_above(deck: str, *, turned: bool = False) -> tuple[Rank | None, ...]:
    """Return the ranks above the natural ranks of a deck, weakest first.

    None marks a place where the ranks on either side do not count as consecutive. Jokers and the
    Excuse stay on top in a revolution (`turned`), whereas the order of the trumps is reversed.

    >>> [rank and RANK_NAMES[rank] for rank in ranks_above("french52")]
    ['*B', '*R']
    """
    if deck != "tarot78":
        return joker_ranks_of(deck)
    trumps = tuple(map(rank_of, TRUMPS))
    return (None, *(trumps[::-1] if turned else trumps), rank_of(EXCUSE))


def parse_card(text: object) -> Card:
    """Return the card named by a text such as "10S" or "*R". Raises `CardError`.

    >>> format_card(parse_card("10S"))
    '10S'
    >>> parse_card("1X")
    Traceback (most recent call last):
    ...
    arschloch_gui.engine.cards.CardError: no such card: '1X'
    """
    if not isinstance(text, str) or text not in CARD_OF:
        raise CardError(text)
    return CARD_OF[text]


def parse_cards(texts: Iterable[object]) -> tuple[Card, ...]:
    """Return the cards named by the texts, in the given order. Raises `CardError`."""
    return tuple(parse_card(text) for text in texts)


def format_card(card: Card) -> str:
    """Return the name of a card. This is the inverse of `parse_card`."""
    return CARD_NAMES[card]


def format_cards(cards: Iterable[Card]) -> tuple[str, ...]:
    """Return the names of the cards. This is the inverse of `parse_cards`."""
    return tuple(CARD_NAMES[card] for card in cards)


DECK_RANKS: dict[str, tuple[str, ...]] = {
    "french32": RANKS[5:],
    "french52": RANKS,
    "tarot78": ("1", *RANKS[:9], "J", "N", "Q", "K"),
    "dalmuti80": NUMBER_NAMES[:12],
    "career": NUMBER_NAMES,
}
"""Natural ranks of each deck, without trumps, Excuse and jokers."""
NUMBER_DECKS = frozenset({"dalmuti80", "career"})
"""Decks of plain numbers, whose joker is the jester `*`."""
DALMUTI_JESTERS = 2


def build_deck(
    name: str,
    *,
    decks: int = 1,
    jokers: int | None = None,
    missing: Iterable[Card] = (),
    sets: int = 4,
) -> tuple[Card, ...]:
    """Return all cards of a match in ascending order.

    This implements `deck`, `decks`, `jokers` and `missing` (rules.md §1.1).

    `jokers` is the number of jokers per deck. The first is red and the others are black. Decks of
    plain numbers have jesters instead. By default, the Dalmuti deck has two jesters and every other
    deck has none. `sets` is the number of copies of each number in the Career deck. Each entry of
    `missing` removes one copy of that card, if there is one.

    >>> len(build_deck("french52", jokers=2, missing=parse_cards(["2D"])))
    53
    """
    if jokers is None:
        jokers = DALMUTI_JESTERS if name == "dalmuti80" else 0
    cards = sorted([*_naturals(name, sets), *_extras(name, jokers)] * decks)
    for card in missing:
        if card in cards:
            cards.remove(card)
    return tuple(cards)


def _naturals(deck: str, sets: int) -> list[Card]:
    """Return the cards of one deck that have a natural rank, suit by suit within each rank."""
    match deck:
        case "dalmuti80":
            return [CARD_OF[name] for name in DECK_RANKS[deck] for _ in range(int(name))]
        case "career":
            return [CARD_OF[name] for name in DECK_RANKS[deck] for _ in range(sets)]
    return [CARD_OF[rank + suit] for rank in DECK_RANKS[deck] for suit in SUITS]


def _extras(deck: str, jokers: int) -> list[Card]:
    """Return the other cards of one deck: trumps and Excuse, jesters or jokers."""
    match deck:
        case "tarot78":
            return [*TRUMPS, EXCUSE]
        case "dalmuti80" | "career":
            return [JESTER] * jokers
    return [RED_JOKER] * min(jokers, 1) + [BLACK_JOKER] * max(0, jokers - 1)
