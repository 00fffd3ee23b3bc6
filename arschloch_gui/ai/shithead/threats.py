"""What others can be expected to do: whether a seat can answer a top, from what lies open.

Open cards and what everybody saw go into a hand are certain; the rest of a hand and a blind card
are any of the unseen cards.
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
    """What the seat of a view can work out."""

    view: SeatView

    @cached_property
    def unseen(self) -> Counter[Rank]:
        """How many cards of each rank lie where nobody can see them."""
        return Counter(map(kind_of, self.view.unseen()))

    def source(self) -> tuple[Card, ...]:
        """The cards the seat to act plays from; none while only blind ones are left."""
        return self.view.hand or self.view.open[self.view.to_act]

    def next_seat(self, *, turned: bool = False) -> Seat:
        """Who comes after the seat to act, if nobody burns or goes out."""
        view = self.view
        way = -view.direction if turned else view.direction
        at = view.order.index(view.to_act)
        for _ in view.order:
            at = (at + way) % len(view.order)
            if view.cards_left(view.order[at]):
                break
        return view.order[at]

    def stuck(self, seat: Seat, top: Rank) -> float:
        """The probability that a seat cannot play anything on this top."""
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
        """The probability that of so many unseen cards none goes on this top."""
        total = sum(self.unseen.values())
        low = sum(n for rank, n in self.unseen.items() if not fits(rank, top))
        return all_of(low, total, count)


def all_of(marked: int, total: int, drawn: int) -> float:
    """The probability that all cards drawn are among the marked ones."""
    chance = 1.0
    for at in range(drawn):
        if total <= at:
            break
        chance *= max(0, marked - at) / (total - at)
    return chance


def _any_fits(cards: Iterable[Card], top: Rank, *, strictly: bool) -> bool:
    return any(fits(kind_of(card), top, strictly=strictly) for card in cards)
