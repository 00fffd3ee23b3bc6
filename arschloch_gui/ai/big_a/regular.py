"""`regular`: plays the Big A as somebody does who has played it for years.

It gets rid of high cards while others still hold many, keeps low ones to be safe in A tricks, stays
away from the first two tricks unless they are worth an A card, leads an A card as soon as that
costs little, and takes the lead when it can use it. Every figure is named in `Weights`; they were
found by `docs/measurements/tune_big_a.py`. It draws no random numbers.
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
    """What things cost this player, in no unit of their own; what it wants costs less than none."""

    cards: float = 1.0
    """A card left."""
    groups: float = 1.143
    """A number of which cards are left: a turn it takes."""
    low: float = 0.5
    """A number left that is low, so that it can hardly be played on anything: 1 for the one."""
    points: float = -0.089
    """A penalty point left; high cards are also what takes the lead, so early on they are kept."""
    danger: float = 0.301
    """A penalty point left, over the fewest cards a rival has."""
    jokers: float = -1.35
    """A joker left."""
    a_cards: float = 1.83
    """An A card left: it takes a lead of its own."""
    lead: float = -1.404
    """Coming to lead next."""
    lead_low: float = -0.121
    """The same for every low number left, which wants to be led."""
    little: float = 4.0
    """Having to take the Little a from the table."""
    big: float = 4.902
    """Having to take the Big A from the table."""
    take: float = 5.498
    """Taking an A card in an A trick."""
    gift: float = 1.274
    """Leading an A card: everybody else gets rid of a card, too; over the fewest he has."""
    willing: float = 0.379
    """How likely others are to beat what they can beat."""


class RegularPlayer:
    """Takes the action that is expected to cost least; of equal ones the first."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights or Weights()

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        return 0 if len(legal) == 1 else self.ranked(view, legal, rng)[0]

    def ranked(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> list[int]:
        """All actions, the cheapest first; one alone where it goes out."""
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
        """What a play (None: a pass) is expected to cost."""
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
        """What the cards left cost."""
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
        """What it costs to take this trick."""
        weights = self._weights
        numbers = Counter(number_of(card) for card in left if card != JOKER and not is_a(card))
        cost = weights.lead + weights.lead_low * lowness_of(numbers)
        waiting = (LITTLE_A, BIG_A)[view.tricks : view.tricks + 1]
        for card in waiting:
            if card in view.on_table:
                cost += weights.little if card == LITTLE_A else weights.big
        return cost


def lowness_of(numbers: Iterable[int]) -> float:
    """How many low numbers there are: 1 for a one, less for higher ones, 0 for a thirteen."""
    return sum((_HIGHEST - number) / (_HIGHEST - 1) for number in numbers)
