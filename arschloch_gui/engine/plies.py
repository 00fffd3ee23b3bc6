"""How many actions there were in a match, and of how many of them a seat knows.

A player draws its randomness by the number of its decision, and a player from outside is told that
number; where somebody was asked in secret it must not show to the others.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import Seat


class Plies:
    """A count of actions from the beginning of a match."""

    __slots__ = ("_own", "_secret", "total")

    def __init__(self, players: int) -> None:
        self.total = 0
        self._secret = 0
        self._own = [0] * players

    def count(self, seat: Seat, *, secret: bool) -> None:
        """One more action, of which only its seat knows where it is `secret`."""
        self.total += 1
        if secret:
            self._secret += 1
            self._own[seat] += 1

    def known_to(self, seat: Seat | None) -> int:
        """How many of the actions a seat (None: a spectator) knows of."""
        return self.total - self._secret + (self._own[seat] if seat is not None else 0)

    def copy(self) -> Plies:
        """The same count, to be gone on with apart."""
        other = Plies(0)
        other.total, other._secret, other._own = self.total, self._secret, self._own[:]
        return other
