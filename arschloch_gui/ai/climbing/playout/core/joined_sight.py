"""Features of moves under rules that combine cards of several ranks (`joins`).

The features are those of `seat_features`. Groups that leave the hand in one meld count as one. A
run is beaten by higher runs. A set is also beaten by rows of trumps, and by one more rank if
another player has a card that stands for others.
"""

from __future__ import annotations

from typing import Final

from arschloch_gui.ai.climbing.playout.core.bits import ones
from arschloch_gui.ai.climbing.playout.core.features import LARGEST, SIZES
from arschloch_gui.ai.climbing.playout.core.joins import JoinedHand
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.rank_blocks import MOST_TIMES
from arschloch_gui.ai.climbing.playout.core.seat_features import BEATEN_OF, SeatFeatures
from arschloch_gui.ai.climbing.playout.core.tables import CompactMeld, JoinRules

_TRUMPS_OF: Final = [0, 1, 2, 3, 3, 4, 4, 4, 4, 5]
"""Number of trumps to count, by the number of trumps that beat a set.

If all of them counted, all suit cards would look alike.
"""
_WITH_TRUMPS: Final = [0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 8, 8, 9]
"""Classes by number of beating ranks if there are trumps, because trumps beat nearly every card."""


class JoinedSight(SeatFeatures):
    """A position as seen by the seat to act, under `rules` for combining ranks."""

    __slots__ = (
        "hand", "helped", "masks", "rules", "saved_groups", "saved_losers", "trumps", "weak"
    )  # fmt: skip

    def __init__(self, position: Position, weights: list[float], rules: JoinRules) -> None:
        self.rules, self.trumps = rules, rules.trumps
        super().__init__(position, weights)

    def _look_at_hand(self) -> None:
        self._look_at_others()
        super()._look_at_hand()
        own = self.position.tables.numbers(self.position.hands[self.position.to_act])
        self.hand = JoinedHand(self.rules, own, self.strength, self.weak)
        self.saved_groups, self.saved_losers = self.hand.saved()
        """Number of groups, and of beatable ones, saved by combining cards of the hand."""
        self.groups -= self.saved_groups
        self.losers = max(0, self.losers - self.saved_losers)

    def _look_at_others(self) -> None:
        position, rules, theirs = self.position, self.rules, self.others
        span, found = position.tables.span, [0]
        for _ in range(MOST_TIMES):
            found.append(theirs & (1 << span) - 1)
            theirs >>= span
        self.masks = found
        trumps = row = found[1] & self.trumps
        for size in range(2, rules.most_in_row + 1 if row else 2):
            # A row is represented by the bit of its highest trump, which is the weakest in a
            # revolution.
            row &= trumps >> size - 1 if position.flipped else trumps << size - 1
            found[size] |= row
        self.helped = False
        """Whether another player has a card that stands for others."""
        if rules.helpers:
            self.helped = position.held_by_others(position.to_act) & rules.helpers != 0
        self.weak = [0]
        """Masks of the ranks that the others can beat with n cards, by n."""
        stays = ~rules.ends[position.flipped]
        for mask in found[1:]:
            self.weak.append((1 << mask.bit_length() - 1) - 1 & stays if mask else 0)

    def at_least(self, size: int) -> int:
        """Return a mask of the strengths, and of rows of trumps, that the others can play."""
        return self.masks[min(size, LARGEST)]

    def above(self, size: int, strength: int) -> int:
        """Return the class of the number of higher ranks that others hold `size` times or more."""
        higher = self.at_least(size) >> strength + 1
        helps = 0
        if self.helped and size > 1 and self.at_least(size - 1) >> strength + 1:
            helps = 1
        if not self.trumps:
            return BEATEN_OF[min(ones(higher) + helps, 11)]
        trumps = higher & self.trumps >> strength + 1
        count = ones(higher ^ trumps) + _TRUMPS_OF[min(ones(trumps), 9)]
        return _WITH_TRUMPS[min(count + helps, 12)]

    def _size_of(self, meld: CompactMeld) -> int:
        return SIZES - 1 if meld.length else min(meld.size, SIZES) - 1

    def beaten_of(self, meld: CompactMeld, times: int) -> int:
        """Return the class of the number of ranks or runs that beat a meld."""
        position = self.position
        strength = meld.down if position.flipped else meld.up
        if not meld.length:
            return self.above(meld.size, strength)
        held = self.at_least(meld.size // meld.length) & self.rules.run_ranks
        runs = held
        for step in range(1, meld.length):
            runs &= held >> step if position.flipped else held << step
        count = ones(runs >> strength + (meld.length if self.rules.runs_clear else 1))
        return BEATEN_OF[min(count + (1 if self.helped else 0), 11)]

    def _take_out(self, meld: CompactMeld) -> tuple[int, int]:
        groups, losers = super()._take_out(meld)
        if not meld.joins and not self.hand.helpers:
            return groups, losers
        fewer_groups, fewer_losers = self.hand.saved_after(meld)
        return (
            groups + self.saved_groups - fewer_groups,
            max(0, losers + self.saved_losers - fewer_losers),
        )
