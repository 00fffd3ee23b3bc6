"""Public claims from before the first trick (rules.md §1.6), as far as they still apply."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from arschloch_gui.engine.cards import Rank, Seat, rank_of
from arschloch_gui.engine.climbing.view import SeatView

Holding: TypeAlias = tuple[Seat, Rank, int]
"""(seat, rank, count): cards of a rank that a seat holds, besides those that the viewer knows."""


def denied(view: SeatView) -> dict[Seat, frozenset[Rank]]:
    """Return the ranks that each seat was asked for and did not have."""
    none = [told for told in view.told if not told.count]
    return {
        seat: frozenset(told.rank for told in none if told.seat == seat)
        for seat in {told.seat for told in none}
    }


def still_held(view: SeatView) -> list[Holding]:
    """Return the cards that others still hold according to public claims.

    Players are assumed not to return a card that they have asked for. After a discard, nothing is
    certain.
    """
    if view.discarded:
        return []
    held: Counter[tuple[Seat, Rank]] = Counter()
    for told in view.told:
        if told.taker is not None:
            held[told.taker, told.rank] += 1
        elif told.count:
            held[told.seat, told.rank] = told.count
    gone = [(seat, meld.cards) for seat, meld in view.history if meld]
    for seat, cards in (*gone, *view.known_holdings().items()):
        held.subtract((seat, rank_of(card)) for card in cards)
    return [
        (seat, rank, count)
        for (seat, rank), count in held.items()
        if count > 0 and seat != view.seat
    ]
