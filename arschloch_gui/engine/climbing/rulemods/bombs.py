"""`bomb`: four or more cards of one rank beat any other combination (rules.md §1.4).

A bomb is beaten only by a higher bomb: more cards, or the same number of a higher rank. With
`aces_only`, it can only be played on a combination of the highest rank.
"""

from __future__ import annotations

from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.events import RuleApplied
from arschloch_gui.engine.climbing.melds import SET, Meld
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit

SMALLEST = 4


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, or None if there are no bombs."""
    if rules.bomb == "none":
        return None
    any_top = rules.bomb == "any"

    def beats(state: RoundState, meld: Meld, top: Meld) -> bool | None:
        if _is_bomb(top):
            return _is_bomb(meld) and _weight(state, meld) > _weight(state, top)
        if _is_bomb(meld) and (any_top or _is_highest(state, top)):
            return True
        return None

    return Contribution(trick=TrickPart(beats=beats, crosses=_is_bomb, after_meld=_announce))


def _is_bomb(meld: Meld) -> bool:
    return meld.kind == SET and meld.size >= SMALLEST


def _weight(state: RoundState, meld: Meld) -> tuple[int, int]:
    return meld.size, state.book.order[state.reversed][meld.rank]


def _is_highest(state: RoundState, top: Meld) -> bool:
    order = state.book.order[state.reversed]
    return order[top.rank] >= state.book.rank_span - 1


def _announce(state: RoundState, meld: Meld, emit: Emit) -> None:
    if emit and _is_bomb(meld):
        emit(RuleApplied("bomb", state.to_act))
