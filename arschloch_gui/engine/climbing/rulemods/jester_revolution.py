"""`jester_revolution`: a player with two jesters can call off the taxation (rules.md §4).

The player decides after the deal, before any cards are exchanged. The fact that they have to decide
reveals the two jesters to the other players. If the lowest position calls the revolution, it is a
greater revolution: all positions are reversed immediately and, with `reseat`, the seats as well. In
a round without an exchange, there is nothing to call off.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from arschloch_gui.engine.actions import Action, Declare
from arschloch_gui.engine.cards import Card, Seat, is_joker
from arschloch_gui.engine.climbing.claims import CLAIMING, declare_or_pass
from arschloch_gui.engine.climbing.contribution import Contribution, ExchangePart
from arschloch_gui.engine.climbing.events import Declared, OfficesMirrored
from arschloch_gui.engine.climbing.marks import CALLED_OFF
from arschloch_gui.engine.climbing.pending import PendingDecision
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit

REVOLUTION = "revolution"
NEEDED = 2


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks, or None if the option is off."""
    if not rules.jester_revolution:
        return None
    decision = replace(
        declare_or_pass(REVOLUTION, _apply), reveals=_reveals, about=tuple[Card, ...]
    )
    return Contribution(exchange=ExchangePart(prelude=_offer), decision_kinds=(decision,))


def _jesters(hand: list[Card]) -> tuple[Card, ...]:
    return tuple(card for card in hand if is_joker(card))


def _offer(state: RoundState, emit: Emit) -> None:
    if CALLED_OFF in state.marks:
        return
    # With several decks, several players can have two jesters. The lowest position then decides
    # first.
    for seat in state.offices[::-1]:
        held = _jesters(state.hands[seat])
        if len(held) >= NEEDED:
            state.due.append(PendingDecision(seat, REVOLUTION, CLAIMING, held))


def _reveals(due: PendingDecision, viewer: Seat | None) -> Iterator[tuple[Seat, Card]]:
    if due.seat != viewer:
        for card in due.about_as(tuple):
            yield due.seat, card


def _apply(state: RoundState, action: Action, emit: Emit) -> None:
    seat = state.to_act
    if not isinstance(action, Declare):
        state.due.pop(0)
        if emit:
            emit(Declared(seat, ""))
        return
    state.due = []
    state.marks[CALLED_OFF] = 1
    if emit:
        emit(Declared(seat, REVOLUTION))
    if seat == state.offices[-1]:
        _mirror(state, emit)


def _mirror(state: RoundState, emit: Emit) -> None:
    state.offices = state.offices[::-1]
    state.order = state.book.deal.seats(state.order, state.offices)
    if emit:
        emit(OfficesMirrored(state.offices, state.order))
