"""Step-by-step replay of a match for QML, with all hands and the players' evaluations.

The match is one from the list, or the finished rounds of the one at the table. The record is read
and replayed in the library's thread, one round at a time.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.files.match_metadata import Table
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.library.matches import Matches
from arschloch_gui.app.library.worker import AtTable, PlayedBack, Source
from arschloch_gui.app.playback.facts import (
    OfferFacts,
    PlaybackFacts,
    ReplayedRound,
    RunningFacts,
    StepFacts,
)
from arschloch_gui.app.playback.rows import rows_of
from arschloch_gui.app.playback.steps import steps_of
from arschloch_gui.app.session.hindsight import Hindsight
from arschloch_gui.app.session.match import MatchFacts
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.seating import Seating, sitters_of
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording.hindsight import given_line
from arschloch_gui.engine.events import CardsGiven, CardsPassedOn, Event
from arschloch_gui.engine.match import ROUND_OVER

STEP_MS = (2400, 1900, 1500, 1100, 800)
"""Milliseconds per step during automatic replay, by the speed setting."""


class Playback(Exposed):
    """Replay of one finished round. GUI thread only."""

    changed = Signal()
    stepChanged = Signal()
    runningChanged = Signal()
    offeredChanged = Signal()
    shows = by_signal(
        changed=PlaybackFacts,
        stepChanged=StepFacts,
        runningChanged=RunningFacts,
        offeredChanged=OfferFacts,
    )

    def __init__(
        self,
        matches: Matches,
        session: Session,
        settings: LiveSettings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._matches, self._session, self._settings = matches, session, settings
        self._stage = TableState(Seating(), table_of, self)
        self._hindsight = session.looking_back(self._stage, self)
        self._source: Source | None = None
        self._name = ""
        self._read: PlayedBack | None = None
        self._round = ReplayedRound()
        self._step = 0
        self._at_end = False
        """Whether to show the next round from its end."""
        self._wanted_ply: int | None = None
        """The action to show first in the next round, if any."""
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        self._show()
        self._look_at_table()
        matches.playedBack.connect(self._on_played_back)
        for more_or_fewer in (session.match.changed, session.matchStarted, session.roundEnded,
                              session.undone, session.redone):  # fmt: skip
            more_or_fewer.connect(self._look_at_table)

    @typed_property(QObject)
    def hindsight(self) -> Hindsight:
        """The evaluation of the step shown."""
        return self._hindsight

    @property
    def spoken(self) -> str:
        """The sentence for a screen reader, with the round number at the start of a round.

        Empty while the round is replayed automatically.
        """
        shown, at = self._round, self._step
        if self._running or not shown.steps:
            return ""
        return shown.line(at) if at else f"{shown.where(at)}. {shown.line(at)}"

    @property
    def _running(self) -> bool:
        return self._clock.isActive()

    @property
    def _rounds(self) -> int:
        """The number of finished rounds of the match at the table, 0 if it cannot be replayed."""
        match = self._session.match
        there = match.snapshot is not None and not match.practises
        return len(self._session.stage.rounds) if there else 0

    # -- user actions ---------------------------------------------------------------------

    @Slot(str)
    def open(self, key: str) -> None:
        """Show a match from the list, starting with its first round."""
        path = self._matches.path_of(key)
        if path is None:
            return
        self._begin(path, self._matches.name_of(key), 1)

    @Slot()
    def openTable(self) -> None:
        """Show the latest finished round of the match at the table."""
        self._open_table(self._rounds, None)

    @Slot(int, int)
    def openTableAt(self, round_no: int, ply: int) -> None:
        """Show the match at the table at the step of an action, given by its ply."""
        self._open_table(round_no, ply)

    @Slot()
    def close(self) -> None:
        """Stop the replay and release the match."""
        self._clock.stop()
        self._source, self._read, self._round, self._step = None, None, ReplayedRound(), 0
        self._hindsight.put(None)
        self._hindsight.tell()
        self._show()

    @Slot(int)
    def go(self, step: int) -> None:
        """Show a step of this round. Beyond its ends, show the adjacent round."""
        shown = self._round
        if step > shown.last and shown.number < shown.rounds:
            self._ask(shown.number + 1)
        elif step < 0 and shown.number > 1:
            self._ask(shown.number - 1, at_end=True)
        else:
            self._go_to(max(0, min(shown.last, step)))

    @Slot(int)
    def goStride(self, by: int) -> None:
        """Go to the end of the next or previous trick, or to the user's own turn without tricks."""
        here, last = self._step, self._round.last
        if by > 0:
            self.go(next((at for at in self._round.stops if at > here), last + (here == last)))
        else:
            before = [at for at in self._round.stops if at < here]
            self.go(before[-1] if before else (0 if here else -1))

    @Slot(int)
    def goRound(self, by: int) -> None:
        """Show another round from its start."""
        wanted = self._round.number + by
        if 1 <= wanted <= self._round.rounds:
            self._ask(wanted)

    @Slot()
    def toggle(self) -> None:
        """Start or stop automatic replay."""
        if self._running:
            self._clock.stop()
        elif self._round.steps:
            if self._is_over:
                self._go_to(0)
            self._clock.start(STEP_MS[min(max(self._settings.now.speed, 1), len(STEP_MS)) - 1])
        self._look_at_decision()
        self._show()

    @Slot()
    def retranslate(self) -> None:
        """Refresh all texts after a change of language or wording."""
        if self._read is not None:
            self._take(self._read)
            self._hindsight.tell()
            self._show()

    # -- internals ------------------------------------------------------------------------

    def _open_table(self, round_no: int, ply: int | None) -> None:
        match, here = self._session.match, self._session.snapshot
        if self._rounds and here is not None:
            table = Table(self._session.stage.sitters.viewer, match.levels)
            source = AtTable(here.spec, self._session.rounds_over.journal, table)
            self._begin(source, match.shown_value(MatchFacts).presetName, round_no, ply)

    def _begin(self, source: Source, name: str, round_no: int, ply: int | None = None) -> None:
        self.close()
        self._source, self._name = source, name
        self._show()
        self._ask(round_no, ply=ply)

    def _ask(self, round_no: int, *, at_end: bool = False, ply: int | None = None) -> None:
        self._at_end, self._wanted_ply = at_end, ply
        if self._source is not None:
            self._matches.play_back(self._source, round_no)

    def _on_played_back(self, read: PlayedBack) -> None:
        if read.source != self._source:
            return
        self._take(read)
        self._step = self._round.last if self._at_end else self._round.step_of(self._wanted_ply)
        self._hindsight.put(read.review)
        self._hindsight.tell()
        self._look_at_decision()
        self._show()

    def _take(self, read: PlayedBack) -> None:
        self._read, stage = read, self._stage
        stage.forget()
        stage.sitters = sitters_of(read.spec, read.table.viewer, self._settings.now)
        stage.play_by(read.spec)
        stage.phase, stage.rounds = ROUND_OVER, read.rounds[: read.round_no]
        stage.order, stage.round_no = read.order, read.round_no
        self._hindsight.sit(read.spec, read.table.levels)
        self._round = ReplayedRound(
            read.round_no,
            len(read.rounds),
            steps_of(read.instants, stage.table.picture, self._line_of),
            stage.sitters.viewer,
            [each.ply for each in read.review.decided] if read.review is not None else (),
        )

    def _line_of(self, event: Event) -> str:
        stage = self._stage
        names, viewer = stage.sitters.names, stage.sitters.viewer
        if isinstance(event, CardsGiven | CardsPassedOn):
            return given_line(event, names, viewer, stage.deck)
        return stage.table.event_line(event, names, viewer)

    def _go_to(self, step: int) -> None:
        self._step = step
        self._look_at_decision()
        self._show()

    @property
    def _is_over(self) -> bool:
        """Whether the last step of the last round is shown."""
        shown = self._round
        return self._step == shown.last and shown.number == shown.rounds

    def _look_at_decision(self) -> None:
        decision = self._round.decision(self._step)
        if decision >= 0 and not self._running:
            self._hindsight.look(decision)

    def _tick(self) -> None:
        if self._is_over:
            self.toggle()
        else:
            self.go(self._step + 1)

    def _show(self) -> None:
        shown, stage, at, running = self._round, self._stage, self._step, self._running
        rows = rows_of(stage, shown.steps[at]) if shown.steps else []
        self.show(
            changed=PlaybackFacts.of(shown, self._name, stage.deck, read=self._read is not None),
            stepChanged=StepFacts.of(shown, at, stage.sitters.names, rows, running=running),
            runningChanged=RunningFacts(running),
        )

    def _look_at_table(self) -> None:
        self.show(offeredChanged=OfferFacts(self._rounds > 0))
