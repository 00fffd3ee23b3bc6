"""Exact search for the best division of a hand into combinations.

Each combination has a burden, which is the cost of still having to play it. The cost of a hand is
the smallest sum of burdens over all its divisions. The costs of parts of the hand are cached,
because they are used many times.
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
    """A planner for one hand and its parts."""

    def __init__(self, hand: tuple[Card, ...], burden: Burden) -> None:
        ordered = sorted(hand, key=power_of)
        self._bit = {card: 1 << at for at, card in enumerate(ordered)}
        self.whole: Mask = (1 << len(hand)) - 1
        self._with: dict[Mask, list[tuple[Mask, float, Combo]]] = {
            bit: [] for bit in self._bit.values()
        }
        for combo in worth_a_thought(hand, combos_in(hand)):
            mask = self.mask_of(combo.cards)
            # Divisions are built from the weakest card upwards.
            self._with[mask & -mask].append((mask, burden(combo), combo))
        self._costs: dict[Mask, float] = {0: 0.0}

    def mask_of(self, cards: tuple[Card, ...]) -> Mask:
        """Return a mask of these cards."""
        return sum(self._bit[card] for card in cards)

    def cost(self, part: Mask) -> float:
        """Return the smallest burden of a part of the hand."""
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
        """Return the combinations of the best division of a part of the hand."""
        found: list[Combo] = []
        while part:
            mask, _, combo = min(
                (each for each in self._with[part & -part] if each[0] & part == each[0]),
                key=lambda each: each[1] + self.cost(part ^ each[0]),
            )
            found.append(combo)
            part ^= mask
        return found
