"""Situations in which a seat plays, and the parts of its hand that contain its melds."""

from __future__ import annotations

from typing import Final

BLOCK_BITS: Final = 9
"""Most bits of a block with several parts. With 12, it would leave the processor's cache."""
NO_MELDS: Final[list[int]] = []


class Part:
    """A part of a hand whose melds do not depend on other cards: a rank, a suit, the jokers, …"""

    __slots__ = ("need", "number", "partner", "shift", "span", "times")

    def __init__(self, number: int, need: int, partner: int, span: int) -> None:
        self.number = number
        self.need = need
        self.partner = partner
        """There can be a meld only if at least one bit of `need` and one of `partner` is set."""
        self.span = span
        """Bits that determine the melds."""
        self.shift = 0
        """Number of low zero bits of `span`."""
        self.times = 0
        """For runs of sets: number of cards that a rank must have to count."""


class Block:
    """Some adjacent parts of a hand, whose melds are cached together."""

    __slots__ = ("answers", "known", "need", "parts", "rare", "shift", "span", "times")

    def __init__(self, first: Part) -> None:
        self.parts = [first]
        self.answers: list[dict[int, list[int]]] = [{}]
        """For each part, the playable melds by the part's bits in the hand."""
        self.known: list[list[int] | None] = []
        """The playable melds of all parts, by the block's bits in the hand."""
        self.rare: dict[int, list[int]] = {}
        """The same if there are more than `BLOCK_BITS` bits."""
        self.need, self.span = first.need, first.span
        self.shift, self.times = first.shift, first.times
        """All of these as in a part."""

    def takes(self, part: Part) -> bool:
        """Add a part, unless the block would become too large; return whether it was added."""
        if self.times or part.times or width(self.span | part.span) > BLOCK_BITS:
            return False
        self.parts.append(part)
        self.answers.append({})
        self.need |= part.need
        self.span |= part.span
        self.shift = min(self.shift, part.shift)
        return True

    def forget(self) -> None:
        """Empty the block, except for the answers of its parts."""
        self.rare = {}
        self.known = []
        if not self.times and width(self.span) <= BLOCK_BITS:
            self.known = [None] * (1 << width(self.span))


def width(span: int) -> int:
    """Return the number of bits from the lowest to the highest one that is set."""
    span //= span & -span
    found = 0
    while span >> found:
        found += 1
    return found


class Situation:
    """A trick to be beaten, reduced to what the rules depend on. With shape 0, the seat leads."""

    __slots__ = ("blocks", "bound", "flipped", "live", "lock", "number", "office", "shape")

    def __init__(
        self, number: int, shape: int, flipped: int, lock: int, bound: bool, office: bool
    ) -> None:
        self.number = number
        self.shape = shape
        self.flipped = flipped
        """1 if the order is reversed, else 0."""
        self.lock = lock
        self.bound = bound
        self.office = office
        """Whether the lowest position is to act, if that matters."""
        self.live: list[Part] = []
        """Parts of a hand that can contain an answer."""
        self.blocks: list[Block] = []
        """These parts in blocks."""

    def split(self, live: list[Part]) -> None:
        """Set the live parts and divide them into blocks."""
        self.live = live
        self.blocks = []
        for part in live:
            if not self.blocks or not self.blocks[-1].takes(part):
                self.blocks.append(Block(part))
        for block in self.blocks:
            block.forget()
