"""Cards and plays in words."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.cards import Card, format_card

_SUITS = {
    "D": QT_TRANSLATE_NOOP("Cards", "diamonds"),
    "C": QT_TRANSLATE_NOOP("Cards", "clubs"),
    "H": QT_TRANSLATE_NOOP("Cards", "hearts"),
    "S": QT_TRANSLATE_NOOP("Cards", "spades"),
}
_SUIT_SIGNS = {"D": "♦", "C": "♣", "H": "♥", "S": "♠"}
_COURTS = {
    "J": QT_TRANSLATE_NOOP("Cards", "jack"),
    "Q": QT_TRANSLATE_NOOP("Cards", "queen"),
    "K": QT_TRANSLATE_NOOP("Cards", "king"),
    "A": QT_TRANSLATE_NOOP("Cards", "ace"),
}
_JOKERS = {
    "*R": QT_TRANSLATE_NOOP("Cards", "red joker"),
    "*B": QT_TRANSLATE_NOOP("Cards", "black joker"),
}
_PLURALS = {
    "2": QT_TRANSLATE_NOOP("Cards", "twos"),
    "3": QT_TRANSLATE_NOOP("Cards", "threes"),
    "4": QT_TRANSLATE_NOOP("Cards", "fours"),
    "5": QT_TRANSLATE_NOOP("Cards", "fives"),
    "6": QT_TRANSLATE_NOOP("Cards", "sixes"),
    "7": QT_TRANSLATE_NOOP("Cards", "sevens"),
    "8": QT_TRANSLATE_NOOP("Cards", "eights"),
    "9": QT_TRANSLATE_NOOP("Cards", "nines"),
    "10": QT_TRANSLATE_NOOP("Cards", "tens"),
    "J": QT_TRANSLATE_NOOP("Cards", "jacks"),
    "Q": QT_TRANSLATE_NOOP("Cards", "queens"),
    "K": QT_TRANSLATE_NOOP("Cards", "kings"),
    "A": QT_TRANSLATE_NOOP("Cards", "aces"),
    "*R": QT_TRANSLATE_NOOP("Cards", "red jokers"),
    "*B": QT_TRANSLATE_NOOP("Cards", "black jokers"),
}


def card_name(card: Card | str) -> str:
    """“queen of spades”, for a card or its code ("QS")."""
    code = _code(card)
    if code in _JOKERS:
        return translate("Cards", _JOKERS[code])
    return fill(
        translate("Cards", "{rank} of {suit}"), rank=rank_name(code[:-1]), suit=suit_name(code[-1])
    )


def rank_name(rank: str) -> str:
    """“queen”, “7”; a joker's rank is the joker."""
    if rank in _JOKERS:
        return translate("Cards", _JOKERS[rank])
    return translate("Cards", _COURTS[rank]) if rank in _COURTS else rank


def ranks_name(rank: str) -> str:
    """“queens”, “sevens”."""
    return translate("Cards", _PLURALS[rank])


def suit_name(suit: str) -> str:
    """“spades” for "S"."""
    return translate("Cards", _SUITS[suit])


def suit_sign(suit: str) -> str:
    """“♠” for "S"."""
    return _SUIT_SIGNS[suit]


def cards_phrase(cards: Sequence[Card | str]) -> str:
    """What somebody plays: “queen of spades”, “two sevens”, or a list of cards."""
    codes = [_code(card) for card in cards]
    if len(codes) < 2:
        return "".join(card_name(code) for code in codes)
    ranks = {code if code in _JOKERS else code[:-1] for code in codes}
    if len(ranks) == 1:
        return fill(_counted(len(codes)), ranks=ranks_name(ranks.pop()))
    return cards_list(codes)


def cards_list(cards: Sequence[Card | str]) -> str:
    """Every card by its name: “7 of hearts and king of clubs”."""
    return listed([card_name(card) for card in cards])


def _counted(count: int) -> str:
    if count == 2:
        return translate("Cards", "two {ranks}")
    if count == 3:
        return translate("Cards", "three {ranks}")
    if count == 4:
        return translate("Cards", "four {ranks}")
    return translate("Cards", "%n {ranks}", None, count)


def _code(card: Card | str) -> str:
    return card if isinstance(card, str) else format_card(card)
