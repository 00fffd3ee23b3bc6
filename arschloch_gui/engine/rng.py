"""Named random numbers: each seed and purpose have a generator, so draws never affect each other.

The generator and the shuffle are implemented here because a deal number must always mean the same
cards, on every Python version. SplitMix64 is S. Vigna's public-domain generator.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeGuard, TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1
HIGHEST_SEED = _MASK
"""Highest valid seed. Every seed is an integer from 0 to this value."""


def is_seed(value: object) -> TypeGuard[int]:
    """Return whether an external value is a valid seed. `True` and 1.0 are not."""
    return type(value) is int and 0 <= value <= HIGHEST_SEED


def sub_seed(seed: int, *purpose: object) -> int:
    """Return a 64-bit seed for one purpose.

    >>> sub_seed(1, "deal", 3) == sub_seed(1, "deal", 3) != sub_seed(1, "deal", 4)
    True
    """
    text = "/".join(str(part) for part in (seed, *purpose))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def deal_seed(match_seed: int, round_no: int) -> int:
    """Return the seed for shuffling one round. It reveals no other seed of the match."""
    return sub_seed(match_seed, "deal", round_no)


class Rng:
    """A small deterministic random number generator (SplitMix64).

    >>> Rng(1, "example").shuffled("abc") == Rng(1, "example").shuffled("abc")
    True
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int, *purpose: object) -> None:
        self._state = sub_seed(seed, *purpose)

    def bits(self) -> int:
        """Return the next 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return a uniform random integer from 0 to n − 1, for n ≥ 1."""
        limit = (1 << 64) - (1 << 64) % n
        while (draw := self.bits()) >= limit:
            pass
        return draw % n

    def choice(self, items: Sequence[T]) -> T:
        """Return a random item, each with the same probability."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in random order (Fisher–Yates, from the end)."""
        mixed = list(items)
        for i in range(len(mixed) - 1, 0, -1):
            j = self.below(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return mixed


class _OfSubSeed(Rng):
    """A generator that starts from a `sub_seed` instead of deriving one."""

    __slots__ = ()

    def __init__(self, state: int) -> None:
        self._state = state


def shuffled_deck(seed: int, deck: Sequence[T]) -> list[T]:
    """Return the cards of a round as shuffled by its seed (`deal_seed`); `deck` must be sorted."""
    return _OfSubSeed(seed).shuffled(deck)
