"""Cards in motion that no model contains, as data for QML's animation layer."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from arschloch_gui.engine.cards import Card, Seat, format_cards


class DealFlight(Struct, frozen=True):
    """The dealing of one seat's hand.

    The seat gets every `stride`-th card of the deal, starting with number `first`. `between` is the
    time between two cards in milliseconds at speed 3.
    """

    seat: Seat
    count: int
    first: int
    stride: int
    between: int


class GiftFlight(Struct, frozen=True):
    """Cards moving from `giver` to `taker`.

    `cards` is empty if the viewer may not see them. `keys` are the keys in the viewer's hand if the
    viewer is the giver.
    """

    giver: Seat
    taker: Seat
    count: int
    cards: Sequence[Card]
    keys: Sequence[str]


class Flights(QObject):
    """Signals that start card animations in QML.

    Times are given at speed 3. QML scales them to the current pace.
    """

    coming = Signal(list, bool)
    """Emitted with the codes of cards about to be shown, and whether in the viewer's hand."""
    dealt = Signal(int, int, int, int, int)
    """Emitted with the fields of a `DealFlight`: seat, count, first, stride and between."""
    given = Signal(int, int, int, list, list)
    """Emitted with the giver, taker, count, card codes and hand keys of a `GiftFlight`."""
    over = Signal()

    def announce(self, cards: Sequence[Card], *, in_hand: bool) -> None:
        """Announce the cards that the next step shows, so that their pictures can be prepared."""
        self.coming.emit(list(format_cards(cards)), in_hand)

    def deal(self, flight: DealFlight) -> None:
        """Start dealing the hand of a seat."""
        self.dealt.emit(flight.seat, flight.count, flight.first, flight.stride, flight.between)

    def deal_is_over(self) -> None:
        """Signal that every seat has its complete hand."""
        self.over.emit()

    def give(self, flight: GiftFlight) -> None:
        """Start moving cards from one seat to another."""
        cards = list(format_cards(flight.cards))
        self.given.emit(flight.giver, flight.taker, flight.count, cards, list(flight.keys))
