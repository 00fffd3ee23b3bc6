"""What everybody at the table knows of a round, as one value.

The state of a round is such a value with the hidden cards beside it, and so is what one seat may
know. Whatever is copied goes through `share`, so a copy, a view or a world drawn for a view cannot
lack a field; a test goes through all of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import takewhile

from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.climbing.dues import Told
from arschloch_gui.engine.climbing.melds import Meld
from arschloch_gui.engine.climbing.past import PastRound
from arschloch_gui.engine.climbing.phases import EXCHANGE, NO_CARD, NOBODY


@dataclass(slots=True, kw_only=True)
class Public:
    """Sequences are in time order and never changed in place, so copies share them."""

    order: tuple[Seat, ...] = ()
    """The seats clockwise."""
    offices: tuple[Seat, ...] = ()
    """Those of the round before, highest first; empty in a first round."""
    dealer: Seat = 0
    phase: str = EXCHANGE
    to_act: Seat = NOBODY
    prelude: int = 0
    """The next prelude of the rulebook to begin; past the last one, tricks are played."""
    playing: bool = False
    """Whether the first trick has been opened to play."""
    told: tuple[Told, ...] = ()
    """What was asked, answered and announced before the first trick."""
    discarded: tuple[Card, ...] = ()
    """Cards that left a hand for good without being played."""
    fixed_lead: Seat = NOBODY
    """Who leads by order of a record's deal line, until he does."""
    required: Card = NO_CARD
    """The card the opening lead has to contain."""
    trick: tuple[tuple[Seat, Meld], ...] = ()
    owner: Seat = NOBODY
    taken: tuple[tuple[Seat, int], ...] = ()
    """The tricks that were taken in the round, in time order: by whom, of how many cards."""
    passed: int = 0
    """Who is out of the trick, a bit for each seat."""
    swept: bool = False
    """Whether the trick is over at once, whoever could still answer."""
    reversed: bool = False
    finished: tuple[Seat, ...] = ()
    lowest: tuple[Seat, ...] = ()
    """Seats sent to the lowest offices by a rule, the first offender first."""
    history: tuple[tuple[Seat, Meld | None], ...] = ()
    """Every play and pass (None) of the round."""
    marks: dict[str, int] = field(default_factory=dict)
    """What single rules remember."""
    before: tuple[PastRound, ...] = ()
    """The last rounds of the match, the latest last."""

    @property
    def top(self) -> Meld | None:
        """The meld to beat, or None when a trick is to be led."""
        return self.trick[-1][1] if self.trick else None

    def share(self, twin: Public) -> None:
        """Let another one say the same; no later change of either is seen in the other."""
        twin.order, twin.offices, twin.dealer = self.order, self.offices, self.dealer
        twin.phase, twin.to_act = self.phase, self.to_act
        twin.prelude, twin.playing = self.prelude, self.playing
        twin.told, twin.discarded = self.told, self.discarded
        twin.fixed_lead, twin.required = self.fixed_lead, self.required
        twin.trick, twin.owner, twin.taken = self.trick, self.owner, self.taken
        twin.passed, twin.swept, twin.reversed = self.passed, self.swept, self.reversed
        twin.finished, twin.lowest = self.finished, self.lowest
        twin.history = self.history
        twin.marks = self.marks.copy()
        twin.before = self.before

    def passes_in_a_row(self) -> int:
        """How many passes there have been since the last play."""
        backwards = reversed(self.history)
        return sum(1 for _ in takewhile(lambda turn: turn[1] is None, backwards))
