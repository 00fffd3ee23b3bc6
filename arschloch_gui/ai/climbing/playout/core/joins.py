"""Combining cards of several ranks: runs, rows of trumps, cards that stand for others.

Masks have one bit per rank, at its strength in the current order. Consecutive ranks are adjacent
bits in both orders.
"""

from __future__ import annotations

from typing import Final

from arschloch_gui.ai.climbing.playout.core.bits import lowest_block, ones
from arschloch_gui.ai.climbing.playout.core.tables import CompactMeld, JoinRules

OFTENEST: Final = 4
"""Largest number of cards of a rank that is distinguished.

Runs are made of singles, pairs or triples.
"""


class JoinedHand:
    """The ranks in a hand, and the number of groups saved by combining them.

    `weak` are masks of the ranks that can be beaten, by number of cards.
    """

    __slots__ = ("held", "helpers", "own", "rules", "strength", "weak")

    def __init__(
        self, rules: JoinRules, own: list[int], strength: list[int], weak: list[int]
    ) -> None:
        self.rules, self.own, self.strength, self.weak = rules, own, strength, weak
        self.held = [0] * (OFTENEST + 1)
        """Masks of the ranks held at least n times, without helpers, by n."""
        self.helpers = 0
        """Mask of the ranks of helpers, which are cards that stand for others."""
        for group, count in enumerate(own):
            if count and strength[group] >= 0:
                bit = 1 << strength[group]
                if rules.helping[group]:
                    self.helpers |= bit
                else:
                    for times in range(1, min(count, OFTENEST) + 1):
                        self.held[times] |= bit

    def saved(self) -> tuple[int, int]:
        """Return how many groups, and how many beatable ones, are saved by combining cards."""
        return self._saved(self.held, self.helpers)

    def saved_after(self, meld: CompactMeld) -> tuple[int, int]:
        """Return the same numbers for the hand after a meld is played."""
        held, helpers = self.held.copy(), self.helpers
        for at, group in enumerate(meld.groups):
            if self.strength[group] < 0:
                continue
            bit, count = 1 << self.strength[group], self.own[group]
            left = count - meld.counts[at]
            if self.rules.helping[group]:
                if left <= 0:
                    helpers &= ~bit
            else:
                for times in range(max(left, 0) + 1, min(count, OFTENEST) + 1):
                    held[times] &= ~bit
        return self._saved(held, helpers)

    def _saved(self, held: list[int], helpers: int) -> tuple[int, int]:
        rules, weak = self.rules, self.weak
        groups = losers = 0
        if helpers and held[1]:
            # Helpers played with other cards do not count as groups of their own.
            groups, losers = ones(helpers), ones(helpers & weak[1])
        trumps = held[1] & rules.trumps
        while trumps:
            block = lowest_block(trumps)
            trumps ^= block
            count = ones(block)
            if count > 1:
                rows = (count + rules.most_in_row - 1) // rules.most_in_row
                groups += count - rows
                losers += max(0, ones(block & weak[1]) - rows)
        if rules.set_runs:
            for times in range(1, OFTENEST):
                run = held[times] & rules.run_ranks
                alone = run & ~held[times + 1]
                while run:
                    block = lowest_block(run)
                    run ^= block
                    count = ones(block & alone)
                    if count > 1 and ones(block) >= rules.shortest:
                        groups += count - 1
                        losers += max(0, ones(block & alone & weak[times]) - 1)
        return groups, losers
