"""A round of Shithead in progress, as lists of ints, which can be copied and changed quickly."""

from __future__ import annotations

from arschloch_gui.ai.shithead.playout.kinds import FITS, KIND_OF, KINDS
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.shithead.pile import BURNING, JOKER, NO_RANK, TEN
from arschloch_gui.engine.shithead.rules import SIZE
from arschloch_gui.engine.shithead.state import GONE, RoundState
from arschloch_gui.engine.table.public import NOBODY


class Position:
    """A mutable position. Lists are by seat, and hands and face-up cards are sorted."""

    __slots__ = (
        "after", "before", "blind", "burn_after", "clockwise", "finished", "hands", "hidden",
        "known", "left", "open", "pile", "required", "stock", "strictly", "takes",
        "to_act", "top", "top_count",
    )  # fmt: skip

    def __init__(self, state: RoundState) -> None:
        """Create the position of a round after all swaps."""
        rules, order = state.rules, state.order
        self.strictly, self.burn_after = rules.open_strictly_higher, rules.burn_after_takes
        seats = range(len(order))
        self.hands = [hand[:] for hand in state.hands]
        self.open = [list(cards) for cards in state.open]
        self.known = [list(cards) for cards in state.known]
        self.blind = [[card for card in cards if card != GONE] for cards in state.blind]
        """Remaining face-down cards, in the order of their places."""
        self.left = [len(self.hands[s]) + len(self.open[s]) + len(self.blind[s]) for s in seats]
        """Number of cards that a seat still has, in hand and on the table."""
        self.stock, self.pile = state.stock[:], list(state.pile)
        self.finished = list(state.finished)
        self.required, self.to_act, self.takes = state.required, state.to_act, state.takes
        self.clockwise = state.direction > 0
        self.after = [order[(order.index(seat) + 1) % len(order)] for seat in seats]
        self.before = [order[order.index(seat) - 1] for seat in seats]
        self.hidden = self._hidden()
        """Number of cards of each kind that nobody has seen, except perhaps their holders."""
        self.top, self.top_count = NO_RANK, 0
        """Rank to match, and number of consecutive cards of it."""
        self._look_at_pile()

    def _hidden(self) -> list[int]:
        hidden = [0] * KINDS
        for cards in (*self.hands, *self.blind, self.stock):
            for card in cards:
                hidden[KIND_OF[card]] += 1
        for cards in self.known:
            for card in cards:
                hidden[KIND_OF[card]] -= 1
        return hidden

    def _look_at_pile(self) -> None:
        for card in reversed(self.pile):
            kind = KIND_OF[card]
            if kind == JOKER:
                continue
            if self.top_count and kind != self.top:
                break
            self.top, self.top_count = kind, self.top_count + 1

    @property
    def is_over(self) -> bool:
        """Whether only one player is left."""
        return self.to_act == NOBODY

    def next_to(self, seat: Seat, *, turned: bool = False) -> Seat:
        """Return the next seat with cards, against the direction of play if `turned`.

        This is `seat` itself if no other seat has cards.
        """
        step = self.after if self.clockwise is not turned else self.before
        following = step[seat]
        while following != seat and not self.left[following]:
            following = step[following]
        return following

    # -- moves --------------------------------------------------------------------------

    def lay(self, cards: list[Card], count: int, at: int) -> None:
        """Play `count` of `cards` (the seat's hand or face-up cards), starting at index `at`."""
        seat = self.to_act
        known = self.known[seat]
        in_hand = cards is self.hands[seat]
        for card in cards[at : at + count]:
            if in_hand:
                if card in known:
                    known.remove(card)
                else:
                    self.hidden[KIND_OF[card]] -= 1
            self.pile.append(card)
        kind = KIND_OF[cards[at]]
        del cards[at : at + count]
        self._laid(seat, kind, count)

    def turn_over(self, at: int) -> None:
        """Turn over one of the seat's own face-down cards."""
        seat = self.to_act
        card = self.blind[seat].pop(at)
        kind = KIND_OF[card]
        self.hidden[kind] -= 1
        if FITS[self.top][kind]:
            self.pile.append(card)
            self._laid(seat, kind, 1)
            return
        self.hands[seat] = [card]
        self.known[seat].append(card)
        self.take()

    def take(self) -> None:
        """Pick up the pile, or burn it if it has been picked up too often."""
        seat, pile = self.to_act, self.pile
        if self.takes >= self.burn_after:
            self.takes = 0
        else:
            self.takes += 1
            hand = self.hands[seat]
            hand += pile
            hand.sort()
            self.known[seat] += pile
            self.left[seat] += len(pile)
        self.pile, self.top, self.top_count = [], NO_RANK, 0
        self.to_act = self.next_to(seat)

    def _laid(self, seat: Seat, kind: int, count: int) -> None:
        """Apply all consequences of playing cards on the pile."""
        self.required = NO_RANK
        left = self.left
        left[seat] -= count
        burns = False
        if kind == JOKER:
            self.clockwise ^= count % 2 == 1
        elif kind == TEN:
            burns = True
        else:
            self.top_count = self.top_count + count if kind == self.top else count
            self.top = kind
            burns = self.top_count >= BURNING
        if burns:
            self.takes, self.pile, self.top, self.top_count = 0, [], NO_RANK, 0
        hand = self.hands[seat]
        if self.stock and len(hand) < SIZE:
            while self.stock and len(hand) < SIZE:
                hand.append(self.stock.pop())
                left[seat] += 1
            hand.sort()
        if not left[seat]:
            self._go_out(seat)
        elif not burns:
            self.to_act = self.next_to(seat)

    def _go_out(self, seat: Seat) -> None:
        self.finished.append(seat)
        following = self.next_to(seat)
        if self.next_to(following) == following:
            self.finished.append(following)
            self.to_act = NOBODY
        else:
            self.to_act = following
