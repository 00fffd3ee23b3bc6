"""Cards of several ranks that go together: runs, rows of trumps, and cards that stand for others.

Masks have a bit a rank, by its strength in the order in force; ranks beside each other are so in
both orders.
"""

from __future__ import annotations

from typing import Final

from arschloch_gui.ai.climbing.playout.core.bits import lowest_block, ones
from arschloch_gui.ai.climbing.playout.core.tables import Tables

MOST_IN_ROW: Final = 4
"""Trumps of a row."""
SHORTEST: Final = 3
"""Ranks of a run."""
_OF_SETS: Final = 3
"""Runs are made of singles, pairs or triples."""


class Joined:
    """What is saved where cards of a hand go together: so many groups are none of their own, and
    so many of those that can be beaten."""

    __slots__ = ("groups", "losers")

    def __init__(self) -> None:
        self.groups = 0
        self.losers = 0

    def of_runs(self, held: int, alone: int, weak: int) -> None:
        """Ranks held often enough for a run, those of them that are not held oftener, and of
        these the ones that can be beaten."""
        if not held & held >> 1 & held >> 2:
            return
        while held:
            block = lowest_block(held)
            held ^= block
            count = ones(block & alone)
            if count > 1 and ones(block) >= SHORTEST:
                self.groups += count - 1
                self.losers += max(0, ones(block & alone & weak) - 1)

    def of_rows(self, held: int, weak: int) -> None:
        """Trumps, and those of them that can be beaten."""
        while held:
            block = lowest_block(held)
            held ^= block
            count = ones(block)
            rows = (count + MOST_IN_ROW - 1) // MOST_IN_ROW
            self.groups += count - rows
            self.losers += max(0, ones(block & weak) - rows)


def joined(tables: Tables, hand: int, flipped: int, weak: list[int]) -> Joined:
    """What is saved in a hand; `weak` are by number of cards the ranks that can be beaten."""
    strength, helping = tables.strength[flipped], tables.helping
    held = [0] * (_OF_SETS + 2)
    groups = helpers = losers = 0
    for group, count in enumerate(tables.numbers(hand)):
        if not count:
            continue
        bit = 1 << max(strength[group], 0)
        groups += 1
        if helping[group]:
            helpers += 1
            losers += 1 if bit & weak[1] else 0
        else:
            for times in range(1, min(count, _OF_SETS + 1) + 1):
                held[times] |= bit
    found = Joined()
    if groups > helpers:
        found.groups, found.losers = helpers, losers
    if tables.trumps:
        found.of_rows(held[1] & tables.trumps, weak[1])
    if tables.suit_slots:
        for mask in suit_masks(tables, hand, strength):
            found.of_runs(mask, held[1] & ~held[2], weak[1])
    elif tables.set_runs:
        for times in range(1, _OF_SETS + 1):
            each = held[times] & tables.run_ranks
            found.of_runs(each, each & ~held[times + 1], weak[times])
    return found


def suit_masks(tables: Tables, hand: int, strength: list[int]) -> list[int]:
    """By suit: the ranks a hand has of it."""
    found: list[int] = []
    field, group_of = tables.field, tables.group_of
    for slots in tables.suit_slots:
        mask = 0
        for slot in slots:
            if hand & field[slot]:
                mask |= 1 << strength[group_of[slot]]
        found.append(mask)
    return found
