"""Review of a finished round: all cards after the deal, at the start of play and at the end.

No player may see this while the round is in progress, so it is not part of any view. It is
collected by replaying the round from the journal.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event, PlayBegan
from arschloch_gui.engine.family import Zone
from arschloch_gui.engine.hindsight import Decided, DecisionRecorder
from arschloch_gui.engine.match import Acted, Entry, Match
from arschloch_gui.engine.proof import Proof
from arschloch_gui.engine.table.round import AnyRound

Holdings = tuple[Zone, ...]
"""The result type of `Round.holdings`."""


class Review(Struct, frozen=True):
    """A finished round with all cards visible.

    `dealt` has the cards after the deal and `began` those before the first lead. They are equal if
    no cards were exchanged. `offices` are the positions during the round, and `won` are the
    positions that resulted from it. `left` are the cards that were not played.
    """

    round_no: int
    offices: tuple[Seat, ...]
    won: tuple[Seat, ...]
    dealt: Holdings
    began: Holdings
    left: Holdings
    proof: Proof | None
    """None if a record fixed the deal, because then nothing was shuffled."""
    decided: tuple[Decided, ...]
    journal: tuple[Entry, ...]
    """The journal of the match."""
    events: tuple[Event, ...]
    """All events of the round."""

    def journal_before(self, decided: Decided) -> tuple[Entry, ...]:
        """Return the journal entries before a decision of this round."""
        return journal_before(self.journal, decided.ply)


def journal_before(journal: Sequence[Entry], ply: int) -> tuple[Entry, ...]:
    """Return the entries of a journal before action number `ply`, counted from 0."""
    acted = 0
    for at, entry in enumerate(journal):
        if isinstance(entry, Acted):
            if acted == ply:
                return tuple(journal[:at])
            acted += 1
    return tuple(journal)


def review(match: Match, round_no: int) -> Review:
    """Return the review of a round. Raises `IndexError` if the round is not over."""
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
        tuple(watch.events),
    )


def last_review(match: Match) -> Review | None:
    """Return the review of the last round, or None if no round is over or one is in progress."""
    return review(match, match.round_no) if match.rounds and match.to_act is None else None


def settled(match: Match) -> tuple[Entry, ...]:
    """Return the journal without the entries of a round in progress."""
    if match.to_act is None:
        return tuple(match.journal)
    left = match.round_start(match.round_no).plies.total
    for at, entry in enumerate(match.journal):
        if left == 0:
            return tuple(match.journal[:at])
        left -= isinstance(entry, Acted)
    return tuple(match.journal)


class _Watch:
    """An observer that records the cards while a round is replayed."""

    def __init__(self) -> None:
        self.dealt: Holdings = ()
        self.began: Holdings = ()
        self.has_begun = False
        self.events: list[Event] = []

    def round_started(self, state: AnyRound) -> None:
        self._state = state

    def event(self, event: Event) -> None:
        self.events.append(event)
        self.has_begun = self.has_begun or isinstance(event, PlayBegan)
        if self.began:
            return
        now = self._state.holdings()
        # Cards are only added by the deal, so the deal is complete when the number of cards is at
        # its maximum.
        if _count(now) > _count(self.dealt):
            self.dealt = now
        if isinstance(event, PlayBegan):
            self.began = now


def _count(holdings: Holdings) -> int:
    return sum(len(pile) for zone in holdings for pile in zone.piles)
