"""A finished round, as all players remember it."""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.climbing.melds import Meld

REMEMBERED = 8
"""Number of past rounds to keep."""


class PastRound(Struct, frozen=True):
    """All plays of a finished round, and the cards left in the hands at the end.

    `order` lists the seats clockwise and `offices` the positions during that round, highest first.
    `history` lists all plays in order, with None for a pass, and `left` the remaining cards
    by seat.
    """

    order: tuple[Seat, ...]
    offices: tuple[Seat, ...]
    history: tuple[tuple[Seat, Meld | None], ...]
    left: tuple[tuple[Card, ...], ...]
