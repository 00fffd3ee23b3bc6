"""A second, independent Big A and Little A by the book (rules.md §9): slow and simple.

Cards are text. Legality is checked for every selection of cards in a hand, so no enumeration can
miss one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

A_CARDS = ("LA", "BA")
POINTS = {"*": 14, "LA": 15, "BA": 20} | {str(number): number for number in range(1, 14)}


def worth(card: str, in_a_trick: bool) -> int:
    """Return the value of a single card."""
    if card in A_CARDS:
        return 0
    if card == "*":
        return 1 if in_a_trick else 14
    return int(card)


def rank_together(cards: tuple[str, ...]) -> int | None:
    """Return the rank of cards played together outside an A trick; None for no set."""
    if set(cards) & set(A_CARDS):
        return None
    if cards == ("*",):
        return 14
    ranks = [int(card) for card in cards if card != "*"]
    return ranks[0] if ranks and min(ranks) == max(ranks) else None


class Reference:
    """A round by the book; the seats are in this order, the first one leads."""

    def __init__(self, hands: dict[int, list[str]], order: list[int], laps: str) -> None:
        self.hands = {seat: list(hand) for seat, hand in hands.items()}
        self.order = order
        self.laps = laps
        self.to_act = order[0]
        self.on_table = [a for a in A_CARDS if not any(a in hand for hand in hands.values())]
        self.trick_plays: list[tuple[int, tuple[str, ...]]] = []
        """The trick: seat and cards of each play, () for a pass."""
        self.taken = 0
        self.over = False

    # -- the table ----------------------------------------------------------------------

    def a_trick(self) -> bool:
        return bool(self.trick_plays) and self.trick_plays[0][1][0] in A_CARDS

    def winning(self) -> tuple[int, tuple[str, ...]]:
        """Return the seat that is winning the trick, and its cards."""
        plays = [each for each in self.trick_plays if each[1]]
        if not self.a_trick():
            return plays[-1]
        most = max(worth(cards[0], True) for _, cards in plays)
        return [each for each in plays if worth(each[1][0], True) == most][-1]

    # -- legal actions ------------------------------------------------------------------

    def choices(self) -> Iterator[tuple[str, ...]]:
        """Yield every selection from the hand to act, in normal form; () is a pass."""
        hand = sorted(self.hands[self.to_act])
        yield from {some for size in range(len(hand) + 1) for some in combinations(hand, size)}

    def allowed(self, cards: tuple[str, ...]) -> bool:
        """Return whether the seat to act may play these cards (none: whether it may pass)."""
        if not self.trick_plays:
            return (len(cards) == 1 and cards[0] in A_CARDS) or (
                bool(cards) and rank_together(cards) is not None
            )
        if self.a_trick():
            return len(cards) == 1 and cards[0] not in A_CARDS
        if not cards:
            return True
        beaten = self.winning()[1]
        mine, theirs = rank_together(cards), rank_together(beaten)
        assert theirs is not None
        return len(cards) == len(beaten) and mine is not None and mine > theirs

    def legal(self) -> set[tuple[str, ...]]:
        """Return every legal action of the seat to act."""
        return {cards for cards in self.choices() if self.allowed(cards)}

    # -- effects of actions -------------------------------------------------------------

    def do(self, cards: tuple[str, ...]) -> None:
        """Play these cards for the seat to act, or pass with none."""
        for card in cards:
            self.hands[self.to_act].remove(card)
        self.trick_plays.append((self.to_act, cards))
        if not self.a_trick() and not self.hands[self.to_act]:
            self.over = True
            return
        at = self.order.index(self.to_act)
        for following in [*self.order[at + 1 :], *self.order[: at + 1]]:
            if self.trick_is_over(following):
                self.take()
                return
            nothing_else = all(card in A_CARDS for card in self.hands[following])
            if not (self.a_trick() and nothing_else):
                self.to_act = following
                return

    def trick_is_over(self, following: int) -> bool:
        """Return whether the trick has ended."""
        if self.a_trick() or self.laps == "one":
            return following == self.trick_plays[0][0]
        passes = 0
        for _, cards in reversed(self.trick_plays):
            if cards:
                break
            passes += 1
        return passes == len(self.order) - 1

    def take(self) -> None:
        """Give the trick to the highest play, including any A cards."""
        taker = self.winning()[0]
        if self.a_trick():
            self.hands[taker].append(self.trick_plays[0][1][0])
        self.trick_plays = []
        self.taken += 1
        for a_card, number in (("LA", 1), ("BA", 2)):
            if self.taken == number and a_card in self.on_table:
                self.on_table.remove(a_card)
                self.hands[taker].append(a_card)
        self.to_act = taker
        self.over = not all(self.hands.values())

    def points(self) -> list[int]:
        """Return the penalty points by seat."""
        return [sum(map(POINTS.__getitem__, self.hands[seat])) for seat in sorted(self.hands)]
