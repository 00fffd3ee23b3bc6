"""Wording for plays in which some cards count as others."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.wording.articles import the_cards
from arschloch_gui.app.wording.cards import card_name, cards_list, cards_phrase
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import (
    CARD_OF,
    RANK_NAMES,
    RANK_OF_NAME,
    SUITS,
    TRUMP_NAMES,
    Card,
    format_card,
    format_cards,
    is_joker,
    rank_of,
    suit_of,
)


def set_phrase(cards: Sequence[Card], rank: str, deck: str = "") -> str:
    """Describe a set by its cards and what they count as: “trumps 1 and 5 as trumps 5 and 6”.

    `rank` is the deciding rank. If it is empty or a joker's, only the cards are named. If a joker
    among other cards stands for a particular card, that card is named too.
    """
    if stands := joker_stands_for(cards, rank):
        line = translate("Cards", "{cards} (the joker as {card})")
        return fill(line, cards=cards_list(cards, deck), card=card_name(stands))
    said = cards_phrase(cards, deck)
    if not rank or (meant := meant_phrase(cards, rank, deck)) == said:
        return said
    return fill(translate("Cards", "{cards} as {others}"), cards=said, others=meant)


def joker_stands_for(cards: Sequence[Card], said: str) -> str:
    """Return the code of the card that a joker was declared as, or "" if it was not.

    `said` is the declared card or rank. A rank is enough if all other cards share a suit.
    """
    suits = {suit_of(card) for card in cards if not is_joker(card)}
    if len(suits) == len(cards) or not any(map(is_joker, cards)) or min(suits, default=-1) < 0:
        return ""
    if said in CARD_OF and said not in RANK_OF_NAME:
        return said
    of_one_suit = said in RANK_OF_NAME and len(suits) == 1
    return said + SUITS[suits.pop()] if of_one_suit else ""


def meant_phrase(cards: Sequence[Card], rank: str, deck: str = "") -> str:
    """Describe what a set counts as: “trumps 5 and 6”, “two sevens”."""
    return cards_phrase(_meant(cards, rank), deck)


def the_meant(cards: Sequence[Card], rank: str) -> str:
    """Describe what a set counts as, with the definite article: “the two sevens”."""
    return the_cards(_meant(cards, rank))


def _meant(cards: Sequence[Card], rank: str) -> list[str]:
    """Return the cards of an equivalent set in which no card stands for another."""
    if rank in TRUMP_NAMES:
        top = TRUMP_NAMES.index(rank)
        return list(TRUMP_NAMES[max(0, top + 1 - len(cards)) : top + 1])
    natural = [card for card in cards if RANK_NAMES[rank_of(card)] == rank]
    # Repeating one card of the rank is enough, as only the rank and the count are named.
    return [format_card(card) for card in natural[:1]] * len(cards) or list(format_cards(cards))
