"""Public knowledge of a round in the climbing games."""

from __future__ import annotations

from dataclasses import dataclass, field

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.past import PastRound
from arschloch_gui.engine.climbing.pending import Announcement
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.table.public import EXCHANGE, NO_CARD, NOBODY, PublicTricks


@dataclass(slots=True)
class PublicRound(PublicTricks[Rules, Meld]):
    """The public part of a round. `passed` marks the seats that are out of the trick."""

    phase: str = EXCHANGE
    prelude: int = 0
    """Index of the next setup step of the rulebook; after the last one, play begins."""
    playing: bool = False
    """True once the first trick has begun."""
    told: tuple[Announcement, ...] = ()
    """Requests, answers and announcements before the first trick."""
    discarded: tuple[Card, ...] = ()
    """Cards that left a hand without being played."""
    fixed_lead: Seat = NOBODY
    """Seat that a record's `deal` line chose to lead first; reset after that lead."""
    required: Card = NO_CARD
    """Card that the opening lead has to contain."""
    swept: bool = False
    """True if the trick ends immediately, even if other seats could still answer."""
    reversed: bool = False
    lowest: tuple[Seat, ...] = ()
    """Seats that a rule demoted to the lowest positions, in chronological order."""
    marks: dict[str, int] = field(default_factory=dict)
    """Values that individual rules store by name.

    This is the only field that is changed in place, so every copy has its own.
    """
    before: tuple[PastRound, ...] = ()
    """Last rounds of the match, most recent last."""

    def is_turned(self) -> bool:
        return self.reversed
