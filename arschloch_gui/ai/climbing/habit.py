"""Interface for what `regular` knows about a house rule beyond its general evaluation.

Each such rule has its own module in `rules/`, with the same name as the engine's module.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from arschloch_gui.ai.climbing.evaluation import Evaluator
from arschloch_gui.ai.climbing.playout.core.weights import Weights
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Rank, Seat
from arschloch_gui.engine.climbing.pending import PendingDecision
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView


class Habit(Struct, frozen=True):
    """Functions for one kind of decision (`PendingDecision.kind`).

    Options are indices into the legal actions.
    """

    kind: str
    choose: Callable[[SeatView, tuple[Action, ...], Weights], int]
    dare: Callable[[SeatView, tuple[Action, ...]], int] | None = None
    """The choice of a rebel, or None if rebels choose like others."""
    options: Callable[[SeatView, tuple[Action, ...], Weights], list[int]] | None = None
    """The options worth playing out, most promising first, or None for all legal actions."""
    most_in_a_hurry: int | None = None
    """Maximum number of options that a player plays out during a match, or None for no limit."""
    at_once: Callable[[RoundState, SeatView, Weights], Action] | None = None
    """Returns the action that `choose` would choose, without listing all legal actions.

    This is set if there can be very many legal actions, and is used in simulated rounds. The view
    is that of the seat to act.
    """
    caution: float = 0.0
    """Margin by which another option must be better in this round, on the scale from −1 to +1.

    It accounts for what the option may cost in later rounds.
    """
    denied: Callable[[PendingDecision], tuple[Seat, frozenset[Rank]]] | None = None
    """(decision) → the seat that was asked in public, and the ranks that it does not have."""


class Claim(Struct, frozen=True):
    """The evaluation of an action that a rule adds to a turn, besides plays and passes."""

    action: Action
    appraise: Callable[[Evaluator], float]
