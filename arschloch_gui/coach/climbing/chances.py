"""Exact probabilities of cards in other hands, given what a seat knows."""

from __future__ import annotations

from collections import Counter
from math import comb

from arschloch_gui.engine.cards import Rank, Seat, rank_of
from arschloch_gui.engine.climbing.view import SeatView


def chance_held(view: SeatView, seat: Seat, rank: Rank, count: int = 1) -> float:
    """Return the probability that a seat has at least `count` cards of a rank.

    Each card whose location is unknown is equally likely to be in any unknown position.
    """
    known = view.known_holdings()
    hidden = Counter(map(rank_of, view.unseen()))
    hidden.subtract(rank_of(card) for cards in known.values() for card in cards)
    own = known.get(seat, [])
    missing = count - sum(rank_of(card) == rank for card in own)
    return at_least(missing, hidden[rank], view.counts[seat] - len(own), (+hidden).total())


def at_least(wanted: int, marked: int, drawn: int, total: int) -> float:
    """Return the probability that `drawn` of `total` cards include at least `wanted` marked ones.

    >>> at_least(1, marked=1, drawn=2, total=4)
    0.5
    """
    drawn = max(0, min(drawn, total))
    ways = sum(
        comb(marked, hits) * comb(total - marked, drawn - hits)
        for hits in range(max(0, wanted), min(marked, drawn) + 1)
    )
    return ways / comb(total, drawn)
