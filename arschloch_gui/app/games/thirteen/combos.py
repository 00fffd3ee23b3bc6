"""Names of combinations: “flush, king of spades”, “two sevens, 7 of hearts high”."""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.wording.articles import the_cards
from arschloch_gui.app.wording.cards import card_name, cards_phrase, ranks_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.cards import RANK_NAMES, rank_of
from arschloch_gui.engine.thirteen.combos import (
    FIVE,
    FLUSH,
    FOUR_ONE,
    FULL_HOUSE,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    Combo,
    card_of,
)

KINDS = {
    STRAIGHT: QT_TRANSLATE_NOOP("Thirteen", "straight"),
    FLUSH: QT_TRANSLATE_NOOP("Thirteen", "flush"),
    FULL_HOUSE: QT_TRANSLATE_NOOP("Thirteen", "full house"),
    FOUR_ONE: QT_TRANSLATE_NOOP("Thirteen", "four of a kind"),
    STRAIGHT_FLUSH: QT_TRANSLATE_NOOP("Thirteen", "straight flush"),
}
_THE = {
    STRAIGHT: QT_TRANSLATE_NOOP("Thirteen", "the straight headed by the {card}"),
    FLUSH: QT_TRANSLATE_NOOP("Thirteen", "the flush headed by the {card}"),
    FULL_HOUSE: QT_TRANSLATE_NOOP("Thirteen", "the full house of {ranks}"),
    FOUR_ONE: QT_TRANSLATE_NOOP("Thirteen", "the four {ranks}"),
    STRAIGHT_FLUSH: QT_TRANSLATE_NOOP("Thirteen", "the straight flush headed by the {card}"),
}
_A = {
    STRAIGHT: QT_TRANSLATE_NOOP("Thirteen", "a straight headed by the {card}"),
    FLUSH: QT_TRANSLATE_NOOP("Thirteen", "a flush headed by the {card}"),
    FULL_HOUSE: QT_TRANSLATE_NOOP("Thirteen", "a full house of {ranks}"),
    FOUR_ONE: QT_TRANSLATE_NOOP("Thirteen", "four {ranks} with a fifth card"),
    STRAIGHT_FLUSH: QT_TRANSLATE_NOOP("Thirteen", "a straight flush headed by the {card}"),
}
_OF_A_RANK = frozenset({FULL_HOUSE, FOUR_ONE})


def kind_name(kind: str) -> str:
    """Return the name of a kind of five-card combination."""
    return translate("Thirteen", KINDS[kind])


def combo_name(combo: Combo) -> str:
    """Name a combination and what decides it: “flush, king of spades”."""
    if combo.size == FIVE:
        return fill(
            translate("Thirteen", "{kind}, {what}"), kind=kind_name(combo.kind), what=_top(combo)
        )
    cards = cards_phrase(combo.cards)
    if combo.kind == PAIR:
        # Name the higher suit, which decides against the other pair of this rank.
        return fill(translate("Thirteen", "{cards}, {card} high"), cards=cards, card=_top(combo))
    return cards


def a_combo(combo: Combo) -> str:
    """Return a combination as the object of playing: “a flush up to the king of spades”."""
    return _hand(combo, _A) if combo.size == FIVE else combo_name(combo)


def _hand(combo: Combo, words: Mapping[str, str]) -> str:
    rank = RANK_NAMES[rank_of(card_of(combo.key))]
    sentence = translate("Thirteen", words[combo.kind])
    return fill(sentence, card=_top(combo), ranks=ranks_name(rank))


def the_combo(combo: Combo) -> str:
    """Return a combination on the table: “the flush up to the king of spades”."""
    if combo.size == FIVE:
        return _hand(combo, _THE)
    cards = the_cards(combo.cards)
    if combo.kind == PAIR:
        return fill(translate("Thirteen", "{cards} ({card} high)"), cards=cards, card=_top(combo))
    return cards


def _top(combo: Combo) -> str:
    decides = card_of(combo.key)
    if combo.kind in _OF_A_RANK:
        return ranks_name(RANK_NAMES[rank_of(decides)])
    return card_name(decides)
