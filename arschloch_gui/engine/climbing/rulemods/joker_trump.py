"""`joker=trump`: a joker beats any set and is beaten by a higher joker or a bomb (§1.4)."""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.jokers import is_lone_joker, single_jokers
from arschloch_gui.engine.climbing.melds import JOKER, SET, Meld
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, or None if jokers have another role."""
    if rules.joker != "trump":
        return None
    return Contribution(trick=TrickPart(melds=single_jokers, beats=_beats, crosses=is_lone_joker))


def _beats(state: RoundState, meld: Meld, top: Meld) -> bool | None:
    if meld.kind == JOKER:
        order = state.book.order[state.reversed]
        return top.kind == SET or (top.kind == JOKER and order[meld.rank] > order[top.rank])
    return False if top.kind == JOKER else None
