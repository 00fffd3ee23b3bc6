"""What the rules do at once when a meld is played, as far as everybody can see it."""

from __future__ import annotations

from typing import NamedTuple

from arschloch_gui.ai.climbing.judging import JUDGEMENTS
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.table.round import copy_public


class PlayEffects(NamedTuple):
    """The consequences of one meld."""

    taken: bool
    """The trick is over and its player leads."""
    reversed: bool
    """Whether the order of ranks is reversed from now on."""
    threat_left: tuple[float, ...]
    """The shares of the usual threat that rules leave, each to be applied."""
    bonus: bool
    """Its player may throw a card away."""


class Foresight:
    """Runs the rulebook's effects on what is public, for one decision."""

    def __init__(self, view: SeatView) -> None:
        self._book = book = view.book
        self._nothing = PlayEffects(False, view.reversed, (), False)
        self._seat = view.to_act
        self._state = public_state(view) if book.trick.meld_effects else None

    def after(self, meld: Meld, left: int) -> PlayEffects:
        """What follows when the seat to act plays this and keeps so many cards."""
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
    """Return a round with what a view shows; the cards of all hands are stand-ins."""
    book = view.book
    # Effects ask whether somebody holds cards, not which: any card will do.
    unknown: Card = book.deck[0]
    hands = [[unknown] * count for count in view.counts]
    state = RoundState(rules=book.rules, book=book, order=view.order, hands=hands)
    copy_public(view, state)
    return state
