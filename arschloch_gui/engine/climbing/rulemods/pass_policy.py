"""`pass_policy`: under `rejoin` whoever passed may play again once the trick was beaten anew."""

from __future__ import annotations

from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import Contribution
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.state import RoundState
from arschloch_gui.engine.events import Emit


def contribute(rules: Rules) -> Contribution | None:
    """`out` needs nothing: flow keeps whoever passed out of the trick."""
    return Contribution(after_meld=_forget_passes) if rules.pass_policy == "rejoin" else None


def _forget_passes(state: RoundState, meld: Meld, emit: Emit) -> None:
    state.passed = 0
