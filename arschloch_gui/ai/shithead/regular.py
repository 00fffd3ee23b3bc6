"""`regular`: plays Shithead like an experienced player.

It puts good cards face up, plays low ranks first and as many cards as possible, and saves twos and
tens until nothing else helps. It completes fours, prefers a top that the next player cannot beat,
and never picks up a pile voluntarily. All values are in `Weights`, which were tuned with
`docs/measurements/tune_shithead.py`.
"""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from arschloch_gui.ai.shithead.threats import ThreatEstimate
from arschloch_gui.engine.actions import Action, Pass, Play
from arschloch_gui.engine.cards import RANK_OF_NAME, Card, Rank
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.shithead.actions import Swap
from arschloch_gui.engine.shithead.pile import (
    JOKER,
    NO_RANK,
    TEN,
    TWO,
    burns,
    fits,
    kind_of,
    top_rank,
)
from arschloch_gui.engine.shithead.view import SeatView


class Weights(Struct, frozen=True):
    """Weights for the evaluation of plays, in cards."""

    ten: float = 12.0
    two: float = 6.0
    joker: float = 6.0
    height: float = 0.32
    """Value of keeping a card, per rank above the three."""
    high: float = 1.0
    """Additional value of queens, kings and aces."""
    shed: float = 2.35
    """Value of having one card fewer if there is no stock to draw from."""
    shed_with_stock: float = 2.0
    again: float = 2.5
    """Value of another turn on an empty pile."""
    stuck: float = 0.8
    """Value of each card that the next player has to pick up, divided by the number of rivals."""
    exposed: float = 0.3
    """Cost of each card of a pile that the player could not beat on the next turn."""
    pair: float = 1.0
    """Value of each further card of a rank among the face-up cards."""


class RegularPlayer:
    """A player that evaluates each play by `Weights`."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights or Weights()

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        return self.ranked(view, legal, rng)[0]

    def ranked(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> list[int]:
        """Return the indices of actions to consider, best first.

        There is only one if all actions are equivalent.
        """
        if isinstance(legal[0], Pass):
            return self._swaps(view, legal)
        if not isinstance(legal[0], Play):
            return [rng.below(len(legal))]  # face-down cards are all equivalent
        outlook = ThreatEstimate(view)
        # Voluntarily picking up the pile is never worth it, so only plays are evaluated.
        values = [
            (-self._value(view, outlook, action), index)
            for index, action in enumerate(legal)
            if isinstance(action, Play)
        ]
        return [index for _, index in sorted(values)]

    # -- playing -------------------------------------------------------------------------

    def _value(self, view: SeatView, outlook: ThreatEstimate, play: Play) -> float:
        weights, cards = self._weights, play.cards
        pile = (*view.pile, *cards)
        shed = weights.shed_with_stock if view.stock else weights.shed
        value = shed * len(cards) - sum(self.keep(kind_of(card)) for card in cards)
        if burns(pile):
            return value + weights.again
        top = top_rank(pile)
        if top == NO_RANK:
            return value
        rivals = sum(1 for seat in view.order if view.cards_left(seat)) - 1
        chance = outlook.stuck(outlook.next_seat(turned=_turned(cards)), top)
        value += weights.stuck * chance * len(pile) / rivals
        left = Counter(outlook.source()) - Counter(cards)
        if left and not any(fits(kind_of(card), top) for card in left):
            value -= weights.exposed * (1 - chance) * len(pile)
        return value

    def keep(self, rank: Rank) -> float:
        """Return the value of keeping a card of a rank."""
        weights = self._weights
        special = {TEN: weights.ten, TWO: weights.two, JOKER: weights.joker}
        if rank in special:
            return special[rank]
        return weights.height * (rank - _LOWEST) + (weights.high if rank >= _HIGH else 0.0)

    # -- swapping -----------------------------------------------------------------------

    def _swaps(self, view: SeatView, legal: tuple[Action, ...]) -> list[int]:
        assert view.seat is not None
        table = view.open[view.seat]

        def worth(index: int) -> float:
            action = legal[index]
            if not isinstance(action, Swap):
                return self._laid_open(table)
            left = Counter(table) - Counter(action.table) + Counter(action.hand)
            return self._laid_open(tuple(left.elements()))

        return sorted(range(len(legal)), key=lambda index: (-worth(index), index))

    def _laid_open(self, cards: tuple[Card, ...]) -> float:
        """Return the value of the face-up cards, with a bonus for several cards of a rank."""
        ranks = Counter(map(kind_of, cards))
        together = sum(count - 1 for count in ranks.values())
        return sum(self.keep(rank) * n for rank, n in ranks.items()) + self._weights.pair * together


def _turned(cards: tuple[Card, ...]) -> bool:
    """Return whether playing these cards reverses the direction of play."""
    return kind_of(cards[0]) == JOKER and len(cards) % 2 == 1


_LOWEST: Rank = RANK_OF_NAME["3"]
_HIGH: Rank = RANK_OF_NAME["Q"]
