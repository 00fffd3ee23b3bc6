"""A seat's knowledge of a round of Shithead.

In other hands, the seat knows the cards that all players saw being added. Of the stock and the
face-down cards, including its own, it knows only the number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from arschloch_gui.engine.cards import Card, Rank, Seat
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.shithead.pile import top_rank
from arschloch_gui.engine.shithead.rules import Rules, deck_of
from arschloch_gui.engine.shithead.state import GONE, PublicRound, RoundState
from arschloch_gui.engine.table.public import PLAY
from arschloch_gui.engine.table.round import View


@dataclass(slots=True, kw_only=True)
class SeatView(View[Rules, RoundState], PublicRound):
    """A Shithead round as seen from `seat`."""

    blind: tuple[tuple[bool, ...], ...]
    """Whether there is still a face-down card, by seat and place."""
    stock: int

    @property
    def top(self) -> Rank:
        """The rank to match, or `NO_RANK` if any card can be played."""
        return top_rank(self.pile)

    @property
    def reversed(self) -> bool:
        """Whether the direction of play is anticlockwise."""
        return self.direction < 0

    @property
    def choices(self) -> tuple[Card, ...]:
        """The cards that this seat can choose from: its hand or, if it is empty, face-up cards.

        Face-up cards are only available once the stock is empty.
        """
        if self.hand or self.seat is None or self.stock or self.phase != PLAY:
            return self.hand
        return self.open[self.seat]

    def blind_count(self, seat: Seat) -> int:
        """Return the number of face-down cards that a seat still has."""
        return sum(self.blind[seat])

    def cards_left(self, seat: Seat) -> int:
        """Return the number of cards that a seat still has, in hand and on the table."""
        return self.counts[seat] + len(self.open[seat]) + self.blind_count(seat)

    def unseen(self) -> list[Card]:
        """Return the cards that this seat cannot see, in ascending order.

        They are in other hands, face down, in the stock or, after a partial deal, not in the round
        at all.
        """
        seen = Counter(self.hand) + Counter(self.pile) + Counter(self.burned)
        for seat in self.order:
            seen += Counter(self.open[seat])
            if seat != self.seat:
                seen += Counter(self.known[seat])
        rest = Counter(deck_of(self.rules))
        rest.subtract(seen)
        return sorted(rest.elements())

    def known_holdings(self) -> dict[Seat, list[Card]]:
        """Return the cards in each hand (also in this seat's) that all players have seen."""
        return {seat: list(cards) for seat, cards in enumerate(self.known) if cards}

    def see(self, state: RoundState) -> None:
        self.blind = tuple([tuple([card != GONE for card in cards]) for cards in state.blind])
        self.stock = len(state.stock)

    def _blank(self) -> RoundState:
        state = RoundState.__new__(RoundState)
        state.blind = [[] for _ in self.counts]
        return state

    def _located(self) -> tuple[Mapping[Seat, list[Card]], Sequence[Card]]:
        # In this game, `unseen` does not include the known cards.
        return self.known_holdings(), self.unseen()

    def _draw_beside(self, state: RoundState, seat: Seat, mixed: list[Card]) -> None:
        state.blind[seat] = [mixed.pop() if there else GONE for there in self.blind[seat]]

    def _fill(self, state: RoundState, mixed: list[Card], rng: Rng) -> None:
        state.stock = [mixed.pop() for _ in range(self.stock)]
