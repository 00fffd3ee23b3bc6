"""Hands the others may hold, drawn as often as they are likely after what has been played.

A walk through the worlds that fit (Metropolis and others, 1953): two hidden cards change places,
which is kept as often as the hands explain what was done as well as before.
"""

from __future__ import annotations

from typing import Final

from arschloch_gui.ai.climbing.playout.core.evidence import Evidence
from arschloch_gui.ai.climbing.playout.core.generator import Generator

_FINE: Final = 1 << 20
"""How finely chances are drawn."""


class Walk:
    """Goes from world to world. `holders` and `cards` are the hidden cards that may lie elsewhere:
    who holds each now, and one card of its slot, packed; `hands` all cards by seat, and after the
    seats those nobody holds; `barred` are the bits of a hand that no hidden card of a seat has."""

    __slots__ = ("barred", "cards", "evidence", "generator", "hands", "holders")

    def __init__(
        self,
        hands: list[int],
        holders: list[int],
        cards: list[int],
        evidence: Evidence,
        generator: Generator,
        barred: list[int],
    ) -> None:
        self.barred = barred
        self.hands = hands
        self.holders = holders
        self.cards = cards
        self.evidence = evidence
        self.generator = generator

    def go(self, steps: int) -> None:
        """Try to let two cards change places, so many times."""
        count = len(self.cards)
        if count < 2:
            return
        generator = self.generator
        for _ in range(steps):
            self._try(generator.below(count), generator.below(count))

    def _try(self, one: int, other: int) -> None:
        holders, cards, hands = self.holders, self.cards, self.hands
        first, second = holders[one], holders[other]
        mine, his = cards[one], cards[other]
        if first == second or mine == his:
            return
        if self.barred[first] & his or self.barred[second] & mine:
            return
        evidence = self.evidence
        before = evidence.together(hands, first, second)
        swap = his - mine
        hands[first] += swap
        hands[second] -= swap
        after = evidence.together(hands, first, second)
        if after < before and self.generator.below(_FINE) >= after / before * _FINE:
            hands[first] -= swap
            hands[second] += swap
            return
        cards[one], cards[other] = his, mine
