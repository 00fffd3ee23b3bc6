"""Selection of the gifts to evaluate if there are hundreds."""

from __future__ import annotations

from collections.abc import Iterator

from arschloch_gui.ai.climbing.evaluation import Evaluator
from arschloch_gui.ai.climbing.reading import parted_with
from arschloch_gui.ai.climbing.trading import trade_value
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Card, Rank, rank_of
from arschloch_gui.engine.climbing.view import SeatView

MANY = 120
"""Number of gifts up to which all are evaluated."""
RANKS = 6
"""Number of ranks (the easiest to spare) to which gifts are limited if there are more gifts."""


def worth_a_thought(
    view: SeatView, legal: tuple[Action, ...], appraiser: Evaluator
) -> Iterator[tuple[int, tuple[Card, ...]]]:
    """Yield the gifts to compare, at least one, as pairs of index and cards."""
    gifts = [(index, parted_with(action)) for index, action in enumerate(legal)]
    if len(gifts) > MANY:
        likely = _spared_ranks(view, appraiser)
        few = [gift for gift in gifts if all(rank_of(card) in likely for card in gift[1])]
        gifts = few or gifts[:1]
    yield from gifts


def _spared_ranks(view: SeatView, appraiser: Evaluator) -> set[Rank]:
    """Return the ranks that are easiest to spare, as single cards or all cards together."""
    by_rank: dict[Rank, list[Card]] = {}
    for card in view.hand:
        if card not in view.book.exchange.kept_back:
            by_rank.setdefault(rank_of(card), []).append(card)

    def ease(rank: Rank) -> float:
        cards = by_rank[rank]
        whole = trade_value(appraiser, tuple(cards)) / len(cards)
        return max(trade_value(appraiser, (cards[0],)), whole)

    return set(sorted(by_rank, key=ease, reverse=True)[:RANKS])
