"""Card codes of all decks, and groups of cards that are drawn together."""

from __future__ import annotations

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = ("C", "D", "H", "S")
JOKERS = ("*R", "*B")
CARDS = (*(rank + suit for suit in SUITS for rank in RANKS), *JOKERS)

TRUMPS = tuple(f"T{number}" for number in range(1, 22))
EXCUSE = "EX"
# The cards the Tarot has in addition to the French ones; its ones replace the aces.
TAROT = (*(rank + suit for suit in SUITS for rank in ("1", "N")), *TRUMPS, EXCUSE)

JESTER = "*"
NUMBERED: dict[str, tuple[str, ...]] = {
    "dalmuti80": (*(str(number) for number in range(1, 13)), JESTER),
    "career": (*(str(number) for number in range(1, 14)), JESTER),
    "big_a": (*(str(number) for number in range(1, 14)), JESTER),
}
"""The decks with bare numbers."""
_BEASTS = ("MJ", "PH", "DR")
A_CARDS = ("LA", "BA")
OWN_FACES: dict[str, tuple[str, ...]] = {
    **NUMBERED,
    "big_a": (*NUMBERED["big_a"], *A_CARDS),
    "seigneur": (*_BEASTS, *(rank + suit for rank in reversed(RANKS) for suit in SUITS)),
}
"""The decks with faces of their own, where a card's code alone does not identify its face."""

_FRENCH_SUITS, _TAROT = frozenset(CARDS), frozenset(TAROT)
_OWN = {deck: frozenset(cards) for deck, cards in OWN_FACES.items()}
# The small deck comes first, because most games start with it.
_FRENCH = tuple(rank + suit for rank in (*RANKS[5:], *RANKS[:5]) for suit in ("D", "C", "H", "S"))


def has_own_face(card: str, deck: str) -> bool:
    """Return whether a deck has a face of its own for this card."""
    return card in _OWN.get(deck, ())


def is_face(card: str, deck: str = "") -> bool:
    """Return whether there is a face for this card; `deck` is needed for a deck's own faces."""
    return has_own_face(card, deck) or card in _FRENCH_SUITS or card in _TAROT


def companions(card: str, deck: str = "") -> tuple[str, ...]:
    """Return the faces that will probably be needed soon after this one."""
    if has_own_face(card, deck):
        return OWN_FACES[deck]
    if card in _TAROT:
        return TAROT
    return _FRENCH if card in _FRENCH_SUITS else ()
