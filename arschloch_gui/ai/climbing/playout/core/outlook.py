"""What `ai.climbing.outlook` expects of the cards a seat does not see, on positions.

They are taken as spread evenly over the rivals' hands by the size of those hands.
"""

from __future__ import annotations

from math import exp
from typing import Final

from arschloch_gui.ai.climbing.playout.core.insight import Insight, Relations
from arschloch_gui.ai.climbing.playout.core.position import Position

CHANCES_AT_ONCE: Final = 4_096
"""So many hands by size are remembered; the same small numbers come up in every round."""


class Worth:
    """What a meld is worth to have: figures of `ai.climbing.appraisal`, from 0 to 1."""

    __slots__ = ("burden", "control", "strength", "stuck", "sure")

    def __init__(self, threat: float, prey: float, insight: Insight) -> None:
        burden = insight.burden
        self.control = exp(-threat)
        self.sure = 1 if self.control > insight.sure else 0
        self.strength = exp(-threat / 3)
        self.stuck = exp(-prey / 2)
        self.burden = burden[0] + burden[1] * self.control
        self.burden += burden[2] * self.strength + burden[3] * self.stuck
        """What it costs to have."""


class Outlook:
    """The hidden cards as the seat to act judges them."""

    __slots__ = (
        "answering", "counts", "fewest", "hidden", "insight", "most", "of_all", "of_answering",
        "rivals", "total", "worths",
    )  # fmt: skip

    def __init__(self, position: Position, insight: Insight) -> None:
        seat = position.to_act
        self.insight = insight
        self.counts = position.counts
        self.hidden = position.tables.numbers(position.held_by_others(seat))
        """By rank."""
        total = most = 0
        for number in self.hidden:
            total += number
            if number > most:
                most = number
        self.total = total if total else 1
        self.most = most
        self.rivals: list[int] = []
        self.answering: list[int] = []
        """Those who have not passed in this trick."""
        fewest = 0
        for rival, count in enumerate(self.counts):
            if count and rival != seat:
                self.rivals.append(rival)
                if not position.passed >> rival & 1:
                    self.answering.append(rival)
                if not fewest or count < fewest:
                    fewest = count
        self.fewest = fewest if fewest else 1
        """The cards of the rival who has fewest."""
        self.of_all: list[list[float]] = []
        self.of_answering: list[list[float]] = []
        """By size and by how many cards of a rank are hidden: how many rivals are expected to hold
        so large a set."""
        self.worths: list[dict[int, Worth]] = [{}, {}]

    def worth(self, key: int, flipped: int) -> Worth:
        """What a meld is worth under an order."""
        known = self.worths[flipped].get(key)
        if known is None:
            relations = self.insight.relations(key, flipped)
            threat, prey = self.threat(relations, False), self._prey(relations)
            known = Worth(threat, prey, self.insight)
            self.worths[flipped][key] = known
        return known

    def threat(self, relations: Relations, answering: bool) -> float:
        """Rival melds that would beat a meld; `answering`: only of those who may still answer."""
        if relations.takes:
            return 0.0
        found, hidden, expected = 0.0, self.hidden, self._sets(answering)
        for at, size in enumerate(relations.sizes):
            if size < len(expected):
                sets, shares = expected[size], relations.shares[at]
                for index, rank in enumerate(relations.beating[at]):
                    found += shares[index] * sets[hidden[rank]]
        if relations.run_times:
            found += self._runs(relations, answering)
        return found

    def goes_out_on(self, rival: int, relations: Relations) -> float:
        """The chance that all a rival holds is one meld that beats these."""
        if relations.takes:
            return 0.0
        cards, miss = self.counts[rival], 1.0
        for at, size in enumerate(relations.out_sizes):
            if size == cards:
                miss *= 1.0 - self._chance(self.hidden[relations.out_ranks[at]], cards, size)
        return 1.0 - miss

    def _prey(self, relations: Relations) -> float:
        """Whole rival sets that a meld may be laid on."""
        found, hidden, expected = 0.0, self.hidden, self._sets(False)
        for at, size in enumerate(relations.prey_sizes):
            if size + 1 < len(expected):
                sets, more = expected[size], expected[size + 1]
                for rank in relations.prey[at]:
                    found += sets[hidden[rank]] - more[hidden[rank]]
        return found

    def _runs(self, relations: Relations, answering: bool) -> float:
        found = 0.0
        for rival in self.answering if answering else self.rivals:
            for stretch in relations.stretches:
                likely = 1.0
                for rank in stretch:
                    likely *= self._chance(
                        self.hidden[rank], self.counts[rival], relations.run_times
                    )
                found += likely
        return found * self.insight.run_chance

    def _sets(self, answering: bool) -> list[list[float]]:
        """Nobody holds larger sets than these; the last are of a size nobody can hold."""
        if answering and len(self.answering) < len(self.rivals):
            if not self.of_answering:
                self.of_answering = self._expected(self.answering)
            return self.of_answering
        if not self.of_all:
            self.of_all = self._expected(self.rivals)
        return self.of_all

    def _expected(self, rivals: list[int]) -> list[list[float]]:
        chances = [self._chances(self.counts[rival]) for rival in rivals]
        found: list[list[float]] = []
        for size in range(self.most + 2):
            by_hidden: list[float] = []
            for hidden in range(self.most + 1):
                expected = 0.0
                if size <= hidden:
                    at = hidden * (hidden + 1) // 2 + size
                    for each in chances:
                        expected += each[at]
                by_hidden.append(expected)
            found.append(by_hidden)
        return found

    def _chance(self, hidden: int, cards: int, size: int) -> float:
        """That a rival with so many cards holds as many of a rank."""
        if size > hidden:
            return 0.0
        return self._chances(cards)[hidden * (hidden + 1) // 2 + size]

    def _chances(self, cards: int) -> list[float]:
        """The same for 0 cards hidden, for 1, … and each size that can be held of them."""
        key = self.total << 16 | self.most << 8 | cards
        known = self.insight.chances.get(key)
        if known is None:
            known = chances_of(cards, self.total, self.most)
            if len(self.insight.chances) >= CHANCES_AT_ONCE:
                self.insight.chances.clear()
            self.insight.chances[key] = known
        return known


def chances_of(cards: int, total: int, most: int) -> list[float]:
    """How likely a hand of `cards` of `total` has so many of a rank, each card by itself.

    By how many of them are hidden, up to `most`, and by size from 0.
    """
    share = cards / total
    if share > 1.0:
        share = 1.0
    found: list[float] = []
    for hidden in range(most + 1):
        less, ways = 0.0, 1.0
        for size in range(hidden + 1):
            found.append(1.0 - less if size <= cards else 0.0)
            less += ways * _power(share, size) * _power(1.0 - share, hidden - size)
            ways = ways * (hidden - size) / (size + 1)
    return found


def _power(base: float, exponent: int) -> float:
    found = 1.0
    for _ in range(exponent):
        found *= base
    return found
