"""Search for the best division of a hand into plays. It ignores suits, except in bombs.

Each unit of a hand has a burden, which is the cost in turns of still having to play it. A low
single costs a whole turn, because it can only be led. An ace costs almost nothing, because it beats
almost any single and wins the trick. The Dragon or a bomb is worth more than a turn,
because it wins the lead. The cost of a hand is the smallest sum of burdens over all its divisions.
The costs of parts of a hand are cached, because they are used many times in one decision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from msgspec import Struct

from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.seigneur.combos import SHORTEST_RUN
from arschloch_gui.engine.seigneur.deck import (
    ACE,
    DRAGON,
    LOWEST,
    PHOENIX,
    height_of,
)
from arschloch_gui.engine.seigneur.hand import bombs_in

Ranks: TypeAlias = tuple[int, ...]
"""Number of cards at each height from 0 (none) to 14."""
Known: TypeAlias = dict[tuple[Ranks, int] | tuple[Card, ...], float]
"""Cache of the smallest burden for one `Burdens` value, by ranks and Phoenixes, or by cards."""
MOST_KNOWN = 100_000
"""Maximum number of cached entries (about 30 MB)."""


class Burdens(Struct, frozen=True):
    """Burdens of units: `low` at the lowest rank, `high` at the highest, interpolated by `bend`."""

    single_low: float = 1.0
    single_high: float = 0.01
    pair_low: float = 1.15
    pair_high: float = 0.55
    triple_low: float = 1.18
    triple_high: float = 0.54
    run_low: float = 0.83
    run_high: float = 0.86
    house_low: float = 0.91
    house_high: float = 0.66
    pairs_low: float = 0.68
    pairs_high: float = 0.26
    bend: float = 1.82
    mah_jong: float = 0.96
    phoenix: float = -0.08
    dragon: float = -0.18
    bomb: float = -0.09
    long: float = 0.07
    """Subtracted for every card of a run beyond the fifth, because long runs are hard to beat."""


BURDENS = Burdens()


class Planner:
    """A planner for hands and parts of hands."""

    def __init__(self, burdens: Burdens, known: Known | None = None) -> None:
        """Create a planner. Planners with the same burdens can share the cache `known`."""
        self._burdens = burdens
        span = ACE - 2
        self._rise: list[float] = [
            ((max(height, 2) - 2) / span) ** burdens.bend for height in range(ACE + 1)
        ]
        self._known: Known = {} if known is None else known
        if len(self._known) > MOST_KNOWN:
            self._known.clear()

    def cost(self, hand: Iterable[Card]) -> float:
        """Return the smallest burden of these cards."""
        cards = tuple(sorted(hand))
        best = self._known.get(cards)
        if best is None:
            best = self._known[cards] = self._cost(cards)
        return best

    def _cost(self, cards: tuple[Card, ...]) -> float:
        alone = self._fixed(cards)
        best = alone + self._divided(cards)
        for bomb in bombs_in(cards)[:6]:
            rest = Counter(cards)
            rest.subtract(bomb.cards)
            left = sorted(rest.elements())
            best = min(best, alone + self._burdens.bomb + self._divided(left))
        return best

    def lowness(self, hand: Iterable[Card]) -> float:
        """Return how low the lowest natural card is: 1 for a two or the Mah Jong, 0 for an ace."""
        heights = [height for card in hand if (height := height_of(card))]
        return 1 - self._rise[min(heights)] if heights else 0.0

    def _fixed(self, cards: tuple[Card, ...]) -> float:
        return cards.count(DRAGON) * self._burdens.dragon

    def _divided(self, cards: Iterable[Card]) -> float:
        counts = [0] * (ACE + 1)
        phoenixes = 0
        for card in cards:
            if card == PHOENIX:
                phoenixes += 1
            elif card != DRAGON:
                counts[height_of(card)] += 1
        return self._least(tuple(counts), phoenixes)

    def _least(self, ranks: Ranks, phoenixes: int) -> float:
        key = ranks, phoenixes
        known = self._known.get(key)
        if known is None:
            low = next((height for height, count in enumerate(ranks) if count), 0)
            if not low:
                known = phoenixes * self._burdens.phoenix
            else:
                known = min(
                    burden + self._least(_without(ranks, used), phoenixes - wild)
                    for burden, used, wild in self._units(ranks, low, phoenixes)
                )
            self._known[key] = known
        return known

    def _units(
        self, ranks: Ranks, low: int, phoenixes: int
    ) -> Iterator[tuple[float, tuple[tuple[int, int], ...], int]]:
        """Yield units with a card of the lowest rank as (burden, cards by height, Phoenixes)."""
        b, count = self._burdens, ranks[low]
        if low == LOWEST:
            yield b.mah_jong, ((low, 1),), 0
        else:
            yield self._at(b.single_low, b.single_high, low), ((low, 1),), 0
        yield from self._straights(ranks, low, phoenixes)
        if low == LOWEST:
            return
        pair, triple = (
            self._at(b.pair_low, b.pair_high, low),
            self._at(b.triple_low, b.triple_high, low),
        )
        if count >= 2:
            yield pair, ((low, 2),), 0
            yield from self._pair_runs(ranks, low)
            for other in range(low + 1, ACE + 1):
                if ranks[other] >= 3:
                    house = self._at(b.house_low, b.house_high, other)
                    yield house, ((low, 2), (other, 3)), 0
        elif phoenixes:
            yield pair, ((low, 1),), 1
        if count >= 3:
            yield triple, ((low, 3),), 0
            for other in range(low + 1, ACE + 1):
                if ranks[other] >= 2:
                    yield self._at(b.house_low, b.house_high, low), ((low, 3), (other, 2)), 0
        elif count == 2 and phoenixes:
            yield triple, ((low, 2),), 1
            for other in range(low + 1, ACE + 1):
                if ranks[other] == 2:
                    yield self._at(b.house_low, b.house_high, other), ((low, 2), (other, 2)), 1

    def _straights(
        self, ranks: Ranks, low: int, phoenixes: int
    ) -> Iterator[tuple[float, tuple[tuple[int, int], ...], int]]:
        used: list[tuple[int, int]] = []
        wild = 0
        for high in range(low, ACE + 1):
            if ranks[high]:
                used.append((high, 1))
            elif wild < phoenixes:
                wild += 1
            else:
                return
            if (length := high - low + 1) >= SHORTEST_RUN:
                yield self._run(high, length), tuple(used), wild

    def _run(self, high: int, length: int) -> float:
        b = self._burdens
        return self._at(b.run_low, b.run_high, high) - b.long * (length - SHORTEST_RUN)

    def _pair_runs(
        self, ranks: Ranks, low: int
    ) -> Iterator[tuple[float, tuple[tuple[int, int], ...], int]]:
        b = self._burdens
        for high in range(low + 1, ACE + 1):
            if ranks[high] < 2:
                return
            used = tuple((height, 2) for height in range(low, high + 1))
            burden = self._at(b.pairs_low, b.pairs_high, high) - b.long * 2 * (len(used) - 2)
            yield burden, used, 0

    def _at(self, low: float, high: float, height: int) -> float:
        return low + (high - low) * self._rise[height]


def _without(ranks: Ranks, used: tuple[tuple[int, int], ...]) -> Ranks:
    left = list(ranks)
    for height, count in used:
        left[height] -= count
    return tuple(left)
