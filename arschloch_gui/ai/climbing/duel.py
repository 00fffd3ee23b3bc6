"""Exact search of two-player endings in which no card is hidden."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Card, Seat, rank_of
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState, Rulebook
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.public import PLAY, ROUND_OVER

CARDS = 16
"""Maximum total number of cards in both hands for a search."""
POSITIONS = 150
"""Maximum number of positions to search (about 10 ms) before giving up."""

_Key: TypeAlias = tuple[object, ...]


def winning_action(view: SeatView, legal: tuple[Action, ...], order: Iterable[int]) -> int | None:
    """Return the first index in `order` whose action wins against every reply of the only rival.

    Returns None if there is none, or if the search is not possible: there is more than one rival, a
    hidden card may be elsewhere, a random draw decides the lead, or there are too many positions.
    """
    if not _is_open_duel(view):
        return None
    # With a single rival, there is only one possible deal, so nothing is random.
    state = view.world(Rng(0))
    rival = next(seat for seat in state.holders() if seat != state.to_act)
    search = _Search(state.to_act, rival, state.book)
    try:
        return next((i for i in order if search.wins_after(state, legal[i])), None)
    except _TooManyPositions:
        return None


def _is_open_duel(view: SeatView) -> bool:
    rivals = [count for seat, count in enumerate(view.counts) if count and seat != view.seat]
    if view.phase != PLAY or len(rivals) != 1 or view.aside_count != len(view.aside):
        return False
    if rivals[0] + len(view.hand) > CARDS:
        return False
    if view.book.lead.heir_drawn and view.trick and not view.counts[view.owner]:
        return False
    return len(view.unseen()) == rivals[0]


class _TooManyPositions(Exception):
    """Raised if the search exceeds its limit of positions."""


class _Search:
    """Exhaustive search for whether one seat finishes ahead of the other. Results are cached."""

    def __init__(self, seat: Seat, rival: Seat, book: Rulebook) -> None:
        self._seat = seat
        self._rival = rival
        self._seen = tuple if book.suits_matter else _ranks
        # The effects of clearing, locks and bonuses depend on the whole trick, not only on its top.
        self._trick_matters = bool(book.trick.meld_effects)
        self._places_drawn = book.lead.draw_places is not None
        self._known: dict[_Key, bool] = {}
        self._left = POSITIONS

    def wins_after(self, state: RoundState, action: Action) -> bool:
        """Return whether the seat finishes ahead after this action."""
        after = state.clone()
        CLIMBING.advance(after, action, None)
        return self._wins(after)

    def _wins(self, state: RoundState) -> bool:
        if state.phase == ROUND_OVER:
            return self._is_ahead(state)
        key = self._key(state)
        known = self._known.get(key)
        if known is None:
            self._left -= 1
            if self._left < 0:
                raise _TooManyPositions
            own = state.to_act == self._seat
            # The seat needs one winning action. If the rival acts, every action must be winning for
            # the seat.
            outcomes = (self.wins_after(state, action) for action in CLIMBING.legal(state))
            known = any(outcomes) if own else all(outcomes)
            self._known[key] = known
        return known

    def _is_ahead(self, state: RoundState) -> bool:
        if self._places_drawn and state.hands[self._seat] and state.hands[self._rival]:
            return False  # decided by a random draw, so no win is certain
        offices = state.carry().offices
        return offices.index(self._seat) < offices.index(self._rival)

    def _key(self, state: RoundState) -> _Key:
        """Return a key of everything that can still affect the round.

        It includes every card of the melds in the trick, because two sets of a rank can lock
        different suits or leave different cards of the rank in play.
        """
        seen = self._seen
        hands = seen(state.hands[self._seat]), seen(state.hands[self._rival])
        below = state.trick if self._trick_matters else state.trick[-1:]
        trick = tuple((s, m.kind, m.rank, m.standing, seen(m.cards)) for s, m in below)
        turn = state.to_act, state.passed, state.swept, state.required, tuple(state.due)
        marks = tuple(sorted(state.marks.items()))
        passes = state.passes_in_a_row() if self._places_drawn else 0
        return hands, trick, turn, state.reversed, marks, passes


def _ranks(cards: Iterable[Card]) -> tuple[int, ...]:
    return tuple(map(rank_of, cards))
