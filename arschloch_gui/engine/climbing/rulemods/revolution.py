"""`revolution`: a large enough set turns the rank order round until the round ends (§1.4).

The next such set turns it back. Jokers stay on top either way. With `revolution_by_runs` a run
of one card more does the same.
"""

from __future__ import annotations

from arschloch_gui.engine.climbing.melds import RUN_TIMES, SET, Meld
from arschloch_gui.engine.climbing.rulebook import Contribution
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.state import RoundState
from arschloch_gui.engine.events import Emit, OrderReversed

_SIZES = {"four": 4, "five": 5, "six": 6}


def contribute(rules: Rules) -> Contribution | None:
    """Only where there are revolutions."""
    size = _SIZES.get(rules.revolution)
    if size is None:
        return None

    by_runs = rules.revolution_by_runs

    def turn(state: RoundState, meld: Meld, emit: Emit) -> None:
        run = by_runs and meld.kind in RUN_TIMES and meld.size > size
        if run or (meld.kind == SET and meld.size >= size):
            state.reversed = not state.reversed
            if emit:
                emit(OrderReversed(state.reversed))

    return Contribution(after_meld=turn)
