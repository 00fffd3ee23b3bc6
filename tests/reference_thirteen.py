"""A second, independent Thirteen Cards, slow and by the book (rules.md §2).

It shares nothing with the engine. Cards are text. Legality is checked for every subset of a hand,
so no enumeration can miss one.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

ORDER = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
SUITS = "DCHS"
LADDER = ["straight", "flush", "full house", "four + 1", "straight flush"]


def rank(card: str) -> int:
    """Return the place of a card's rank, 0 for the three."""
    return ORDER.index(card[:-1])


def strength(card: str) -> tuple[int, int]:
    """Return the sort key of a card: rank, then suit."""
    return rank(card), SUITS.index(card[-1])


def reading(cards: tuple[str, ...]) -> tuple[str, tuple[int, int]] | None:
    """Return the kind of a combination and its deciding strength, or None."""
    ranks = Counter(map(rank, cards))
    strongest = max(map(strength, cards))
    if len(cards) in (1, 2, 3):
        return (f"{len(cards)} alike", strongest) if len(ranks) == 1 else None
    if len(cards) != 5:
        return None
    suited = len({card[-1] for card in cards}) == 1
    in_a_row = sorted(ranks) in [list(range(low, low + 5)) for low in range(len(ORDER) - 4)]
    if suited and in_a_row:
        return "straight flush", strongest
    for wanted, kind in (([4, 1], "four + 1"), ([3, 2], "full house")):
        if sorted(ranks.values(), reverse=True) == wanted:
            most = ranks.most_common(1)[0][0]
            return kind, max(strength(card) for card in cards if rank(card) == most)
    if suited:
        return "flush", strongest
    return ("straight", strongest) if in_a_row else None


class Reference:
    """A round by the book."""

    def __init__(
        self, hands: list[list[str]], *, cross_kind: bool, order: tuple[int, ...], leader: int,
        first_card: str,
    ) -> None:  # fmt: skip
        self.hands = [set(hand) for hand in hands]
        self.cross_kind = cross_kind
        self.order = order
        self.to_act = leader
        self.on_table: tuple[str, ...] = ()
        self.last = leader
        self.passed: set[int] = set()
        self.must_hold = first_card
        self.over = False

    def allowed(self, cards: tuple[str, ...]) -> bool:
        """Return whether the seat to act may play these cards (none: whether it may pass)."""
        if not cards:
            return bool(self.on_table)
        if self.on_table and len(cards) != len(self.on_table):
            return False
        mine = reading(cards)
        if mine is None or not set(cards) <= self.hands[self.to_act]:
            return False
        if not self.on_table:
            return not self.must_hold or self.must_hold in cards
        theirs = reading(self.on_table)
        assert theirs
        if mine[0] == theirs[0]:
            return mine[1] > theirs[1]
        return self.cross_kind and LADDER.index(mine[0]) > LADDER.index(theirs[0])

    def legal(self) -> set[frozenset[str]]:
        """Return all plays, as sets of cards; the empty set is a pass."""
        hand = sorted(self.hands[self.to_act])
        subsets = [some for size in range(6) for some in combinations(hand, size)]
        return {frozenset(some) for some in subsets if self.allowed(some)}

    def do(self, cards: frozenset[str]) -> None:
        """Play these cards for the seat to act, or pass with none."""
        if cards:
            self.hands[self.to_act] -= cards
            self.on_table, self.last, self.must_hold = tuple(cards), self.to_act, ""
            if not self.hands[self.to_act]:
                self.over = True
                return
        else:
            self.passed.add(self.to_act)
        at = self.order.index(self.to_act)
        for seat in (self.order * 2)[at + 1 :]:
            if seat not in self.passed:
                break
        self.to_act = seat
        if len(self.passed) == len(self.order) - 1:
            self.on_table, self.passed = (), set()

    def points(self) -> list[int]:
        """Return the points: cards left, doubled from ten, tripled at thirteen."""
        left = [len(hand) for hand in self.hands]
        return [39 if n == 13 else 2 * n if n >= 10 else n for n in left]
