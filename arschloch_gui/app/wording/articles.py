"""Cards with the definite article: “the queen of spades”, “the two sevens”.

German and French decline the article, so each form is a separate source text. `the_card` and
`the_cards` give the object form, `the_rank` the subject form.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from arschloch_gui.app.wording.cards import (
    alike,
    cards_list,
    cards_phrase,
    code_of,
    one_card,
    rank_in,
    ranks_name,
    suit_name,
)
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.cards import (
    EXCUSE_NAME,
    JESTER_NAME,
    TRUMP_NAMES,
    Card,
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
    "MJ": QT_TRANSLATE_NOOP("The", "the Mah Jong"),
    "PH": QT_TRANSLATE_NOOP("The", "the Phoenix"),
    "DR": QT_TRANSLATE_NOOP("The", "the Dragon"),
    "LA": QT_TRANSLATE_NOOP("The", "the Little A"),
    "BA": QT_TRANSLATE_NOOP("The", "the Big A"),
}
_ALIKE = {
    2: QT_TRANSLATE_NOOP("The", "the two {ranks}"),
    3: QT_TRANSLATE_NOOP("The", "the three {ranks}"),
    4: QT_TRANSLATE_NOOP("The", "the four {ranks}"),
}
# French elides “de” in “une paire d’as”, so aces need texts of their own.
_ACES = {
    2: QT_TRANSLATE_NOOP("The", "the two aces"),
    3: QT_TRANSLATE_NOOP("The", "the three aces"),
    4: QT_TRANSLATE_NOOP("The", "the four aces"),
}
_SUBJECTS = {
    "J": QT_TRANSLATE_NOOP("Subject", "the jack"),
    "N": QT_TRANSLATE_NOOP("Subject", "the cavalier"),
    "Q": QT_TRANSLATE_NOOP("Subject", "the queen"),
    "K": QT_TRANSLATE_NOOP("Subject", "the king"),
    "A": QT_TRANSLATE_NOOP("Subject", "the ace"),
    "*R": QT_TRANSLATE_NOOP("Subject", "the red joker"),
    "*B": QT_TRANSLATE_NOOP("Subject", "the black joker"),
    JESTER_NAME: QT_TRANSLATE_NOOP("Subject", "the jester"),
    EXCUSE_NAME: QT_TRANSLATE_NOOP("Subject", "the Excuse"),
    "MJ": QT_TRANSLATE_NOOP("Subject", "the Mah Jong"),
    "PH": QT_TRANSLATE_NOOP("Subject", "the Phoenix"),
    "DR": QT_TRANSLATE_NOOP("Subject", "the Dragon"),
    "LA": QT_TRANSLATE_NOOP("Subject", "the Little A"),
    "BA": QT_TRANSLATE_NOOP("Subject", "the Big A"),
}


def the_card(card: Card | str, deck: str = "") -> str:
    """Return a card with its article: “the queen of spades”, “the 7”, “trump 14”.

    In German, these are “die Pik-Dame”, “die 7” and “Trumpf 14”.
    """
    code = code_of(card)
    rank = rank_in(code)
    if rank in _ALONE:
        return translate("The", _ALONE[rank])
    if rank in TRUMP_NAMES:
        return fill(translate("The", "trump {number}"), number=rank[1:])
    if rank == code:
        return fill(translate("The", "the {number}"), number=rank)
    if rank in _COURTS:
        return fill(translate("The", _COURTS[rank]), suit=suit_name(code[-1], deck))
    sentence = translate("The", "the {number} of {suit}")
    return fill(sentence, number=rank, suit=suit_name(code[-1], deck))


def the_cards(cards: Sequence[Card | str], deck: str = "") -> str:
    """Return cards with an article: “the two sevens”, “the trumps 5 and 6”.

    Cards of different ranks (other than trumps) are listed by `cards_list`.
    """
    codes = [code_of(card) for card in cards]
    if len(codes) == 1:
        return the_card(codes[0], deck)
    ranks = [rank_in(code) for code in codes]
    if set(ranks) <= set(TRUMP_NAMES) and len(set(ranks)) > 1:
        numbers = listed([rank[1:] for rank in ranks])
        return fill(translate("The", "trumps {number}"), number=numbers)
    if len(set(ranks)) > 1:
        return cards_list(codes, deck)
    # These names contain an adjective or are too rare to justify separate forms.
    if ranks[0] in _ALONE or ranks[0] in TRUMP_NAMES:
        return cards_phrase(codes, deck)
    return _counted(ranks[0], len(codes))


def the_rank(rank: str) -> str:
    """Return a rank as the subject of a sentence: “the queen”, “the 7”."""
    if rank in _SUBJECTS:
        return translate("Subject", _SUBJECTS[rank])
    if rank in TRUMP_NAMES:
        return fill(translate("Subject", "trump {number}"), number=rank[1:])
    return fill(translate("Subject", "the {number}"), number=rank)


def _counted(rank: str, count: int) -> str:
    if rank == "A":
        if count in _ACES:
            return translate("The", _ACES[count])
        return translate("The", "the %n aces", None, count)
    if count in _ALIKE:
        return fill(translate("The", _ALIKE[count]), ranks=ranks_name(rank))
    return fill(translate("The", "the %n {ranks}", None, count), ranks=ranks_name(rank))


def wanted(rank: str) -> str:
    """Return one unspecified card of a rank, as in a request: “a queen”, “a 7”."""
    nouns = {
        "J": translate("Log", "a jack"),
        "Q": translate("Log", "a queen"),
        "K": translate("Log", "a king"),
        "A": translate("Log", "an ace"),
        "N": translate("Log", "a cavalier"),
        "8": translate("Log", "an 8"),
        "11": translate("Log", "an 11"),
    }
    if rank in nouns:
        return nouns[rank]
    return fill(translate("Log", "a {rank}"), rank=rank) if rank.isdecimal() else one_card(rank)


def wanted_list(ranks: Sequence[str]) -> str:
    """Return the cards asked for, equal ranks together: “two aces and a 7”."""
    counts = Counter(ranks).items()
    return listed([wanted(rank) if count == 1 else alike(rank, count) for rank, count in counts])


def ranks_list(cards: Sequence[Card | str], deck: str = "") -> str:
    """List cards by rank, in the order given: “a 7, two jacks and the Dragon”."""
    groups: dict[str, list[str]] = {}
    for code in map(code_of, cards):
        groups.setdefault(rank_in(code), []).append(code)
    return listed(
        [
            wanted(rank) if len(codes) == 1 else cards_phrase(codes, deck)
            for rank, codes in groups.items()
        ]
    )
