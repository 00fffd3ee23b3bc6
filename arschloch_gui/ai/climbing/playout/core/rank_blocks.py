"""Blocks of adjacent ranks in a packed hand, and tables of what their bits mean.

A hand is read block by block, from the lowest bits on. Each block needs one look-up instead of one
step per rank, and shifting a hand soon turns it into a small int, which is much faster.
"""

from __future__ import annotations

from typing import Final

BLOCK_BITS: Final = 9
"""Most bits of a block with several ranks, so that its tables fit in the processor's cache."""
COUNT_BIT: Final = 8
"""First bit of the number of cards in an item of `RankBlock.held`."""
MOST_TIMES: Final = 4
"""Largest number of cards of a rank that `RankBlock.strengths` distinguishes."""


class RankBlock:
    """Some adjacent ranks. Its tables are indexed by the block's bits, shifted to bit 0."""

    __slots__ = ("bits", "held", "mask", "numbers", "sizes", "strengths")

    def __init__(
        self, first: int, held: list[list[int]], strength: list[list[int]], span: int
    ) -> None:
        self.bits = 0
        """Number of bits."""
        self.numbers: list[list[int]] = [[]]
        """Number of cards of each rank."""
        self.strengths: list[list[int]] = [[0], [0]]
        """By order: masks of the strengths that are held at least 1, 2, 3 and 4 times.

        Each mask has `span` bits, and the first one is lowest.
        """
        for at, counts in enumerate(held):
            self.bits += (len(counts) - 1).bit_length()
            self.numbers = [[*before, count] for count in counts for before in self.numbers]
            for order, of_rank in enumerate(strength):
                more = [_times(count, of_rank[at], span) for count in counts]
                before = self.strengths[order]
                self.strengths[order] = [masks | each for masks in more for each in before]
        self.mask = (1 << self.bits) - 1
        self.held = [
            [first + at | count << COUNT_BIT for at, count in enumerate(numbers) if count]
            for numbers in self.numbers
        ]
        """The ranks held, and the number of cards of each in the bits from `COUNT_BIT` on."""
        self.sizes = [sum(numbers) for numbers in self.numbers]
        """Number of cards."""


def _times(count: int, strength: int, span: int) -> int:
    """Return the masks of a rank that is held `count` times, side by side."""
    found = 0
    if strength >= 0:
        for times in range(min(count, MOST_TIMES)):
            found |= 1 << strength + times * span
    return found


def rank_blocks(held: list[list[int]], strength: list[list[int]], span: int) -> list[RankBlock]:
    """Divide all ranks into blocks.

    `held` has the number of cards for each value of a rank's bits, by rank. `strength` and `span`
    are those of `Tables`.
    """
    found: list[RankBlock] = []
    first = bits = 0
    for end in range(len(held) + 1):
        more = (len(held[end]) - 1).bit_length() if end < len(held) else BLOCK_BITS
        if end > first and bits + more > BLOCK_BITS:
            some = [each[first:end] for each in strength]
            found.append(RankBlock(first, held[first:end], some, span))
            first, bits = end, 0
        bits += more
    return found
