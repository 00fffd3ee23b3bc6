"""Cards in the air that belong to nobody's model: what QML's flight layer is told to show."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from arschloch_gui.engine.cards import Card, Seat, format_cards


class DealFlight(Struct, frozen=True):
    """A hand on its way: the seat's first card is number `first` of the deal, then every
    `stride`-th is its own; `between` milliseconds (at speed 3) lie between two cards."""

    seat: Seat
    count: int
    first: int
    stride: int
    between: int


class GiftFlight(Struct, frozen=True):
    """Cards on their way from giver to taker; `cards` is empty when the viewer may not see them,
    `keys` are those of the viewer's hand when he gives."""

    giver: Seat
    taker: Seat
    count: int
    cards: Sequence[Card]
    keys: Sequence[str]


class Flights(QObject):
    """Tells QML of flights. Times are given at speed 3; QML scales them by the pace in force."""

    coming = Signal(list, bool)
    """Codes of cards that are about to be seen, and whether that is in the viewer's hand."""
    dealt = Signal(int, int, int, int, int)
    """seat, count, first, stride, between"""
    given = Signal(int, int, int, list, list)
    """giver, taker, count, card codes, hand keys"""
    over = Signal()

    def announce(self, cards: Sequence[Card], *, in_hand: bool) -> None:
        """Tell which cards the next step shows, so that they can be drawn before."""
        self.coming.emit(list(format_cards(cards)), in_hand)

    def deal(self, flight: DealFlight) -> None:
        """A seat's hand is being dealt."""
        self.dealt.emit(flight.seat, flight.count, flight.first, flight.stride, flight.between)

    def deal_is_over(self) -> None:
        """Everybody has his hand."""
        self.over.emit()

    def give(self, flight: GiftFlight) -> None:
        """Cards change hands."""
        cards = list(format_cards(flight.cards))
        self.given.emit(flight.giver, flight.taker, flight.count, cards, list(flight.keys))
