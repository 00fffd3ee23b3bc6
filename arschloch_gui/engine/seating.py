"""Order of the seats around the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from arschloch_gui.engine.cards import Seat

ORDERS_AT_ONCE = 256
"""Number of seat orders for which `successors` caches the result."""


def clockwise_from(order: Sequence[Seat], seat: Seat) -> tuple[Seat, ...]:
    """Return all seats clockwise, starting with `seat`.

    >>> clockwise_from((0, 2, 1, 3), 1)
    (1, 3, 0, 2)
    """
    at = order.index(seat)
    return (*order[at:], *order[:at])


def from_left_of(order: Sequence[Seat], seat: Seat) -> tuple[Seat, ...]:
    """Return all seats clockwise, from the left neighbour of `seat` to `seat` itself.

    >>> from_left_of((0, 2, 1, 3), 1)
    (3, 0, 2, 1)
    """
    at = order.index(seat) + 1
    return (*order[at:], *order[:at])


@lru_cache(maxsize=ORDERS_AT_ONCE)
def successors(order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the left neighbour of every seat, indexed by seat.

    >>> successors((0, 2, 1, 3))
    (2, 3, 1, 0)
    """
    after = dict(zip(order, from_left_of(order, order[0]), strict=True))
    return tuple(after[seat] for seat in range(len(order)))
