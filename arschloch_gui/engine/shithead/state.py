"""State of a round of Shithead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from arschloch_gui.engine.cards import Card, Rank, Seat
from arschloch_gui.engine.family import Zone
from arschloch_gui.engine.shithead.pile import NO_RANK, top_cards
from arschloch_gui.engine.shithead.rules import Rules
from arschloch_gui.engine.table.public import EXCHANGE, NO_CARD, NOBODY, Public
from arschloch_gui.engine.table.round import Round

HAND, OPEN, BLIND = "hand", "open", "blind"
GONE = NO_CARD
"""Placeholder for a face-down card that has been turned over."""


@dataclass(slots=True)
class PublicRound(Public[Rules]):
    """The public part of a round. The last card of `pile` is on top."""

    phase: str = EXCHANGE
    open: tuple[tuple[Card, ...], ...] = ()
    """Face-up cards by seat, each in ascending order."""
    known: tuple[tuple[Card, ...], ...] = ()
    """Cards in each hand that all players saw being added to it."""
    pile: tuple[Card, ...] = ()
    burned: tuple[Card, ...] = ()
    """Cards out of the game, seen by all players."""
    waiting: tuple[Seat, ...] = ()
    """Seats that can still swap, next one first."""
    fixed_lead: Seat = NOBODY
    """Leader named by a record's `deal` line; reset when play begins."""
    required: Rank = NO_RANK
    """Rank that the first lead must have."""
    direction: int = 1
    """1 for clockwise, −1 for anticlockwise."""
    takes: int = 0
    """Number of times that the pile was picked up since it last burned."""

    def top_cards(self) -> tuple[Card, ...]:
        return top_cards(self.pile)

    def is_turned(self) -> bool:
        return self.direction < 0


@dataclass(slots=True)
class RoundState(PublicRound, Round[Rules]):
    """A round between its deal and the last place.

    The last card of `stock` is drawn next. Face-down cards keep their places. A card that is turned
    over is replaced by `GONE`.
    """

    blind: list[list[Card]] = field(default_factory=list)
    stock: list[Card] = field(default_factory=list)

    def blind_places(self, seat: Seat) -> list[int]:
        """Return the places in which a seat still has a face-down card."""
        return [place for place, card in enumerate(self.blind[seat]) if card != GONE]

    def source(self, seat: Seat) -> str:
        """Return where a seat plays from: its hand, then face-up cards, then face-down cards."""
        if self.hands[seat]:
            return HAND
        return OPEN if self.open[seat] else BLIND

    def choosable(self, seat: Seat) -> Sequence[Card]:
        """Return the sorted cards that a seat can choose from, or none if all are face down."""
        return self.hands[seat] or self.open[seat]

    def is_out(self, seat: Seat) -> bool:
        """Return whether a seat has no cards left, in hand or on the table."""
        blind = self.blind[seat]
        return not (self.hands[seat] or self.open[seat]) and blind.count(GONE) == len(blind)

    def holders(self) -> list[Seat]:
        """Return the seats that still have cards, clockwise."""
        return [seat for seat in self.order if not self.is_out(seat)]

    def next_holder(self, seat: Seat) -> Seat:
        """Return the next seat in the direction of play that still has cards."""
        at = self.order.index(seat)
        for _ in self.order:
            at = (at + self.direction) % len(self.order)
            if not self.is_out(self.order[at]):
                break
        return self.order[at]

    def hands_left(self) -> tuple[tuple[Card, ...], ...]:
        return tuple(
            (*hand, *table, *(card for card in blind if card != GONE))
            for hand, table, blind in zip(self.hands, self.open, self.blind, strict=True)
        )

    def holdings(self) -> tuple[Zone, ...]:
        blind = [[card for card in cards if card != GONE] for cards in self.blind]
        on_table = (Zone.by_seat("open", self.open), Zone.by_seat("blind", blind))
        return (*Round.holdings(self), *on_table, Zone.of_all("stock", self.stock))


def with_pile(
    piles: tuple[tuple[Card, ...], ...], seat: Seat, pile: Iterable[Card]
) -> tuple[tuple[Card, ...], ...]:
    """Return a copy of the piles in which the pile of one seat is replaced."""
    return (*piles[:seat], tuple(pile), *piles[seat + 1 :])
