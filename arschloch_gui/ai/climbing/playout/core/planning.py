"""What `ai.climbing.regular` chooses in a trick, on positions.

It is the same judgement (`ai.climbing.appraisal`, `ai.climbing.plan`) but for what few positions
turn on: the ending of the last two, which `regular` works out, cards that lie hidden aside, a
putsch, tricks that are claimed and cards that are thrown away. A differential test says how often
both choose the same.
"""

from __future__ import annotations

from math import exp

from arschloch_gui.ai.climbing.playout.core.insight import (
    LONE_JOKER,
    SET,
    Insight,
    key_of,
    kind_in,
    larger,
    size_in,
)
from arschloch_gui.ai.climbing.playout.core.lowest import Chooser
from arschloch_gui.ai.climbing.playout.core.outlook import Outlook, Worth
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import PASS, Laid


class Run:
    """A run the hand could be laid in."""

    __slots__ = ("delta", "key", "ranks", "times")

    def __init__(self, laid: Laid, key: int, times: int) -> None:
        self.delta, self.ranks, self.key, self.times = laid.delta, laid.groups, key, times


class Rest:
    """Some melds of a plan, added up."""

    __slots__ = ("control", "strength", "stuck", "sure", "turns")

    def __init__(self) -> None:
        self.turns = 0
        self.sure = 0
        """Those that surely take their trick."""
        self.control = 0.0
        self.strength = 0.0
        self.stuck = 0.0

    def add(self, worth: Worth) -> None:
        """Count a meld in."""
        self.turns += 1
        self.sure += worth.sure
        self.control += worth.control
        self.strength += worth.strength
        self.stuck += worth.stuck

    def drop(self, worth: Worth) -> None:
        """Leave a meld out again."""
        self.turns -= 1
        self.sure -= worth.sure
        self.control -= worth.control
        self.strength -= worth.strength
        self.stuck -= worth.stuck

    def copy(self) -> Rest:
        """An independent one."""
        twin = Rest()
        twin.turns, twin.sure = self.turns, self.sure
        twin.control, twin.strength, twin.stuck = self.control, self.strength, self.stuck
        return twin


