"""The value of cards that change hands: by the plan for the hand, plus each card's strength.

A plan that plays whole ranks gains nothing from a fourth ace. However, the ace can be split off
when needed, and it is dangerous in another player's hand.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.evaluation import Evaluator
from arschloch_gui.engine.cards import Card, Rank, rank_of
from arschloch_gui.engine.climbing.view import SeatView

ONE_BY_ONE = 0.8
"""Weight of the strength of single cards relative to the plan."""


def trade_value(appraiser: Evaluator, gone: tuple[Card, ...], got: tuple[Card, ...] = ()) -> float:
    """Return the value of the hand after giving cards away and getting others.

    Only differences between such values are meaningful.
    """
    plan = appraiser.part_with(gone, got)
    moved = appraiser.single_strength(got) - appraiser.single_strength(gone)
    return plan + ONE_BY_ONE * moved


def rank_gains(view: SeatView, appraiser: Evaluator) -> dict[Rank, float]:
    """Return, by rank, the gain from swapping the most dispensable card for a card of that rank."""
    cards = {
        rank_of(card): card for card in view.book.deck if card not in view.book.exchange.kept_back
    }
    spare = _spare(view, appraiser)
    still = trade_value(appraiser, ())
    return {rank: trade_value(appraiser, spare, (card,)) - still for rank, card in cards.items()}


def _spare(view: SeatView, appraiser: Evaluator) -> tuple[Card, ...]:
    """Return the card that is easiest to spare, or nothing if no card may be given."""
    each = {rank_of(card): card for card in view.hand if card not in view.book.exchange.kept_back}
    singles = [(card,) for card in each.values()]
    return max(singles, key=lambda one: trade_value(appraiser, one), default=())
