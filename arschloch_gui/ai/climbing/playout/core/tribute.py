"""Evidence from an exchange between two others, in which the lower player gave their best.

The likelihood of two hands is the number of deals that lead to them (rules.md §1.6). The more
cards of the upper player are at least as good as all that the lower one has kept, the more of them
could be the ones given. The cards the lower player got in return must be ones the upper player
would rather part with. Hands are compared rank by rank.
"""

from __future__ import annotations

from typing import Final

from arschloch_gui.ai.climbing.playout.core.tables import Tables

LESS: Final = 0.5
"""For cards given by choice: the factor on the probability of a card per lower rank kept."""
TORN: Final = 0.12
"""For cards given by choice: the factor for a card of a rank of which others are kept."""
ODD: Final = 1e-4
"""The weight of hands that no deal leads to. It is above 0, so that a walk can pass them."""


class Tribute:
    """An exchange of `count` cards between two players, in which the lower one gave their best.

    If the lower player is the viewer, the cards they got (`got`) are evidence about the upper one.
    """

    __slots__ = (
        "by_choice",
        "count",
        "got",
        "known",
        "lower",
        "order",
        "played",
        "tables",
        "upper",
    )  # fmt: skip

    def __init__(
        self, tables: Tables, order: list[int], upper: int, lower: int, count: int, by_choice: bool
    ) -> None:
        self.tables = tables
        self.order = order
        """The ranks that are exchanged, from the worst to the best."""
        self.upper = upper
        self.lower = lower
        self.count = count
        self.by_choice = by_choice
        """Whether the upper player chose which cards to return, instead of giving their worst."""
        self.played: list[int] = []
        """By seat: the cards played since, packed."""
        self.got: list[int] = []
        """The cards the lower player got, as indices into `order`, if known."""
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
        """Return the number of cards of each rank in a hand, from the worst rank."""
        numbers = self.tables.numbers(hand)
        return [numbers[group] for group in self.order]

    def _likely(self, high: list[int], low: list[int]) -> float:
        """Return the relative likelihood of the upper and the lower player's cards of each rank."""
        pulls = self._pulls(high)
        if not self.got:
            return self._deals(high, low, pulls)
        found = 1.0
        for at in self.got:
            found *= pulls[at]
        return found

    def _pulls(self, high: list[int]) -> list[float]:
        """Return, by rank, how readily the upper player, who kept `high`, gives a card of it."""
        found: list[float] = []
        pull = 1.0
        for kept in high:
            if self.by_choice:
                found.append(pull * TORN if kept else pull)
                if kept:
                    pull *= LESS
            else:
                # Within its worst rank the suits decide: the cards given are below those kept.
                found.append(pull / (kept + 1))
                if kept:
                    pull = 0.0
        return found

    def _deals(self, high: list[int], low: list[int], pulls: list[float]) -> float:
        """Return the weight of all deals that lead to both hands, including the cards returned.

        A returned card can be better than all cards the lower player has kept. So for each number
        of the lower player's best cards, assume that exactly these came from the upper one.
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
            # By choice, cards that were just received can be returned.
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

    `tied` cards are of the best rank that the payer has kept, and of which they have `kept` cards.
    Among these the suits decide: n of them are all above the kept ones in one of C(kept + n, n)
    cases.
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
    """Return the sum, over all ways to take `count` cards, of the product of their pulls."""
    sums = [0.0] * (count + 1)
    sums[0] = 1.0
    for at, number in enumerate(numbers):
        for _ in range(number):
            for taken in range(count, 0, -1):
                sums[taken] += sums[taken - 1] * pulls[at]
    return sums[count]
