"""Names of cards, ranks and suits, and phrases for groups of cards."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.cards import (
    EXCUSE_NAME,
    JESTER_NAME,
    RANK_NAMES,
    TRUMP_NAMES,
    Card,
    format_card,
    parse_card,
    rank_of,
)

_SUITS = {
    "D": QT_TRANSLATE_NOOP("Cards", "diamonds"),
    "C": QT_TRANSLATE_NOOP("Cards", "clubs"),
    "H": QT_TRANSLATE_NOOP("Cards", "hearts"),
    "S": QT_TRANSLATE_NOOP("Cards", "spades"),
}
# Deck key → names of the suits, for decks with their own suits.
_OWN_SUITS = {
    "seigneur": {
        "D": QT_TRANSLATE_NOOP("Cards", "keys"),
        "C": QT_TRANSLATE_NOOP("Cards", "lilies"),
        "H": QT_TRANSLATE_NOOP("Cards", "goblets"),
        "S": QT_TRANSLATE_NOOP("Cards", "towers"),
    },
}
_SUIT_SIGNS = {"D": "♦", "C": "♣", "H": "♥", "S": "♠"}
_COURTS = {
    "J": QT_TRANSLATE_NOOP("Cards", "jack"),
    "N": QT_TRANSLATE_NOOP("Cards", "cavalier"),
    "Q": QT_TRANSLATE_NOOP("Cards", "queen"),
    "K": QT_TRANSLATE_NOOP("Cards", "king"),
    "A": QT_TRANSLATE_NOOP("Cards", "ace"),
}
_JOKER = "joker"
_WITH_JOKERS = frozenset({"big_a"})
"""Numbers-only decks in which `*` is a joker instead of a jester."""
# Ranks whose cards have no suit.
_SINGULAR = {
    "*R": QT_TRANSLATE_NOOP("Cards", "red joker"),
    "*B": QT_TRANSLATE_NOOP("Cards", "black joker"),
    JESTER_NAME: QT_TRANSLATE_NOOP("Cards", "jester"),
    EXCUSE_NAME: QT_TRANSLATE_NOOP("Cards", "Excuse"),
    "MJ": QT_TRANSLATE_NOOP("Cards", "Mah Jong"),
    "PH": QT_TRANSLATE_NOOP("Cards", "Phoenix"),
    "DR": QT_TRANSLATE_NOOP("Cards", "Dragon"),
    "LA": QT_TRANSLATE_NOOP("Cards", "Little A"),
    "BA": QT_TRANSLATE_NOOP("Cards", "Big A"),
    _JOKER: QT_TRANSLATE_NOOP("Cards", "joker"),
}
# The object form of the same ranks, as in “plays the red joker”. German and French mark it by
# an article or a case.
_ONE = {
    "*R": QT_TRANSLATE_NOOP("Given", "the red joker"),
    "*B": QT_TRANSLATE_NOOP("Given", "the black joker"),
    JESTER_NAME: QT_TRANSLATE_NOOP("Given", "a jester"),
    EXCUSE_NAME: QT_TRANSLATE_NOOP("Given", "the Excuse"),
    "MJ": QT_TRANSLATE_NOOP("Given", "the Mah Jong"),
    "PH": QT_TRANSLATE_NOOP("Given", "the Phoenix"),
    "DR": QT_TRANSLATE_NOOP("Given", "the Dragon"),
    "LA": QT_TRANSLATE_NOOP("Given", "the Little A"),
    "BA": QT_TRANSLATE_NOOP("Given", "the Big A"),
    _JOKER: QT_TRANSLATE_NOOP("Given", "a joker"),
}
_ONE_COURT = {
    "J": QT_TRANSLATE_NOOP("Given", "the jack of {suit}"),
    "N": QT_TRANSLATE_NOOP("Given", "the cavalier of {suit}"),
    "Q": QT_TRANSLATE_NOOP("Given", "the queen of {suit}"),
    "K": QT_TRANSLATE_NOOP("Given", "the king of {suit}"),
    "A": QT_TRANSLATE_NOOP("Given", "the ace of {suit}"),
}
_ONE_NUMBER = QT_TRANSLATE_NOOP("Given", "the {number} of {suit}")
_AN = ("8", "11")
# Ranks that players may not finish on. The texts name one card of the rank.
_LAST = {
    "J": QT_TRANSLATE_NOOP("LastCard", "a jack"),
    "N": QT_TRANSLATE_NOOP("LastCard", "a cavalier"),
    "Q": QT_TRANSLATE_NOOP("LastCard", "a queen"),
    "K": QT_TRANSLATE_NOOP("LastCard", "a king"),
    "A": QT_TRANSLATE_NOOP("LastCard", "an ace"),
    "8": QT_TRANSLATE_NOOP("LastCard", "an 8"),
    "11": QT_TRANSLATE_NOOP("LastCard", "an 11"),
    "*R": QT_TRANSLATE_NOOP("LastCard", "the red joker"),
    "*B": QT_TRANSLATE_NOOP("LastCard", "a black joker"),
    JESTER_NAME: QT_TRANSLATE_NOOP("LastCard", "a jester"),
    EXCUSE_NAME: QT_TRANSLATE_NOOP("LastCard", "the Excuse"),
    "MJ": QT_TRANSLATE_NOOP("LastCard", "the Mah Jong"),
    "PH": QT_TRANSLATE_NOOP("LastCard", "a Phoenix"),
    "DR": QT_TRANSLATE_NOOP("LastCard", "a Dragon"),
    "LA": QT_TRANSLATE_NOOP("LastCard", "the Little A"),
    "BA": QT_TRANSLATE_NOOP("LastCard", "the Big A"),
}
_PLURALS = {
    "1": QT_TRANSLATE_NOOP("Cards", "ones"),
    "2": QT_TRANSLATE_NOOP("Cards", "twos"),
    "3": QT_TRANSLATE_NOOP("Cards", "threes"),
    "4": QT_TRANSLATE_NOOP("Cards", "fours"),
    "5": QT_TRANSLATE_NOOP("Cards", "fives"),
    "6": QT_TRANSLATE_NOOP("Cards", "sixes"),
    "7": QT_TRANSLATE_NOOP("Cards", "sevens"),
    "8": QT_TRANSLATE_NOOP("Cards", "eights"),
    "9": QT_TRANSLATE_NOOP("Cards", "nines"),
    "10": QT_TRANSLATE_NOOP("Cards", "tens"),
    "11": QT_TRANSLATE_NOOP("Cards", "elevens"),
    "12": QT_TRANSLATE_NOOP("Cards", "twelves"),
    "13": QT_TRANSLATE_NOOP("Cards", "thirteens"),
    "J": QT_TRANSLATE_NOOP("Cards", "jacks"),
    "N": QT_TRANSLATE_NOOP("Cards", "cavaliers"),
    "Q": QT_TRANSLATE_NOOP("Cards", "queens"),
    "K": QT_TRANSLATE_NOOP("Cards", "kings"),
    "A": QT_TRANSLATE_NOOP("Cards", "aces"),
    "*R": QT_TRANSLATE_NOOP("Cards", "red jokers"),
    "*B": QT_TRANSLATE_NOOP("Cards", "black jokers"),
    JESTER_NAME: QT_TRANSLATE_NOOP("Cards", "jesters"),
    EXCUSE_NAME: QT_TRANSLATE_NOOP("Cards", "Excuses"),
    "MJ": QT_TRANSLATE_NOOP("Cards", "Mah Jongs"),
    "PH": QT_TRANSLATE_NOOP("Cards", "Phoenixes"),
    "DR": QT_TRANSLATE_NOOP("Cards", "Dragons"),
    "LA": QT_TRANSLATE_NOOP("Cards", "Little As"),
    "BA": QT_TRANSLATE_NOOP("Cards", "Big As"),
    _JOKER: QT_TRANSLATE_NOOP("Cards", "jokers"),
}
_ALIKE = {
    2: QT_TRANSLATE_NOOP("Cards", "two {ranks}"),
    3: QT_TRANSLATE_NOOP("Cards", "three {ranks}"),
    4: QT_TRANSLATE_NOOP("Cards", "four {ranks}"),
}
# French elides “de” in “une paire d’as”, so aces need texts of their own.
_ACES = {
    2: QT_TRANSLATE_NOOP("Cards", "two aces"),
    3: QT_TRANSLATE_NOOP("Cards", "three aces"),
    4: QT_TRANSLATE_NOOP("Cards", "four aces"),
}
# Characters shown on the cards of numbers-only decks. Their faces are in `art/townsfolk.py` and
# `art/ladder.py`, in the same order.
_PEOPLE = {
    "dalmuti80": (
        QT_TRANSLATE_NOOP("Cards", "the mayor"),
        QT_TRANSLATE_NOOP("Cards", "the judge"),
        QT_TRANSLATE_NOOP("Cards", "the doctor"),
        QT_TRANSLATE_NOOP("Cards", "the schoolmistress"),
        QT_TRANSLATE_NOOP("Cards", "the watchmaker"),
        QT_TRANSLATE_NOOP("Cards", "the innkeeper"),
        QT_TRANSLATE_NOOP("Cards", "the baker"),
        QT_TRANSLATE_NOOP("Cards", "the smith"),
        QT_TRANSLATE_NOOP("Cards", "the ferryman"),
        QT_TRANSLATE_NOOP("Cards", "the fishwife"),
        QT_TRANSLATE_NOOP("Cards", "the chimney sweep"),
        QT_TRANSLATE_NOOP("Cards", "the farmhand"),
    ),
    "career": (
        QT_TRANSLATE_NOOP("Cards", "the dishwasher"),
        QT_TRANSLATE_NOOP("Cards", "the messenger"),
        QT_TRANSLATE_NOOP("Cards", "the doorman"),
        QT_TRANSLATE_NOOP("Cards", "the apprentice"),
        QT_TRANSLATE_NOOP("Cards", "the waiter"),
        QT_TRANSLATE_NOOP("Cards", "the cook"),
        QT_TRANSLATE_NOOP("Cards", "the bookkeeper"),
        QT_TRANSLATE_NOOP("Cards", "the forewoman"),
        QT_TRANSLATE_NOOP("Cards", "the engineer"),
        QT_TRANSLATE_NOOP("Cards", "the lawyer"),
        QT_TRANSLATE_NOOP("Cards", "the head of department"),
        QT_TRANSLATE_NOOP("Cards", "the director"),
        QT_TRANSLATE_NOOP("Cards", "the chairwoman"),
    ),
}


class CardNames(dict[Card, str]):
    """The names of a deck's cards in the current language, each made when first needed."""

    def __init__(self, deck: str) -> None:
        super().__init__()
        self._deck = deck

    def __missing__(self, card: Card) -> str:
        self[card] = name = card_name(card, self._deck)
        return name


