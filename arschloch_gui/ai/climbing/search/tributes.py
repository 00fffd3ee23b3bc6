"""Exchanges between other seats, which are evidence about their hands during a trick."""

from __future__ import annotations

from collections.abc import Iterable

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.receipt import ExchangeEvidence
from arschloch_gui.ai.climbing.playout.core.tribute import Tribute
from arschloch_gui.ai.climbing.search.bounds import given_by, paid, went_on
from arschloch_gui.ai.climbing.search.received import is_forced, receipt, unsure_gift
from arschloch_gui.engine.cards import Card, rank_of
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView


def tributes(known: Catalogue, view: SeatView, state: RoundState) -> list[ExchangeEvidence | None]:
    """Return the exchange that is evidence about each seat's hidden hand, or None, by seat.

    The last item is for cards that no seat holds. `state` must be consistent with the view. What a
    viewer in the upper position knows about the lower player is certain (`bounds`), unless the
    cards received are unsure. A viewer in the lower position only knows which cards the upper
    player chose to return, or among which cards these were. If cards also moved in other ways or
    were discarded, there is no evidence.
    """
    found: list[ExchangeEvidence | None] = [None] * (len(view.counts) + 1)
    if view.discarded or went_on(view, state):
        return found
    played, order = _played(known, view), _order(known, view)
    for each in paid(view, state):
        pair = each.pair
        by_choice = pair.how != "worst"
        involved = view.seat in (pair.upper, pair.lower)
        gift = unsure_gift(view, pair) if involved else None
        if is_forced(view, pair):
            if gift:
                found[gift.giver] = receipt(known, view, state, gift)
            continue
        tribute = Tribute(known.tables, order, pair.upper, pair.lower, pair.count, by_choice)
        tribute.played = played
        found[pair.upper] = tribute
        if involved:
            sure = gift.sure if gift else given_by(view, pair.upper)
            tribute.got = _in_order(known, order, sure)
            if gift:
                others = _in_order(known, order, gift.others)
                tribute.unsure = gift.more
                tribute.maybe = [others.count(at) for at in range(len(order))]
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


def _in_order(known: Catalogue, order: list[int], cards: Iterable[Card]) -> list[int]:
    """Return the ranks of cards as indices into `order`."""
    return [order.index(known.layout.groups.index(rank_of(card))) for card in cards]


def _order(known: Catalogue, view: SeatView) -> list[int]:
    """Return the ranks that can be exchanged as numbers, worst first."""
    book, groups = view.book, known.layout.groups
    ranks = {rank_of(card) for card in book.deck if card not in book.exchange.kept_back}
    return [groups.index(rank) for rank in sorted(ranks, key=lambda rank: book.worth[rank])]
