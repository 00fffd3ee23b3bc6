"""Exchanges between other seats, which are evidence about their hands during a trick."""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.tribute import Tribute
from arschloch_gui.ai.climbing.search.bounds import given_by, paid, went_on
from arschloch_gui.engine.cards import rank_of
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView


def tributes(known: Catalogue, view: SeatView, state: RoundState) -> list[Tribute | None]:
    """Return the exchange that is evidence about each seat's hidden hand, or None, by seat.

    The last item is for cards that no seat holds. `state` must be consistent with the view. What a
    viewer in the upper position knows about the lower player is certain (`bounds`), whereas a
    viewer in the lower position only knows which cards the upper player chose to return. If cards
    also moved in other ways or were discarded, there is no evidence.
    """
    found: list[Tribute | None] = [None] * (len(view.counts) + 1)
    if view.discarded or went_on(view, state):
        return found
    played, order = _played(known, view), _order(known, view)
    for each in paid(view, state):
        pair = each.pair
        by_choice = pair.how != "worst"
        if view.seat == pair.upper or (view.seat == pair.lower and not by_choice):
            continue
        tribute = Tribute(known.tables, order, pair.upper, pair.lower, pair.count, by_choice)
        tribute.played = played
        found[pair.upper] = tribute
        if view.seat == pair.lower:
            groups = [known.layout.groups.index(rank_of(c)) for c in given_by(view, pair.upper)]
            tribute.got = [order.index(group) for group in groups]
        else:
            found[pair.lower] = tribute
    return found


def _played(known: Catalogue, view: SeatView) -> list[int]:
    """Return the cards that each seat has played in this round, packed."""
    played = [0] * len(view.counts)
    for seat, meld in view.history:
        if meld is not None:
            played[seat] += known.layout.pack(meld.cards)
    return played


def _order(known: Catalogue, view: SeatView) -> list[int]:
    """Return the ranks that can be exchanged as numbers, worst first."""
    book, groups = view.book, known.layout.groups
    ranks = {rank_of(card) for card in book.deck if card not in book.exchange.kept_back}
    return [groups.index(rank) for rank in sorted(ranks, key=lambda rank: book.worth[rank])]
