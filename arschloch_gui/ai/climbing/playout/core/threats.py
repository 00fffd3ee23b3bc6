"""Estimates, from the hidden cards, of what can beat a meld and of what it can beat.

Hidden cards are assumed to be distributed over the rivals' hands in proportion to the sizes of
those hands. Hands that are shown are known. The estimates are expected numbers of melds in the
rivals' hands.
"""

from __future__ import annotations

from math import exp
from typing import Final

from arschloch_gui.ai.climbing.playout.core.meld_relations import (
    LONE_JOKER,
    SET,
    SURE,
    UNPLAYABLE,
    MeldRelations,
    Relations,
    key_of,
    kind_in,
)
from arschloch_gui.ai.climbing.playout.core.trumps import expected_helper, expected_rows
from arschloch_gui.ai.climbing.playout.core.weights import CONTROL, STRENGTH, STUCK, TURNS

CHANCES_AT_ONCE: Final = 4_096
"""Number of cached results. The same small numbers occur in every round."""
UNKNOWN: Final[list[float]] = []


class Worth:
    """The quality of a meld in a hand. `control`, `strength` and `stuck` range from 0 to 1."""

    __slots__ = ("burden", "control", "strength", "stuck", "sure")

    def __init__(self, control: float, strength: float, stuck: float, sure: bool) -> None:
        self.control = control
        """Probability that no rival can beat the meld."""
        self.strength = strength
        """A milder form of `control`, which is high if few rival melds beat the meld."""
        self.stuck = stuck
        """Probability that the meld must be led, because it beats almost nothing."""
        self.sure = 1 if sure else 0
        self.burden = -(TURNS + CONTROL * control + STRENGTH * strength + STUCK * stuck)
        """Cost of holding the meld: one turn, less for control and strength, more if it is stuck.

        It uses the weights of `regular`, so that planning is consistent with evaluation.
        """


