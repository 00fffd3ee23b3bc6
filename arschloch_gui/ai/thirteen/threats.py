"""Estimates of whether others can beat a combination, based on the unseen cards.

`stands(combo)` is the estimated probability that no player beats it. It is exactly 1 if no unseen
cards can beat it. Players who have passed can no longer answer in this trick (`following`).
"""

from __future__ import annotations

from collections.abc import Iterable

from arschloch_gui.engine.thirteen.combos import (
    FIVE,
    FIVE_CARD_KINDS,
    PAIR,
    SINGLE,
    Combo,
    power_of,
)
from arschloch_gui.engine.thirteen.view import SeatView

_RANKS, _SUITS = 13, 4
HAS_FIVE: dict[int, tuple[float, ...]] = {
    5: (0.013, 0.003, 0.003, 0.000, 0.000),
    6: (0.028, 0.015, 0.013, 0.000, 0.000),
    7: (0.070, 0.028, 0.015, 0.000, 0.000),
    8: (0.217, 0.142, 0.065, 0.001, 0.000),
    9: (0.372, 0.255, 0.125, 0.003, 0.001),
    10: (0.547, 0.380, 0.212, 0.013, 0.003),
    11: (0.728, 0.570, 0.318, 0.025, 0.008),
    12: (0.863, 0.693, 0.357, 0.030, 0.010),
    13: (0.950, 0.835, 0.492, 0.055, 0.013),
}
"""Probability that n random cards contain a hand of at least each kind, by n.

Each probability is the frequency in 400 random hands.
"""
TOGETHER = {2: (0, 0, 1 / 3, 7 / 9, 1.0), 3: (0, 0, 0, 1 / 9, 1 / 3)}
"""Probability that one of three hands holds 2 (or 3) of the n cards of a rank, by n."""
UNWILLING = {1: 0.62, 2: 0.45, 3: 0.3, FIVE: 0.55}
"""Probability that a player who can beat a combination does not, by its size or kind."""


class ThreatEstimate:
    """Estimates for the combinations in one decision."""

    def __init__(self, view: SeatView) -> None:
        others = [seat for seat in view.order if seat != view.seat]
        self._everybody = [view.counts[seat] for seat in others]
        self._still_in = [view.counts[seat] for seat in others if not view.passed >> seat & 1]
        self._cross = view.rules.cross_kind
        self._powers = sorted(map(power_of, view.unseen()))
        self._ranks = _counts((power // _SUITS for power in self._powers), _RANKS)
        self._best = best_fives(self._powers, self._ranks)
        self._known: dict[tuple[str, int, bool], float] = {}
        self.nearest = min(self._everybody)
        """Smallest number of cards of any other player."""

    def stands(self, combo: Combo, *, following: bool = False) -> float:
        """Return the probability that no player beats this combination."""
        key = combo.kind, combo.key, following
        if key not in self._known:
            counts = self._still_in if following else self._everybody
            self._known[key] = self._chance(combo, [n for n in counts if n >= combo.size])
        return self._known[key]

    def _chance(self, combo: Combo, counts: list[int]) -> float:
        if not counts:
            return 1.0
        if combo.size == FIVE:
            return self._five_stands(combo, counts)
        share = sum(counts) / max(1, sum(self._everybody))
        return float(UNWILLING[combo.size] ** (share * self._against(combo)))

    def _against(self, combo: Combo) -> float:
        """Return the expected number of answers to cards of one rank in the other hands."""
        if combo.kind == SINGLE:
            return sum(power > combo.key for power in self._powers)
        rank = combo.key // _SUITS
        together = TOGETHER[combo.size]
        expected = float(sum(together[count] for count in self._ranks[rank + 1 :]))
        same = [power for power in self._powers if power // _SUITS == rank]
        if combo.kind == PAIR and len(same) == combo.size and same[-1] > combo.key:
            expected += together[combo.size]
        return expected

    def _five_stands(self, combo: Combo, counts: list[int]) -> float:
        level = combo.level - 1
        best_of_kind = self._best[level]
        stronger = self._cross and any(key >= 0 for key in self._best[combo.level :])
        if best_of_kind <= combo.key and not stronger:
            return 1.0
        # This is the approximate share of higher hands among those of the same kind.
        higher = 1 - combo.key / (_RANKS * _SUITS) if best_of_kind > combo.key else 0.0
        return none_answers(level, higher, counts, stronger=stronger)


def _counts(numbers: Iterable[int], size: int) -> list[int]:
    found = [0] * size
    for number in numbers:
        found[number] += 1
    return found


def none_answers(level: int, higher: float, counts: list[int], *, stronger: bool) -> float:
    """Return the probability that none of these hands beats a hand of five of this kind.

    `counts` are the sizes of the hands. `higher` is the share of higher hands among those of the
    same kind. If `stronger` is True, stronger kinds can also beat it.
    """
    stands = 1.0
    for count in counts:
        at_least = (*HAS_FIVE[min(count, _RANKS)], 0.0)
        above = at_least[level + 1] if stronger else 0.0
        own = at_least[level] - at_least[level + 1]
        stands *= 1 - (above + own * higher) * (1 - UNWILLING[FIVE])
    return stands


def best_fives(powers: list[int], ranks: list[int]) -> list[int]:
    """Return the deciding power of the best hand of each kind in these cards, or −1."""
    best = dict.fromkeys(FIVE_CARD_KINDS, -1)
    highest = {power // _SUITS: power for power in powers}
    for low in range(_RANKS - FIVE + 1):
        if all(ranks[low : low + FIVE]):
            best["straight"] = highest[low + FIVE - 1]
    held = set(powers)
    for suit in range(_SUITS):
        own = [power for power in powers if power % _SUITS == suit]
        if len(own) >= FIVE:
            best["flush"] = max(best["flush"], own[-1])
        for power in own:
            if all(power - _SUITS * down in held for down in range(FIVE)):
                best["straight_flush"] = max(best["straight_flush"], power)
    for rank, count in enumerate(ranks):
        if count > 2 and any(n > 1 for at, n in enumerate(ranks) if at != rank):
            best["full_house"] = highest[rank]
        if count == _SUITS and len(powers) > _SUITS:
            best["four_one"] = highest[rank]
    return [best[kind] for kind in FIVE_CARD_KINDS]
