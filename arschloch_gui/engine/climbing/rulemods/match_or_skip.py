"""`match_or_skip`: after two equal combinations in a row, the next player must match (§1.4).

A match in turn binds the next player. A player who does not match only misses this turn and stays
in the trick. The obligation then ends.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import RANK_NAMES
from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.events import RuleApplied
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Refusal

BOUND = "bound"


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, which also allow equal ranks, or None if the option is off."""
    if not rules.match_or_skip:
        return None
    return Contribution(
        trick=TrickPart(
            beats=_matches,
            at_meld=_release,
            after_meld=_bind,
            absorbs_pass=_lose_turn,
            equals_beat=True,
            after_trick=_release,
            objects=_why_not,
        )
    )


def _same(meld: Meld, top: Meld) -> bool:
    return (meld.kind, meld.size, meld.rank) == (top.kind, top.size, top.rank)


def _matches(state: RoundState, meld: Meld, top: Meld) -> bool | None:
    # Equal ranks are allowed by `beat`, which comes after all rules that can forbid them.
    return False if state.marks.get(BOUND) and not _same(meld, top) else None


def _why_not(state: RoundState, melds: list[Meld]) -> Refusal | None:
    top = state.top
    if top is None or not state.marks.get(BOUND):
        return None
    fitting = [meld for meld in melds if (meld.kind, meld.size) == (top.kind, top.size)]
    if not fitting or any(_same(meld, top) for meld in fitting):
        return None
    return Refusal.of("must_match", rank=RANK_NAMES[top.rank])


def _bind(state: RoundState, meld: Meld, emit: Emit) -> None:
    if len(state.trick) > 1 and _same(meld, state.trick[-2][1]):
        state.marks[BOUND] = 1
        if emit:
            emit(RuleApplied("bound", state.to_act))


def _lose_turn(state: RoundState, emit: Emit) -> bool:
    if not state.marks.pop(BOUND, 0):
        return False
    if emit:
        emit(RuleApplied("skipped", state.to_act))
    return True


def _release(state: RoundState) -> None:
    state.marks.pop(BOUND, None)
