"""All cards of a round that is over: as dealt, when play began, and what was left.

Nobody at the table may know this while a round runs, so it comes from no view: the round is played
once more from the journal, and looked at from above.
"""

from __future__ import annotations

from msgspec import Struct

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event, PlayBegan
from arschloch_gui.engine.family import Zone
from arschloch_gui.engine.hindsight import Decided, DecisionRecorder
from arschloch_gui.engine.match import Acted, Entry, Match
from arschloch_gui.engine.proof import Proof
from arschloch_gui.engine.table.round import AnyRound

Holdings = tuple[Zone, ...]
"""What `Round.holdings` returns."""


class Review(Struct, frozen=True):
    """A round that is over, with all cards open.

    `dealt` is how the cards play after the deal, `began` how when the first card was led: the same
    where nothing was exchanged. `offices` are those held in the round, `won` those it gave.
    """

    round_no: int
    offices: tuple[Seat, ...]
    won: tuple[Seat, ...]
    dealt: Holdings
    began: Holdings
    left: Holdings
    proof: Proof | None
    """None where a record played the cards down: nothing was shuffled."""
    decided: tuple[Decided, ...]
    journal: tuple[Entry, ...]
    """That of the match."""

    def journal_before(self, decided: Decided) -> tuple[Entry, ...]:
        """The journal up to the moment of a decision."""
        acted = 0
        for at, entry in enumerate(self.journal):
            if isinstance(entry, Acted):
                if acted == decided.ply:
                    return self.journal[:at]
                acted += 1
        return self.journal


def review(match: Match, round_no: int) -> Review:
    """Look back at a round. Raises `IndexError` for one that is not over."""
    if not 1 <= round_no <= len(match.rounds):
        raise IndexError(round_no)
    family, begun = match.family, match.round_start(round_no)
    watch = _Watch()
    acted = [entry for entry in match.journal if isinstance(entry, Acted)]
    state = family.start_round(match.spec.rules, begun.setup, watch.event, watch.round_started)
    offices, hindsight = state.offices, DecisionRecorder(family, begun.plies, began=watch.has_begun)
    for entry in acted[begun.plies.total :]:
        if state.to_act < 0:
            break
        hindsight.act(state, entry.seat, entry.action, watch.event)
    return Review(
        round_no,
        offices,
        match.rounds[round_no - 1].offices,
        watch.dealt,
        watch.began,
        state.holdings(),
        begun.proof,
        tuple(hindsight.decided),
        tuple(match.journal),
    )


def last_review(match: Match) -> Review | None:
    """The same of the round that lies on the table; None while it goes on."""
    return review(match, match.round_no) if match.rounds and match.to_act is None else None


def settled(match: Match) -> tuple[Entry, ...]:
    """The journal of the rounds that are over; of one under way nobody may look at everything."""
    if match.to_act is None:
        return tuple(match.journal)
    left = match.round_start(match.round_no).plies.total
    for at, entry in enumerate(match.journal):
        if left == 0:
            return tuple(match.journal[:at])
        left -= isinstance(entry, Acted)
    return tuple(match.journal)


class _Watch:
    """Looks at the cards as a round goes on."""

    def __init__(self) -> None:
        self.dealt: Holdings = ()
        self.began: Holdings = ()
        self.has_begun = False

    def round_started(self, state: AnyRound) -> None:
        self._state = state

    def event(self, event: Event) -> None:
        self.has_begun = self.has_begun or isinstance(event, PlayBegan)
        if self.began:
            return
        now = self._state.holdings()
        # Cards come by being dealt alone: with the last of them the most are there.
        if _count(now) > _count(self.dealt):
            self.dealt = now
        if isinstance(event, PlayBegan):
            self.began = now


def _count(holdings: Holdings) -> int:
    return sum(len(pile) for zone in holdings for pile in zone.piles)
