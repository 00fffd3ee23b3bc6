"""The first and the last rank of a run: “from 8 to queen” (in French « du 8 à la dame »).

French contracts the preposition and the article but elides before a vowel, so every rank has a
separate text for each end. English and German use the bare rank.
"""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.wording.cards import rank_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.cards import TRUMP_NAMES

_FROM = {
    "J": QT_TRANSLATE_NOOP("From", "jack"),
    "N": QT_TRANSLATE_NOOP("From", "cavalier"),
    "Q": QT_TRANSLATE_NOOP("From", "queen"),
    "K": QT_TRANSLATE_NOOP("From", "king"),
    "A": QT_TRANSLATE_NOOP("From", "ace"),
}
_TO = {
    "J": QT_TRANSLATE_NOOP("To", "jack"),
    "N": QT_TRANSLATE_NOOP("To", "cavalier"),
    "Q": QT_TRANSLATE_NOOP("To", "queen"),
    "K": QT_TRANSLATE_NOOP("To", "king"),
    "A": QT_TRANSLATE_NOOP("To", "ace"),
}
_FROM_TRUMP = QT_TRANSLATE_NOOP("From", "trump {number}")
_TO_TRUMP = QT_TRANSLATE_NOOP("To", "trump {number}")
_FROM_OTHER = QT_TRANSLATE_NOOP("From", "{rank}")
_TO_OTHER = QT_TRANSLATE_NOOP("To", "{rank}")


def from_rank(rank: str) -> str:
    """Return the rank at which a run begins: “queen”, “7”.

    In French, these are « de la dame » and « du 7 », which also fit « au-dessus de la dame ».
    """
    return _end("From", _FROM, _FROM_TRUMP, _FROM_OTHER, rank)


def to_rank(rank: str) -> str:
    """Return the rank at which a run ends: “queen”, “7”; in French « à la dame », « au 7 »."""
    return _end("To", _TO, _TO_TRUMP, _TO_OTHER, rank)


def _end(context: str, courts: Mapping[str, str], trump: str, other: str, rank: str) -> str:
    if rank in courts:
        return translate(context, courts[rank])
    if rank in TRUMP_NAMES:
        return fill(translate(context, trump), number=rank[1:])
    return fill(translate(context, other), rank=rank_name(rank))
