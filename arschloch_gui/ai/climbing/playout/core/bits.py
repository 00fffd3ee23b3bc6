"""Masks: ints that have a bit for each of a few things."""

from __future__ import annotations

from typing import Final


def _ones() -> list[int]:
    found = [0] * (1 << 16)
    for mask in range(1, 1 << 16):
        found[mask] = found[mask >> 1] + (mask & 1)
    return found


_ONES: Final = _ones()
"""Bits of a mask of up to 16."""


def ones(mask: int) -> int:
    """How many bits of a mask of up to 48 are set."""
    if mask <= 0xFFFF:
        return _ONES[mask]
    return _ONES[mask & 0xFFFF] + _ONES[mask >> 16 & 0xFFFF] + _ONES[mask >> 32]


def lowest_block(mask: int) -> int:
    """The lowest set bits that lie beside each other."""
    return mask & ~(mask + (mask & -mask))
