"""`clear_on_finish`: a player's last combination ends the trick immediately (source B)."""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit


def contribute(rules: Rules) -> Contribution | None:
    """Return the hook, or None if the option is off."""
    return (
        Contribution(trick=TrickPart(after_meld=_sweep_if_out)) if rules.clear_on_finish else None
    )


def _sweep_if_out(state: RoundState, meld: Meld, emit: Emit) -> None:
    if not state.hands[state.to_act]:
        state.swept = True
