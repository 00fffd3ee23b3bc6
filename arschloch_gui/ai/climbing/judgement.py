"""What a single rule changes in how a position is judged.

Each such rule has a file of its own in `judging/`, named like the engine's.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView


class Judgement(Struct, frozen=True):
    """What one rule has to say; the rest is None."""

    threat_left: Callable[[RoundState], float] | None = None
    """After a meld was played: the share of the usual threat that is left, 1 for all of it."""
    challenger: Callable[[SeatView], Seat | None] | None = None
    """Who tries what all others have to prevent, if anybody."""
