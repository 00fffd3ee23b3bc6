"""`beat`: a meld beats one of the same kind and size with a lower rank.

Depending on the option and on other rules, an equal rank also beats it.
"""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Return the comparison that applies if no other rule decides."""
    equals = rules.beat == "equal_or_higher"
    return Contribution(trick=TrickPart(beats=_beats, equals_beat=equals))


def _beats(state: RoundState, meld: Meld, top: Meld) -> bool:
    if meld.kind != top.kind or meld.size != top.size:
        return False
    order = state.book.order[state.reversed]
    own, other = order[meld.rank], order[top.rank]
    return own > other or (own == other and state.book.trick.equals_beat)
