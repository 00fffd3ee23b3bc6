"""`joker=takes_trick`: a joker can be played on anything and wins the trick immediately (§1.4).

It can even be played on a bomb. Only a player bound by `match_or_skip` cannot play it.
"""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.events import RuleApplied
from arschloch_gui.engine.climbing.jokers import is_lone_joker, single_jokers
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, or None if jokers have another role."""
    if rules.joker != "takes_trick":
        return None
    part = TrickPart(melds=single_jokers, beats=_beats, crosses=is_lone_joker, after_meld=_take)
    return Contribution(trick=part)


def _beats(state: RoundState, meld: Meld, top: Meld) -> bool | None:
    return True if is_lone_joker(meld) else None


def _take(state: RoundState, meld: Meld, emit: Emit) -> None:
    if is_lone_joker(meld):
        state.swept = True
        if emit:
            emit(RuleApplied("joker", state.to_act))
