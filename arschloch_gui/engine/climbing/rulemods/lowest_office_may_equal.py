"""`lowest_office_may_equal`: last round's lowest position can match an equal rank (source B)."""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Return the hook, or None if the option is off. It has no effect in a first round."""
    return Contribution(trick=TrickPart(beats=_equal)) if rules.lowest_office_may_equal else None


def _equal(state: RoundState, meld: Meld, top: Meld) -> bool | None:
    holds_office = bool(state.offices) and state.offices[-1] == state.to_act
    same = (meld.kind, meld.size, meld.rank) == (top.kind, top.size, top.rank)
    return True if holds_office and same else None
