"""What cards that change hands are worth: by the plan of the hand, and one by one.

A plan of whole ranks sees no use in a fourth ace. Yet it could be split off when it is needed, and
in another hand it is a danger.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.evaluation import Evaluator
from arschloch_gui.engine.cards import Card, Rank, rank_of
from arschloch_gui.engine.climbing.view import SeatView

ONE_BY_ONE = 0.8
"""The weight of a card's own strength beside the weights of the plan."""


def trade_value(appraiser: Evaluator, gone: tuple[Card, ...], got: tuple[Card, ...] = ()) -> float:
    """The worth of the hand after giving some cards and getting others; only to compare."""
    plan = appraiser.part_with(gone, got)
    moved = appraiser.single_strength(got) - appraiser.single_strength(gone)
    return plan + ONE_BY_ONE * moved


def rank_gains(view: SeatView, appraiser: Evaluator) -> dict[Rank, float]:
    """By rank: how much better the hand gets by a card of it for the one it can spare most."""
    cards = {
        rank_of(card): card for card in view.book.deck if card not in view.book.exchange.kept_back
    }
    spare = _spare(view, appraiser)
    still = trade_value(appraiser, ())
    return {rank: trade_value(appraiser, spare, (card,)) - still for rank, card in cards.items()}


def _spare(view: SeatView, appraiser: Evaluator) -> tuple[Card, ...]:
    """The one card to part with most gladly, if any may be given."""
    each = {rank_of(card): card for card in view.hand if card not in view.book.exchange.kept_back}
    singles = [(card,) for card in each.values()]
    return max(singles, key=lambda one: trade_value(appraiser, one), default=())