def card_name(card: Card | str, deck: str = "") -> str:
    """Return the name of a card or card code: “queen of spades” for "QS".

    If `deck` is the key of a deck with its own suits or characters, its names are used:
    “queen of towers”, “7, the baker”.
    """
    code = code_of(card)
    rank = rank_in(code)
    if rank != code:
        return fill(
            translate("Cards", "{rank} of {suit}"),
            rank=rank_name(rank),
            suit=suit_name(code[-1], deck),
        )
    if code.isdecimal() and deck in _PEOPLE:
        person = translate("Cards", _PEOPLE[deck][int(code) - 1])
        return fill(translate("Cards", "{number}, {person}"), number=code, person=person)
    return rank_name(rank, deck)


def rank_name(rank: str, deck: str = "") -> str:
    """Return the name of a rank: “queen”, “7”, “trump 14”, “red joker”."""
    rank = _word_of(rank, deck)
    if rank in _SINGULAR:
        return translate("Cards", _SINGULAR[rank])
    if rank in TRUMP_NAMES:
        return fill(translate("Cards", "trump {number}"), number=rank[1:])
    return translate("Cards", _COURTS[rank]) if rank in _COURTS else rank


def ranks_name(rank: str) -> str:
    """Return the plural name of a rank: “queens”, “sevens”, “trumps 14”."""
    if rank in TRUMP_NAMES:
        return _trumps(rank[1:])
    return translate("Cards", _PLURALS[rank])


