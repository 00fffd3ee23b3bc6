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
"""The decks of bare numbers."""
_BEASTS = ("MJ", "PH", "DR")
A_CARDS = ("LA", "BA")
OWN_FACES: dict[str, tuple[str, ...]] = {
    **NUMBERED,
    "big_a": (*NUMBERED["big_a"], *A_CARDS),
    "seigneur": (*_BEASTS, *(rank + suit for rank in reversed(RANKS) for suit in SUITS)),
}
"""The decks with faces of their own: only there a card's code does not say what is on its face."""

_FRENCH_SUITS, _TAROT = frozenset(CARDS), frozenset(TAROT)
_OWN = {deck: frozenset(cards) for deck, cards in OWN_FACES.items()}
# The small deck first, for most games begin with it.
_FRENCH = tuple(rank + suit for rank in (*RANKS[5:], *RANKS[:5]) for suit in ("D", "C", "H", "S"))


def has_own_face(card: str, deck: str) -> bool:
    """Whether a deck has a face of its own for this card."""
    return card in _OWN.get(deck, ())


def is_face(card: str, deck: str = "") -> bool:
    """Whether there is such a card; one whose code does not say its face needs its deck."""
    return has_own_face(card, deck) or card in _FRENCH_SUITS or card in _TAROT


def companions(card: str, deck: str = "") -> tuple[str, ...]:
    """The faces somebody will want to see soon who has just asked for this one."""
    if has_own_face(card, deck):
        return OWN_FACES[deck]
    if card in _TAROT:
        return TAROT
    return _FRENCH if card in _FRENCH_SUITS else ()
