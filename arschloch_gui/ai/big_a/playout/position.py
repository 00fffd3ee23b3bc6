"""A round of the Big A in progress, as lists of ints, which can be changed quickly."""

from __future__ import annotations

from arschloch_gui.engine.big_a.deck import (
    A_CARDS,
    DEALT,
    JOKER_NUMBER,
    number_of,
    penalty_of,
)
from arschloch_gui.engine.big_a.melds import Meld
from arschloch_gui.engine.big_a.state import RoundState
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.table.public import NOBODY, ROUND_OVER

NUMBERS = JOKER_NUMBER + 1
"""Length of a hand's list of counts by number. Jokers are 14, and index 0 is not used."""
A_POINTS: tuple[int, ...] = tuple(map(penalty_of, A_CARDS))
A_COUNT: tuple[int, ...] = (0, 1, 1, 2)
"""Number of A cards by set of A cards. In a set, bit 0 is the Little A and bit 1 the Big A."""
A_SETS: tuple[tuple[int, ...], ...] = ((), (0,), (1,), (0, 1))
"""Indices in `A_CARDS` by set of A cards."""
_IN_PACK = [0] * NUMBERS
for _card in DEALT:
    _IN_PACK[number_of(_card)] += 1


class Position:
    """A mutable position. Lists are indexed by seat."""

    __slots__ = (
        "a_held", "after", "counts", "is_a_trick", "is_over", "laps", "leader", "led", "masks",
        "on_table", "order", "owner", "points", "sizes", "to_act", "top_number", "top_size",
        "tricks", "unlaid", "unlaid_total",
    )  # fmt: skip

    def __init__(self, state: RoundState) -> None:
        self.order, self.after = state.order, state.successor
        self.laps = state.rules.laps == "one"
        """True if each player has one turn per trick."""
        self.counts = [[0] * NUMBERS for _ in state.hands]
        self.masks = [0] * len(state.hands)
        """Numbers from 1 to 13 in a seat's hand, one bit each."""
        self.a_held = [0] * len(state.hands)
        self.sizes = list(map(len, state.hands))
        """Number of cards in a seat's hand, including A cards."""
        self.points = [0] * len(state.hands)
        """Penalty points of a seat's hand."""
        for seat, hand in enumerate(state.hands):
            for card in hand:
                self._put(seat, card)
        self.on_table = sum(1 << A_CARDS.index(card) for card in state.on_table)
        self.tricks, self.to_act = state.tricks, state.to_act
        self.is_over = state.phase == ROUND_OVER
        self.leader: Seat = state.trick[0][0] if state.trick else NOBODY
        """Seat that led to the trick, or NOBODY before a lead."""
        self.is_a_trick = state.is_a_trick
        self.led = A_CARDS.index(state.trick[0][1].cards[0]) if self.is_a_trick else 0
        """Index of the A card that was led."""
        self.owner, top = state.owner, state.top
        self.top_number, self.top_size = (top.number, top.size) if top else (0, 0)
        self._count_unlaid(state.history)

    def _put(self, seat: Seat, card: Card) -> None:
        number = number_of(card)
        self.points[seat] += penalty_of(card)
        if card in A_CARDS:
            self.a_held[seat] |= 1 << A_CARDS.index(card)
            return
        self.counts[seat][number] += 1
        if number != JOKER_NUMBER:
            self.masks[seat] |= 1 << number

    def _count_unlaid(self, history: tuple[tuple[Seat, Meld | None], ...]) -> None:
        self.unlaid = _IN_PACK[:]
        """Number of unplayed cards by number. Some of them may be in no hand."""
        for _, meld in history:
            for card in meld.cards if meld else ():
                self.unlaid[number_of(card)] -= 1
        self.unlaid[0] = 0  # A cards are never hidden
        self.unlaid_total = sum(self.unlaid)

    # -- moves --------------------------------------------------------------------------

    def lay(self, number: int, size: int, wild: int) -> None:
        """Play `size` cards of a number, `wild` of them jokers. A joker alone has the number 14."""
        seat, natural = self.to_act, size - wild
        counts, unlaid = self.counts[seat], self.unlaid
        counts[number] -= natural
        unlaid[number] -= natural
        if wild:
            counts[JOKER_NUMBER] -= wild
            unlaid[JOKER_NUMBER] -= wild
        self.unlaid_total -= size
        if not counts[number] and number != JOKER_NUMBER:
            self.masks[seat] &= ~(1 << number)
        self.points[seat] -= number * natural + JOKER_NUMBER * wild
        self.sizes[seat] -= size
        if self.leader == NOBODY:
            self.leader = seat
        if not self.is_a_trick:
            self.owner, self.top_number, self.top_size = seat, number, size
            if not self.sizes[seat]:
                self.is_over = True
                return
        elif _in_a_trick(number) >= _in_a_trick(self.top_number):
            self.owner, self.top_number = seat, number
        self._next_turn()

    def lead_a(self, which: int) -> None:
        """Lead an A card, given by its index in `A_CARDS`."""
        seat = self.to_act
        self.a_held[seat] &= ~(1 << which)
        self.points[seat] -= A_POINTS[which]
        self.sizes[seat] -= 1
        self.leader = self.owner = seat
        self.is_a_trick, self.led = True, which
        self.top_number, self.top_size = 0, 1
        self._next_turn()

    def pass_on(self) -> None:
        """Pass."""
        self._next_turn()

    def _next_turn(self) -> None:
        is_a_trick, after = self.is_a_trick, self.after
        last = self.leader if is_a_trick or self.laps else self.owner
        seat = after[self.to_act]
        if is_a_trick:
            # Skip players who have only A cards.
            while seat != last and self.sizes[seat] == A_COUNT[self.a_held[seat]]:
                seat = after[seat]
        if seat == last:
            self._take_trick()
        else:
            self.to_act = seat

    def _take_trick(self) -> None:
        taker = self.owner
        if self.is_a_trick:
            self._take_a(taker, self.led)
            self.led = 0
        waiting = self.tricks
        if waiting < len(A_CARDS) and self.on_table >> waiting & 1:
            self.on_table &= ~(1 << waiting)
            self._take_a(taker, waiting)
        self.tricks += 1
        self.leader = self.owner = NOBODY
        self.is_a_trick, self.top_number, self.top_size = False, 0, 0
        self.to_act, self.is_over = taker, 0 in self.sizes

    def _take_a(self, seat: Seat, which: int) -> None:
        self.a_held[seat] |= 1 << which
        self.points[seat] += A_POINTS[which]
        self.sizes[seat] += 1


def _in_a_trick(number: int) -> int:
    """Return the value of a single card in an A trick: its number, or 1 for a joker."""
    return 1 if number == JOKER_NUMBER else number