def suit_name(suit: str, deck: str = "") -> str:
    """Return the name of a suit ("S" → “spades”), or the deck's own name for it."""
    return translate("Cards", _OWN_SUITS.get(deck, _SUITS)[suit])


def suit_sign(suit: str) -> str:
    """Return the symbol of a suit: “♠” for "S"."""
    return _SUIT_SIGNS[suit]


def one_card(card: Card | str, deck: str = "") -> str:
    """Return a card as the object of playing, giving or getting: “the queen of spades”, “a 7”."""
    code = code_of(card)
    rank = rank_in(code)
    if (word := _word_of(rank, deck)) in _ONE:
        return translate("Given", _ONE[word])
    if rank in TRUMP_NAMES:
        return fill(translate("Given", "trump {number}"), number=rank[1:])
    if rank == code:
        an = translate("Given", "an {number}") if rank in _AN else translate("Given", "a {number}")
        return fill(an, number=rank)
    one = translate("Given", _ONE_COURT.get(rank, _ONE_NUMBER))
    return fill(one, number=rank, suit=suit_name(code[-1], deck))


def cards_phrase(cards: Sequence[Card | str], deck: str = "") -> str:
    """Name the cards of a play: “the queen of spades”, “two sevens”, “trumps 5 and 6”."""
    codes = [code_of(card) for card in cards]
    if len(codes) < 2:
        return "".join(one_card(code, deck) for code in codes)
    ranks = {rank_in(code) for code in codes}
    if len(ranks) == 1:
        return alike(_word_of(ranks.pop(), deck), len(codes))
    if ranks <= set(TRUMP_NAMES):
        numbers = listed([code[1:] for code in codes])
        return fill(translate("Given", "trumps {number}"), number=numbers)
    return cards_list(codes, deck)


