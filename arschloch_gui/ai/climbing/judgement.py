"""Interface for how a single rule changes the evaluation of a position.

Each such rule has its own module in `judging/`, with the same name as the engine's module.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView


class RuleAdjustments(Struct, frozen=True):
    """Adjustments for one rule. A field is None if the rule does not affect it."""

    threat_left: Callable[[RoundState], float] | None = None
    """(state after a meld) → the share of the usual threat that remains, from 0 to 1."""
    challenger: Callable[[SeatView], Seat | None] | None = None
    """(view) → the seat that all others have to stop, or None."""
