"""Estimates of whether a seat can beat the top of the pile, based on the visible cards.

Face-up cards are certain, and so are cards that all players saw being added to a hand. All other
cards of a hand and face-down cards can be any of the unseen cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from msgspec import Struct

from arschloch_gui.engine.cards import Card, Rank, Seat
from arschloch_gui.engine.shithead.pile import fits, kind_of
from arschloch_gui.engine.shithead.view import SeatView


class ThreatEstimate(Struct, frozen=True, dict=True):
    """Estimates based on the view of a seat."""

    view: SeatView

    @cached_property
    def unseen(self) -> Counter[Rank]:
        """The unseen cards by rank."""
        return Counter(map(kind_of, self.view.unseen()))

    def source(self) -> tuple[Card, ...]:
        """Return the cards that the seat to act plays from, or none if all are face down."""
        return self.view.hand or self.view.open[self.view.to_act]

    def next_seat(self, *, turned: bool = False) -> Seat:
        """Return the next seat, if the seat to act neither burns the pile nor goes out."""
        view = self.view
        way = -view.direction if turned else view.direction
        at = view.order.index(view.to_act)
        for _ in view.order:
            at = (at + way) % len(view.order)
            if view.cards_left(view.order[at]):
                break
        return view.order[at]

    def stuck(self, seat: Seat, top: Rank) -> float:
        """Return the probability that a seat cannot play anything on rank `top`."""
        view = self.view
        if view.counts[seat]:
            if _any_fits(view.known[seat], top, strictly=False):
                return 0.0
            return self._none_fits(view.counts[seat] - len(view.known[seat]), top)
        if view.open[seat]:
            strictly = view.rules.open_strictly_higher
            return float(not _any_fits(view.open[seat], top, strictly=strictly))
        return self._none_fits(1, top)

    def _none_fits(self, count: int, top: Rank) -> float:
        """Return the probability that none of `count` unseen cards can be played on rank `top`."""
        total = sum(self.unseen.values())
        low = sum(n for rank, n in self.unseen.items() if not fits(rank, top))
        return all_of(low, total, count)


def all_of(marked: int, total: int, drawn: int) -> float:
    """Return the probability that all `drawn` cards are among the `marked` ones."""
    chance = 1.0
    for at in range(drawn):
        if total <= at:
            break
        chance *= max(0, marked - at) / (total - at)
    return chance


def _any_fits(cards: Iterable[Card], top: Rank, *, strictly: bool) -> bool:
    return any(fits(kind_of(card), top, strictly=strictly) for card in cards)
