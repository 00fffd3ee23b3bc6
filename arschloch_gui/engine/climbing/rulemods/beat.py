"""`beat`: same kind and size, and a higher rank, or an equal one where that is allowed.

`match_or_skip` implies that equals are allowed (rules.md §1.4).
"""

from __future__ import annotations

from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import Contribution
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.state import RoundState


def contribute(rules: Rules) -> Contribution | None:
    """The comparison every other rule falls back to."""
    equals = rules.beat == "equal_or_higher" or rules.match_or_skip
    return Contribution(beats=_equal_or_higher if equals else _higher)


def _higher(state: RoundState, meld: Meld, top: Meld) -> bool:
    order = state.book.order[state.reversed]
    return meld.kind == top.kind and meld.size == top.size and order[meld.rank] > order[top.rank]


def _equal_or_higher(state: RoundState, meld: Meld, top: Meld) -> bool:
    order = state.book.order[state.reversed]
    return meld.kind == top.kind and meld.size == top.size and order[meld.rank] >= order[top.rank]
