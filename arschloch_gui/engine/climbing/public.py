"""What everybody at the table knows of a round of the climbing game."""

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
    """What everybody knows. `passed`: who is out of the trick."""

    phase: str = EXCHANGE
    prelude: int = 0
    """The next prelude of the rulebook to begin; past the last one, tricks are played."""
    playing: bool = False
    """Whether the first trick has been opened to play."""
    told: tuple[Announcement, ...] = ()
    """What was asked, answered and announced before the first trick."""
    discarded: tuple[Card, ...] = ()
    """Cards that left a hand for good without being played."""
    fixed_lead: Seat = NOBODY
    """Who leads by order of a record's deal line, until he does."""
    required: Card = NO_CARD
    """The card the opening lead has to contain."""
    swept: bool = False
    """Whether the trick is over at once, whoever could still answer."""
    reversed: bool = False
    lowest: tuple[Seat, ...] = ()
    """Seats sent to the lowest offices by a rule, the first offender first."""
    marks: dict[str, int] = field(default_factory=dict)
    """What single rules remember; the only field that is changed in place, so copies have their
    own."""
    before: tuple[PastRound, ...] = ()
    """The last rounds of the match, the latest last."""

    def is_turned(self) -> bool:
        return self.reversed
