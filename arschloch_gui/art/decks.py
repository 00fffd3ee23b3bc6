"""Which faces there are: the cards of every deck by their codes, and which are drawn together."""

from __future__ import annotations

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = ("C", "D", "H", "S")
JOKERS = ("*R", "*B")
CARDS = (*(rank + suit for suit in SUITS for rank in RANKS), *JOKERS)

TRUMPS = tuple(f"T{number}" for number in range(1, 22))
EXCUSE = "EX"
# What the Tarot has beside the French cards; its ones are printed instead of aces.
TAROT = (*(rank + suit for suit in SUITS for rank in ("1", "N")), *TRUMPS, EXCUSE)

JESTER = "*"
NUMBERED: dict[str, tuple[str, ...]] = {
    "dalmuti80": (*(str(number) for number in range(1, 13)), JESTER),
    "career": (*(str(number) for number in range(1, 14)), JESTER),
    "big_a": (*(str(number) for number in range(1, 14)), JESTER),
}
"""The decks of bare numbers: only there a card's code does not say what is on its face."""
BARE = frozenset(NUMBERED["career"])
A_CARDS = ("LA", "BA")

_FRENCH_SUITS, _OTHERS = frozenset(CARDS), frozenset((*TAROT, *A_CARDS))
# The small deck first, for most games begin with it.
_FRENCH = tuple(rank + suit for rank in (*RANKS[5:], *RANKS[:5]) for suit in ("D", "C", "H", "S"))


def is_face(card: str, deck: str = "") -> bool:
    """Whether there is such a card; a bare number needs the deck it belongs to."""
    return card in NUMBERED.get(deck, ()) or card in _FRENCH_SUITS or card in _OTHERS


def companions(card: str, deck: str = "") -> tuple[str, ...]:
    """The faces somebody will want to see soon who has just asked for this one."""
    if card in BARE:
        return NUMBERED.get(deck, ())
    if card in A_CARDS:
        return A_CARDS
    if card in _OTHERS:
        return TAROT
    return _FRENCH
