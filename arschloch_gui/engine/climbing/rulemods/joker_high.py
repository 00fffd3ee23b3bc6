"""`joker=high`: jokers rank above everything and are played as sets of jokers (rules.md §1.4).

Red beats black: a set with a red joker in it counts as red.
"""

from __future__ import annotations

from collections.abc import Iterator

from arschloch_gui.engine.cards import RED_JOKER, Card, is_joker, rank_of
from arschloch_gui.engine.climbing.melds import SET, Meld
from arschloch_gui.engine.climbing.rulebook import Contribution, Rulebook
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Only with jokers in the deck that play this part."""
    return Contribution(melds=_joker_sets) if rules.jokers and rules.joker == "high" else None


def _joker_sets(book: Rulebook, hand: list[Card], whole: bool) -> Iterator[Meld]:
    jokers = [card for card in hand if is_joker(card)]
    black = [card for card in jokers if card != RED_JOKER]
    red = jokers[len(black) :]
    for reds in range(len(red) + 1):
        for blacks in range(len(black) + 1):
            cards = (*black[:blacks], *red[:reds])
            if cards and (not whole or len(cards) == len(hand)):
                yield Meld(SET, len(cards), rank_of(cards[-1]), 0, cards)
