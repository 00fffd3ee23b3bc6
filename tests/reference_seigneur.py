"""A second, independent Grand Seigneur from rules.md §10, slow, to check the engine.

Cards are text, a Phoenix is tried as every rank, and legal plays are found by checking every subset
of a hand. It shares nothing with the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
HALF = Fraction(1, 2)
DRAGON = Fraction(99)


class Meaning(NamedTuple):
    """The meaning of cards: kind, number and height.

    A lone Phoenix is as high as the card under it.
    """

    kind: str
    size: int
    height: Fraction


def rank(card: str) -> int:
    """Return 1 for the Mah Jong, 2 … 14 for two to ace."""
    return 1 if card == "MJ" else RANKS.index(card[:-1]) + 2


def shape(ranks: Sequence[int], suits: Sequence[str]) -> Meaning | None:
    """Return the meaning of cards of these ranks; `suits` is empty if there is a special card."""
    size, times = len(ranks), Counter(ranks)
    low, high = min(ranks), max(ranks)
    adjacent = len(times) == high - low + 1
    if size == 1:
        return Meaning("single", 1, Fraction(high))
    if len(times) == 1 and low > 1:
        if size in (2, 3):
            return Meaning("pair" if size == 2 else "triple", size, Fraction(high))
        if size == 4 and len(set(suits)) == 4:
            return Meaning("bomb", 4, Fraction(high))
        return None
    if 1 not in times and size >= 4 and adjacent and set(times.values()) == {2}:
        return Meaning("pairs", size, Fraction(high))
    if 1 not in times and sorted(times.values()) == [2, 3]:
        triple = next(each for each, count in times.items() if count == 3)
        return Meaning("full house", 5, Fraction(triple))
    if size >= 5 and adjacent and set(times.values()) == {1}:
        one_suit = bool(suits) and len(set(suits)) == 1
        return Meaning("bomb" if one_suit else "straight", size, Fraction(high))
    return None


def meanings(cards: Sequence[str]) -> dict[Meaning, set[str]]:
    """Return all meanings of the cards, each with the declarations (`as`) for it."""
    natural = [card for card in cards if card not in ("PH", "DR")]
    phoenixes = list(cards).count("PH")
    if "DR" in cards:
        return {Meaning("single", 1, DRAGON): set()} if len(cards) == 1 else {}
    if not natural:
        return {Meaning("single", 1, Fraction(0)): set()} if phoenixes == 1 else {}
    own = [rank(card) for card in natural]
    special = phoenixes or "MJ" in cards
    suits = [] if special else [card[-1] for card in natural]
    found: dict[Meaning, set[str]] = {}
    for stands in combinations_with_replacement(range(2, 15), phoenixes):
        meaning = shape([*own, *stands], suits)
        if meaning is None:
            continue
        names = found.setdefault(meaning, set())
        if stands:
            triple = meaning.kind == "full house" and int(meaning.height) in stands
            names.add(RANKS[(int(meaning.height) if triple else max(stands)) - 2])
    return found


def look(cards: Iterable[str]) -> tuple[tuple[str, ...], bool]:
    """Return what the rules distinguish in a play: its ranks, and whether it is a bomb."""
    cards = tuple(cards)
    ranks = sorted(card if card in ("MJ", "PH", "DR") else card[:-1] for card in cards)
    return tuple(ranks), any(meaning.kind == "bomb" for meaning in meanings(cards))


class Reference:
    """One round from its first lead."""

    def __init__(
        self, hands: Sequence[Sequence[str]], order: Sequence[int], leader: int, bombs: bool
    ) -> None:
        self.hands = [list(hand) for hand in hands]
        self.order, self.bombs = list(order), bombs
        self.turn = self.to_act = leader
        self.asked: list[int] = []
        """The seats asked for a bomb, the next to decide first."""
        self.top: Meaning | None = None
        self.lies: tuple[str, ...] = ()
        self.owner = -1
        self.in_a_row = 0
        self.wish = ""
        self.out: list[int] = []
        self.over = False

    # -- legal actions --------------------------------------------------------------------

    def lawful(self, cards: Sequence[str]) -> dict[Meaning, set[str]]:
        """Return the legal meanings of these cards now, leaving a wish aside."""
        return {
            each: names
            for each, names in meanings(cards).items()
            if self.top is None or self.beats(each, tuple(cards) == ("PH",))
        }

    def beats(self, mine: Meaning, lone_phoenix: bool) -> bool:
        """Return whether this beats the top play."""
        top = self.top
        assert top
        if mine.kind == "bomb":
            if top.kind != "bomb":
                return True
            return (mine.size, mine.height) > (top.size, top.height)
        if (mine.kind, mine.size) != (top.kind, top.size):
            return False
        if lone_phoenix:
            return top.height != DRAGON
        if mine.height == DRAGON and mine.kind == "single":
            return True
        return mine.height > top.height

    def choices(self) -> dict[tuple[tuple[str, ...], bool], set[Meaning]]:
        """Return every play of the seat to act: what the rules distinguish → its meanings."""
        found = self._choices(self.to_act)
        if self.asked:
            return {key: what for key, what in found.items() if key[1]}
        if self.wish:
            granting = {key: what for key, what in found.items() if self.wish in key[0]}
            return granting or found
        return found

    def _choices(self, seat: int) -> dict[tuple[tuple[str, ...], bool], set[Meaning]]:
        found: dict[tuple[tuple[str, ...], bool], set[Meaning]] = {}
        hand = sorted(self.hands[seat])
        for size in range(1, len(hand) + 1):
            if self.top is not None and size < 4 and size != self.top.size:
                continue
            for some in set(combinations(hand, size)):
                if what := set(self.lawful(some)):
                    found[look(some)] = what
        return found

    def may_pass(self) -> bool:
        """Return whether the seat to act may pass."""
        if self.asked:
            return True
        if self.top is None:
            return False
        return not (self.wish and any(self.wish in ranks for ranks, _ in self.choices()))

    # -- effects of actions ---------------------------------------------------------------

    def lay(self, cards: Sequence[str], said: str | None, wish: str) -> None:
        """Play these cards for the seat to act."""
        seat = self.to_act
        lawful = self.lawful(cards)
        [meaning] = [each for each, names in lawful.items() if said is None or said in names]
        for card in cards:
            self.hands[seat].remove(card)
        if tuple(cards) == ("PH",):
            below = self.top.height if self.top is not None else Fraction(1)
            meaning = meaning._replace(height=below + HALF)
        self.top, self.lies, self.owner, self.in_a_row = meaning, tuple(cards), seat, 0
        if self.wish and any(card[:-1] == self.wish for card in cards):
            self.wish = ""
        self.wish = wish or self.wish
        self.asked = []
        if not self.hands[seat]:
            self.out.append(seat)
        if len(self.still_in()) == 1:
            self.out += self.still_in()
            self.over, self.wish = True, ""
            return
        self.turn = self.to_act = self.after(seat)
        if self.bombs:
            self.asked = [other for other in self.round_from(seat) if self.has_bomb(other)]
        if self.asked:
            self.to_act = self.asked[0]

    def decline(self) -> None:
        """Pass for the seat to act, or decline to play a bomb."""
        if self.asked:
            self.asked.pop(0)
            self.to_act = self.asked[0] if self.asked else self.turn
            return
        self.in_a_row += 1
        others = [seat for seat in self.still_in() if seat != self.owner]
        if self.in_a_row < len(others):
            self.turn = self.to_act = self.after(self.to_act)
            return
        leads = self.owner if self.hands[self.owner] else self.after(self.owner)
        self.turn = self.to_act = leads
        self.top, self.lies, self.owner, self.in_a_row = None, (), -1, 0

    # -- seating --------------------------------------------------------------------------

    def still_in(self) -> list[int]:
        """Return the seats with cards."""
        return [seat for seat in self.order if self.hands[seat]]

    def round_from(self, seat: int) -> list[int]:
        """Return all seats from the left of a seat, the seat itself last."""
        at = self.order.index(seat) + 1
        return self.order[at:] + self.order[:at]

    def after(self, seat: int) -> int:
        """Return the next seat with cards."""
        return next(other for other in self.round_from(seat) if self.hands[other])

    def has_bomb(self, seat: int) -> bool:
        """Return whether a seat has a bomb that beats the top play."""
        return any(bomb for _, bomb in self._choices(seat))


def tribute(hand: Iterable[str], count: int) -> list[str]:
    """Return the best cards of a hand: Dragon, Phoenix, Mah Jong, then A … 2, spades first."""

    def place(card: str) -> tuple[int, int]:
        if card in ("DR", "PH", "MJ"):
            return ("DR", "PH", "MJ").index(card) - 3, 0
        return 14 - rank(card), "SHCD".index(card[-1])

    return sorted(hand, key=place)[:count]
