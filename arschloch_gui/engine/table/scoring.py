"""Places and ranks by points, where the fewest are the best."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.engine.cards import Seat


def ranked(points: Sequence[int], order: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with the fewest points first, those alike in the order given."""
    return tuple(sorted(order, key=lambda seat: points[seat]))


def shared_places(points: Sequence[int]) -> tuple[float, ...]:
    """The place of every seat, 1 for the fewest points; those alike share the mean.

    >>> shared_places((4, 0, 4, 20))
    (2.5, 1.0, 2.5, 4.0)
    """
    fewer = [sum(other < own for other in points) for own in points]
    alike = [sum(other == own for other in points) for own in points]
    return tuple(less + (same + 1) / 2 for less, same in zip(fewer, alike, strict=True))
