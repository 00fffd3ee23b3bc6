"""What the rules do at once when a meld is laid, as far as everybody can see it."""

from __future__ import annotations

from typing import NamedTuple

from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.rulemods.lock import LOCK
from arschloch_gui.engine.climbing.rulemods.match_or_skip import BOUND
from arschloch_gui.engine.climbing.state import RoundState
from arschloch_gui.engine.climbing.view import SeatView


class Aftermath(NamedTuple):
    """The consequences of one meld."""

    taken: bool
    """The trick is over and its player leads."""
    reversed: bool
    """Whether the order of ranks is reversed from now on."""
    locked: bool
    """Only the same suits may follow."""
    bound: bool
    """The next player has to match or loses his turn."""
    bonus: bool
    """Its player may throw a card away."""


class Foresight:
    """Runs the rulebook's effects on what is public, for one decision."""

    def __init__(self, view: SeatView, book: Rulebook) -> None:
        self._book = book
        self._nothing = Aftermath(False, view.reversed, False, False, False)
        self._seat = view.to_act
        self._state = _public(view, book) if book.meld_effects else None

    def after(self, meld: Meld, left: int) -> Aftermath:
        """What follows when the seat to act lays this and keeps so many cards."""
        if self._state is None:
            return self._nothing
        state = self._state.clone()
        state.hands[self._seat] = state.hands[self._seat][:left]
        state.trick.append((self._seat, meld))
        state.top, state.owner = meld, self._seat
        for effect in self._book.meld_effects:
            effect(state, meld, None)
        return Aftermath(
            state.swept, state.reversed, LOCK in state.marks, BOUND in state.marks,
            any(due.seat == self._seat for due in state.due),
        )  # fmt: skip


def _public(view: SeatView, book: Rulebook) -> RoundState:
    # Effects ask whether somebody holds cards, not which: any card will do.
    unknown: Card = book.deck[0]
    state = RoundState(book, view.order, [[unknown] * count for count in view.counts])
    state.offices, state.dealer = view.offices, view.dealer
    state.phase, state.to_act, state.playing = view.phase, view.to_act, view.playing
    state.trick, state.top, state.owner = list(view.trick), view.top, view.owner
    state.passed, state.reversed = view.passed, view.reversed
    state.finished, state.lowest = list(view.finished), list(view.lowest)
    state.history, state.marks = list(view.history), dict(view.marks)
    return state
