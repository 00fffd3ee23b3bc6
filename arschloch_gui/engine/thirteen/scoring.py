"""Points for the cards left, and who stands where after a round."""

from __future__ import annotations

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
