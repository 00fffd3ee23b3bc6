"""Named randomness: a seed and a purpose give a sub-seed, so no draw can disturb another.

The generator and the shuffle are our own, because a deal number has to mean the same
cards for ever, on every Python. (SplitMix64 is S. Vigna's public-domain generator.)
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeGuard, TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1
HIGHEST_SEED = _MASK
"""Seeds are whole numbers from 0 to this one: in records, on the command line, in lines of bots."""


def is_seed(value: object) -> TypeGuard[int]:
    """Return whether a value from outside is a seed. `True` and 1.0 are none."""
    return type(value) is int and 0 <= value <= HIGHEST_SEED


def sub_seed(seed: int, *purpose: object) -> int:
    """A 64-bit seed for one purpose, e.g. `sub_seed(seed, "deal", 3)`."""
    text = "/".join(str(part) for part in (seed, *purpose))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def deal_seed(match_seed: int, round_no: int) -> int:
    """The seed of one round's shuffle; it tells neither the match's nor that of another round."""
    return sub_seed(match_seed, "deal", round_no)


class Rng:
    """A small deterministic generator (SplitMix64)."""

    __slots__ = ("_state",)

    def __init__(self, seed: int, *purpose: object) -> None:
        self._state = sub_seed(seed, *purpose)

    def bits(self) -> int:
        """The next 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A uniform int in 0 … n−1; n ≥ 1."""
        limit = (1 << 64) - (1 << 64) % n
        while (draw := self.bits()) >= limit:
            pass
        return draw % n

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order (Fisher–Yates, from the end)."""
        mixed = list(items)
        for i in range(len(mixed) - 1, 0, -1):
            j = self.below(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return mixed


class _OfSubSeed(Rng):
    """The generator of a `sub_seed` that is known already."""

    __slots__ = ()

    def __init__(self, state: int) -> None:
        self._state = state


def shuffled_deck(seed: int, deck: Sequence[T]) -> list[T]:
    """The cards of a round, given ascending, in the order its seed (`deal_seed`) shuffles them."""
    return _OfSubSeed(seed).shuffled(deck)