class ThreatEstimate:
    """The hidden cards from the point of view of one seat."""

    __slots__ = (
        "alike", "answering", "counts", "fewest", "foe", "hidden", "insight", "is_even", "jesters",
        "most", "of_all", "of_answering", "rivals", "shown", "total", "worths",
    )  # fmt: skip

    def __init__(
        self, insight: MeldRelations, seat: int, counts: list[int], passed: int, hidden: list[int],
        shown: dict[int, list[int]], foe: int,
    ) -> None:  # fmt: skip
        self.insight = insight
        self.counts = counts
        """Number of cards in each hand."""
        self.hidden = hidden
        """Number of hidden cards of each rank."""
        self.shown = shown
        """Shown hands, by seat and then by rank."""
        self.foe = foe
        """The one rival that has to be stopped, or −1 if all of them have to be."""
        total = most = 0
        for number in hidden:
            total += number
            if number > most:
                most = number
        self.total = total if total else 1
        self.most = most
        self.rivals: list[int] = []
        """All other seats that have cards."""
        self.answering: list[int] = []
        """Rivals that have not passed in this trick."""
        fewest = 0
        for rival, count in enumerate(counts):
            if count and rival != seat:
                self.rivals.append(rival)
                if (foe < 0 or rival == foe) and (not fewest or count < fewest):
                    fewest = count
                if not passed >> rival & 1:
                    self.answering.append(rival)
        self.fewest = fewest if fewest else 1
        """Smallest number of cards of any foe."""
        self.jesters: list[int] = []
        """Ranks of hidden jesters."""
        for rank in insight.jesters:
            if hidden[rank]:
                self.jesters.append(rank)
        self.alike = hidden
        """Index of each rank into `of_all` and `of_answering`; equal ranks share one."""
        self.is_even = not shown and not self.jesters and insight.trumps is None
        if not self.is_even:
            self.alike = list(range(len(hidden)))
        self.of_all: list[list[float]] = []
        self.of_answering: list[list[float]] = []
        """Expected number of sets in rivals' hands, by size and then by `alike`."""
        self.worths: list[dict[int, Worth]] = [{}, {}]

    def worth(self, key: int, flipped: int) -> Worth:
        """Return the quality of a meld in one rank order."""
        known = self.worths[flipped].get(key)
        if known is None:
            known = self._worth(key, flipped)
            self.worths[flipped][key] = known
        return known

    def single(self, rank: int, flipped: int) -> Worth:
        """Return the quality of a single card of a rank. A wild card counts as unbeatable."""
        if rank in self.insight.wild:
            return Worth(1.0, 1.0, 0.0, True)
        kind = LONE_JOKER if self.insight.lone[rank] else SET
        return self.worth(key_of(kind, 1, rank), flipped)

    def _worth(self, key: int, flipped: int) -> Worth:
        if kind_in(key) == UNPLAYABLE:
            return Worth(0.0, 0.0, 1.0, False)
        relations = self.insight.relations(key, flipped)
        threat, prey = self.threat(relations, False), self.prey(relations)
        control = exp(-threat)
        return Worth(control, exp(-threat / 3), exp(-prey / 2), control > SURE)

    def threat(self, relations: Relations, answering: bool) -> float:
        """Return the expected number of rival melds that beat a meld.

        If `answering` is True, only rivals that have not passed are counted.
        """
        if relations.takes:
            return 0.0
        found, alike = 0.0, self.alike
        expected = self._sets(relations.sizes, 0, answering)
        for at, size in enumerate(relations.sizes):
            if size < len(expected):
                sets, shares = expected[size], relations.shares[at]
                for index, rank in enumerate(relations.beating[at]):
                    found += shares[index] * sets[alike[rank]]
        if relations.run_times:
            found += self._runs(relations, answering)
        return found

    def prey(self, relations: Relations) -> float:
        """Return the expected number of whole rival sets that a meld beats."""
        found, alike = 0.0, self.alike
        expected = self._sets(relations.prey_sizes, 1, False)
        for at, size in enumerate(relations.prey_sizes):
            if size + 1 < len(expected):
                sets, more = expected[size], expected[size + 1]
                for rank in relations.prey[at]:
                    which = alike[rank]
                    found += sets[which] - more[which]
        return found

    def goes_out_on(self, rival: int, relations: Relations) -> float:
        """Return the probability that a rival's whole hand is a meld that beats this one."""
        if relations.takes:
            return 0.0
        cards, miss = self.counts[rival], 1.0
        for at, size in enumerate(relations.out_sizes):
            if size == cards:
                miss *= 1.0 - self.chance_held(rival, relations.out_ranks[at], size)
        return 1.0 - miss

    def chance_held(self, rival: int, rank: int, size: int) -> float:
        """Return the probability that a rival holds at least `size` cards of a rank."""
        if self.shown and rival in self.shown:
            return 1.0 if self.shown[rival][rank] >= size else 0.0
        hidden = self.hidden[rank]
        if size > hidden:
            return 0.0
        return self._chances(self.counts[rival])[hidden * (hidden + 1) // 2 + size]

    def _runs(self, relations: Relations, answering: bool) -> float:
        found = 0.0
        for rival in self.answering if answering else self.rivals:
            expected = 0.0
            for stretch in relations.stretches:
                likely = 1.0
                for rank in stretch:
                    likely *= self.chance_held(rival, rank, relations.run_times)
                expected += likely
            found += expected * self.insight.run_chance
        return found

    def _sets(self, sizes: list[int], more: int, answering: bool) -> list[list[float]]:
        """Return the expected number of sets in rivals' hands by size, then by `alike`.

        The result covers at least the given sizes and up to `more` additional cards.
        """
        some = answering and len(self.answering) < len(self.rivals)
        known = self.of_answering if some else self.of_all
        rivals = self.answering if some else self.rivals
        if not self.is_even:
            self._add_sizes(known, sizes, more, rivals)
        elif not known:
            chances = self._chances_of(rivals)
            for size in range(self.most + 2):
                known.append(self._by_hidden(size, chances))
        return known

    def _add_sizes(
        self, known: list[list[float]], sizes: list[int], more: int, rivals: list[int]
    ) -> None:
        chances = self._chances_of(rivals)
        for smallest in sizes:
            for size in range(smallest, smallest + more + 1):
                while len(known) <= size:
                    known.append(UNKNOWN)
                if not known[size]:
                    known[size] = self._by_rank(self._by_hidden(size, chances), size, rivals)

    def _chances_of(self, rivals: list[int]) -> list[list[float]]:
        """Return the probabilities for those rivals whose hands are not shown."""
        return [self._chances(self.counts[r]) for r in rivals if r not in self.shown]

    def _by_hidden(self, size: int, chances: list[list[float]]) -> list[float]:
        """Return the expected number of sets of a rank, by the number of its hidden cards."""
        found: list[float] = []
        for hidden in range(self.most + 1):
            expected = 0.0
            if size <= hidden:
                at = hidden * (hidden + 1) // 2 + size
                for each in chances:
                    expected += each[at]
            found.append(expected)
        return found

    def _by_rank(self, by_hidden: list[float], size: int, rivals: list[int]) -> list[float]:
        """Return the expected number of sets by rank, including shown hands, jesters and trumps."""
        found = [by_hidden[hidden] for hidden in self.hidden]
        for rival in rivals:
            if rival in self.shown:
                for rank, held in enumerate(self.shown[rival]):
                    if held >= size:
                        found[rank] += 1.0
        if size > 1:
            if self.jesters:
                self._add_completed(found, size, rivals)
            if self.insight.trumps is not None:
                self._add_rows(found, size, rivals)
        return found

    def _add_completed(self, sets: list[float], size: int, rivals: list[int]) -> None:
        """Add the sets that jesters complete, each of which replaces one card."""
        for rival in rivals:
            for missing in range(1, size):
                likely = 0.0
                for jester in self.jesters:
                    likely += self.chance_held(rival, jester, missing)
                if likely:
                    for rank in self.insight.naturals:
                        most = self.chance_held(rival, rank, size - missing + 1)
                        held = self.chance_held(rival, rank, size - missing)
                        sets[rank] += likely * (held - most)

    def _add_rows(self, sets: list[float], size: int, rivals: list[int]) -> None:
        """Add the melds of two or more trumps: rows, and sets with a helper."""
        trumps = self.insight.trumps
        assert trumps is not None
        for rival in rivals:
            single = [
                self.chance_held(rival, rank, 1) for rank in range(trumps.first, trumps.last + 1)
            ]
            rows = expected_rows(trumps, single, size)
            for at, likely in enumerate(rows):
                sets[trumps.first + size - 1 + at] += likely
            helper = expected_helper(trumps, single)
            if helper:
                for rank in self.insight.naturals:
                    less = self.chance_held(rival, rank, size - 1)
                    sets[rank] += helper * (less - self.chance_held(rival, rank, size))

    def _chances(self, cards: int) -> list[float]:
        """Return the cached result of `chances_of` for a hand of `cards` cards."""
        key = self.total << 16 | self.most << 8 | cards
        known = self.insight.chances.get(key)
        if known is None:
            known = chances_of(cards, self.total, self.most)
            if len(self.insight.chances) >= CHANCES_AT_ONCE:
                self.insight.chances.clear()
            self.insight.chances[key] = known
        return known


def chances_of(cards: int, total: int, most: int) -> list[float]:
    """Return the probabilities that a hand has at least n cards of a rank.

    The hand has `cards` of the `total` hidden cards. The list is ordered by the number of hidden
    cards of the rank, from 0 to `most`, and then by n, from 0. Cards are treated as independent.
    """
    share = cards / total
    if share > 1.0:
        share = 1.0
    found: list[float] = []
    for hidden in range(most + 1):
        less, ways = 0.0, 1.0
        for size in range(hidden + 1):
            found.append(1.0 - less if size <= cards else 0.0)
            less += ways * share**size * (1.0 - share) ** (hidden - size)
            ways = ways * (hidden - size) / (size + 1)
    return found
