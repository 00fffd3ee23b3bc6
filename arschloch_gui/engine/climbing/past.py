"""A round that is over, as everybody remembers it who sat at the table."""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.climbing.melds import Meld

REMEMBERED = 8
"""So many rounds people remember."""


class PastRound(Struct, frozen=True):
    """All that was played, and what was left in the hands when they were played open at the end.

    `order` are the seats clockwise, `offices` those held in that round, highest first; `history` is
    every play and pass (None) in time order; `left` are cards by seat.
    """

    order: tuple[Seat, ...]
    offices: tuple[Seat, ...]
    history: tuple[tuple[Seat, Meld | None], ...]
    left: tuple[tuple[Card, ...], ...]
