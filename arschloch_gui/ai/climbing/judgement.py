"""Interface for how a single rule changes the judgement of a position.

Each such rule has a module of its own in `judging/`, named like the engine's.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView


class Judgement(Struct, frozen=True):
    """Adjustments for one rule; a field is None if the rule does not affect it."""

    threat_left: Callable[[RoundState], float] | None = None
    """(state after a meld) → the share of the usual threat that remains; 1 is all of it."""
    challenger: Callable[[SeatView], Seat | None] | None = None
    """(view) → the seat whose success all others have to prevent, if there is one."""
