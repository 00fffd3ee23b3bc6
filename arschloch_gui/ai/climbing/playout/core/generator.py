"""A random number generator on small ints, with the same results compiled and interpreted.

It is a multiply-with-carry generator (after G. Marsaglia) with 30 new bits per step and a period of
about 2^59. Both factors of each product are below 2^30, so the product is one machine instruction
in compiled code, and each factor fits a single digit of a Python int.
"""

from __future__ import annotations

from typing import Final, TypeVar

ItemT = TypeVar("ItemT")

MULTIPLIER: Final = 929887332
"""Chosen so that p = MULTIPLIER · 2^30 − 1 and (p − 1) / 2 are prime. The period is (p − 1) / 2."""
_BITS: Final = 30
_MASK: Final = 0x3FFFFFFF


class Generator:
    """A generator with an int as seed. Equal seeds give equal numbers."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        carry = _mixed(seed & _MASK, _mixed(seed >> _BITS & _MASK, 1))
        self.state = (carry & _MASK >> 1) << _BITS | _mixed(carry, 2)
        self.below(1)
        self.below(1)

    def below(self, n: int) -> int:
        """Return an int from 0 to n − 1 with practically equal probabilities, for 1 ≤ n < 2^30."""
        state = MULTIPLIER * (self.state & _MASK) + (self.state >> _BITS)
        self.state = state
        return (state & _MASK) * n >> _BITS

    def shuffle(self, items: list[ItemT]) -> None:
        """Shuffle the items in place (Fisher–Yates, from the end)."""
        state = self.state
        bits = state & _MASK
        for last in range(len(items) - 1, 0, -1):
            state = MULTIPLIER * bits + (state >> _BITS)
            bits = state & _MASK
            other = bits * (last + 1) >> _BITS
            item = items[last]
            items[last] = items[other]
            items[other] = item
        self.state = state


def _mixed(bits: int, salt: int) -> int:
    """Return 30 bits that depend on all given bits, like the finalizer of MurmurHash3."""
    bits = (bits ^ salt * 0x9E3779B) & _MASK
    bits = (bits ^ bits >> 15) * 0x5EBCA6B & _MASK
    bits = (bits ^ bits >> 13) * 0x2B2AE35 & _MASK
    return bits ^ bits >> 15
