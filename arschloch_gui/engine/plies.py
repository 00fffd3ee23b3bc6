"""Counts of the actions in a match: all of them, and those known to each seat.

A computer player seeds its random numbers with the number of its decision, and external players
receive that number. The number must not reveal that another seat acted in secret.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import Seat


class Plies:
    """A counter of the actions since the start of a match.

    >>> plies = Plies(players=2)
    >>> plies.count(0, secret=True)
    >>> plies.total, plies.known_to(0), plies.known_to(1)
    (1, 1, 0)
    """

    __slots__ = ("_own", "_secret", "total")

    def __init__(self, players: int) -> None:
        self.total = 0
        self._secret = 0
        self._own = [0] * players

    def count(self, seat: Seat, *, secret: bool) -> None:
        """Add one action; if it is `secret`, only its seat knows of it."""
        self.total += 1
        if secret:
            self._secret += 1
            self._own[seat] += 1

    def known_to(self, seat: Seat | None) -> int:
        """Return the number of actions that a seat (None: a spectator) knows of."""
        return self.total - self._secret + (self._own[seat] if seat is not None else 0)

    def copy(self) -> Plies:
        """Return an independent copy of this counter."""
        other = Plies(0)
        other.total, other._secret, other._own = self.total, self._secret, self._own[:]
        return other