class Plan:
    """Plans what is left of one hand, greedily."""

    __slots__ = ("cap", "has_suits", "held", "insight", "outlook", "runs", "stays", "whole")

    def __init__(self, position: Position, outlook: Outlook, runs: list[Run]) -> None:
        tables = position.tables
        self.outlook, self.insight, self.runs = outlook, outlook.insight, runs
        self.held = tables.numbers(position.hands[position.to_act])
        """By rank."""
        self.cap = tables.max_set
        self.has_suits = tables.has_suits
        self.stays = not runs
        """Whether the ranks that are not touched by a meld stay planned as they were."""
        lends = self.insight.lends
        for rank, count in enumerate(self.held):
            if count and lends[rank]:
                self.stays = False
        self.whole: list[Rest | None] = [None, None]
        """By order: what the hand as it is adds up to."""

    def as_it_is(self, flipped: int) -> Rest:
        """The melds of the whole hand."""
        known = self.whole[flipped]
        if known is None:
            known = self._added_up(self._melds(self.held, 0, flipped), flipped)
            self.whole[flipped] = known
        return known

    def after(self, laid: Laid, left: list[int], flipped: int) -> Rest:
        """The melds for the cards left (by rank) once a meld is laid."""
        if not self.stays:
            return self._added_up(self._melds(left, laid.delta, flipped), flipped)
        found, outlook, held = self.as_it_is(flipped).copy(), self.outlook, self.held
        for rank in laid.groups:
            for key in self._of_rank(rank, held[rank]):
                found.drop(outlook.worth(key, flipped))
            for key in self._of_rank(rank, left[rank]):
                found.add(outlook.worth(key, flipped))
        return found

    def _added_up(self, keys: list[int], flipped: int) -> Rest:
        found, outlook = Rest(), self.outlook
        for key in keys:
            found.add(outlook.worth(key, flipped))
        return found

    def _of_rank(self, rank: int, count: int) -> list[int]:
        """What so many cards of a rank are laid as by themselves."""
        if self.insight.lone[rank]:
            return [key_of(LONE_JOKER, 1, rank)] * count
        keys: list[int] = []
        while count > 0:
            keys.append(key_of(SET, count if count < self.cap else self.cap, rank))
            count -= self.cap
        return keys

    def _melds(self, left: list[int], gone: int, flipped: int) -> list[int]:
        """The keys for the cards left (by rank); `gone` are the cards laid, packed."""
        keys: list[int] = []
        if self.runs:
            left = left[:]
            self._take_runs(keys, left, gone, flipped)
        for rank, count in enumerate(left):
            if count:
                keys.extend(self._of_rank(rank, count))
        if not self.stays:
            lends = self.insight.lends
            for rank, count in enumerate(left):
                if count and lends[rank]:
                    for _ in range(count):
                        self._lend(keys, key_of(LONE_JOKER, 1, rank), flipped)
        return keys

    def _take_runs(self, keys: list[int], left: list[int], gone: int, flipped: int) -> None:
        """Runs that lighten the hand, heaviest relief first; their cards leave `left`."""
        runs, spent = self.runs, gone
        while True:
            fit = [run for run in runs if self._saves_turns(run, left, spent)]
            best, most = -1, 0.0
            for at, run in enumerate(fit):
                relief = self._relief(run, left, flipped)
                if relief > most:
                    best, most = at, relief
            if best < 0:
                return
            taken = fit[best]
            keys.append(taken.key)
            for rank in taken.ranks:
                left[rank] -= taken.times
            spent |= taken.delta
            runs = fit

    def _saves_turns(self, run: Run, left: list[int], spent: int) -> bool:
        """Whether its cards are there and at least two ranks are gone with it."""
        if self.has_suits and spent & run.delta:
            return False
        whole, times = 0, run.times
        for rank in run.ranks:
            if left[rank] < times:
                return False
            if left[rank] == times:
                whole += 1
        return whole > 1

    def _relief(self, run: Run, left: list[int], flipped: int) -> float:
        """How much lighter the hand gets when these cards are one run."""
        outlook = self.outlook
        relief = -outlook.worth(run.key, flipped).burden
        for rank in run.ranks:
            relief += outlook.worth(key_of(SET, left[rank], rank), flipped).burden
            if left[rank] > run.times:
                kept = key_of(SET, left[rank] - run.times, rank)
                relief -= outlook.worth(kept, flipped).burden
        return relief

    def _lend(self, keys: list[int], joker: int, flipped: int) -> None:
        """Let a joker that could be played alone join the set that gains most, if any does."""
        outlook = self.outlook
        alone = outlook.worth(joker, flipped).burden
        best, where = 0.0, -1
        for at, key in enumerate(keys):
            if kind_in(key) == SET and size_in(key) < self.cap:
                gain = outlook.worth(key, flipped).burden + alone
                gain -= outlook.worth(larger(key), flipped).burden
                if gain > best:
                    best, where = gain, at
        if where >= 0:
            keys[where] = larger(keys[where])
            keys.remove(joker)


