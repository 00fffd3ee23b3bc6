"""Rules of thumb: short lists of criteria by which a person can choose before the first trick.

A rule of thumb is written as words, most important criterion first: ``"spare:2 ranks lowest"``
spares the two highest ranks, then leaves as few different ranks as possible, then gives the lowest
cards. Each word is a criterion, some with a number (`CRITERIA`). Later criteria decide only between
options that are equal by all earlier ones. If all criteria are equal, the first option wins.

Cards are written as rank numbers in the order of the exchange, so a rule of thumb means the same
for every deck: 0 is the lowest rank, whether that is a 7, a 3 or a peasant.

>>> hand = HandInRanks((0, 0, 3, 5, 6, 7), ranks=8)  # 7 7 10 Q K A
>>> gifts = [ChoiceInRanks(gives=each) for each in ((0, 0), (0, 3), (3, 5), (6, 7))]
>>> read_rule("lowest").choose(hand, gifts)
0
>>> read_rule("lone lowest").choose(hand, gifts)
2
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from msgspec import Struct

RankNumber: TypeAlias = int
Cost: TypeAlias = tuple[int, ...]
"""A sort key; the smallest is the best."""


class HandInRanks(Struct, frozen=True):
    """A hand before the decision, as rank numbers in ascending order.

    `ranks` is the number of ranks in the deck. Jokers and similar cards are not counted; their
    numbers start at `ranks`.
    """

    cards: tuple[RankNumber, ...]
    ranks: int


class ChoiceInRanks(Struct, frozen=True):
    """An option: the cards it gives away, and those it asks for or accepts, ascending.

    `says` is True for a declaration, an accepted offer or a question, False for the refusal of one,
    and None if the option is neither.
    """

    gives: tuple[RankNumber, ...] = ()
    gets: tuple[RankNumber, ...] = ()
    says: bool | None = None


class Case(NamedTuple):
    """An option for a hand, with the counts that most criteria use."""

    hand: HandInRanks
    choice: ChoiceInRanks
    held: Counter[RankNumber]
    """Number of cards by rank before the decision."""
    left: Counter[RankNumber]
    """The same after the decision; ranks without a card are absent."""

    @classmethod
    def of(cls, hand: HandInRanks, choice: ChoiceInRanks) -> Case:
        """Return an option with its counts."""
        held = Counter(hand.cards)
        return cls(hand, choice, held, held - Counter(choice.gives) + Counter(choice.gets))

    def is_top(self, rank: RankNumber, count: int) -> bool:
        """Return whether a rank is one of the `count` highest, or a joker."""
        return rank >= self.hand.ranks - count


def lowest(case: Case, _: int) -> Cost:
    """Give the lowest card, then the next lowest.

    >>> gifts = [ChoiceInRanks((2, 2)), ChoiceInRanks((0, 1))]
    >>> read_rule("lowest").choose(HandInRanks((0, 1, 2, 2), 8), gifts)
    1
    """
    return tuple(sorted(case.choice.gives))


def total(case: Case, _: int) -> Cost:
    """Give low cards overall: prefer the smallest sum of rank numbers."""
    return (sum(case.choice.gives),)


def flat(case: Case, _: int) -> Cost:
    """Give cards whose highest rank is as low as possible; then compare the next highest."""
    return tuple(sorted(case.choice.gives, reverse=True))


def highest(case: Case, _: int) -> Cost:
    """Give the highest card, then the next highest."""
    return tuple(-rank for rank in flat(case, 0))


def ranks(case: Case, _: int) -> Cost:
    """Leave as few different ranks as possible.

    >>> hand = HandInRanks((0, 0, 3, 7), ranks=8)  # 7 7 10 A
    >>> read_rule("ranks").choose(hand, [ChoiceInRanks((0,)), ChoiceInRanks((3,))])
    1
    """
    return (len(case.left),)


def spare(case: Case, count: int) -> Cost:
    """Give as few cards of the `count` highest ranks and jokers as possible."""
    return (sum(case.is_top(rank, count) for rank in case.choice.gives),)


def tops(case: Case, count: int) -> Cost:
    """Have as many cards of the `count` highest ranks and jokers as possible after the trade."""
    return (-sum(held for rank, held in case.left.items() if case.is_top(rank, count)),)


def keep(case: Case, rank: int) -> Cost:
    """Give as few cards of the rank with this number as possible."""
    return (case.choice.gives.count(rank),)


def lone(case: Case, _: int) -> Cost:
    """Give single cards: as few as possible of ranks held more than once."""
    return (sum(case.held[rank] > 1 for rank in case.choice.gives),)


def tear(case: Case, size: int) -> Cost:
    """Break up as few sets of `size` or more cards as possible. Giving a whole set is allowed.

    >>> hand = HandInRanks((0, 0, 1, 1, 1), ranks=8)  # 7 7 8 8 8
    >>> gifts = [ChoiceInRanks((0, 1)), ChoiceInRanks((1, 1)), ChoiceInRanks((0, 0))]
    >>> read_rule("tear:3").choose(hand, gifts), read_rule("tear:2").choose(hand, gifts)
    (2, 2)
    """
    return (sum(0 < case.left[rank] < had for rank, had in case.held.items() if had >= size),)


def sets(case: Case, size: int) -> Cost:
    """Have as many sets of `size` or more cards as possible after the trade."""
    return (-sum(count >= size for count in case.left.values()),)


def strays(case: Case, count: int) -> Cost:
    """Leave as few single cards of the `count` lowest ranks as possible."""
    return (sum(held == 1 and rank < count for rank, held in case.left.items()),)


def low(case: Case, count: int) -> Cost:
    """Leave as few cards of the `count` lowest ranks as possible."""
    return (sum(held for rank, held in case.left.items() if rank < count),)


def want(case: Case, _: int) -> Cost:
    """Get the highest cards; any card is better than none.

    >>> asks = [ChoiceInRanks(says=False), ChoiceInRanks(gets=(7,)), ChoiceInRanks(gets=(8,))]
    >>> read_rule("want").choose(HandInRanks((0,), 8), asks)
    2
    """
    return (*(-rank for rank in sorted(case.choice.gets, reverse=True)), 1)


def match(case: Case, size: int) -> Cost:
    """Get cards that make sets of `size` or more cards, as many as possible.

    >>> asks = [ChoiceInRanks(gets=(7,)), ChoiceInRanks(gets=(5,))]
    >>> read_rule("match:3").choose(HandInRanks((5, 5, 7), 8), asks)
    1
    """
    gets = Counter(case.choice.gets)
    return (-sum(case.left[rank] >= size for rank in gets),)


def fewer(case: Case, _: int) -> Cost:
    """Have as few cards as possible after the trade."""
    return (case.left.total(),)


def yes(case: Case, _: int) -> Cost:
    """Declare, accept or ask."""
    return (not case.choice.says,)


def no(case: Case, _: int) -> Cost:
    """Neither declare nor accept nor ask."""
    return (bool(case.choice.says),)


def weak(case: Case, count: int) -> Cost:
    """Accept only with fewer than `count` cards of the three highest ranks or jokers.

    >>> answers = [ChoiceInRanks(says=False), ChoiceInRanks(says=True)]
    >>> read_rule("weak:2").choose(HandInRanks((0, 1, 7), 8), answers)
    1
    >>> read_rule("weak:2").choose(HandInRanks((0, 6, 7), 8), answers)
    0
    """
    is_weak = sum(case.is_top(rank, 3) for rank in case.hand.cards) < count
    return (bool(case.choice.says) is not is_weak,)


def strong(case: Case, count: int) -> Cost:
    """Declare only with at least `count` cards of the two highest ranks or jokers.

    >>> answers = [ChoiceInRanks(says=False), ChoiceInRanks(says=True)]
    >>> read_rule("strong:2").choose(HandInRanks((0, 6, 7), 8), answers)
    1
    """
    is_strong = sum(case.is_top(rank, 2) for rank in case.hand.cards) >= count
    return (bool(case.choice.says) is not is_strong,)


def rise(case: Case, _: int) -> Cost:
    """Have high cards overall after the trade: prefer the largest sum of rank numbers."""
    return (-sum(rank * held for rank, held in case.left.items()),)


_Measure: TypeAlias = Callable[[Case, int], Cost]
_PLAIN: tuple[_Measure, ...] = (
    lowest, total, flat, highest, ranks, lone, want, fewer, yes, no, rise,
)  # fmt: skip
_NUMBERED: tuple[_Measure, ...] = (
    spare, tops, keep, tear, sets, strays, low, match, weak, strong,
)  # fmt: skip
CRITERIA: Mapping[str, _Measure] = MappingProxyType(
    {each.__name__: each for each in (*_PLAIN, *_NUMBERED)}
)
"""All criteria by word; those of `NUMBERED` need a number."""
NUMBERED = frozenset(each.__name__ for each in _NUMBERED)
LARGEST = 99
"""Maximum number of a criterion."""


class Criterion(NamedTuple):
    """A word of a rule of thumb, with its number (0 if it has none)."""

    name: str
    number: int = 0

    def cost(self, case: Case) -> Cost:
        """Return the cost of an option; the smallest is the best."""
        return CRITERIA[self.name](case, self.number)

    def __str__(self) -> str:
        return f"{self.name}:{self.number}" if self.name in NUMBERED else self.name


class RuleOfThumb(NamedTuple):
    """A rule of thumb: criteria, most important first."""

    criteria: tuple[Criterion, ...]

    def choose(self, hand: HandInRanks, choices: Sequence[ChoiceInRanks]) -> int:
        """Return the index of the chosen option among `choices`, which must not be empty."""
        return self.equals(hand, choices)[0]

    def equals(self, hand: HandInRanks, choices: Sequence[ChoiceInRanks]) -> list[int]:
        """Return the indices of all options between which the rule of thumb does not decide."""
        cases = [Case.of(hand, each) for each in choices]
        left = list(range(len(cases)))
        for criterion in self.criteria:
            costs = {at: criterion.cost(cases[at]) for at in left}
            best = min(costs.values())
            left = [at for at in left if costs[at] == best]
        return left

    def __str__(self) -> str:
        return " ".join(map(str, self.criteria))


def read_rule(text: str) -> RuleOfThumb:
    """Read a rule of thumb written as words. Raises `ValueError` for an unknown word.

    >>> str(read_rule("spare:2  ranks lowest"))
    'spare:2 ranks lowest'
    """
    return RuleOfThumb(tuple(map(_criterion, text.split())))


def _criterion(word: str) -> Criterion:
    name, colon, number = word.partition(":")
    if name not in CRITERIA or bool(colon) is not (name in NUMBERED):
        raise ValueError(f"not a criterion: {word}")
    if not colon:
        return Criterion(name)
    # A word may be very long, which `int` refuses.
    if not (number.isascii() and number.isdigit() and len(number) < 4 and int(number) <= LARGEST):
        raise ValueError(f"not a number up to {LARGEST}: {word}")
    return Criterion(name, int(number))
