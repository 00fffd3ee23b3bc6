"""What an exchange between two others says about their hands: the lower office gave its best.

How likely two hands are follows from how many deals lead to them (rules.md §1.6): the more cards of
the upper office are no worse than all that the lower one has kept, the more may be those it was
given; and what the lower one got in return has to be among what the upper one would rather part
with. Hands are looked at rank by rank.
"""

from __future__ import annotations

from typing import Final

from arschloch_gui.ai.climbing.playout.core.tables import Tables

LESS: Final = 0.5
"""Of cards that are given by choice: so much less likely is one for each lower rank in the hand."""
TORN: Final = 0.12
"""The same for a card of a rank of which more are kept."""
ODD: Final = 1e-4
"""What hands weigh to which no deal leads: not nothing, so that a walk gets past them."""


class Tribute:
    """A pair of offices that exchanged `count` cards; the lower gave its best.

    Where the lower one watches, what it was given says what the upper one holds (`got`).
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
        """Whether the upper office returned what it liked, not its worst."""
        self.played: list[int] = []
        """By seat: what it has played since, packed."""
        self.got: list[int] = []
        """What the lower office got, as places in `order`, if that is known."""
        self.known: dict[tuple[int, int], float] = {}

    def chance(self, hands: list[int]) -> float:
        """How likely both have these cards left, up to a factor; `hands` are packed, by seat."""
        upper, lower = hands[self.upper], hands[self.lower]
        found = self.known.get((upper, lower), -1.0)
        if found < 0.0:
            high = self._numbers(upper + self.played[self.upper])
            found = ODD + self._likely(high, self._numbers(lower + self.played[self.lower]))
            self.known[upper, lower] = found
        return found

    def _numbers(self, hand: int) -> list[int]:
        """By rank, from the worst: how many cards of it a hand has."""
        numbers = self.tables.numbers(hand)
        return [numbers[group] for group in self.order]

    def _likely(self, high: list[int], low: list[int]) -> float:
        """How likely the upper and the lower office come to have so many cards of each rank."""
        pulls = self._pulls(high)
        if not self.got:
            return self._deals(high, low, pulls)
        found = 1.0
        for at in self.got:
            found *= pulls[at]
        return found

    def _pulls(self, high: list[int]) -> list[float]:
        """By rank: how gladly the upper office, which has kept `high`, gives a card of it."""
        found: list[float] = []
        pull = 1.0
        for kept in high:
            if self.by_choice:
                found.append(pull * TORN if kept else pull)
                if kept:
                    pull *= LESS
            else:
                # Of its worst rank what it gave was worse than what it kept, suit by suit.
                found.append(pull / (kept + 1))
                if kept:
                    pull = 0.0
        return found

    def _deals(self, high: list[int], low: list[int], pulls: list[float]) -> float:
        """How many deals lead to both hands, each as likely as what was returned in it.

        A card that was returned may be better than all the lower one has kept; so it is asked for
        each number of its best cards how it would be if just these had come from the upper one.
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
            # Who returns what he likes may return what he has just got.
            paid = _ways_to_pay(
                better + best if self.by_choice else better, high[at], rest[at], count
            )
            rest[at] -= 1
            if paid > 0.0:
                found += paid * returned * _products(rest, pulls, count - best)
            returned *= pulls[at]
        return found


def _ways_to_pay(better: int, tied: int, kept: int, count: int) -> float:
    """In how many ways so many cards can be those that were paid: of the `better` ones, or of the
    `tied` ones, which are of the best rank of which the payer has kept so many.

    Between these the suits decide: so many of them are above all that was kept once in
    C(kept + so many, so many) times.
    """
    found = 0.0
    for of_rank in range(count + 1):
        ways = _ways(better, count - of_rank) * _ways(tied, of_rank)
        found += ways / _ways(kept + of_rank, of_rank)
    return found


def _ways(of: int, count: int) -> float:
    """In how many ways so many cards can be taken of others."""
    found = 1.0
    for taken in range(count):
        found = found * (of - taken) / (taken + 1)
    return max(found, 0.0)


def _products(numbers: list[int], pulls: list[float], count: int) -> float:
    """The sum over all ways to take so many cards of the product of their pulls."""
    sums = [0.0] * (count + 1)
    sums[0] = 1.0
    for at, number in enumerate(numbers):
        for _ in range(number):
            for taken in range(count, 0, -1):
                sums[taken] += sums[taken - 1] * pulls[at]
    return sums[count]