class Thinking:
    """What the actions of one decision are worth."""

    __slots__ = ("outlook", "plan", "position", "seat")

    def __init__(self, position: Position, insight: Insight, runs: list[Run]) -> None:
        self.position, self.seat = position, position.to_act
        self.outlook = Outlook(position, insight)
        self.plan = Plan(position, self.outlook, runs)

    def of_play(self, laid: Laid) -> float:
        """Laying this meld."""
        position, outlook = self.position, self.outlook
        insight, tables, below = outlook.insight, position.tables, position.top
        flipped = position.flipped ^ (1 if laid.turns else 0)
        lead, feeding = 1.0, 0.0
        if not self._takes(laid):
            relations = insight.relations(insight.key(laid.number), flipped)
            danger = outlook.threat(relations, True)
            if self._locks(laid):
                danger *= insight.lock_left
            if below is not None and tables.matches and laid.like == below.like:
                danger *= insight.bound_left
            lead = exp(-danger)
            for rival in outlook.answering:
                feeding += outlook.goes_out_on(rival, relations)
        left = self.plan.held[:]
        for at, rank in enumerate(laid.groups):
            left[rank] -= laid.counts[at]
        value = self._value(self.plan.after(laid, left, flipped), lead, feeding, 0.0)
        if self._is_doomed(left):
            value += insight.weights.doomed
        if laid.penalised and laid.delta == position.hands[self.seat]:
            value += insight.weights.demoted
        return value

    def of_pass(self) -> float:
        """Passing. Whoever is asked on his own cards takes the trick when he leaves it at that."""
        position = self.position
        own = position.top is not None and position.owner == self.seat
        still = self.plan.as_it_is(position.flipped)
        value = self._value(still, 1.0 if own else 0.0, 0.0, 1.0)
        if self._is_doomed(self.plan.held):
            value += self.outlook.insight.weights.doomed
        return value

    def _takes(self, laid: Laid) -> bool:
        """Whether it ends the trick at once because of what lies there."""
        position, tables = self.position, self.position.tables
        if laid.sweeps:
            return True
        below = position.top
        if below is not None and laid.lands_on_joker and below.is_lone_joker:
            return True
        if tables.complete_rank_sweeps and laid.rank_field:
            there = position.trick_cards + laid.delta
            return not (tables.all_cards - there) & laid.rank_field
        return False

    def _locks(self, laid: Laid) -> bool:
        """Whether the trick is locked with it."""
        position = self.position
        below = position.top
        if laid.lifts_lock:
            return False
        if below is None or not position.tables.locks:
            return position.lock != 0
        return position.lock != 0 or (laid.suits != 0 and laid.suits == below.suits)

    def _value(self, rest: Rest, lead: float, feeding: float, passing: float) -> float:
        """The figures of `Appraisal`, weighed."""
        turns, control, urgency = rest.turns, rest.control, 1.0 / self.outlook.fewest
        insight = self.outlook.insight
        w = insight.weights
        value = w.turns * turns + w.control * control
        value += w.strength * rest.strength + w.stuck * rest.stuck
        value += w.lead * lead + w.feeding * feeding
        if turns == 1:
            value += w.last_turn + w.last_turn_control * control + w.last_turn_lead * lead
        value += w.urgent_turns * urgency * turns + w.urgent_control * urgency * control
        value += w.urgent_lead * urgency * lead + w.lead_turns * turns * lead
        if lead > insight.sure and turns - rest.sure <= 1:
            value += w.way_home
        return value + w.passing * passing + w.urgent_passing * urgency * passing

    def _is_doomed(self, left: list[int]) -> bool:
        """Whether cards are left, none of which one should go out with."""
        useless, some = self.outlook.insight.useless, False
        if not useless:
            return False
        for rank, count in enumerate(left):
            if count:
                some = True
                if not useless[rank]:
                    return False
        return some


class Planning(Chooser):
    """Plays as `regular` does in tricks."""

    __slots__ = ("insight",)

    def __init__(self, insight: Insight) -> None:
        self.insight = insight

    def meld(self, position: Position, melds: list[int]) -> int:
        """The first of the best, or a pass."""
        laid, hand = position.tables.laid, position.hands[position.to_act]
        for number in melds:
            if laid[number].delta == hand and not laid[number].penalised:
                return number
        if len(melds) == 1 and position.top is None:
            return melds[0]
        thinking = Thinking(position, self.insight, self._runs(position))
        best, chosen = 0.0, PASS
        for number in melds:
            value = thinking.of_play(laid[number])
            if chosen == PASS or value > best:
                best, chosen = value, number
        if position.top is not None and thinking.of_pass() > best:
            return PASS
        return chosen

    def _runs(self, position: Position) -> list[Run]:
        """The runs in the hand of the seat to act, in the engine's order."""
        run_times, tables = self.insight.run_times, position.tables
        found: list[Run] = []
        if not run_times:
            return found
        lead = tables.situation(0, 0, 0, False, False)
        for number in tables.melds(lead, position.hands[position.to_act]):
            key = self.insight.key(number)
            times = run_times[kind_in(key)]
            if times:
                found.append(Run(tables.laid[number], key, times))
        return found
