"""`regular`: plays the Big A like an experienced player.

It gets rid of high cards while others still have many cards, and keeps low ones for A tricks. It
avoids the first two tricks unless they are worth an A card, leads an A card as soon as that costs
little, and wins the lead when it can make use of it. All costs are in `Weights`, which were tuned
with `docs/measurements/tune_big_a.py`. The player uses no random numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from arschloch_gui.ai.big_a.reading import legal_melds
from arschloch_gui.ai.big_a.threats import ThreatEstimate
from arschloch_gui.engine.actions import PASS, Action
from arschloch_gui.engine.big_a.deck import BIG_A, JOKER, LITTLE_A, is_a, number_of, penalty_of
from arschloch_gui.engine.big_a.melds import A_CARD, Meld
from arschloch_gui.engine.big_a.view import SeatView
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.rng import Rng

_HIGHEST = 13


class Weights(Struct, frozen=True):
    """Costs to this player, on an arbitrary scale. Desirable things have negative costs."""

    cards: float = 1.0
    """Each card left."""
    groups: float = 1.143
    """Each different number left in the hand, because each takes a turn to play."""
    low: float = 0.5
    """Each low number left, because it rarely beats anything: 1 for a one, less for others."""
    points: float = -0.089
    """Each penalty point left.

    It is negative because high cards win the lead and are kept early on.
    """
    danger: float = 0.301
    """Each penalty point left, divided by the smallest number of cards of any rival."""
    jokers: float = -1.35
    """Each joker left."""
    a_cards: float = 1.83
    """Each A card left, because it can only be led."""
    lead: float = -1.404
    """Leading next."""
    lead_low: float = -0.121
    """Leading next, for each low number left, because such numbers have to be led."""
    little: float = 4.0
    """Having to pick up the Little A from the table."""
    big: float = 4.902
    """Having to pick up the Big A from the table."""
    take: float = 5.498
    """Picking up the A card of an A trick."""
    gift: float = 1.274
    """Leading an A card, divided by the fewest cards of a rival, because all others play one."""
    willing: float = 0.379
    """Probability that a rival who can beat a play does so."""


class RegularPlayer:
    """A player that takes the action with the lowest expected cost, the first one on a tie."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights or Weights()

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        return 0 if len(legal) == 1 else self.ranked(view, legal, rng)[0]

    def ranked(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> list[int]:
        """Return the indices of all actions, cheapest first, or of one that goes out."""
        plays = legal_melds(legal)
        for index, meld in plays:
            if meld.size == len(view.hand) and not view.is_a_trick:
                return [index]
        outlook = ThreatEstimate(view)
        costs = [(self._cost(view, outlook, meld), index) for index, meld in plays]
        if PASS in legal:
            costs.append((self._cost(view, outlook, None), legal.index(PASS)))
        return [index for _, index in sorted(costs)]

    def _cost(self, view: SeatView, outlook: ThreatEstimate, meld: Meld | None) -> float:
        """Return the expected cost of a play, or of a pass if `meld` is None."""
        left = list(view.hand)
        for card in meld.cards if meld else ():
            left.remove(card)
        cost = self._left(left, outlook.fewest())
        if meld is None:
            return cost
        weights = self._weights
        if view.is_a_trick:
            return cost + outlook.takes_a(meld) * weights.take
        if meld.kind == A_CARD:
            return cost + weights.gift / outlook.fewest()
        return cost + outlook.stands(meld, weights.willing) * self._taking(view, left)

    def _left(self, left: list[Card], fewest: int) -> float:
        """Return the cost of the cards left after a play."""
        weights = self._weights
        numbers = Counter(number_of(card) for card in left if card != JOKER and not is_a(card))
        points = sum(map(penalty_of, left))
        return (
            weights.cards * len(left)
            + weights.groups * len(numbers)
            + weights.low * lowness_of(numbers)
            + (weights.points + weights.danger / max(1, fewest)) * points
            + weights.jokers * left.count(JOKER)
            + weights.a_cards * sum(map(is_a, left))
        )

    def _taking(self, view: SeatView, left: list[Card]) -> float:
        """Return the cost of winning this trick."""
        weights = self._weights
        numbers = Counter(number_of(card) for card in left if card != JOKER and not is_a(card))
        cost = weights.lead + weights.lead_low * lowness_of(numbers)
        waiting = (LITTLE_A, BIG_A)[view.tricks : view.tricks + 1]
        for card in waiting:
            if card in view.on_table:
                cost += weights.little if card == LITTLE_A else weights.big
        return cost


def lowness_of(numbers: Iterable[int]) -> float:
    """Return the total lowness of the numbers: 1 for a one, less for higher numbers, 0 for a 13."""
    return sum((_HIGHEST - number) / (_HIGHEST - 1) for number in numbers)
