"""A random walk that samples the other hands in proportion to their likelihood.

It is a Metropolis walk (Metropolis et al., 1953) through the possible deals. In each step, two
hidden cards are swapped, and the swap is accepted with a probability that depends on how well the
hands explain the plays.
"""

from __future__ import annotations

from typing import Final

from arschloch_gui.ai.climbing.playout.core.evidence import Evidence
from arschloch_gui.ai.climbing.playout.core.generator import Generator

_FINE: Final = 1 << 20
"""Resolution of random decisions."""


class Walk:
    """A random walk through possible deals of the hidden cards.

    `holders` and `cards` describe the hidden cards that can move: the current holder of each, and
    one packed card of its slot. `hands` are the packed cards by seat, followed by those that no
    seat holds. `barred` are the bits of the cards that must not move to a seat.
    """

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
        """Attempt `steps` swaps of two cards."""
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
