"""A second climbing game, written straight from rules.md: slow, plain, and never fast-pathed.

It shares nothing with the engine but the option values. Cards are text ("10H"), legal plays are
found by asking every subset of the hand. The tests let both play the same round and compare.

Every rule stands in one small method with the paragraph of rules.md it comes from; a new house
rule is a new line where rules.md changes the ordinary course.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, TypeAlias

Text: TypeAlias = str
Class: TypeAlias = tuple[str, ...]
"""An action with everything left out that the rules ignore, e.g. ("play", "7", "7")."""

NAMED_ORDERS = {
    "2-A": "2 3 4 5 6 7 8 9 10 J Q K A",
    "3-2": "3 4 5 6 7 8 9 10 J Q K A 2",
    "7-A": "7 8 9 10 J Q K A",
    "8-7": "8 9 10 J Q K A 7",
}
PLAY, EXCHANGE, ROUND_OVER = "play", "exchange", "round_over"


def rank(card: Text) -> str:
    """ "10H" → "10"."""
    return card[:-1]


def subsets(hand: Sequence[Text]) -> Iterator[tuple[Text, ...]]:
    """Every subset of a hand, the empty one included; equal ones once."""
    for size in range(len(hand) + 1):
        yield from sorted(set(combinations(sorted(hand), size)))


@dataclass
class Gift:
    """A gift of free choice still to be made."""

    giver: int
    taker: int
    count: int


@dataclass
class Reference:
    """A round by the book. `offices` from the highest to the lowest; empty in a first round."""

    rules: Any
    hands: list[list[Text]]
    order: tuple[int, ...]
    dealer: int
    offices: tuple[int, ...] = ()
    lead: int | None = None
    """Who leads by order of a record's deal line."""
    phase: str = EXCHANGE
    to_act: int | None = None
    gifts: list[Gift] = field(default_factory=list)
    required: Text | None = None
    top: tuple[Text, ...] = ()
    owner: int | None = None
    passed: set[int] = field(default_factory=set)
    finished: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        named = self.rules.rank_order
        names = NAMED_ORDERS[named].split() if isinstance(named, str) else list(named)
        self.strength = {name: i for i, name in enumerate(names)}
        counted = self.rules.suit_order
        self.suits_count = counted != "none"
        self.suits = "".join(counted) if self.suits_count else "DCHS"
        self._automatic_gifts()
        self._next_gift()

    # -- §1.1 order -----------------------------------------------------------------------

    def value(self, card: Text) -> tuple[int, int]:
        """From worst to best (§1.6); ties by suit order, else ♦♣♥♠."""
        return self.strength[rank(card)], self.suits.index(card[-1])

    def clockwise(self, seat: int) -> Iterator[int]:
        """The other seats from the next one on, then the seat itself."""
        at = self.order.index(seat)
        yield from self.order[at + 1 :] + self.order[: at + 1]

    def next_in(self, seat: int) -> int:
        """The next seat clockwise with cards."""
        return next(other for other in self.clockwise(seat) if self.hands[other])

    # -- §1.6 exchange --------------------------------------------------------------------

    def pairs(self) -> Iterator[tuple[int, int, int]]:
        """(upper, lower, cards), from the outside in."""
        if self.rules.exchange == "none" or not self.offices:
            return
        wanted = self.rules.privileged
        counts = list(self.rules.exchange_counts)
        for i in range(len(self.offices) // 2):
            if wanted != "all" and i >= wanted:
                return
            count = counts[i] if i < len(counts) else (counts[-1] if counts else 0)
            if count:
                yield self.offices[i], self.offices[-1 - i], count

    def _automatic_gifts(self) -> None:
        before = [sorted(hand, key=self.value) for hand in self.hands]
        for upper, lower, count in self.pairs():
            best = before[lower][-count:]
            self._move(lower, upper, best)
            if self.rules.exchange == "best_for_worst":
                self._move(upper, lower, before[upper][:count])
            else:
                # He returns as many as he got, of his choice.
                self.gifts.append(Gift(upper, lower, len(best)))

    def _move(self, giver: int, taker: int, moved: Iterable[Text]) -> None:
        for card in list(moved):
            self.hands[giver].remove(card)
            self.hands[taker].append(card)

    def _next_gift(self) -> None:
        if self.gifts:
            self.to_act = self.gifts[0].giver
        else:
            self._open()

    # -- §1.2 who leads -------------------------------------------------------------------

    def _open(self) -> None:
        self.phase = PLAY
        how = self.rules.next_lead if self.offices else self.rules.first_lead
        leader, card = {
            "start_card": self._holder_of_start_card,
            "left_of_dealer": lambda: (next(self.clockwise(self.dealer)), None),
            "lowest_office": lambda: (self.offices[-1], None),
            "highest_office": lambda: (self.offices[0], None),
        }[how]()
        if not self.rules.start_card_must_be_played:
            card = None
        if self.lead is not None:
            leader = self.lead
            card = card if card in self.hands[leader] else None
        self.to_act, self.required = leader, card

    def _holder_of_start_card(self) -> tuple[int, Text]:
        held = [card for hand in self.hands for card in hand]
        card = self.rules.start_card
        if card not in held:
            card = min(held, key=self.value)
        return next(s for s in self.clockwise(self.dealer) if card in self.hands[s]), card

    # -- §1.3 what may be played ----------------------------------------------------------

    def legal(self) -> dict[Class, tuple[Text, ...]]:
        """Every legal action by brute force: class → cards of one example (none for a pass)."""
        if self.phase == ROUND_OVER:
            return {}
        assert self.to_act is not None
        found: dict[Class, tuple[Text, ...]] = {}
        for chosen in subsets(self.hands[self.to_act]):
            if self.phase == EXCHANGE and len(chosen) == self.gifts[0].count:
                found.setdefault(self.gift_class(chosen), chosen)
            if self.phase == PLAY and self.may_play(chosen):
                found.setdefault(self.play_class(chosen), chosen)
        if self.phase == PLAY and self.top:
            found["pass",] = ()
        return found

    def may_play(self, chosen: tuple[Text, ...]) -> bool:
        """Whether the seat to act may lay these cards of his hand."""
        if not chosen or len({rank(card) for card in chosen}) > 1:
            return False
        if self.top:
            return len(chosen) == len(self.top) and self.beats(chosen)
        if self.rules.max_set and len(chosen) > self.rules.max_set:
            return False
        return self.required is None or self.required in chosen

    def beats(self, chosen: tuple[Text, ...]) -> bool:
        """`beat`, `suit_order`, `lowest_office_may_equal`; sizes are the same."""
        mine, theirs = self.strength[rank(chosen[0])], self.strength[rank(self.top[0])]
        if mine != theirs:
            return mine > theirs
        if self.rules.beat == "equal_or_higher":
            return True
        if self.rules.lowest_office_may_equal and self.to_act in self.offices[-1:]:
            return True
        return self.suits_count and self._highest_suit(chosen) > self._highest_suit(self.top)

    def _highest_suit(self, laid: tuple[Text, ...]) -> int:
        return max(self.suits.index(card[-1]) for card in laid)

    def play_class(self, laid: Iterable[Text]) -> Class:
        """Plays that differ only in suits the rules ignore are one action."""
        kept = laid if self.suits_count else map(rank, laid)
        return ("play", *sorted(kept))

    def gift_class(self, given: Iterable[Text]) -> Class:
        """Of gifts suits also count where a certain card decides who leads after them."""
        kept = given
        if not self.suits_count and self.rules.next_lead != "start_card":
            kept = map(rank, given)
        return ("give", *sorted(kept))

    # -- §1.3 the course of a trick -------------------------------------------------------

    def give(self, given: Iterable[Text]) -> None:
        """The seat to act makes the gift that is due."""
        due = self.gifts.pop(0)
        self._move(due.giver, due.taker, given)
        self._next_gift()

    def play(self, laid: Sequence[Text], heir: int | None = None) -> None:
        """The seat to act lays cards; `heir` is the lot's choice under `inherit=random`."""
        seat = self._mover()
        for card in laid:
            self.hands[seat].remove(card)
        self.top, self.owner, self.required = tuple(laid), seat, None
        if self.rules.pass_policy == "rejoin":
            self.passed.clear()
        if not self.hands[seat]:
            self.finished.append(seat)
            still_in = [other for other in self.order if self.hands[other]]
            if len(still_in) == 1:
                self.finished.append(still_in[0])
                self.phase, self.to_act = ROUND_OVER, None
                return
            if self.rules.clear_on_finish:
                self._take_trick(heir)
                return
        self._turn_to_next(seat, heir)

    def pass_(self, heir: int | None = None) -> None:
        """The seat to act declines."""
        seat = self._mover()
        self.passed.add(seat)
        self._turn_to_next(seat, heir)

    def _mover(self) -> int:
        assert self.phase == PLAY
        assert self.to_act is not None
        return self.to_act

    def _turn_to_next(self, seat: int, heir: int | None) -> None:
        for other in self.clockwise(seat):
            if other != self.owner and self.hands[other] and other not in self.passed:
                self.to_act = other
                return
        self._take_trick(heir)

    def _take_trick(self, heir: int | None) -> None:
        assert self.owner is not None
        taker = self.owner
        self.to_act = taker if self.hands[taker] else self._heir(taker, heir)
        self.top, self.owner = (), None
        self.passed.clear()

    def _heir(self, taker: int, drawn: int | None) -> int:
        """`inherit`; after `clear_on_finish` always the next in order."""
        how = "next" if self.rules.clear_on_finish else self.rules.inherit
        if how == "random":
            assert drawn is not None
            assert self.hands[drawn], "the lot fell on a seat without cards"
            return drawn
        if how == "highest_office" and self.offices:
            return next(seat for seat in self.offices if self.hands[seat])
        if how == "lowest_office" and self.offices:
            return next(seat for seat in reversed(self.offices) if self.hands[seat])
        return self.next_in(taker)


def count_nodes(start: Reference, depth: int) -> int:
    """How many sequences of exactly `depth` actions there are, by brute force.

    A copy is made by hand, so that nothing of the engine's cloning is trusted. `inherit=random`
    has no single answer and is not counted.
    """
    classes = start.legal()
    if depth <= 1:
        return len(classes) if depth else 1
    return sum(count_nodes(_after(start, key, laid), depth - 1) for key, laid in classes.items())


def _after(start: Reference, key: Class, laid: tuple[Text, ...]) -> Reference:
    after = object.__new__(Reference)
    after.__dict__.update(start.__dict__)
    after.hands = [list(hand) for hand in start.hands]
    after.gifts, after.passed = list(start.gifts), set(start.passed)
    after.finished = list(start.finished)
    if key == ("pass",):
        after.pass_()
    elif key[0] == "give":
        after.give(laid)
    else:
        after.play(laid)
    return after


def same_cards(one: Iterable[Text], other: Iterable[Text]) -> bool:
    """The same cards in any order."""
    return Counter(one) == Counter(other)
