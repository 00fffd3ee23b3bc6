"""What `regular` knows about a single house rule that no general judgement covers.

Each such rule has a file of its own in `rules/`, named like the engine's.
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
    """How decisions of one kind (`PendingDecision.kind`) are made: index into the legal actions."""

    kind: str
    choose: Callable[[SeatView, tuple[Action, ...], Weights], int]
    dare: Callable[[SeatView, tuple[Action, ...]], int] | None = None
    """What somebody does who likes to turn things upside down; None for the same as others."""
    options: Callable[[SeatView, tuple[Action, ...], Weights], list[int]] | None = None
    """What is worth playing out, if not simply everything: indices, the likeliest first."""
    most_in_a_hurry: int | None = None
    """So many of these a player at the table plays out; None for all of them."""
    at_once: Callable[[RoundState, SeatView, Weights], Action] | None = None
    """What `choose` takes, found without listing the legal actions, where these are very many: for
    rounds that are imagined. The view is that of the seat to act."""
    caution: float = 0.0
    """By how much another option has to be better in this round, from −1 to +1, because of what it
    may cost in later ones."""
    denied: Callable[[PendingDecision], tuple[Seat, frozenset[Rank]]] | None = None
    """What everybody learned of a seat by it: ranks it does not hold, of those to be given."""


class Claim(Struct, frozen=True):
    """Value of an action that a rule adds to a turn, besides plays and passes."""

    action: Action
    appraise: Callable[[Evaluator], float]
