"""State of a round of the Big A."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec.structs import replace

from arschloch_gui.engine.big_a.deck import A_CARDS, is_a, points_for
from arschloch_gui.engine.big_a.melds import A_CARD, Meld
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.cards import Card, Seat, format_card
from arschloch_gui.engine.family import Carry, Zone
from arschloch_gui.engine.table.public import NOBODY, PublicTricks
from arschloch_gui.engine.table.round import Round

DEALER = "dealer"
"""Name of the mark that carries the dealer over to the next round."""


@dataclass(slots=True)
class PublicRound(PublicTricks[Rules, Meld]):
    """The public part of a round. When the round is over, `finished` ranks all seats.

    `passed` marks the seats that passed in this trick or, with `laps=until_pass`, since the last
    play. `taken` does not count an A card that the winner of a trick picked up from it.
    """

    on_table: tuple[Card, ...] = ()
    """A cards that have not been picked up from the table yet, the Little A first."""
    tricks: int = 0
    """Number of tricks won so far."""

    @property
    def top(self) -> Meld | None:
        """The play that is winning the trick, or None if the seat to act leads."""
        for seat, meld in reversed(self.trick):
            if seat == self.owner:
                return meld
        return None

    @property
    def is_a_trick(self) -> bool:
        """Whether an A card was led."""
        return bool(self.trick) and self.trick[0][1].kind == A_CARD


@dataclass(slots=True)
class RoundState(PublicRound, Round[Rules]):
    """The state of a round, from the deal to the first empty hand."""

    aside: list[Card] = field(default_factory=list)
    """Cards that were not dealt. No seat sees them."""

    def holder_of(self, a_card: Card) -> Seat:
        """Return the holder of an A card, or NOBODY while it is on the table or in a trick."""
        return next((seat for seat in self.order if a_card in self.hands[seat]), NOBODY)

    def holds_only_a(self, seat: Seat) -> bool:
        """Return whether a seat has only A cards, which can only be led."""
        return all(map(is_a, self.hands[seat]))

    def points(self) -> tuple[int, ...]:
        return tuple(map(points_for, self.hands))

    def described_here(self) -> dict[str, object]:
        return {"a_holders": holders_to_json(tuple(map(self.holder_of, A_CARDS)))}

    def carry(self) -> Carry:
        return replace(Round.carry(self), marks=((DEALER, self.dealer),))

    def holdings(self) -> tuple[Zone, ...]:
        return (*Round.holdings(self), Zone.of_all("aside", self.aside))


def holders_to_json(holders: tuple[Seat, ...]) -> dict[str, object]:
    """Return the holders of the A cards by card name. None means that no seat holds it."""
    return {
        format_card(card): None if seat == NOBODY else seat
        for card, seat in zip(A_CARDS, holders, strict=True)
    }
