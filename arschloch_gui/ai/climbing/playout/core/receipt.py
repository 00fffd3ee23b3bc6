"""Evidence from a forced gift to the viewer, who does not know exactly which cards it contained.

The giver kept nothing better than the best cards that it gave, or nothing worse than the worst.
"""

from __future__ import annotations

from typing import Final

from arschloch_gui.ai.climbing.playout.core.tables import Tables

ODD: Final = 1e-4
"""Weight of hands to which no deal leads. It is above 0 so that a walk can pass through them."""


class ExchangeEvidence:
    """Evidence from an exchange about the hands of those who took part in it."""

    __slots__ = ()

    def chance(self, hands: list[int]) -> float:
        """Return the relative likelihood of these remaining hands (packed, by seat)."""
        raise NotImplementedError


class Receipt(ExchangeEvidence):
    """A forced gift of unknown cards from `giver`."""

    __slots__ = ("giver", "returned", "slots", "tables", "weights")

    def __init__(self, tables: Tables, giver: int, returned: int, slots: list[int]) -> None:
        self.tables = tables
        self.giver = giver
        self.returned = returned
        """Cards that the viewer gave in return and that the giver still holds, packed."""
        self.slots = slots
        """Slots in which the giver gave first: the best, or the worst ones."""
        self.weights: list[list[float]] = []
        """Likelihood by position in `slots` of the first slot kept, and by the cards kept of it."""

    def chance(self, hands: list[int]) -> float:
        """Return the relative likelihood of these remaining hands (packed, by seat)."""
        tables, hand = self.tables, hands[self.giver] - self.returned
        for at, slot in enumerate(self.slots):
            if bits := hand & tables.field[slot]:
                return ODD + self.weights[at][bits // tables.one[slot]]
        return ODD + 1.0
