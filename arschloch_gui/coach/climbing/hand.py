"""A hand after a trade: its melds and the worth of each.

The estimates are those of `regular` (`ai/climbing/evaluation.py`). Cards given away count as
hidden, because other players can use them to beat this hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property

from arschloch_gui.ai.climbing.evaluation import plan_of
from arschloch_gui.ai.climbing.insights import key_of_shape, shape_of_key
from arschloch_gui.ai.climbing.playout.core.threats import Worth
from arschloch_gui.ai.climbing.shapes import Shape
from arschloch_gui.ai.climbing.threats import count_by_rank, threats_of
from arschloch_gui.engine.cards import Card, Rank, Seat, rank_of
from arschloch_gui.engine.climbing.view import SeatView

WINS = 0.5
"""Minimum probability of not being beaten for a meld to count as winning."""

LOW = 0.15
"""Maximum strength of a meld that rarely wins a trick."""


class Hand:
    """The hand of a view's seat after it gave some cards and received others."""

    def __init__(
        self, view: SeatView, gone: tuple[Card, ...] = (), got: tuple[Card, ...] = (),
        other: Seat | None = None,
    ) -> None:  # fmt: skip
        self.cards: tuple[Card, ...] = tuple(sorted(_without(view.hand, gone) + list(got)))
        counts = list(view.counts)
        if other is not None:
            counts[other] += len(gone) - len(got)
        if view.seat is not None:
            counts[view.seat] = len(self.cards)
        after = replace(view, hand=self.cards, counts=tuple(counts), transit=())
        self.book = view.book
        self._outlook, self._reversed = threats_of(after), int(view.reversed)
        self.count: list[int] = count_by_rank(self.cards)
        """Number of cards of each rank."""

    def held_of(self, cards: Sequence[Card]) -> int:
        """Return how many cards of the given cards' rank are in the hand; 0 if the ranks differ."""
        ranks = set(map(rank_of, cards))
        return self.count[ranks.pop()] if len(ranks) == 1 else 0

    @cached_property
    def melds(self) -> list[Shape]:
        """The melds of the hand, played in as few turns as possible."""
        plan = plan_of(self._outlook, self.book, self.cards)
        return [shape_of_key(key) for key in plan.melds(self.count, 0, self._reversed)]

    def worth(self, shape: Shape) -> Worth:
        """Return the worth of a meld, given that the other players have all other cards."""
        return self._outlook.worth(key_of_shape(shape), self._reversed)

    def single(self, rank: Rank) -> Worth:
        """Return the worth of one card of a rank by itself."""
        return self._outlook.single(rank, self._reversed)

    def wins(self) -> list[Shape]:
        """Return the melds that are at least as likely to win as to be beaten."""
        return [shape for shape in self.melds if self.worth(shape).control >= WINS]

    def is_low(self, shape: Shape) -> bool:
        """Return whether a meld rarely wins a trick."""
        worth = self.worth(shape)
        return worth.control < WINS and worth.strength < LOW

    def lone_low(self) -> list[Rank]:
        """Return the ranks of single cards that rarely win a trick."""
        return [shape.rank for shape in self.melds if shape.size == 1 and self.is_low(shape)]


def _without(cards: Iterable[Card], gone: Iterable[Card]) -> list[Card]:
    return list((Counter(cards) - Counter(gone)).elements())
