"""What one seat may know of a round of Shithead.

Of other hands that is what everybody saw go there; of blind cards (one's own included) and the
stock, how many there are.
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
    """A round as seen from `seat`."""

    blind: tuple[tuple[bool, ...], ...]
    """By seat and place whether a blind card lies there still."""
    stock: int

    @property
    def top(self) -> Rank:
        """The rank to be matched, or `NO_RANK`."""
        return top_rank(self.pile)

    @property
    def reversed(self) -> bool:
        """Whether play goes round against the clock."""
        return self.direction < 0

    @property
    def choices(self) -> tuple[Card, ...]:
        """The cards this seat chooses from: its hand, or its open cards once it can fill that no
        more."""
        if self.hand or self.seat is None or self.stock or self.phase != PLAY:
            return self.hand
        return self.open[self.seat]

    def blind_count(self, seat: Seat) -> int:
        """How many blind cards a seat still has."""
        return sum(self.blind[seat])

    def cards_left(self, seat: Seat) -> int:
        """All cards a seat still has to get rid of."""
        return self.counts[seat] + len(self.open[seat]) + self.blind_count(seat)

    def unseen(self) -> list[Card]:
        """The cards that lie nowhere this seat can see them, ascending.

        They are in other hands, blind, in the stock or (after a partial deal) nowhere.
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
        """The cards everybody saw go to a hand; the own ones too."""
        return {seat: list(cards) for seat, cards in enumerate(self.known) if cards}

    def see(self, state: RoundState) -> None:
        self.blind = tuple([tuple([card != GONE for card in cards]) for cards in state.blind])
        self.stock = len(state.stock)

    def _blank(self) -> RoundState:
        state = RoundState.__new__(RoundState)
        state.blind = [[] for _ in self.counts]
        return state

    def _located(self) -> tuple[Mapping[Seat, list[Card]], Sequence[Card]]:
        # What is known is not among `unseen` in this game.
        return self.known_holdings(), self.unseen()

    def _draw_beside(self, state: RoundState, seat: Seat, mixed: list[Card]) -> None:
        state.blind[seat] = [mixed.pop() if there else GONE for there in self.blind[seat]]

    def _fill(self, state: RoundState, mixed: list[Card], rng: Rng) -> None:
        state.stock = [mixed.pop() for _ in range(self.stock)]
