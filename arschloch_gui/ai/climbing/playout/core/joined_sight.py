"""What a policy sees where cards of several ranks go together (`joins`).

The features are those of `sight`. Groups that leave the hand in one meld count as one, a run is
beaten by higher runs, a set by rows of trumps as well, and by one rank more if somebody holds a
card that stands for others.
"""

from __future__ import annotations

from typing import Final

from arschloch_gui.ai.climbing.playout.core.bits import ones
from arschloch_gui.ai.climbing.playout.core.features import LARGEST, SIZES
from arschloch_gui.ai.climbing.playout.core.joins import MOST_IN_ROW, Joined, joined, suit_masks
from arschloch_gui.ai.climbing.playout.core.sight import BEATEN_OF, Sight
from arschloch_gui.ai.climbing.playout.core.tables import Laid

_TRUMPS_OF: Final = [0, 1, 2, 3, 3, 4, 4, 4, 4, 5]
"""For how many ranks so many trumps count that beat a card: otherwise next to them all suit cards
would be alike."""
_WITH_TRUMPS: Final = [0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 8, 8, 9]
"""By how many ranks, in classes, where there are trumps: nearly all cards are beaten by some."""


class JoinedSight(Sight):
    """A position as the seat to act sees it."""

    __slots__ = ("helped", "saved", "suited", "weak")

    def _masks(self, unseen: list[int]) -> list[int]:
        found = super()._masks(unseen)
        tables, position = self.position.tables, self.position
        trumps = found[1] & tables.trumps
        row = trumps
        for size in range(2, MOST_IN_ROW + 1):
            # The bit of a row is that of its highest trump, which is the weakest in a revolution.
            row &= trumps >> size - 1 if position.flipped else trumps << size - 1
            found[size] |= row
        self.helped = position.held_by_others(position.to_act) & tables.helpers != 0
        """Whether somebody else has a card that stands for others."""
        self.suited: list[int] = []
        """By suit the ranks of the others, once they are asked for."""
        self.weak = [0]
        """By number of cards: the ranks that the others beat with as many."""
        for mask in found[1:]:
            self.weak.append((1 << mask.bit_length() - 1) - 1 if mask else 0)
        return found

    def _look_at_hand(self, ends: list[bool]) -> None:
        super()._look_at_hand(ends)
        for group, is_end in enumerate(ends):
            if is_end and self.strength[group] >= 0:
                for size in range(1, len(self.weak)):
                    self.weak[size] &= ~(1 << self.strength[group])
        self.saved = self._saved(0)
        """Where cards of the hand go together."""
        self.groups -= self.saved.groups
        self.losers = max(0, self.losers - self.saved.losers)

    def _saved(self, delta: int) -> Joined:
        position = self.position
        hand = position.hands[position.to_act] - delta
        return joined(position.tables, hand, position.flipped, self.weak)

    def above(self, size: int, strength: int) -> int:
        """How many ranks of a higher strength the others have so often, in classes."""
        higher = self.masks[min(size, LARGEST)] >> strength + 1
        trumps = self.position.tables.trumps
        count = 0
        if higher:
            if trumps:
                count = ones(higher & ~(trumps >> strength + 1))
                count += _TRUMPS_OF[min(ones(higher & trumps >> strength + 1), 9)]
            else:
                count = ones(higher)
        if self.helped and size > 1 and self.masks[min(size - 1, LARGEST)] >> strength + 1:
            count += 1
        return _WITH_TRUMPS[min(count, 12)] if trumps else BEATEN_OF[min(count, 11)]

    def _size_of(self, laid: Laid) -> int:
        return SIZES - 1 if laid.length else min(laid.size, SIZES) - 1

    def beaten_of(self, laid: Laid, times: int) -> int:
        strength = laid.down if self.position.flipped else laid.up
        if laid.length:
            return self._runs_above(laid, strength)
        return self.above(laid.size, strength)

    def _runs_above(self, laid: Laid, strength: int) -> int:
        """How many runs the others have that beat this one, in classes."""
        tables, position = self.position.tables, self.position
        if not tables.suit_slots:
            held = [self.masks[min(laid.size // laid.length, LARGEST)] & tables.run_ranks]
        else:
            if not self.suited:
                others = position.held_by_others(position.to_act)
                self.suited = suit_masks(tables, others, self.strength)
            held = self.suited
        found = 0
        for mask in held:
            run = mask
            for step in range(1, laid.length):
                run &= mask >> step if position.flipped else mask << step
            found |= run
        count = ones(found >> strength + (laid.length if tables.runs_above else 1))
        return BEATEN_OF[min(count + (1 if self.helped else 0), 11)]

    def _take_out(self, laid: Laid) -> tuple[int, int]:
        groups, losers = super()._take_out(laid)
        before, after = self.saved, self._saved(laid.delta)
        return groups + before.groups - after.groups, max(0, losers + before.losers - after.losers)
