"""Cards that lie there or that everybody knows: “the queen of spades”, “the two sevens”.

German and French decline the article, so each form is a text of its own. `the_card` and
`the_cards` are the object of a sentence, `the_rank` is its subject.
"""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.wording.cards import cards_list, cards_phrase, ranks_name, suit_name
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

_COURTS = {
    "J": QT_TRANSLATE_NOOP("The", "the jack of {suit}"),
    "N": QT_TRANSLATE_NOOP("The", "the cavalier of {suit}"),
    "Q": QT_TRANSLATE_NOOP("The", "the queen of {suit}"),
    "K": QT_TRANSLATE_NOOP("The", "the king of {suit}"),
    "A": QT_TRANSLATE_NOOP("The", "the ace of {suit}"),
}
_ALONE = {
    "*R": QT_TRANSLATE_NOOP("The", "the red joker"),
    "*B": QT_TRANSLATE_NOOP("The", "the black joker"),
    JESTER_NAME: QT_TRANSLATE_NOOP("The", "the jester"),
    EXCUSE_NAME: QT_TRANSLATE_NOOP("The", "the Excuse"),
}
_SUBJECTS = {
    "J": QT_TRANSLATE_NOOP("Subject", "the jack"),
    "N": QT_TRANSLATE_NOOP("Subject", "the cavalier"),
    "Q": QT_TRANSLATE_NOOP("Subject", "the queen"),
    "K": QT_TRANSLATE_NOOP("Subject", "the king"),
    "A": QT_TRANSLATE_NOOP("Subject", "the ace"),
}


def the_card(card: Card | str) -> str:
    """“the queen of spades”, “the 7”, “trump 14” (in German “die Pik Dame”, “Trumpf 14”)."""
    code = _code(card)
    rank = RANK_NAMES[rank_of(parse_card(code))]
    if rank in _ALONE:
        return translate("The", _ALONE[rank])
    if rank in TRUMP_NAMES:
        return fill(translate("The", "trump {number}"), number=rank[1:])
    if rank == code:
        return fill(translate("The", "the {number}"), number=rank)
    if rank in _COURTS:
        return fill(translate("The", _COURTS[rank]), suit=suit_name(code[-1]))
    sentence = translate("The", "the {number} of {suit}")
    return fill(sentence, number=rank, suit=suit_name(code[-1]))


def the_cards(cards: Sequence[Card | str]) -> str:
    """“the queen of spades”, “the two sevens”, “the trumps 5 and 6”; else a list of cards."""
    codes = [_code(card) for card in cards]
    if len(codes) == 1:
        return the_card(codes[0])
    ranks = [RANK_NAMES[rank_of(parse_card(code))] for code in codes]
    if set(ranks) <= set(TRUMP_NAMES) and len(set(ranks)) > 1:
        numbers = listed([rank[1:] for rank in ranks])
        return fill(translate("The", "the trumps {number}"), number=numbers)
    if len(set(ranks)) > 1:
        return cards_list(codes)
    # What has no suit has an adjective, or is too rare to be worth its own forms.
    if ranks[0] in _ALONE or ranks[0] in TRUMP_NAMES:
        return cards_phrase(codes)
    if ranks[0] == "A":
        return _aces(len(codes))
    return fill(_counted(len(codes)), ranks=ranks_name(ranks[0]))


def the_rank(rank: str) -> str:
    """“the queen”, “the 7”, at the beginning of what is said about it."""
    if rank in _SUBJECTS:
        return translate("Subject", _SUBJECTS[rank])
    return fill(translate("Subject", "the {number}"), number=rank)


def _counted(count: int) -> str:
    if count == 2:
        return translate("The", "the two {ranks}")
    if count == 3:
        return translate("The", "the three {ranks}")
    if count == 4:
        return translate("The", "the four {ranks}")
    return translate("The", "the %n {ranks}", None, count)


def _aces(count: int) -> str:
    """In French “a pair of aces” loses a letter."""
    if count == 2:
        return translate("The", "the two aces")
    if count == 3:
        return translate("The", "the three aces")
    if count == 4:
        return translate("The", "the four aces")
    return translate("The", "the %n aces", None, count)


def _code(card: Card | str) -> str:
    return card if isinstance(card, str) else format_card(card)
