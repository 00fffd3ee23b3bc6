"""Jokers played alone, for the rules in which they are a kind of their own."""

from __future__ import annotations

from collections.abc import Iterator

from arschloch_gui.engine.cards import Card, is_joker, rank_of
from arschloch_gui.engine.climbing.melds import JOKER, Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook


def single_jokers(book: Rulebook, hand: list[Card], whole: bool) -> Iterator[Meld]:
    """Each kind of joker in the hand, played alone (an `Enumerator`)."""
    if whole and len(hand) > 1:
        return
    for card in sorted({card for card in hand if is_joker(card)}):
        yield Meld(JOKER, 1, rank_of(card), 0, (card,))
