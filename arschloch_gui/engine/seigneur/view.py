"""A seat's knowledge of a round of Grand Seigneur.

While a seat is asked for a bomb, the other views show that it is the next seat's turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from msgspec import Struct

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.seigneur.deck import deck_for, worth
from arschloch_gui.engine.seigneur.legal import bombs_above
from arschloch_gui.engine.seigneur.rules import Rules
from arschloch_gui.engine.seigneur.state import BOMB_ASKED, Gift, PublicRound, RoundState
from arschloch_gui.engine.table.public import NOBODY, PLAY
from arschloch_gui.engine.table.round import View


class Transit(Struct, frozen=True):
    """Returned cards that have not arrived yet. Only their giver sees `cards`."""

    giver: Seat
    taker: Seat
    count: int
    cards: tuple[Card, ...]

    @classmethod
    def of(cls, gift: Gift, seat: Seat | None) -> Transit:
        """Return a gift in transit as this seat sees it."""
        cards = gift.cards if gift.giver == seat else ()
        return cls(gift.giver, gift.taker, len(gift.cards), cards)


@dataclass(slots=True, kw_only=True)
class SeatView(View[Rules, RoundState], PublicRound):
    """A Grand Seigneur round as seen from `seat`."""

    transit: tuple[Transit, ...]
    given: tuple[Gift, ...]
    """Gifts that this seat made or received."""

    def unseen(self) -> list[Card]:
        """Return the cards that this seat cannot see, in ascending order.

        They are in other hands, in transit or, after a partial deal, not in the round at all.
        """
        rest = Counter(deck_for(self.rules.players))
        rest.subtract(self.hand)
        rest.subtract(self.played())
        for transit in self.transit:
            rest.subtract(transit.cards)
        return sorted(rest.elements())

    def known_holdings(self) -> dict[Seat, list[Card]]:
        """Return the cards that this seat gave away and whose location is still known, by holder.

        This leaves out cards that their taker has since played or given back, and all gifts to a
        seat that has cards in transit. Cards returned in the exchange count as given away.
        """
        held: dict[Seat, list[Card]] = {}
        moving = {transit.giver for transit in self.transit}
        for at, gift in enumerate(self.given):
            if gift.giver == self.seat and gift.taker not in moving:
                left = Counter(gift.cards) - self._parted_with(gift.taker, self.given[at + 1 :])
                if left:
                    held[gift.taker] = sorted(left.elements())
        return held

    def best_kept(self) -> dict[Seat, tuple[int, int]]:
        """Return the worth of the lowest card of each tribute to this seat, by payer.

        Tribute consists of the best cards, so the payer kept no card that is worth more.
        """
        rank = {seat: at for at, seat in enumerate(self.offices)}
        return {
            gift.giver: min(map(worth, gift.cards))
            for gift in self.given
            if gift.taker == self.seat
            and gift.cards
            and rank.get(gift.giver, 0) > rank.get(gift.taker, 0)
        }

    def _parted_with(self, seat: Seat, later: tuple[Gift, ...]) -> Counter[Card]:
        """Return the cards that a seat has played or, in these later gifts, given to this seat."""
        played = [combo.cards for each, combo in self.history if combo and each == seat]
        got = [gift.cards for gift in later if gift.giver == seat]
        return Counter(card for cards in (*played, *got) for card in cards)

    # -- making views and sampling rounds -----------------------------------------------

    def see(self, state: RoundState) -> None:
        seat = self.seat
        self.transit = tuple([Transit.of(gift, seat) for gift in state.transit])
        own = [g for g in state.given if seat is not None and seat in (g.giver, g.taker)]
        self.given = tuple(own)
        if state.phase == BOMB_ASKED and state.to_act != seat:
            self.phase, self.to_act = PLAY, state.turn

    def _blank(self) -> RoundState:
        return RoundState.__new__(RoundState)

    def _drawing_order(self) -> Iterable[Seat]:
        """Return all seats, first those whose hands are restricted by the tribute they paid."""
        kept = self.best_kept()
        return sorted(range(len(self.counts)), key=lambda seat: seat not in kept)

    def _drawn(self, seat: Seat, known: list[Card], mixed: list[Card]) -> list[Card]:
        """Draw a hand that contains no card better than those that the seat paid as tribute."""
        best, count = self.best_kept().get(seat), self.counts[seat] - len(known)
        fitting = mixed if best is None else [card for card in mixed if worth(card) <= best]
        if len(fitting) < count:
            fitting = mixed  # after a fixed deal, the tribute need not have been the best cards
        drawn = fitting[len(fitting) - count :]
        for card in drawn:
            mixed.remove(card)
        return sorted([*known, *drawn])

    def _fill(self, state: RoundState, mixed: list[Card], rng: Rng) -> None:
        state.given = list(self.given)
        state.transit = [
            Gift(t.giver, t.taker, t.cards or tuple(sorted(mixed.pop() for _ in range(t.count))))
            for t in self.transit
        ]

    def follow(self, state: RoundState) -> None:
        """Set the seats that would be asked for a bomb next, based on the sampled hands."""
        state.waiting = []
        if self.phase == BOMB_ASKED and self.owner != NOBODY:
            seats = state.from_left_of(self.owner)
            after = seats[seats.index(self.to_act) + 1 :]
            state.waiting = [seat for seat in after if bombs_above(state.hands[seat], state.trick)]
