"""A seat's knowledge of a round of the climbing game.

A seat knows how many cards the other hands have, the gifts that it made or received, and cards that
a rule makes public.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from msgspec import Struct

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.marks import OPEN_HANDS
from arschloch_gui.engine.climbing.pending import Given, PendingDecision
from arschloch_gui.engine.climbing.public import PublicRound
from arschloch_gui.engine.climbing.rulebook import RoundState, Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.round import View


class Transit(Struct, frozen=True):
    """Cards in transit between two hands. Only the giver sees `cards`."""

    giver: Seat
    taker: Seat
    count: int
    cards: tuple[Card, ...]

    @classmethod
    def of(cls, given: Given, seat: Seat | None) -> Transit:
        """Return cards in transit as this seat sees them."""
        cards = given.cards if given.giver == seat else ()
        return cls(given.giver, given.taker, len(given.cards), cards)


class Received(Struct, frozen=True):
    """Cards received from `giver`: `count` of `cards`, but the seat does not know which.

    In this game, a seat always knows the cards that it receives. Other programs may not tell them.
    """

    giver: Seat
    count: int
    cards: tuple[Card, ...]


@dataclass(slots=True, kw_only=True)
class SeatView(View[Rules, RoundState], PublicRound):
    """A climbing round as seen from `seat`."""

    aside_count: int
    aside: tuple[Card, ...]
    """Cards set aside face up before the round.

    Face-down ones are only counted in `aside_count`.
    """
    due: tuple[PendingDecision, ...]
    """Decisions to be made before the round continues, next one first."""
    given: tuple[Given, ...]
    """Gifts that this seat made or received."""
    received: tuple[Received, ...] = ()
    """Gifts to this seat of which it does not know the cards; empty in this game."""
    transit: tuple[Transit, ...]
    """Cards in transit. Only the giver sees them."""
    open_hands: tuple[tuple[Seat, tuple[Card, ...]], ...]
    """Hands that a rule makes public."""

    @property
    def book(self) -> Rulebook:
        """The compiled rules, which are public."""
        return compile_rules(self.rules)

    @property
    def places(self) -> tuple[tuple[Seat, int], ...]:
        """The seats that are out, with the places that they are certain of."""
        down = ((seat, len(self.order) - at) for at, seat in enumerate(self.lowest))
        return (*((seat, at) for at, seat in enumerate(self.finished, 1)), *down)

    def unseen(self) -> list[Card]:
        """Return the cards that this seat cannot see, in ascending order.

        They are in other hands, set aside face down or, after a partial deal, not in the round at
        all.
        """
        gone = Counter(self.hand) + Counter(self.played()) + Counter(self.aside)
        gone += Counter(self.discarded)
        gone += Counter(card for each in self.transit for card in each.cards)
        rest = Counter(self.book.deck)
        rest.subtract(gone)
        return sorted(rest.elements())

    def known_holdings(self) -> dict[Seat, list[Card]]:
        """Return cards known to be in other hands, by holder.

        These are open hands, and cards that this seat gave or was offered and that have not been
        played since.
        """
        gone = Counter(self.played()) + Counter(self.discarded)
        held = {seat: list(hand) for seat, hand in self.open_hands if seat != self.seat}
        shown = set(held)
        for due in self.due:
            if reveals := self.book.decision_kinds[due.kind].reveals:
                for seat, card in reveals(due, self.seat):
                    if seat not in shown:
                        held.setdefault(seat, []).append(card)
        told: Counter[Card] = Counter()
        # The newest gift comes first, because a returned card may have been given again to another
        # seat.
        for gift in reversed(self.given):
            if gift.giver == self.seat and gift.taker not in shown:
                for card in gift.cards:
                    if gone[card]:
                        gone[card] -= 1
                    elif card not in self.hand and told[card] < self.book.deck.count(card):
                        told[card] += 1
                        held.setdefault(gift.taker, []).append(card)
        return held

    # -- making views and sampling rounds -----------------------------------------------

    def see(self, state: RoundState) -> None:
        seat = self.seat
        self.aside_count = len(state.aside)
        self.aside = state.aside if state.aside_open else ()
        self.due = tuple([_seen_due(state, due, seat) for due in state.due])
        own = [g for g in state.given if seat is not None and seat in (g.giver, g.taker)]
        self.given = tuple(own)
        self.received = ()
        self.transit = tuple([Transit.of(given, seat) for given in state.transit])
        self.open_hands = _open_hands(state)

    def _blank(self) -> RoundState:
        return RoundState.__new__(RoundState)

    def _fill(self, state: RoundState, mixed: list[Card], rng: Rng) -> None:
        state.book, state.seed = self.book, rng.bits()
        state.given = list(self.given)
        state.transit = [
            Given(t.giver, t.taker, t.cards or tuple(sorted(mixed.pop() for _ in range(t.count))))
            for t in self.transit
        ]
        hidden = self.aside_count - len(self.aside)
        state.aside = self.aside or tuple(sorted(mixed[:hidden]))
        state.aside_open = not hidden
        state.due = []
        state.due = [_imagined(state, due, self.seat, rng) for due in self.due]


def _seen_due(state: RoundState, due: PendingDecision, seat: Seat | None) -> PendingDecision:
    redact = state.book.decision_kinds[due.kind].redact
    return redact(due, seat) if redact else due


def _imagined(
    state: RoundState, due: PendingDecision, seat: Seat | None, rng: Rng
) -> PendingDecision:
    imagine = state.book.decision_kinds[due.kind].imagine
    return imagine(state, due, seat, rng) if imagine else due


def _open_hands(state: RoundState) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    shown = state.marks.get(OPEN_HANDS, 0)
    if not shown:
        return ()
    return tuple((seat, tuple(state.hands[seat])) for seat in state.order if shown >> seat & 1)
