"""`pass_policy`: with `rejoin`, players who passed can play again after the next play."""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Return the hook for `rejoin`, or None for `out`, which `flow` implements."""
    return (
        Contribution(trick=TrickPart(at_meld=_forget_passes))
        if rules.pass_policy == "rejoin"
        else None
    )


def _forget_passes(state: RoundState) -> None:
    state.passed = 0
