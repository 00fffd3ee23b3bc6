"""Points for the cards left, and who stands where after a round."""

from __future__ import annotations

from collections.abc import Sequence

from arschloch_gui.engine.cards import Seat

DOUBLETTE, TRIPLETTE = "doublette", "triplette"
DOUBLED_FROM = 10
"""So many cards left count twice."""
WHOLE_HAND = 13
"""So many count three times."""


def penalty_of(left: int) -> str:
    """The word for what multiplies the points of so many cards left, or ""."""
    if left >= WHOLE_HAND:
        return TRIPLETTE
    return DOUBLETTE if left >= DOUBLED_FROM else ""


def points_for(left: int) -> int:
    """The points for so many cards left.

    >>> points_for(9), points_for(10), points_for(13)
    (9, 20, 39)
    """
    return left * {"": 1, DOUBLETTE: 2, TRIPLETTE: 3}[penalty_of(left)]


def ranked(points: Sequence[int], order: Sequence[Seat], winner: Seat) -> tuple[Seat, ...]:
    """The seats after a round: fewest points first, those alike clockwise from the winner."""
    at = order.index(winner)
    return tuple(sorted((*order[at:], *order[:at]), key=lambda seat: points[seat]))


def shared_places(points: Sequence[int]) -> tuple[float, ...]:
    """The place of every seat, 1 for the fewest points; those alike share the mean.

    >>> shared_places((4, 0, 4, 20))
    (2.5, 1.0, 2.5, 4.0)
    """
    fewer = [sum(other < own for other in points) for own in points]
    alike = [sum(other == own for other in points) for own in points]
    return tuple(less + (same + 1) / 2 for less, same in zip(fewer, alike, strict=True))
