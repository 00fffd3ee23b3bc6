"""The best way to divide a hand into combinations, found exactly.

Every combination has a burden (what it costs to have it still to play). A hand is worth the least
sum of burdens over all ways to divide it; parts of the hand come up again and again, so each is
worked out once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from arschloch_gui.ai.thirteen.reading import worth_a_thought
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.thirteen.combos import Combo, combos_in, power_of

Burden: TypeAlias = Callable[[Combo], float]
Mask: TypeAlias = int


class Planner:
    """Plans for one hand and every part of it."""

    def __init__(self, hand: tuple[Card, ...], burden: Burden) -> None:
        ordered = sorted(hand, key=power_of)
        self._bit = {card: 1 << at for at, card in enumerate(ordered)}
        self.whole: Mask = (1 << len(hand)) - 1
        self._with: dict[Mask, list[tuple[Mask, float, Combo]]] = {
            bit: [] for bit in self._bit.values()
        }
        for combo in worth_a_thought(hand, combos_in(hand)):
            mask = self.mask_of(combo.cards)
            # A hand is divided from its weakest card upwards.
            self._with[mask & -mask].append((mask, burden(combo), combo))
        self._costs: dict[Mask, float] = {0: 0.0}

    def mask_of(self, cards: tuple[Card, ...]) -> Mask:
        """A part of the hand."""
        return sum(self._bit[card] for card in cards)

    def cost(self, part: Mask) -> float:
        """The least burden in which a part of the hand can be played."""
        known = self._costs.get(part)
        if known is None:
            known = min(
                burden + self.cost(part ^ mask)
                for mask, burden, _ in self._with[part & -part]
                if mask & part == mask
            )
            self._costs[part] = known
        return known

    def division(self, part: Mask) -> list[Combo]:
        """The combinations of least burden that a part of the hand divides into."""
        found: list[Combo] = []
        while part:
            mask, _, combo = min(
                (each for each in self._with[part & -part] if each[0] & part == each[0]),
                key=lambda each: each[1] + self.cost(part ^ each[0]),
            )
            found.append(combo)
            part ^= mask
        return found
