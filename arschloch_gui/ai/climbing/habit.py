"""Interface for what `regular` knows about a house rule beyond its general judgement.

Each such rule has a module of its own in `rules/`, named like the engine's.
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

    The options they return are indices into the legal actions.
    """

    kind: str
    choose: Callable[[SeatView, tuple[Action, ...], Weights], int]
    dare: Callable[[SeatView, tuple[Action, ...]], int] | None = None
    """The choice of a rebel; None if it is the same as that of others."""
    options: Callable[[SeatView, tuple[Action, ...], Weights], list[int]] | None = None
    """The options worth playing out, most promising first; None for all legal actions."""
    most_in_a_hurry: int | None = None
    """The maximum number of options that a player at the table plays out; None for all."""
    at_once: Callable[[RoundState, SeatView, Weights], Action] | None = None
    """The action that `choose` takes, found without listing all legal actions.

    It is set where these are very many, and used in simulated rounds. The view is that of the seat
    to act.
    """
    caution: float = 0.0
    """By how much another option must be better in this round, on the scale from −1 to +1.

    It accounts for what the option can cost in later rounds.
    """
    denied: Callable[[PendingDecision], tuple[Seat, frozenset[Rank]]] | None = None
    """(decision) → the seat asked in public, and the ranks it turned out not to hold."""


class Claim(Struct, frozen=True):
    """Value of an action that a rule adds to a turn, besides plays and passes."""

    action: Action
    appraise: Callable[[Evaluator], float]
