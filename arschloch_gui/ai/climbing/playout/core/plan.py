"""Plans for playing a hand as melds: whole ranks, then runs and wild cards if they help.

Plans are greedy: cards are combined if that lowers the total burden. The burden of a meld is one
turn, plus extra if it must be led, minus its chance to win tricks.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.core.meld_relations import (
    LONE_JOKER,
    SET,
    UNPLAYABLE,
    Trumps,
    key_of,
    kind_in,
    larger,
    rank_in,
    size_in,
)
from arschloch_gui.ai.climbing.playout.core.threats import ThreatEstimate, Worth


class Run:
    """A run that the hand contains. Each of `ranks` occurs `times` times in it."""

    __slots__ = ("cards", "key", "ranks", "times")

    def __init__(self, cards: int, ranks: list[int], key: int, times: int) -> None:
        self.cards, self.ranks, self.key, self.times = cards, ranks, key, times
        """`cards` is a mask to check whether two runs share a card."""


class Rest:
    """Totals over the melds of a plan."""

    __slots__ = ("control", "strength", "stuck", "sure", "turns")

    def __init__(self) -> None:
        self.turns = 0
        self.sure = 0
        """Number of melds that are certain to win their trick."""
        self.control = 0.0
        self.strength = 0.0
        self.stuck = 0.0

    def add(self, worth: Worth) -> None:
        """Add a meld to the totals."""
        self.turns += 1
        self.sure += worth.sure
        self.control += worth.control
        self.strength += worth.strength
        self.stuck += worth.stuck

    def drop(self, worth: Worth) -> None:
        """Subtract a meld from the totals."""
        self.turns -= 1
        self.sure -= worth.sure
        self.control -= worth.control
        self.strength -= worth.strength
        self.stuck -= worth.stuck

    def copy(self) -> Rest:
        """Return an independent copy."""
        twin = Rest()
        twin.turns, twin.sure = self.turns, self.sure
        twin.control, twin.strength, twin.stuck = self.control, self.strength, self.stuck
        return twin


class Rows:
    """A division of some trumps into rows, and its total burden."""

    __slots__ = ("keys", "weight")

    def __init__(self, weight: float, keys: list[int]) -> None:
        self.weight, self.keys = weight, keys


class Plan:
    """Planner for one hand and for what is left of it after a play.

    With `quick`, ranks that an action does not change are not added up again. The sums can then
    differ in the last digit, which does not matter in rollouts.
    """

    __slots__ = ("cap", "held", "insight", "outlook", "plain", "quick", "rows", "runs", "whole")

    def __init__(
        self, outlook: ThreatEstimate, held: list[int], runs: list[Run], quick: bool
    ) -> None:
        insight = outlook.insight
        self.outlook, self.insight, self.runs, self.held = outlook, insight, runs, held
        """`held` is the hand by rank."""
        self.cap = insight.cap
        self.plain = not insight.wild and not insight.jesters and insight.trumps is None
        """Whether only lone jokers can stand for other cards."""
        self.quick = quick and not runs and self.plain
        if self.quick:
            for rank, count in enumerate(held):
                if count and insight.lends[rank]:
                    self.quick = False
        self.whole: list[Rest | None] = [None, None]
        """Totals for the whole hand, by order."""
        self.rows: list[dict[int, Rows]] = [] if insight.trumps is None else [{}, {}]
        """Rows found for each mask of trumps, by order."""

    def as_it_is(self, flipped: int) -> Rest:
        """Return the totals for the whole hand."""
        known = self.whole[flipped]
        if known is None:
            known = self.rest(self.held, 0, flipped)
            self.whole[flipped] = known
        return known

    def after(self, ranks: list[int], left: list[int], gone: int, flipped: int) -> Rest:
        """Return the totals for the cards left (by rank) after cards of `ranks` are played."""
        if not self.quick:
            return self.rest(left, gone, flipped)
        found, outlook, held = self.as_it_is(flipped).copy(), self.outlook, self.held
        for rank in ranks:
            for key in self._of_rank(rank, held[rank]):
                found.drop(outlook.worth(key, flipped))
            for key in self._of_rank(rank, left[rank]):
                found.add(outlook.worth(key, flipped))
        return found

    def rest(self, left: list[int], gone: int, flipped: int) -> Rest:
        """Return the totals for any cards left (by rank)."""
        found, outlook = Rest(), self.outlook
        for key in self.melds(left, gone, flipped):
            found.add(outlook.worth(key, flipped))
        return found

    def melds(self, left: list[int], gone: int, flipped: int) -> list[int]:
        """Return the keys of the planned melds. `gone` has the bits of the cards played."""
        keys: list[int] = []
        if self.runs:
            left = left[:]
            self._take_runs(keys, left, gone, flipped)
        lends, lent = self.insight.lends, False
        for rank, count in enumerate(left):
            if count and (self.plain or self._is_played_by_itself(rank)):
                lent = lent or lends[rank]
                keys.extend(self._of_rank(rank, count))
        if not self.plain:
            self._complete(keys, left, flipped)
        if lent:
            self._lend(keys, flipped)
        if not self.plain:
            self._place(keys, left, flipped)
            if self.insight.trumps is not None:
                self._play_trumps(self.insight.trumps, left, keys, flipped)
        return keys

    def _is_played_by_itself(self, rank: int) -> bool:
        """Return whether cards of a rank are neither trumps, wild cards nor jesters."""
        insight, trumps = self.insight, self.insight.trumps
        if rank in insight.wild or rank in insight.jesters:
            return False
        return trumps is None or not trumps.first <= rank <= trumps.last

    def _of_rank(self, rank: int, count: int) -> list[int]:
        """Return the keys of the melds for `count` cards of a rank, without other cards."""
        if self.insight.lone[rank]:
            return [key_of(LONE_JOKER, 1, rank)] * count
        keys: list[int] = []
        while count > 0:
            keys.append(key_of(SET, count if count < self.cap else self.cap, rank))
            count -= self.cap
        return keys

    def _burden(self, key: int, flipped: int) -> float:
        return self.outlook.worth(key, flipped).burden

    def _gain(self, key: int, flipped: int) -> float:
        """Return the reduction in burden if a set has one more card."""
        return self._burden(key, flipped) - self._burden(larger(key), flipped)

    def _best_to_lengthen(self, keys: list[int], flipped: int) -> int:
        """Return the index of the set that gains most from one more card, or −1 if none can."""
        best, where = 0.0, -1
        for at, key in enumerate(keys):
            if kind_in(key) == SET and size_in(key) < self.cap:
                gain = self._gain(key, flipped)
                if where < 0 or gain > best:
                    best, where = gain, at
        return where

    # -- runs ---------------------------------------------------------------------------------

    def _take_runs(self, keys: list[int], left: list[int], gone: int, flipped: int) -> None:
        """Add the runs that lower the burden, best first, and remove their cards from `left`."""
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
            spent |= taken.cards
            runs = fit

    def _saves_turns(self, run: Run, left: list[int], spent: int) -> bool:
        """Return whether the cards of a run are available and it uses up at least two ranks."""
        if self.insight.has_suits and spent & run.cards:
            return False
        whole, times = 0, run.times
        for rank in run.ranks:
            if left[rank] < times:
                return False
            if left[rank] == times:
                whole += 1
        return whole > 1

    def _relief(self, run: Run, left: list[int], flipped: int) -> float:
        """Return the reduction in burden if these cards are played as one run."""
        relief = -self._burden(run.key, flipped)
        for rank in run.ranks:
            relief += self._burden(key_of(SET, left[rank], rank), flipped)
            if left[rank] > run.times:
                relief -= self._burden(key_of(SET, left[rank] - run.times, rank), flipped)
        return relief

    # -- cards that stand for others ----------------------------------------------------------

    def _lend(self, keys: list[int], flipped: int) -> None:
        """Add each joker that can be played alone to the set that gains most from it, if any."""
        lends = self.insight.lends
        for joker in [key for key in keys if lends[rank_in(key)]]:
            alone = self._burden(joker, flipped)
            best, where = 0.0, -1
            for at, key in enumerate(keys):
                if kind_in(key) == SET and size_in(key) < self.cap:
                    gain = self._burden(key, flipped) + alone
                    gain -= self._burden(larger(key), flipped)
                    if gain > best:
                        best, where = gain, at
            if where >= 0:
                keys[where] = larger(keys[where])
                keys.remove(joker)

    def _complete(self, keys: list[int], left: list[int], flipped: int) -> None:
        """Add wild cards to the sets that gain most from them.

        Without a set, they are unplayable.
        """
        for rank in self.insight.wild:
            for _ in range(left[rank]):
                best = self._best_to_lengthen(keys, flipped)
                if best < 0:
                    keys.append(key_of(UNPLAYABLE, 1, self.insight.wild[0]))
                else:
                    keys[best] = larger(keys[best])

    def _place(self, keys: list[int], left: list[int], flipped: int) -> None:
        """Add jesters to sets, or play them together if that lowers the burden."""
        jesters: list[int] = []
        for rank in self.insight.jesters:
            jesters.extend([rank] * left[rank])
        while jesters:
            together, fewer = key_of(SET, len(jesters), jesters[-1]), 0.0
            if len(jesters) > 1:
                fewer = self._burden(key_of(SET, len(jesters) - 1, jesters[-1]), flipped)
            best = self._best_to_lengthen(keys, flipped)
            if best < 0 or (
                self._gain(keys[best], flipped) + self._burden(together, flipped) - fewer <= 0.0
            ):
                keys.append(together)
                return
            keys[best] = larger(keys[best])
            jesters.pop(0)

    # -- trumps -------------------------------------------------------------------------------

    def _play_trumps(self, trumps: Trumps, left: list[int], keys: list[int], flipped: int) -> None:
        """Add the melds for the trumps left to the hand's other melds."""
        own = 0
        for rank in range(trumps.first, trumps.last + 1):
            if left[rank]:
                own |= 1 << rank - trumps.first
        for helper in trumps.helping:
            if left[helper]:
                own = self._use(trumps, helper, own, keys, flipped)
        keys.extend(self._rows(trumps, own, flipped).keys)
        # With several decks, there are duplicate trumps.
        for rank in range(trumps.first, trumps.last + 1):
            if left[rank] > 1:
                keys.extend([key_of(SET, 1, rank)] * (left[rank] - 1))

    def _use(self, trumps: Trumps, helper: int, own: int, keys: list[int], flipped: int) -> int:
        """Let trump 1 or 21 stand for another card if that lowers the burden of the hand.

        Return a mask of the trumps left.
        """
        others = own & ~(1 << helper - trumps.first)
        rows = self._rows(trumps, others, flipped)
        planned = [*keys, *rows.keys]
        gain, whole = 0.0, -1
        parts: list[int] = []
        for key in planned:
            if kind_in(key) == SET:
                for longer in self._lengthened(trumps, key):
                    less = self._burden(key, flipped) - self._burden(longer, flipped)
                    if whole < 0 or less > gain:
                        gain, whole, parts = less, longer, [key]
        in_order = sorted(
            (rank_in(key), at)
            for at, key in enumerate(planned)
            if trumps.first <= rank_in(key) <= trumps.last
        )
        for at in range(1, len(in_order)):
            low, high = planned[in_order[at - 1][1]], planned[in_order[at][1]]
            size = size_in(low) + size_in(high) + 1
            meets = rank_in(high) - rank_in(low) == size_in(high) + 1
            if meets and size <= self.cap and size <= trumps.most_in_row:
                longer = key_of(SET, size, rank_in(high))
                less = self._burden(low, flipped) + self._burden(high, flipped)
                less -= self._burden(longer, flipped)
                if whole < 0 or less > gain:
                    gain, whole, parts = less, longer, [low, high]
        if whole < 0 or rows.weight - gain >= self._rows(trumps, own, flipped).weight:
            return own
        for part in parts:
            if part in rows.keys:
                top = rank_in(part) - trumps.first
                others &= ~((1 << size_in(part)) - 1 << top - size_in(part) + 1)
            else:
                keys.remove(part)
        keys.append(whole)
        return others

    def _lengthened(self, trumps: Trumps, key: int) -> list[int]:
        """Return the keys of the sets that a helper can turn a set into."""
        size, rank = size_in(key), rank_in(key)
        if size >= self.cap:
            return []
        if not trumps.first <= rank <= trumps.last:
            return [larger(key)]
        if size >= trumps.most_in_row:
            return []
        above = rank + 1 if rank < trumps.last else trumps.last
        same = rank if rank > trumps.first + size else trumps.first + size
        tops = [above] if above == same else sorted([above, same])
        return [key_of(SET, size + 1, top) for top in tops]

    def _rows(self, trumps: Trumps, own: int, flipped: int) -> Rows:
        """Return the division of these trumps (a mask) into rows that has the lowest burden."""
        known = self.rows[flipped].get(own)
        if known is None:
            known = self._lightest_rows(trumps, own, flipped)
            self.rows[flipped][own] = known
        return known

    def _lightest_rows(self, trumps: Trumps, own: int, flipped: int) -> Rows:
        ranks = [r for r in range(trumps.first, trumps.last + 1) if own >> r - trumps.first & 1]
        longest = self.cap if self.cap < trumps.most_in_row else trumps.most_in_row
        best = [Rows(0.0, [])]
        for end in range(1, len(ranks) + 1):
            top = ranks[end - 1]
            lightest: Rows | None = None
            for size in range(1, (longest if longest < end else end) + 1):
                if top - ranks[end - size] != size - 1:
                    break
                key, before = key_of(SET, size, top), best[end - size]
                weight = before.weight + self._burden(key, flipped)
                if lightest is None or weight < lightest.weight:
                    lightest = Rows(weight, [*before.keys, key])
            assert lightest is not None
            best.append(lightest)
        return best[-1]
