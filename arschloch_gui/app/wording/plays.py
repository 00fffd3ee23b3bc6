"""Plays in which cards stand for others: what lies there, and what it counts as."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.app.wording.cards import cards_phrase
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import (
    RANK_NAMES,
    TRUMP_NAMES,
    Card,
    format_card,
    format_cards,
    rank_of,
)


def set_phrase(cards: Sequence[Card], rank: str) -> str:
    """A set whose deciding rank is known: “trumps 1 and 5 as trumps 5 and 6”, “two sevens”.

    `rank` may be empty or a joker's; then only the cards are told.
    """
    said, meant = cards_phrase(cards), meant_phrase(cards, rank)
    if said == meant:
        return said
    return fill(translate("Cards", "{cards} as {others}"), cards=said, others=meant)


def meant_phrase(cards: Sequence[Card], rank: str) -> str:
    """What a set counts as: “trumps 5 and 6”, “two sevens”."""
    return cards_phrase(_meant(cards, rank))


def _meant(cards: Sequence[Card], rank: str) -> list[str]:
    """The cards that would be the same set if every card were what it counts as."""
    if rank in TRUMP_NAMES:
        top = TRUMP_NAMES.index(rank)
        return list(TRUMP_NAMES[max(0, top + 1 - len(cards)) : top + 1])
    natural = [card for card in cards if RANK_NAMES[rank_of(card)] == rank]
    # One card of the rank, so many times, says how many there are.
    return [format_card(card) for card in natural[:1]] * len(cards) or list(format_cards(cards))
