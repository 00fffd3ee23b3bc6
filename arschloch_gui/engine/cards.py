"""Cards as small ints with a text codec, and the decks they come from.

The 52 French cards come first, `rank * 4 + suit`, so a sorted hand is ordered by natural rank and
then by the tie-break order of rules.md (♦ ♣ ♥ ♠); then the jokers, each a rank of its own, then
what only some decks have: the Tarot's cavaliers, ones, trumps and Excuse, and the bare numbers of
the Great Dalmuti and Career with their jester, the special cards of Grand Seigneur (Mah Jong,
Phoenix, Dragon) and the Big A (the A cards). A rank is what its name says in every deck: the
bare 7 and the seven of hearts have the same. With several decks a card simply occurs twice: hands
are sorted lists, not sets.

>>> format_cards(parse_cards(["10H", "7D", "*R", "T21", "12"]))
('10H', '7D', '*R', 'T21', '12')
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

Card: TypeAlias = Annotated[int, "card"]
Rank: TypeAlias = Annotated[int, "rank"]
"""Both are ints; `view_json`, which writes fields by their types, knows them by these words."""
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
    """A text that names no card; `.text` is what was read."""

    def __init__(self, text: object) -> None:
        super().__init__(f"no such card: {text!r}")
        self.text = text


def rank_of(card: Card) -> Rank:
    """The rank id of a card (0 is the two, 12 the ace; jokers and trumps have their own)."""
    return _RANK[card]


def in_ranks(cards: Iterable[Card]) -> list[tuple[Card, ...]]:
    """Sorted cards in groups of one rank each.

    >>> in_ranks(parse_cards(["7D", "7S", "8C"])) == [parse_cards(["7D", "7S"]), (CARD_OF["8C"],)]
    True
    """
    # With `groupby` this takes twice as long, and every new hand is looked at like this.
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
    """The suit id of a card in the order ♦ ♣ ♥ ♠; `NO_SUIT` (−1) for cards without one."""
    return _SUIT[card]


def is_trump(card: Card) -> bool:
    """Whether the card is one of the Tarot's trumps (the Excuse is not)."""
    return TRUMPS[0] <= card <= TRUMPS[-1]


def is_joker(card: Card) -> bool:
    """Whether the card is a joker (a jester is one, the Excuse is not)."""
    return card in _JOKERS


def joker_ranks_of(deck: str) -> tuple[Rank, ...]:
    """The ranks of the jokers that belong to a deck, weaker ones first."""
    return (RANK_OF_NAME[JESTER_NAME],) if deck in NUMBER_DECKS else JOKER_RANKS


def jokers_of(deck: str) -> frozenset[Card]:
    """The jokers that belong to a deck."""
    return frozenset({JESTER}) if deck in NUMBER_DECKS else frozenset({BLACK_JOKER, RED_JOKER})


def ranks_above(deck: str, *, turned: bool = False) -> tuple[Rank | None, ...]:
    """What stands above the ranks of a deck, weaker ones first; None is a gap between neighbours.

    Jokers and Excuse stay on top in a revolution; the trumps are turned among themselves.

    >>> [rank and RANK_NAMES[rank] for rank in ranks_above("french52")]
    ['*B', '*R']
    """
    if deck != "tarot78":
        return joker_ranks_of(deck)
    trumps = tuple(map(rank_of, TRUMPS))
    return (None, *(trumps[::-1] if turned else trumps), rank_of(EXCUSE))


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


DECK_RANKS: dict[str, tuple[str, ...]] = {
    "french32": RANKS[5:],
    "french52": RANKS,
    "tarot78": ("1", *RANKS[:9], "J", "N", "Q", "K"),
    "dalmuti80": NUMBER_NAMES[:12],
    "career": NUMBER_NAMES,
}
"""The ranks that occur in a deck as such (trumps, Excuse and jokers apart)."""
NUMBER_DECKS = frozenset({"dalmuti80", "career"})
"""Decks of bare numbers, whose joker is the jester `*`."""
DALMUTI_JESTERS = 2


def build_deck(
    name: str,
    *,
    decks: int = 1,
    jokers: int | None = None,
    missing: Iterable[Card] = (),
    sets: int = 4,
) -> tuple[Card, ...]:
    """All cards of a match in ascending order (rules.md §1.1 `deck`, `decks`, `jokers`, `missing`).

    `jokers` counts per deck: the first is red, the rest black; decks of bare numbers have jesters
    instead. Where nothing is said the Dalmuti deck has its two and the others have none. `sets` is
    how many times each number of the Career deck occurs. Each missing card is taken out once per
    time it is named; naming one that is not there changes nothing.
    """
    if jokers is None:
        jokers = DALMUTI_JESTERS if name == "dalmuti80" else 0
    cards = sorted([*_naturals(name, sets), *_extras(name, jokers)] * decks)
    for card in missing:
        if card in cards:
            cards.remove(card)
    return tuple(cards)


def _naturals(deck: str, sets: int) -> list[Card]:
    """The cards of one deck that have one of its ranks."""
    match deck:
        case "dalmuti80":
            return [CARD_OF[name] for name in DECK_RANKS[deck] for _ in range(int(name))]
        case "career":
            return [CARD_OF[name] for name in DECK_RANKS[deck] for _ in range(sets)]
    return [CARD_OF[rank + suit] for rank in DECK_RANKS[deck] for suit in SUITS]


def _extras(deck: str, jokers: int) -> list[Card]:
    """The cards of one deck beside its ranks: trumps and Excuse, jesters, jokers."""
    match deck:
        case "tarot78":
            return [*TRUMPS, EXCUSE]
        case "dalmuti80" | "career":
            return [JESTER] * jokers
    return [RED_JOKER] * min(jokers, 1) + [BLACK_JOKER] * max(0, jokers - 1)
