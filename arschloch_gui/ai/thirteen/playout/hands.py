"""Hands as masks of powers, and their combinations, cached because rollouts repeat hands."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from arschloch_gui.ai.thirteen.reading import worth_a_thought
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.thirteen.combos import Combo, Power, card_of, combos_in, power_of

Mask: TypeAlias = int
"""One bit per card, with the weakest card lowest."""

WHOLE_DECK: Mask = (1 << 52) - 1


class Unit(NamedTuple):
    """A combination: the engine's `Combo` without its cards."""

    mask: Mask
    size: int
    level: int
    key: Power


def mask_of(cards: Iterable[Card]) -> Mask:
    """Return distinct cards as a mask."""
    return sum([1 << power_of(card) for card in cards])


def cards_of(hand: Mask) -> tuple[Card, ...]:
    """Return the cards in a mask, weakest first."""
    cards = []
    while hand:
        lowest = hand & -hand
        cards.append(card_of(lowest.bit_length() - 1))
        hand ^= lowest
    return tuple(cards)


def unit_of(combo: Combo) -> Unit:
    """Return the `Unit` for a combination of the engine."""
    return Unit(mask_of(combo.cards), combo.size, combo.level, combo.key)


@lru_cache(maxsize=8_192)
def units_of(hand: Mask) -> tuple[Unit, ...]:
    """Return the combinations of a hand to consider, smaller sizes first, then by strength."""
    cards = cards_of(hand)
    return tuple([unit_of(combo) for combo in worth_a_thought(cards, combos_in(cards))])


def units_with(hand: Mask, power: Power) -> list[Unit]:
    """Return the combinations to consider that contain the card with this power."""
    cards = cards_of(hand)
    needed = card_of(power)
    some = [combo for combo in combos_in(cards) if needed in combo.cards]
    return [unit_of(combo) for combo in worth_a_thought(cards, some)]
