"""The decision to make a declaration after the deal (`putsch`, a revolution) or to pass."""

from __future__ import annotations

from collections.abc import Callable

from arschloch_gui.engine.actions import PASS, Action, Declare
from arschloch_gui.engine.climbing.rulebook import DecisionKind, RoundState
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Refusal

CLAIMING = "putsch"
"""Name of the phase in which declarations are possible."""


def declare_or_pass(kind: str, apply: Callable[[RoundState, Action, Emit], None]) -> DecisionKind:
    """Return a decision kind with two options: declare `kind`, or pass."""
    ways = (Declare(kind), PASS)

    def legal(state: RoundState) -> tuple[Action, ...]:
        return ways

    def refuse(state: RoundState, action: Action) -> Refusal | None:
        return None if action in ways else Refusal.of("not_now", phase=kind)

    return DecisionKind(kind, legal, refuse, apply)
