"""`run_of_three_bonus`: three players in a row who play consecutive ranks can discard (§1.4).

Each of the three can discard one card of their choice, in the order in which they played.
"""

from __future__ import annotations

from collections.abc import Iterator

from arschloch_gui.engine.actions import PASS, Action, Discard, Pass
from arschloch_gui.engine.climbing.contribution import Contribution, TrickPart
from arschloch_gui.engine.climbing.events import Declared, Discarded, RuleApplied
from arschloch_gui.engine.climbing.held import discard_class
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.pending import PendingDecision
from arschloch_gui.engine.climbing.rulebook import DecisionKind, RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.held import not_held

BONUS = "run_bonus"
DISCARD = "discard"
"""Name of the phase."""


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, or None if the option is off."""
    if not rules.run_of_three_bonus:
        return None
    return Contribution(
        trick=TrickPart(after_meld=_grant),
        decision_kinds=(DecisionKind(BONUS, _legal, _refuse, _apply),),
    )


def _grant(state: RoundState, meld: Meld, emit: Emit) -> None:
    last = state.trick[-3:]
    order = state.book.order[state.reversed]
    ranks = [order[each.rank] for _, each in last]
    seats = [seat for seat, _ in last]
    if len(set(seats)) < 3 or ranks != list(range(ranks[0], ranks[0] + 3)):
        return
    holders = [seat for seat in seats if state.hands[seat]]
    if emit and holders:
        emit(RuleApplied("run_of_three", seats[-1]))
    state.due.extend(PendingDecision(seat, BONUS, DISCARD) for seat in holders)


def _legal(state: RoundState) -> Iterator[Action]:
    seen: set[int] = set()
    for card in state.hands[state.to_act]:
        key = discard_class(state, card)
        if key not in seen:
            seen.add(key)
            yield Discard(card)
    yield PASS


def _refuse(state: RoundState, action: Action) -> Refusal | None:
    if isinstance(action, Pass):
        return None
    if not isinstance(action, Discard):
        return Refusal.of("not_now", phase=DISCARD)
    return not_held(state.hands[state.to_act], (action.card,))


def _apply(state: RoundState, action: Action, emit: Emit) -> None:
    state.due.pop(0)
    seat = state.to_act
    if not isinstance(action, Discard):
        if emit:
            emit(Declared(seat, ""))
        return
    state.hands[seat].remove(action.card)
    state.discarded = (*state.discarded, action.card)
    if emit:
        emit(Discarded(seat, action.card, len(state.hands[seat])))
