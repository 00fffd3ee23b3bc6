"""Jokers played without other cards: single jokers as a kind of their own, or sets of jokers."""

from __future__ import annotations

from collections.abc import Iterator

from arschloch_gui.engine.cards import RED_JOKER, Card, is_joker, rank_of
from arschloch_gui.engine.climbing.melds import JOKER, SET, Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook


def is_lone_joker(meld: Meld) -> bool:
    """Return whether a meld is of kind `JOKER`: a joker (or the Excuse) played alone."""
    return meld.kind == JOKER


def single_jokers(book: Rulebook, hand: list[Card], whole: bool) -> Iterator[Meld]:
    """Yield each different joker in the hand as a meld of its own (an `Enumerator`)."""
    if whole and len(hand) > 1:
        return
    for card in sorted({card for card in hand if is_joker(card)}):
        yield Meld(JOKER, 1, rank_of(card), 0, (card,))


def joker_sets(book: Rulebook, hand: list[Card], whole: bool) -> Iterator[Meld]:
    """Yield every set of jokers in the hand (an `Enumerator`). One red joker makes a set red."""
    jokers = [card for card in hand if is_joker(card)]
    black = [card for card in jokers if card != RED_JOKER]
    red = jokers[len(black) :]
    for reds in range(len(red) + 1):
        for blacks in range(len(black) + 1):
            cards = (*black[:blacks], *red[:reds])
            if cards and (not whole or len(cards) == len(hand)):
                yield Meld(SET, len(cards), rank_of(cards[-1]), 0, cards)
