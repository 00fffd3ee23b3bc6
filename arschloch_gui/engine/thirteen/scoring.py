"""Points for the cards left at the end of a round."""

from __future__ import annotations

DOUBLETTE, TRIPLETTE = "doublette", "triplette"
DOUBLED_FROM = 10
"""Number of cards left from which points are doubled."""
WHOLE_HAND = 13
"""Number of cards left for which points are tripled."""


def penalty_of(left: int) -> str:
    """Return the name of the multiplier for this many cards left, or ""."""
    if left >= WHOLE_HAND:
        return TRIPLETTE
    return DOUBLETTE if left >= DOUBLED_FROM else ""


def points_for(left: int) -> int:
    """Return the points for this many cards left.

    >>> points_for(9), points_for(10), points_for(13)
    (9, 20, 39)
    """
    return left * {"": 1, DOUBLETTE: 2, TRIPLETTE: 3}[penalty_of(left)]
