"""Immediate effects of playing a meld, as far as public information determines them."""

from __future__ import annotations

from typing import NamedTuple

from arschloch_gui.ai.climbing.judging import JUDGEMENTS
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.table.round import copy_public


class PlayEffects(NamedTuple):
    """The immediate effects of playing a meld."""

    taken: bool
    """Whether the trick ends and the player of the meld leads."""
    reversed: bool
    """Whether the rank order is reversed after the meld."""
    threat_left: tuple[float, ...]
    """Factors by which rules reduce the usual threat. All of them apply."""
    bonus: bool
    """Whether the player of the meld may discard a card."""


class Foresight:
    """Applies the rulebook's effects to a public state, for the actions of one decision."""

    def __init__(self, view: SeatView) -> None:
        self._book = book = view.book
        self._nothing = PlayEffects(False, view.reversed, (), False)
        self._seat = view.to_act
        self._state = public_state(view) if book.trick.meld_effects else None

    def after(self, meld: Meld, left: int) -> PlayEffects:
        """Return the effects of a meld by the seat to act, which has `left` cards afterwards."""
        if self._state is None:
            return self._nothing
        state = self._state.clone()
        state.hands[self._seat] = state.hands[self._seat][:left]
        state.trick, state.owner = (*state.trick, (self._seat, meld)), self._seat
        for effect in self._book.trick.meld_effects:
            effect(state, meld, None)
        return PlayEffects(
            state.swept,
            state.reversed,
            tuple(each.threat_left(state) for each in JUDGEMENTS if each.threat_left),
            any(due.seat == self._seat for due in state.due),
        )


def public_state(view: SeatView) -> RoundState:
    """Return a round with everything that a view shows. All cards in hands are placeholders."""
    book = view.book
    # Effects depend only on the number of cards in a hand, so any card will do.
    unknown: Card = book.deck[0]
    hands = [[unknown] * count for count in view.counts]
    state = RoundState(rules=book.rules, book=book, order=view.order, hands=hands)
    copy_public(view, state)
    return state
