"""The first lead of a round: who makes it, and what it is likely to be."""

from __future__ import annotations

from collections import Counter
from math import comb

from arschloch_gui.engine.cards import CARD_OF, Card, Rank, Seat, rank_of
from arschloch_gui.engine.climbing.view import SeatView


def opening_card(view: SeatView) -> Card | None:
    """Return the card whose holder leads this round, or None if unknown or not applicable."""
    book = view.book
    if not book.lead.card_decides:
        return None
    agreed = book.rules.start_card
    present = Counter(book.deck) - Counter(view.aside)
    if agreed and present[CARD_OF[agreed]]:
        return CARD_OF[agreed]
    return None if view.aside_count > len(view.aside) else min(present, key=book.exchange_key)


def leader(view: SeatView) -> Seat | None:
    """Return the seat that leads this round, or None if the cards decide or nobody has a position.

    This applies only to rounds after an exchange.
    """
    if not view.offices:
        return None
    match view.book.rules.next_lead:
        case "lowest_office":
            return view.offices[-1]
        case "highest_office":
            return view.offices[0]
        case "left_of_dealer":
            return next_of(view, view.dealer)
    return None


def next_of(view: SeatView, seat: Seat) -> Seat:
    """Return the seat to the left of another one."""
    at = view.order.index(seat)
    return view.order[(at + 1) % len(view.order)]


def lowest_groups(
    view: SeatView, seat: Seat, more: tuple[Card, ...] = ()
) -> dict[tuple[Rank, int], float]:
    """Return the probabilities of each (rank, number of cards) being a seat's lowest group.

    `more` are cards that the seat gets in addition. Each card whose location is unknown is equally
    likely to be in any unknown position.
    """
    known = view.known_holdings()
    hidden = Counter(map(rank_of, view.unseen()))
    hidden.subtract(rank_of(card) for cards in known.values() for card in cards)
    sure = Counter(map(rank_of, (*known.get(seat, ()), *more)))
    left = (+hidden).total()
    drawn = max(0, min(left, view.counts[seat] - len(known.get(seat, ()))))
    ways, found = comb(left, drawn), {}
    for rank in sorted({*+hidden, *sure}, key=lambda each: view.book.worth[each]):
        left -= hidden[rank]
        for got in range(min(hidden[rank], drawn) + 1):
            if got + sure[rank]:
                chance = comb(left, drawn - got) * comb(hidden[rank], got) / ways
                found[rank, got + sure[rank]] = chance
        if sure[rank]:
            break
    return found
