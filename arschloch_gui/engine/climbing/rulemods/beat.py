"""`beat`: same kind and size, and a higher rank, or an equal one where that is allowed.

Other rules may allow equals, too.
"""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """The comparison every other rule falls back to."""
    equals = rules.beat == "equal_or_higher"
    return Contribution(trick=TrickPart(beats=_beats, equals_beat=equals))


def _beats(state: RoundState, meld: Meld, top: Meld) -> bool:
    if meld.kind != top.kind or meld.size != top.size:
        return False
    order = state.book.order[state.reversed]
    own, other = order[meld.rank], order[top.rank]
    return own > other or (own == other and state.book.trick.equals_beat)
