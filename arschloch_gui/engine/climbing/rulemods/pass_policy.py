"""`pass_policy`: under `rejoin` whoever passed may play again once the trick was beaten anew."""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """`out` needs nothing: flow keeps whoever passed out of the trick."""
    return (
        Contribution(trick=TrickPart(at_meld=_forget_passes))
        if rules.pass_policy == "rejoin"
        else None
    )


def _forget_passes(state: RoundState) -> None:
    state.passed = 0
