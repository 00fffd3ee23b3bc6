"""How likely somebody holds certain cards, worked out exactly from what a seat knows."""

from __future__ import annotations

from collections import Counter
from math import comb

from arschloch_gui.engine.cards import Rank, Seat, rank_of
from arschloch_gui.engine.climbing.view import SeatView


def chance_held(view: SeatView, seat: Seat, rank: Rank, count: int = 1) -> float:
    """The chance that a seat holds at least so many cards of a rank: of the cards nobody knows the
    place of, each is as likely in its hand as any other."""
    known = view.known_holdings()
    hidden = Counter(map(rank_of, view.unseen()))
    hidden.subtract(rank_of(card) for cards in known.values() for card in cards)
    own = known.get(seat, [])
    missing = count - sum(rank_of(card) == rank for card in own)
    return at_least(missing, hidden[rank], view.counts[seat] - len(own), (+hidden).total())


def at_least(wanted: int, marked: int, drawn: int, total: int) -> float:
    """The chance that of `total` cards, `marked` of them with a mark, `drawn` ones show as many
    marks as wanted or more."""
    drawn = max(0, min(drawn, total))
    ways = sum(
        comb(marked, hits) * comb(total - marked, drawn - hits)
        for hits in range(max(0, wanted), min(marked, drawn) + 1)
    )
    return ways / comb(total, drawn)
