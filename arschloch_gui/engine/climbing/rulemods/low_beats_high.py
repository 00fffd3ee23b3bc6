"""`low_beats_high`: a set of one of the n lowest ranks beats one of the n highest (§1.4).

That set can then be beaten in the usual way. Jokers are not affected.
"""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.melds import SET, Meld
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, or None if the option is 0."""
    count = rules.low_beats_high
    if not count:
        return None

    def beats(state: RoundState, meld: Meld, top: Meld) -> bool | None:
        order, span = state.book.order[state.reversed], state.book.rank_span
        same = meld.kind == top.kind == SET and meld.size == top.size
        low = order[meld.rank] < count
        high = span - count <= order[top.rank] < span
        return True if same and low and high else None

    return Contribution(trick=TrickPart(beats=beats))
