"""Combinations by their names: “flush, king of spades”, “two sevens, 7 of hearts high”."""

from __future__ import annotations

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
    FOUR_ONE: QT_TRANSLATE_NOOP("Thirteen", "four and one"),
    STRAIGHT_FLUSH: QT_TRANSLATE_NOOP("Thirteen", "straight flush"),
}
_OF_A_RANK = frozenset({FULL_HOUSE, FOUR_ONE})


def kind_name(kind: str) -> str:
    """What five cards of a kind are called."""
    return translate("Thirteen", KINDS[kind])


def combo_name(combo: Combo) -> str:
    """A combination by its kind and what decides in it."""
    if combo.size == FIVE:
        return fill(
            translate("Thirteen", "{kind}, {what}"), kind=kind_name(combo.kind), what=_top(combo)
        )
    cards = cards_phrase(combo.cards)
    if combo.kind == PAIR:
        # Another pair of this rank may come: then the higher suit wins.
        return fill(translate("Thirteen", "{cards}, {card} high"), cards=cards, card=_top(combo))
    return cards


def _top(combo: Combo) -> str:
    decides = card_of(combo.key)
    if combo.kind in _OF_A_RANK:
        return ranks_name(RANK_NAMES[rank_of(decides)])
    return card_name(decides)
