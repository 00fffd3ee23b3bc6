"""The estimates of `ThreatEstimate` on masks, with the same results."""

from __future__ import annotations

from arschloch_gui.ai.thirteen.playout.hands import Mask, Unit
from arschloch_gui.ai.thirteen.threats import TOGETHER, UNWILLING, best_fives, none_answers
from arschloch_gui.engine.thirteen.combos import FIVE

_RANKS, _SUITS = 13, 4
_ONE_RANK = (1 << _SUITS) - 1
_COUNTS = tuple(rank.bit_count() for rank in range(1 << _SUITS))


class Prospects:
    """Estimates for the combinations in a decision. `unseen` are the cards that could beat them."""

    __slots__ = (
        "_best", "_cross", "_everybody", "_following", "_leading", "_ranks", "_still_in", "_total",
        "_unseen",
    )  # fmt: skip

    def __init__(
        self, unseen: Mask, everybody: list[int], still_in: list[int], cross: bool
    ) -> None:
        self._unseen, self._cross = unseen, cross
        self._everybody, self._still_in = everybody, still_in
        self._total = max(1, sum(everybody))
        self._ranks = [_COUNTS[unseen >> low & _ONE_RANK] for low in range(0, 52, _SUITS)]
        self._best: list[int] | None = None
        self._leading: dict[tuple[int, int, int], float] = {}
        self._following: dict[tuple[int, int, int], float] = {}

    def stands(self, unit: Unit) -> float:
        """Return the probability that no player beats this combination if it is led."""
        key = unit[1:]
        found = self._leading.get(key)
        if found is None:
            found = self._leading[key] = self._chance(*key, self._everybody)
        return found

    def stands_following(self, unit: Unit) -> float:
        """Return this probability if the combination is played on another one."""
        key = unit[1:]
        found = self._following.get(key)
        if found is None:
            found = self._following[key] = self._chance(*key, self._still_in)
        return found

    def _chance(self, size: int, level: int, key: int, among: list[int]) -> float:
        counts = [count for count in among if count >= size]
        if not counts:
            return 1.0
        if size == FIVE:
            return self._five_stands(level - 1, key, counts)
        share = sum(counts) / self._total
        if size == 1:
            against: float = (self._unseen >> key + 1).bit_count()
        else:
            against = self._sets_against(size, key)
        return float(UNWILLING[size] ** (share * against))

    def _sets_against(self, size: int, key: int) -> float:
        rank = key // _SUITS
        together = TOGETHER[size]
        expected = float(sum([together[count] for count in self._ranks[rank + 1 :]]))
        if size == 2 and self._ranks[rank] == size:
            same = self._unseen >> rank * _SUITS & _ONE_RANK
            if same.bit_length() - 1 + rank * _SUITS > key:
                expected += together[size]
        return expected

    def _five_stands(self, level: int, key: int, counts: list[int]) -> float:
        if self._best is None:
            unseen = self._unseen
            powers = [power for power in range(_RANKS * _SUITS) if unseen >> power & 1]
            self._best = best_fives(powers, self._ranks)
        best_of_kind = self._best[level]
        stronger = self._cross and max(self._best[level + 1 :], default=-1) >= 0
        if best_of_kind <= key and not stronger:
            return 1.0
        higher = 1 - key / (_RANKS * _SUITS) if best_of_kind > key else 0.0
        return none_answers(level, higher, counts, stronger=stronger)
