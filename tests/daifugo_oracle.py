"""A second, independent Daifugō, written from rules.md §6: slow and simple.

Cards are text ("10H", the joker "*R"). Legal plays are found by trying every meaning of every
subset of the hand. The tests play the same rounds in this one and in the engine and compare.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import NamedTuple, TypeAlias

Text: TypeAlias = str
JOKER = "*R"
ORDER = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
SUITS = "DCHS"
BEST_GIFTS = "SHDC"
"""The suit order for gifts of equal rank: ♠, then ♥ ♦ ♣."""


class OraclePlay(NamedTuple):
    """The meaning of some cards as a play: first and last rank (3 is 0, 2 is 12) and suits.

    `names` are the declarations needed if a joker makes the play ambiguous.
    """

    kind: str
    size: int
    low: int
    high: int
    suits: str
    cards: tuple[Text, ...]
    names: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[object, ...]:
        """A value equal for plays that are the same in every respect."""
        return ("play", *sorted(self.cards), self.low, self.suits)


def place(card: Text) -> int:
    """Return the place of a rank: 3 is 0, 2 is 12."""
    return ORDER.index(card[:-1])


def meanings(cards: Sequence[Text]) -> list[OraclePlay]:
    """Return everything these cards can mean, the default meaning first."""
    natural = sorted((card for card in cards if card != JOKER), key=place)
    jokers = len(cards) - len(natural)
    if cards and jokers == 1 and not natural:
        return [OraclePlay("joker", 1, 0, 0, "", tuple(cards), (JOKER,))]
    if not natural or jokers > 1:
        return []
    return [*_sets(cards, natural, jokers), *_runs(cards, natural, jokers)]


def _sets(cards: Sequence[Text], natural: list[Text], jokers: int) -> Iterator[OraclePlay]:
    if len({place(card) for card in natural}) > 1:
        return
    at, suits = place(natural[0]), "".join(sorted(card[-1] for card in natural))
    others = [suit for suit in SUITS if suit not in suits]
    if not jokers or not others:
        yield OraclePlay("set", len(cards), at, at, suits, tuple(cards), (ORDER[at],))
        return
    for suit in others:
        names = (ORDER[at] + suit, ORDER[at])
        full = "".join(sorted(suits + suit))
        yield OraclePlay("set", len(cards), at, at, full, tuple(cards), names)


def _runs(cards: Sequence[Text], natural: list[Text], jokers: int) -> Iterator[OraclePlay]:
    suit, places = natural[0][-1], [place(card) for card in natural]
    if len(cards) < 3 or any(card[-1] != suit for card in natural):
        return
    # The joker can extend a run by one place below the 3 and above the 2.
    inside = [at for at in range(12, -1, -1) if at not in places]
    for joker in [*inside, 13, -1] if jokers else [None]:
        every = sorted([*places, *([] if joker is None else [joker])])
        if every != list(range(every[0], every[0] + len(cards))):
            continue
        names: tuple[Text, ...] = (ORDER[places[-1]],) if joker is None else ()
        if joker is not None:
            names = (ORDER[joker % 13] + suit, ORDER[joker % 13])
        yield OraclePlay(
            "run", len(cards), every[0], every[-1], suit * len(cards), tuple(cards), names
        )


@dataclass
class Daifugo:
    """A round for five (or as many hands as given)."""

    hands: list[list[Text]]
    order: tuple[int, ...]
    offices: tuple[int, ...] = ()
    lead: int | None = None
    to_act: int | None = None
    gifts: list[tuple[int, int, int]] = field(default_factory=list)
    """The gifts still to be chosen: (giver, receiver, number of cards)."""
    top: OraclePlay | None = None
    owner: int | None = None
    leader: int | None = None
    passed: set[int] = field(default_factory=set)
    in_a_row: int = 0
    locked: str | None = None
    reversed: bool = False
    finished: list[int] = field(default_factory=list)
    over: bool = False

    def __post_init__(self) -> None:
        if self.offices:
            self._tribute()
        self._next_gift()

    # -- exchange -------------------------------------------------------------------------

    def _tribute(self) -> None:
        pairs = [(self.offices[0], self.offices[-1], 2), (self.offices[1], self.offices[-2], 1)]
        taken = [(lower, upper, self.best(lower, n)) for upper, lower, n in pairs if upper != lower]
        for giver, taker, best in taken:
            self._move(giver, taker, best)
            if best:
                self.gifts.append((taker, giver, len(best)))

    def best(self, seat: int, count: int) -> list[Text]:
        """Return the key that sorts the best cards first: the joker, then 2 … 3, suits ♠ ♥ ♦ ♣."""

        def rating(card: Text) -> tuple[int, int]:
            return (-13, 0) if card == JOKER else (-place(card), BEST_GIFTS.index(card[-1]))

        return sorted(self.hands[seat], key=rating)[:count]

    def _move(self, giver: int, taker: int, cards: Sequence[Text]) -> None:
        for card in cards:
            self.hands[giver].remove(card)
            self.hands[taker].append(card)

    def give(self, cards: Sequence[Text]) -> None:
        """Make the gift that is due."""
        giver, taker, _ = self.gifts.pop(0)
        self._move(giver, taker, cards)
        self._next_gift()

    def _next_gift(self) -> None:
        if self.gifts:
            self.to_act = self.gifts[0][0]
            return
        holders = [seat for seat in self.order if "3D" in self.hands[seat]]
        self.to_act = self.lead if self.lead is not None else holders[0]
        self.leader = self.to_act

    # -- plays ----------------------------------------------------------------------------

    def legal(self) -> dict[tuple[object, ...], OraclePlay | tuple[Text, ...] | None]:
        """Return every distinct action: its key, and the cards played or given (None: a pass)."""
        assert self.to_act is not None
        hand = self.hands[self.to_act]
        found: dict[tuple[object, ...], OraclePlay | tuple[Text, ...] | None] = {}
        if self.gifts:
            for chosen in combinations(sorted(hand), self.gifts[0][2]):
                found["give", *chosen] = chosen
            return found
        for size in range(1, len(hand) + 1):
            for chosen in combinations(sorted(hand), size):
                for meld in meanings(chosen):
                    if self.may_play(meld):
                        found[meld.key] = meld
        found["pass",] = None
        return found

    def understood(self, cards: Sequence[Text], said: str | None) -> OraclePlay | None:
        """Return the play these cards make in this trick, or None if it is illegal."""
        for meld in meanings(cards):
            if (said is None or said in meld.names) and self.may_play(meld):
                return meld
        return None

    def may_play(self, meld: OraclePlay) -> bool:
        """Return whether this play is legal now."""
        top = self.top
        if top is None:
            return True
        if top.kind == "joker":
            return meld.cards == ("3S",)
        if meld.kind == "joker":
            return top.kind == "set" and top.size == 1
        if self.locked is not None and meld.suits != self.locked:
            return False
        if (meld.kind, meld.size) != (top.kind, top.size):
            return False
        return meld.high < top.low if self.reversed else meld.low > top.high

    def play(self, meld: OraclePlay) -> None:
        """Play these cards for the seat to act."""
        seat, before = self.to_act, self.top
        assert seat is not None
        for card in meld.cards:
            self.hands[seat].remove(card)
        self.top, self.owner, self.in_a_row = meld, seat, 0
        if meld.kind == "joker":
            self.locked = None
        elif before is not None and before.suits == meld.suits:
            self.locked = meld.suits
        if meld.size >= (4 if meld.kind == "set" else 5):
            self.reversed = not self.reversed
        eight = meld.kind != "joker" and meld.low <= ORDER.index("8") <= meld.high
        spade = before is not None and before.kind == "joker"
        if not self.hands[seat]:
            self.finished.append(seat)
        if self._ended():
            return
        if eight or spade:
            self._sweep()
        else:
            self._next(seat)

    def pass_(self, lot: Sequence[int] = ()) -> None:
        """Pass for the seat to act; `lot` is the draw after twenty passes in a row."""
        seat = self.to_act
        assert seat is not None
        self.passed.add(seat)
        self.in_a_row += 1
        if self.in_a_row == 20:
            assert sorted(lot) == sorted(s for s in self.order if self.hands[s])
            self.finished += lot
            self.over, self.to_act = True, None
        else:
            self._next(seat)

    def _ended(self) -> bool:
        left = [seat for seat in self.order if self.hands[seat]]
        if len(left) == 1:
            self.finished += left
            self.over, self.to_act = True, None
        return self.over

    def _next(self, seat: int) -> None:
        for other in self._clockwise(seat):
            if self.hands[other] and other not in self.passed:
                self.to_act = other
                return
        self._sweep()

    def _sweep(self) -> None:
        """Clear the table; its owner leads, or the next player who is still in."""
        leader = self.leader if self.owner is None else self.owner
        assert leader is not None
        if not self.hands[leader]:
            leader = next(other for other in self._clockwise(leader) if self.hands[other])
        self.top, self.owner, self.locked = None, None, None
        self.passed = set()
        self.to_act = self.leader = leader

    def _clockwise(self, seat: int) -> tuple[int, ...]:
        at = self.order.index(seat)
        return self.order[at + 1 :] + self.order[: at + 1]

    def points(self) -> list[int]:
        """Return the points 5, 4, 3, 2, 1 by place."""
        return [5 - self.finished.index(seat) for seat in range(5)]


def count_nodes(start: Daifugo, depth: int) -> int:
    """Return the number of sequences of exactly `depth` actions, by brute force."""
    if start.over or depth <= 0:
        return int(depth <= 0)
    actions = start.legal()
    if depth == 1:
        return len(actions)
    return sum(count_nodes(_after(start, key, what), depth - 1) for key, what in actions.items())


def _after(
    start: Daifugo, key: tuple[object, ...], what: OraclePlay | tuple[Text, ...] | None
) -> Daifugo:
    after = object.__new__(Daifugo)
    after.__dict__.update(start.__dict__)
    after.hands = [list(hand) for hand in start.hands]
    after.gifts, after.passed = list(start.gifts), set(start.passed)
    after.finished = list(start.finished)
    if isinstance(what, OraclePlay):
        after.play(what)
    elif what is None:
        after.pass_([seat for seat in start.order if start.hands[seat]])
    else:
        after.give(what)
    return after
