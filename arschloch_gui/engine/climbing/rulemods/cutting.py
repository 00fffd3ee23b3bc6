"""Ranks that cut: a set of them takes the trick at once (`two=cuts`, `eight_cuts`; §1.4)."""

from __future__ import annotations

from arschloch_gui.engine.cards import RANK_OF_NAME
from arschloch_gui.engine.climbing.melds import SET, Meld
from arschloch_gui.engine.climbing.rulebook import Contribution
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.state import RoundState
from arschloch_gui.engine.events import Emit, RuleApplied


def contribute(rules: Rules) -> Contribution | None:
    """Only where some rank cuts."""
    names = (["2"] if rules.two == "cuts" else []) + (["8"] if rules.eight_cuts else [])
    ranks = frozenset(RANK_OF_NAME[name] for name in names)
    if not ranks:
        return None

    def cut(state: RoundState, meld: Meld, emit: Emit) -> None:
        if meld.kind == SET and meld.rank in ranks:
            state.swept = True
            if emit:
                emit(RuleApplied("cut", state.to_act))

    return Contribution(after_meld=cut)
