"""`top_announce`: three cards of the top rank are announced (§1.6).

The hand is shown if it contains all cards of that rank.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import RANK_NAMES, rank_of
from arschloch_gui.engine.climbing.contribution import Contribution, ExchangePart
from arschloch_gui.engine.climbing.events import HandShown
from arschloch_gui.engine.climbing.marks import OPEN_HANDS
from arschloch_gui.engine.climbing.pending import Announcement
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit

ANNOUNCED = 3


def contribute(rules: Rules) -> Contribution | None:
    """Return the hook, or None if the option is off."""
    return Contribution(exchange=ExchangePart(prelude=_announce)) if rules.top_announce else None


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
            state.marks[OPEN_HANDS] = state.marks.get(OPEN_HANDS, 0) | 1 << seat
        state.told = (*state.told, Announcement(seat, top, count))
        if emit:
            cards = tuple(state.hands[seat]) if shown else ()
            emit(HandShown(seat, RANK_NAMES[top], count, cards))
