"""Asking for ranks: what is likely to be held and makes the own hand better.

A card got has to be given back as another one, so a rank is worth what the hand gains by it
against the card it can spare most.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.appraisal import Appraisal, Appraiser
from arschloch_gui.ai.climbing.rules.trading import trade_value
from arschloch_gui.engine.actions import Action, Ask, Pass
from arschloch_gui.engine.cards import RANK_OF_NAME, Card, Rank, Seat, rank_of
from arschloch_gui.engine.climbing.view import SeatView


def ask(view: SeatView, legal: tuple[Action, ...], weights: Appraisal) -> int:
    """The rank with the largest gain to be expected; stops when nothing is to be gained.

    Letting the second ask first tells nothing a view keeps, so that is never demanded.
    """
    appraiser = Appraiser(view, view.book)
    target: Seat = view.due[0].about.target
    gains = rank_gains(view, appraiser, weights)

    def expected(index: int) -> float:
        match legal[index]:
            case Ask(name):
                rank = RANK_OF_NAME[name]
                return appraiser.outlook.chance_held(target, rank) * gains[rank]
            case Pass():
                return 0.0
        return float("-inf")

    return max(range(len(legal)), key=lambda index: (expected(index), -index))


def rank_gains(view: SeatView, appraiser: Appraiser, weights: Appraisal) -> dict[Rank, float]:
    """By rank: how much better the hand gets by a card of it for the one it can spare most."""
    cards = {rank_of(card): card for card in view.book.deck if card not in view.book.kept_back}
    spare = _spare(view, appraiser, weights)
    still = trade_value(appraiser, weights, ())
    return {
        rank: trade_value(appraiser, weights, spare, (card,)) - still
        for rank, card in cards.items()
    }


def _spare(view: SeatView, appraiser: Appraiser, weights: Appraisal) -> tuple[Card, ...]:
    """The one card to part with most gladly, if any may be given."""
    each = {rank_of(card): card for card in view.hand if card not in view.book.kept_back}
    singles = [(card,) for card in each.values()]
    return max(singles, key=lambda one: trade_value(appraiser, weights, one), default=())
