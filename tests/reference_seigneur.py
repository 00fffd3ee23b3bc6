"""A second, slow Grand Seigneur straight from rules.md §10, for checking the engine against.

Cards are texts, a Phoenix is tried as every rank there is, and what may be laid is found by looking
at every subset of a hand. Nothing is shared with the engine.
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
    """What cards are: kind, how many, how high. A lone Phoenix is as high as what it lies on."""

    kind: str
    size: int
    height: Fraction


def rank(card: str) -> int:
    """1 for the Mah Jong, 2 … 14 for two to ace."""
    return 1 if card == "MJ" else RANKS.index(card[:-1]) + 2


def shape(ranks: Sequence[int], suits: Sequence[str]) -> Meaning | None:
    """What cards of these ranks are; `suits` is empty when a special card is among them."""
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
    """All that cards can be, each with the names (`as`) by which that can be said."""
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
    """What the rules see of cards laid: their ranks, and whether they are a bomb."""
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
        """Who is asked for a bomb, the one to decide first."""
        self.top: Meaning | None = None
        self.lies: tuple[str, ...] = ()
        self.owner = -1
        self.in_a_row = 0
        self.wish = ""
        self.out: list[int] = []
        self.over = False

    # -- what may be done -----------------------------------------------------------------

    def lawful(self, cards: Sequence[str]) -> dict[Meaning, set[str]]:
        """What these cards may be laid as now, leaving a wish aside."""
        return {
            each: names
            for each, names in meanings(cards).items()
            if self.top is None or self.beats(each, tuple(cards) == ("PH",))
        }

    def beats(self, mine: Meaning, lone_phoenix: bool) -> bool:
        """Whether this goes on the top."""
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
        """Every play of the seat to act: what the rules see of it → what it may be."""
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
        """Whether the seat to act may decline."""
        if self.asked:
            return True
        if self.top is None:
            return False
        return not (self.wish and any(self.wish in ranks for ranks, _ in self.choices()))

    # -- what is done ---------------------------------------------------------------------

    def lay(self, cards: Sequence[str], said: str | None, wish: str) -> None:
        """The seat to act lays these cards."""
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
        """The seat to act passes, or lays no bomb."""
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

    # -- round the table ------------------------------------------------------------------

    def still_in(self) -> list[int]:
        """Who holds cards."""
        return [seat for seat in self.order if self.hands[seat]]

    def round_from(self, seat: int) -> list[int]:
        """Everybody from the left of a seat, the seat itself last."""
        at = self.order.index(seat) + 1
        return self.order[at:] + self.order[:at]

    def after(self, seat: int) -> int:
        """The next one who holds cards."""
        return next(other for other in self.round_from(seat) if self.hands[other])

    def has_bomb(self, seat: int) -> bool:
        """Whether a seat holds a bomb that beats the top."""
        return any(bomb for _, bomb in self._choices(seat))


def tribute(hand: Iterable[str], count: int) -> list[str]:
    """The best cards of a hand: Dragon, Phoenix, Mah Jong, then A … 2, spades first."""

    def place(card: str) -> tuple[int, int]:
        if card in ("DR", "PH", "MJ"):
            return ("DR", "PH", "MJ").index(card) - 3, 0
        return 14 - rank(card), "SHCD".index(card[-1])

    return sorted(hand, key=place)[:count]
