"""A seat's knowledge of a round of the Big A.

The seat knows how many cards were set aside, and who holds the A cards, because they are picked up
in public.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from arschloch_gui.engine.big_a.deck import A_CARDS, DEALT, is_a
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.big_a.state import PublicRound, RoundState
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.round import View


@dataclass(slots=True, kw_only=True)
class SeatView(View[Rules, RoundState], PublicRound):
    """A Big A round as seen from `seat`."""

    a_holders: tuple[Seat, ...]
    """Holders of the Little A and the Big A, or NOBODY if a card is on the table or in a trick."""
    aside_count: int

    def a_cards_of(self, seat: Seat) -> tuple[Card, ...]:
        """Return the A cards in the hand of a seat."""
        holders = zip(A_CARDS, self.a_holders, strict=True)
        return tuple(card for card, holder in holders if holder == seat)

    def unseen(self) -> list[Card]:
        """Return the numbers and jokers that this seat has not seen, in ascending order.

        They are in other hands, set aside or, after a partial deal, not in the round at all.
        """
        seen = Counter(card for card in (*self.hand, *self.played()) if not is_a(card))
        return sorted((Counter(DEALT) - seen).elements())

    def known_holdings(self) -> dict[Seat, list[Card]]:
        """Return the A cards in other hands."""
        others = (seat for seat in range(len(self.counts)) if seat != self.seat)
        return {seat: list(cards) for seat in others if (cards := self.a_cards_of(seat))}

    def see(self, state: RoundState) -> None:
        self.a_holders = tuple(map(state.holder_of, A_CARDS))
        self.aside_count = len(state.aside)

    def _blank(self) -> RoundState:
        return RoundState.__new__(RoundState)

    def _located(self) -> tuple[Mapping[Seat, list[Card]], Sequence[Card]]:
        # In this game, `unseen` does not include the known cards.
        return self.known_holdings(), self.unseen()

    def _fill(self, state: RoundState, mixed: list[Card], rng: Rng) -> None:
        state.aside = sorted(mixed.pop() for _ in range(self.aside_count))
