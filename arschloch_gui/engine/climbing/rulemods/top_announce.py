"""`top_announce`: three of the highest rank are announced, all of them mean an open hand (§1.6)."""

from __future__ import annotations

from arschloch_gui.engine.cards import RANK_NAMES, Seat, rank_of
from arschloch_gui.engine.climbing.rulebook import Contribution
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.state import RoundState
from arschloch_gui.engine.events import Emit, HandShown

ANNOUNCED = 3
OPEN = "open_hand"


def contribute(rules: Rules) -> Contribution | None:
    """Only when switched on."""
    return Contribution(stage=_announce, shows_hand=_is_open) if rules.top_announce else None


def _announce(state: RoundState, emit: Emit) -> None:
    book = state.book
    top = book.naturals[-1]
    every = sum(rank_of(card) == top for card in book.deck)
    for seat in state.order:
        count = sum(rank_of(card) == top for card in state.hands[seat])
        if count < ANNOUNCED:
            continue
        shown = count == every and count > ANNOUNCED
        if shown:
            state.marks[OPEN] = state.marks.get(OPEN, 0) | 1 << seat
        if emit:
            cards = tuple(state.hands[seat]) if shown else ()
            emit(HandShown(seat, RANK_NAMES[top], count, cards))


def _is_open(state: RoundState, seat: Seat) -> bool:
    return bool(state.marks.get(OPEN, 0) >> seat & 1)