def cards_list(cards: Sequence[Card | str], deck: str = "") -> str:
    """List cards as objects of playing or giving: “the 7 of hearts and the red joker”."""
    return listed([one_card(card, deck) for card in cards])


def cards_named(cards: Sequence[Card | str], deck: str = "") -> str:
    """List cards without articles, as after a colon: “queen of spades and 7 of hearts”."""
    return listed([_bare_name(code_of(card), deck) for card in cards])


def _bare_name(code: str, deck: str) -> str:
    return rank_name(code, deck) if rank_in(code) == code else card_name(code, deck)


def last_card(rank: str) -> str:
    """Name a rank that players may not finish on: “an ace”, “a 7”."""
    if rank in _LAST:
        return translate("LastCard", _LAST[rank])
    if rank in TRUMP_NAMES:
        return fill(translate("LastCard", "trump {number}"), number=rank[1:])
    return fill(translate("LastCard", "a {number}"), number=rank)


def all_of(rank: str) -> str:
    """Return all cards of a rank as an object: “all the queens”."""
    if rank == "Q":  # Queens are the only feminine rank in French.
        return translate("Given", "all the queens")
    return fill(translate("Given", "all the {ranks}"), ranks=ranks_name(rank))


def alike(rank: str, count: int) -> str:
    """Name several cards of a rank: “two queens”, in French “une paire de dames”."""
    if rank == "A":
        if count in _ACES:
            return translate("Cards", _ACES[count])
        return translate("Cards", "%n aces", None, count)
    if count in _ALIKE:
        return fill(translate("Cards", _ALIKE[count]), ranks=ranks_name(rank))
    return fill(translate("Cards", "%n {ranks}", None, count), ranks=ranks_name(rank))


def _trumps(numbers: str) -> str:
    return fill(translate("Cards", "trumps {number}"), number=numbers)


def _word_of(rank: str, deck: str) -> str:
    """Return the key for looking up a rank's names, which is "joker" for `*` in some decks."""
    return _JOKER if rank == JESTER_NAME and deck in _WITH_JOKERS else rank


def rank_in(code: str) -> str:
    """Return the name of the rank in a card code, which is the code without any suit letter."""
    return RANK_NAMES[rank_of(parse_card(code))]


def code_of(card: Card | str) -> str:
    """Return the code of a card. A code is returned unchanged."""
    return card if isinstance(card, str) else format_card(card)
