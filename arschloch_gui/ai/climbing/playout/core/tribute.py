"""Evidence from an exchange between two other players, in which the lower gave the best cards.

The likelihood of two hands is proportional to the number of deals that lead to them (rules.md
§1.6). The more cards of the upper player are at least as good as everything that the lower one has
kept, the more ways there are to choose the given cards from them. The cards returned to the lower
player must be cards that the upper one was willing to give away. Hands are compared rank by rank.
"""

from __future__ import annotations

from typing import Final

from arschloch_gui.ai.climbing.playout.core.receipt import ODD, ExchangeEvidence
from arschloch_gui.ai.climbing.playout.core.tables import Tables

LESS: Final = 0.5
"""For gifts of choice: the factor on a card's probability for each lower rank that was kept."""
TORN: Final = 0.12
"""For gifts of choice: the factor if other cards of the same rank were kept."""


class Tribute(ExchangeEvidence):
    """An exchange of `count` cards between two players, in which the lower player gave their best.

    If the lower player is the viewer, the cards received (`got`) are evidence about the upper
    player.
    """

    __slots__ = (
        "by_choice",
        "count",
        "got",
        "known",
        "lower",
        "maybe",
        "order",
        "played",
        "tables",
        "unsure",
        "upper",
    )  # fmt: skip

    def __init__(
        self, tables: Tables, order: list[int], upper: int, lower: int, count: int, by_choice: bool
    ) -> None:
        self.tables = tables
        self.order = order
        """Ranks that are exchanged, worst first."""
        self.upper = upper
        self.lower = lower
        self.count = count
        self.by_choice = by_choice
        """Whether the upper player chose the cards to return instead of giving the worst."""
        self.played: list[int] = []
        """Cards that each seat has played since, packed."""
        self.got: list[int] = []
        """Cards that the lower player received, as indices into `order`, if known."""
        self.unsure = 0
        """Number of further cards that the lower player received."""
        self.maybe: list[int] = []
        """Cards among which these were, by rank."""
        self.known: dict[tuple[int, int], float] = {}

    def chance(self, hands: list[int]) -> float:
        """Return the relative likelihood of these remaining hands (packed, by seat)."""
        upper, lower = hands[self.upper], hands[self.lower]
        found = self.known.get((upper, lower), -1.0)
        if found < 0.0:
            high = self._numbers(upper + self.played[self.upper])
            found = ODD + self._likely(high, self._numbers(lower + self.played[self.lower]))
            self.known[upper, lower] = found
        return found

    def _numbers(self, hand: int) -> list[int]:
        """Return the number of cards of each rank in a hand, worst rank first."""
        numbers = self.tables.numbers(hand)
        return [numbers[group] for group in self.order]

    def _likely(self, high: list[int], low: list[int]) -> float:
        """Return the relative likelihood of the upper and the lower player's cards (by rank)."""
        pulls = self._pulls(high)
        if not self.got and not self.unsure:
            return self._deals(high, low, pulls)
        found = 1.0
        for at in self.got:
            found *= pulls[at]
        if self.unsure:
            found *= _products(self.maybe, pulls, self.unsure)
            found /= _ways(sum(self.maybe), self.unsure)
        return found

    def _pulls(self, high: list[int]) -> list[float]:
        """Return how readily the upper player, who has kept `high`, gives a card of each rank."""
        found: list[float] = []
        pull = 1.0
        for kept in high:
            if self.by_choice:
                found.append(pull * TORN if kept else pull)
                if kept:
                    pull *= LESS
            else:
                # Within the worst rank that was kept, suits decide: the cards given are below those
                # kept.
                found.append(pull / (kept + 1))
                if kept:
                    pull = 0.0
        return found

    def _deals(self, high: list[int], low: list[int], pulls: list[float]) -> float:
        """Return the total weight of the deals that lead to both hands.

        A returned card can be better than every card that the lower player has kept. All cases are
        therefore added up: none, one, two … of the lower player's best cards are returned ones.
        """
        count, found, returned = self.count, 0.0, 1.0
        rest = low[:]
        better = 0
        at = len(low) - 1
        for best in range(count + 1):
            while at >= 0 and not rest[at]:
                better += high[at]
                at -= 1
            if at < 0:
                break
            # If the cards were chosen, cards just received can be returned.
            paid = _ways_to_pay(
                better + best if self.by_choice else better, high[at], rest[at], count
            )
            rest[at] -= 1
            if paid > 0.0:
                found += paid * returned * _products(rest, pulls, count - best)
            returned *= pulls[at]
        return found


def _ways_to_pay(better: int, tied: int, kept: int, count: int) -> float:
    """Return the number of ways to choose the paid cards among the `better` and the `tied` ones.

    The `tied` cards have the best rank that the payer kept, of which `kept` cards were kept. Suits
    decide among these: n of them are all better than the kept ones in one of C(kept + n, n) cases.
    """
    found = 0.0
    for of_rank in range(count + 1):
        ways = _ways(better, count - of_rank) * _ways(tied, of_rank)
        found += ways / _ways(kept + of_rank, of_rank)
    return found


def _ways(of: int, count: int) -> float:
    """Return the number of ways to choose `count` cards out of `of`."""
    found = 1.0
    for taken in range(count):
        found = found * (of - taken) / (taken + 1)
    return max(found, 0.0)


def _products(numbers: list[int], pulls: list[float], count: int) -> float:
    """Return the sum of the products of pulls over all ways to take `count` cards."""
    sums = [0.0] * (count + 1)
    sums[0] = 1.0
    for at, number in enumerate(numbers):
        for _ in range(number):
            for taken in range(count, 0, -1):
                sums[taken] += sums[taken - 1] * pulls[at]
    return sums[count]
