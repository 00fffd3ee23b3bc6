"""Operations on bit masks stored in ints."""

from __future__ import annotations

from typing import Final


def _ones() -> list[int]:
    found = [0] * (1 << 16)
    for mask in range(1, 1 << 16):
        found[mask] = found[mask >> 1] + (mask & 1)
    return found


ONES: Final = _ones()
"""Number of set bits of each 16-bit mask."""


def ones(mask: int) -> int:
    """Return the number of set bits in a mask of up to 48 bits."""
    if mask <= 0xFFFF:
        return ONES[mask]
    return ONES[mask & 0xFFFF] + ONES[mask >> 16 & 0xFFFF] + ONES[mask >> 32]


def lowest_block(mask: int) -> int:
    """Return a mask of the lowest block of adjacent set bits."""
    return mask & ~(mask + (mask & -mask))
