"""The player `regular` in rollouts: its evaluation (`plan_evaluator`) of positions during a trick.

The position itself applies the effects of the rules. Two rare cases are not covered: endings of two
players, which `regular` solves exactly, and claimed tricks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arschloch_gui.ai.climbing.playout.core.lowest import Chooser
from arschloch_gui.ai.climbing.playout.core.meld_relations import MeldRelations, kind_in
from arschloch_gui.ai.climbing.playout.core.plan import Plan, Run
from arschloch_gui.ai.climbing.playout.core.plan_evaluator import PlanEvaluator
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import NOBODY, PASS, CompactMeld
from arschloch_gui.ai.climbing.playout.core.threats import ThreatEstimate
from arschloch_gui.ai.climbing.playout.core.weights import Weights

NOT_SHOWN: Final[dict[int, list[int]]] = {}
"""Shown hands, always empty because positions do not record them."""


class Keys:
    """The keys of the melds in the simulator's tables (see `meld_relations.key_of`)."""

    __slots__ = ("ask", "known")

    def __init__(self, ask: Callable[[int], int]) -> None:
        self.ask = ask
        """(number of a meld) → its key."""
        self.known: list[int] = []
        """Keys by number of the meld, up to the highest number requested so far."""

    def of(self, number: int) -> int:
        """Return the key of a meld, given its number."""
        known = self.known
        while len(known) <= number:
            known.append(self.ask(len(known)))
        return known[number]


class Thinking:
    """Evaluator of the possible actions in one decision."""

    __slots__ = ("evaluator", "position", "rules")

    def __init__(self, position: Position, rules: Planning, runs: list[Run]) -> None:
        seat, tables = position.to_act, position.tables
        hidden = tables.numbers(position.held_by_others(seat))
        outlook = ThreatEstimate(
            rules.insight, seat, position.counts, position.passed, hidden, NOT_SHOWN, NOBODY
        )
        plan = Plan(outlook, tables.numbers(position.hands[seat]), runs, True)
        self.position, self.rules = position, rules
        self.evaluator = PlanEvaluator(outlook, plan, rules.weights)

    def of_play(self, meld: CompactMeld, key: int) -> float:
        """Return the value of playing a meld."""
        position, evaluator, rules = self.position, self.evaluator, self.rules
        flipped = position.flipped ^ (1 if meld.turns else 0)
        left = evaluator.plan.held[:]
        for at, rank in enumerate(meld.groups):
            left[rank] -= meld.counts[at]
        rest = evaluator.plan.after(meld.groups, left, meld.delta, flipped)
        if self._takes(meld):
            value = evaluator.value(rest, left, 1.0, 0.0, 0.0)
        else:
            below = position.top
            relations = rules.insight.relations(key, flipped)
            danger = evaluator.outlook.threat(relations, True)
            if self._locks(meld):
                danger *= rules.lock_left
            if below is not None and position.tables.matches and meld.like == below.like:
                danger *= rules.bound_left
            value = evaluator.play(relations, danger, rest, left)
        if meld.penalised and meld.delta == position.hands[position.to_act]:
            value += rules.weights.demoted
        return value

    def of_pass(self) -> float:
        """Return the value of passing."""
        position = self.position
        owns = position.top is not None and position.owner == position.to_act
        return self.evaluator.stay(position.flipped, owns)

    def _takes(self, meld: CompactMeld) -> bool:
        """Return whether a meld ends the trick immediately, given the meld below."""
        position, tables = self.position, self.position.tables
        if meld.sweeps:
            return True
        below = position.top
        if below is not None and meld.lands_on_joker and below.is_lone_joker:
            return True
        if tables.complete_rank_sweeps and meld.rank_field:
            there = position.trick_cards + meld.delta
            return not (tables.all_cards - there) & meld.rank_field
        return False

    def _locks(self, meld: CompactMeld) -> bool:
        """Return whether the trick is locked after a meld."""
        position = self.position
        below = position.top
        if meld.lifts_lock:
            return False
        if below is None or not position.tables.locks:
            return position.lock != 0
        return position.lock != 0 or (meld.suits != 0 and meld.suits == below.suits)


class Planning(Chooser):
    """A chooser that plays like `regular` during tricks."""

    __slots__ = ("bound_left", "insight", "keys", "lock_left", "weights")

    def __init__(
        self,
        insight: MeldRelations,
        keys: Keys,
        weights: Weights,
        lock_left: float,
        bound_left: float,
    ) -> None:
        self.insight, self.keys, self.weights = insight, keys, weights
        self.lock_left, self.bound_left = lock_left, bound_left
        """Shares of the danger that remain under a lock, and after a meld was matched."""

    def meld(self, position: Position, melds: list[int]) -> int:
        """Return the best meld (the first one on a tie), or `PASS` if that is better."""
        all_melds, hand = position.tables.all_melds, position.hands[position.to_act]
        for number in melds:
            if all_melds[number].delta == hand and not all_melds[number].penalised:
                return number
        if len(melds) == 1 and position.top is None:
            return melds[0]
        thinking = Thinking(position, self, self._runs(position))
        best, chosen = 0.0, PASS
        for number in melds:
            value = thinking.of_play(all_melds[number], self.keys.of(number))
            if chosen == PASS or value > best:
                best, chosen = value, number
        if position.top is not None and thinking.of_pass() > best:
            return PASS
        return chosen

    def _runs(self, position: Position) -> list[Run]:
        """Return the runs in the hand of the seat to act, in the engine's order."""
        run_times, tables = self.insight.run_times, position.tables
        found: list[Run] = []
        if not run_times:
            return found
        lead = tables.situation(0, 0, 0, False, False)
        for number in tables.melds(lead, position.hands[position.to_act]):
            key = self.keys.of(number)
            times = run_times[kind_in(key)]
            if times:
                meld = tables.all_melds[number]
                found.append(Run(meld.delta, meld.groups, key, times))
        return found
