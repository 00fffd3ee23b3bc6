"""`putsch`: the lowest position can try to go out first without an exchange (rules.md §1.7).

No cards are exchanged or passed in that round. If the putsch succeeds, the player is first and the
round continues. If it fails, the round ends immediately and all positions stay the same. In the
next exchange, the player gives their four best cards to the highest position. A putsch is not
possible in a round without an exchange.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from arschloch_gui.engine.actions import Action, Declare
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.claims import CLAIMING, declare_or_pass
from arschloch_gui.engine.climbing.contribution import Contribution, ExchangePart, OutPart
from arschloch_gui.engine.climbing.events import Declared, RuleApplied
from arschloch_gui.engine.climbing.marks import CALLED_OFF
from arschloch_gui.engine.climbing.pending import Pair, PendingDecision
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit

PUTSCH = "putsch"
RUNNING = "putsch"
FAILED = "putsch_failed"
PENALTY = 4


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, or None if the option is off."""
    if not rules.putsch:
        return None
    return Contribution(
        exchange=ExchangePart(prelude=_offer, amends=_amend),
        out=OutPart(after_out=_judge, carried=_remember),
        decision_kinds=(declare_or_pass(PUTSCH, _apply),),
    )


def _offer(state: RoundState, emit: Emit) -> None:
    # A putsch is not possible if positions were only drawn, or while the penalty for a failed one
    # is due.
    if state.offices and not state.marks.keys() & {FAILED, CALLED_OFF}:
        state.due.append(PendingDecision(state.offices[-1], PUTSCH, CLAIMING))


def _apply(state: RoundState, action: Action, emit: Emit) -> None:
    state.due.pop(0)
    declared = isinstance(action, Declare)
    if declared:
        state.marks[RUNNING] = state.to_act
        state.marks[CALLED_OFF] = 1
    if emit:
        emit(Declared(state.to_act, PUTSCH if declared else ""))


def _amend(state: RoundState, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
    if FAILED in state.marks and pairs:
        first, *others = pairs
        return (replace(first, count=PENALTY, how="choice"), *(replace(p, count=1) for p in others))
    return pairs


def _judge(state: RoundState, seat: Seat, emit: Emit) -> None:
    putschist = state.marks.get(RUNNING)
    if putschist is None or not state.finished:
        return
    if state.finished[0] == putschist:
        del state.marks[RUNNING]
        if emit:
            emit(RuleApplied("putsch_succeeded", putschist))
        return
    state.marks[FAILED] = putschist
    state.finished = state.offices
    state.lowest = ()
    state.stop()
    if emit:
        emit(RuleApplied("putsch_failed", putschist))


def _remember(state: RoundState) -> Iterator[tuple[str, Seat]]:
    # A putsch that failed in an earlier round no longer counts, because its penalty has been paid.
    if RUNNING in state.marks and FAILED in state.marks:
        yield FAILED, state.marks[FAILED]
