"""Going round the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from arschloch_gui.engine.cards import Seat

ORDERS_AT_ONCE = 256
"""So many orders of seats are worked out once for all."""


def clockwise_from(order: Sequence[Seat], seat: Seat) -> tuple[Seat, ...]:
    """All seats as they sit (`order`, clockwise), this one first.

    >>> clockwise_from((0, 2, 1, 3), 1)
    (1, 3, 0, 2)
    """
    at = order.index(seat)
    return (*order[at:], *order[:at])


def from_left_of(order: Sequence[Seat], seat: Seat) -> tuple[Seat, ...]:
    """All seats from the left neighbour on, this one last.

    >>> from_left_of((0, 2, 1, 3), 1)
    (3, 0, 2, 1)
    """
    at = order.index(seat) + 1
    return (*order[at:], *order[:at])


@lru_cache(maxsize=ORDERS_AT_ONCE)
def successors(order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """By seat: who sits on its left.

    >>> successors((0, 2, 1, 3))
    (2, 3, 1, 0)
    """
    after = dict(zip(order, from_left_of(order, order[0]), strict=True))
    return tuple(after[seat] for seat in range(len(order)))
