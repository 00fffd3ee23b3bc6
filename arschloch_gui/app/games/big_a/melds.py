"""Names of melds: “three sevens, one of them a joker”."""

from __future__ import annotations

from arschloch_gui.app.wording.articles import the_card, the_cards
from arschloch_gui.app.wording.cards import cards_phrase, one_card
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.big_a.deck import JOKER, JOKER_NUMBER
from arschloch_gui.engine.big_a.melds import A_CARD, Meld

DECK = "big_a"
"""The key of the deck, which determines its names and card faces."""


def a_meld(meld: Meld) -> str:
    """Return a meld as an object: “a 7”, “three sevens, one of them a joker”, “the Big A”."""
    if meld.size == 1:
        return one_card(meld.cards[0], DECK)
    said = cards_phrase([str(meld.number)] * meld.size)
    jokers = meld.cards.count(JOKER)
    if not jokers:
        return said
    line = translate("BigA", "{cards}, %n of them joker(s)", None, jokers)
    return fill(line, cards=said)


def the_meld(meld: Meld) -> str:
    """Return the meld to beat, with the definite article: “the 7”, “the two sevens”."""
    if meld.kind == A_CARD:
        return the_card(meld.cards[0])
    if meld.number == JOKER_NUMBER:
        return translate("BigA", "the joker")
    return the_cards([str(meld.number)] * meld.size)
