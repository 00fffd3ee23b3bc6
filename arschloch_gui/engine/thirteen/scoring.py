"""Points for the cards left at the end of a round."""

from __future__ import annotations

DOUBLETTE, TRIPLETTE = "doublette", "triplette"
DOUBLED_FROM = 10
"""Number of remaining cards from which points are doubled."""
WHOLE_HAND = 13
"""Number of remaining cards for which points are tripled."""


def penalty_of(left: int) -> str:
    """Return the name of the penalty for this many remaining cards, or "" if there is none."""
    if left >= WHOLE_HAND:
        return TRIPLETTE
    return DOUBLETTE if left >= DOUBLED_FROM else ""


def points_for(left: int) -> int:
    """Return the penalty points for this many remaining cards.

    >>> points_for(9), points_for(10), points_for(13)
    (9, 20, 39)
    """
    return left * {"": 1, DOUBLETTE: 2, TRIPLETTE: 3}[penalty_of(left)]
