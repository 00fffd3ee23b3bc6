"""Values of the actions in one decision, as `regular` estimates them from a view.

House rules are taken into account through the rulebook: which melds beat which (`shapes`), and the
immediate effects of a meld (`play_effects`).
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.insights import insight_of, key_of_shape
from arschloch_gui.ai.climbing.opponents import challenger
from arschloch_gui.ai.climbing.play_effects import Foresight
from arschloch_gui.ai.climbing.playout.core.plan import Plan, Rest, Run
from arschloch_gui.ai.climbing.playout.core.plan_evaluator import PlanEvaluator
from arschloch_gui.ai.climbing.playout.core.threats import ThreatEstimate
from arschloch_gui.ai.climbing.playout.core.weights import Weights
from arschloch_gui.ai.climbing.shapes import Shape, penalised_ranks
from arschloch_gui.ai.climbing.threats import count_by_rank, threats_of
from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import Card, rank_of
from arschloch_gui.engine.climbing.melds import RUN_TIMES, Meld
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.view import SeatView


class Evaluator:
    """Evaluator of the legal actions in one decision."""

    def __init__(self, view: SeatView, weights: Weights) -> None:
        self._view, self._book, self._weights = view, view.book, weights
        self.outlook = threats_of(view)
        self._held = count_by_rank(view.hand)
        self._foresight = Foresight(view)
        self._plan = plan_of(self.outlook, view.book, view.hand)
        self._evaluator = PlanEvaluator(self.outlook, self._plan, weights)
        leader = challenger(view)
        self._blocks = bool(view.trick) and leader == view.owner and leader != view.seat
        self._still: float | None = None

    def play(self, meld: Meld) -> float:
        """Return the value of playing a meld."""
        hand, evaluator = self._view.hand, self._evaluator
        after = self._foresight.after(meld, len(hand) - meld.size)
        left = self._left(meld.cards)
        rest = self._plan.rest(left, bits_of(meld.cards), after.reversed)
        if after.taken:
            value = evaluator.value(rest, left, 1.0, 0.0, 0.0)
        else:
            key = key_of_shape(Shape(meld.kind, meld.size, meld.rank))
            relations = insight_of(self._book).relations(key, after.reversed)
            danger = self.outlook.threat(relations, True)
            for share in after.threat_left:
                danger *= share
            value = evaluator.play(relations, danger, rest, left)
        if len(meld.cards) == len(hand) and _has_penalised(meld.cards, self._book):
            value += self._weights.demoted
        if after.bonus:
            value += self._weights.bonus
        if self._blocks:
            value += self._weights.blocking
        return value

    def part_with(self, cards: tuple[Card, ...], got: tuple[Card, ...] = ()) -> float:
        """Return the value of giving these cards away and getting the cards `got`, if any."""
        return self._without(cards, got, 0.0)

    def stay(self) -> float:
        """Return the value of passing, or of another action that does not change the hand."""
        if self._still is None:
            # A player who is asked to beat their own meld wins the trick by passing.
            own = bool(self._view.trick) and self._view.owner == self._view.seat
            self._still = self._evaluator.stay(self._view.reversed, own)
        return self._still

    def claim(self) -> float:
        """Return the value of winning the trick without playing a card."""
        return self._without((), (), 1.0)

    def rest(self) -> Rest:
        """Return the totals of the plan for the current hand."""
        return self._plan.as_it_is(self._view.reversed)

    def single_strength(self, cards: tuple[Card, ...]) -> float:
        """Return the total strength of these cards as singles, without regard to the plan."""
        single, flipped = self.outlook.single, int(self._view.reversed)
        return sum(single(rank_of(card), flipped).strength for card in cards)

    def _without(self, gone: tuple[Card, ...], got: tuple[Card, ...], lead: float) -> float:
        left = self._left(gone)
        for card in got:
            left[rank_of(card)] += 1
        rest = self._plan.rest(left, bits_of(gone), self._view.reversed)
        return self._evaluator.value(rest, left, lead, 0.0, 0.0)

    def _left(self, gone: tuple[Card, ...]) -> list[int]:
        left = self._held.copy()
        for card in gone:
            left[rank_of(card)] -= 1
        return left


def plan_of(outlook: ThreatEstimate, book: Rulebook, hand: tuple[Card, ...]) -> Plan:
    """Return the plan for a hand, given the threat estimate."""
    found = [m for m in book.melds(list(hand)) if m.kind in RUN_TIMES] if book.has_runs else []
    return Plan(outlook, count_by_rank(hand), [_run(meld) for meld in found], False)


def bits_of(cards: tuple[Card, ...]) -> int:
    """Return a bit mask with one bit for each different card."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def _run(meld: Meld) -> Run:
    ranks = list({rank_of(card) for card in meld.cards})
    key = key_of_shape(Shape(meld.kind, meld.size, meld.rank))
    return Run(bits_of(meld.cards), ranks, key, RUN_TIMES[meld.kind])


def goes_out(action: Action, view: SeatView) -> bool:
    """Return whether an action plays the whole hand."""
    return isinstance(action, Play) and len(action.cards) == len(view.hand)


def is_penalised(action: Action, book: Rulebook) -> bool:
    """Return whether going out with this action is penalised."""
    return isinstance(action, Play) and _has_penalised(action.cards, book)


def _has_penalised(cards: tuple[Card, ...], book: Rulebook) -> bool:
    penalised = penalised_ranks(book)
    return bool(penalised) and any(rank_of(card) in penalised for card in cards)
