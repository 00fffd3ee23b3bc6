"""Step-by-step replay of a match for QML, with all hands and the players' evaluations.

The match is one from the list, or the finished rounds of the one at the table. The record is read
and replayed in the library's thread, one round at a time.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from arschloch_gui.app.change_notifier import ChangeNotifier
from arschloch_gui.app.files.match_metadata import Table
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.library.matches import Matches
from arschloch_gui.app.library.worker import AtTable, PlayedBack, Source
from arschloch_gui.app.playback.rows import rows_of
from arschloch_gui.app.playback.steps import PlaybackStep, steps_of
from arschloch_gui.app.session.hindsight import Hindsight
from arschloch_gui.app.session.match import MatchFacts
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.judge import NOBODY
from arschloch_gui.app.table.seating import Seating, sitters_of
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import playback as words
from arschloch_gui.app.wording.hindsight import given_line
from arschloch_gui.engine.events import CardsGiven, CardsPassedOn, Event
from arschloch_gui.engine.match import ROUND_OVER

TRICK, TURN = "trick", "turn"
STEP_MS = (2400, 1900, 1500, 1100, 800)
"""Milliseconds per step during automatic replay, by the speed setting."""


class Playback(QObject):
    """Replay of one finished round. GUI thread only."""

    changed = Signal()
    stepChanged = Signal()
    runningChanged = Signal()

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
        self._steps: list[PlaybackStep] = []
        self._step = 0
        self._at_end = False
        """Whether to show the next round from its end."""
        self._wanted_ply: int | None = None
        """The action to show first in the next round, if any."""
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        self._watch = ChangeNotifier(self)
        matches.playedBack.connect(self._on_played_back)
        for more_or_fewer in (session.match.changed, session.matchStarted, session.roundEnded,
                              session.undone, session.redone):  # fmt: skip
            more_or_fewer.connect(self._watch.notify_changes)

    # -- QML properties -------------------------------------------------------------------

    @typed_property(bool, changed)
    def offered(self) -> bool:
        """Whether the match at the table has finished rounds to replay."""
        match = self._session.match
        return (
            match.snapshot is not None and not match.practises and bool(self._session.stage.rounds)
        )

    @typed_property(QObject)
    def hindsight(self) -> Hindsight:
        """The evaluation of the step shown."""
        return self._hindsight

    @typed_property(str, changed)
    def title(self) -> str:
        """The title of the match."""
        return words.title(self._name)

    @typed_property(bool, changed)
    def there(self) -> bool:
        """Whether there is a round to show."""
        return bool(self._steps)

    @typed_property(str, changed)
    def message(self) -> str:
        """Why there is no round to show, empty while one is being read or shown."""
        return words.none_over() if self._read is not None and not self._read.rounds else ""

    @typed_property(str, changed)
    def deck(self) -> str:
        """The key of the deck in use."""
        return self._stage.deck

    @typed_property(int, changed)
    def round(self) -> int:
        """Number of the round shown."""
        return self._read.round_no if self._read is not None else 0

    @typed_property(int, changed)
    def rounds(self) -> int:
        """Number of rounds that can be shown."""
        return len(self._read.rounds) if self._read is not None else 0

    @typed_property(int, stepChanged)
    def step(self) -> int:
        """The step shown, from 0."""
        return self._step

    @typed_property(int, stepChanged)
    def last(self) -> int:
        """The last step of the round."""
        return max(0, len(self._steps) - 1)

    @typed_property(str, stepChanged)
    def where(self) -> str:
        """The position in the match, as a text."""
        if not self._steps:
            return ""
        return words.where(self.round, self.rounds, self._step + 1, len(self._steps))

    @typed_property(str, stepChanged)
    def line(self) -> str:
        """The sentence for the step shown."""
        if not self._steps:
            return ""
        return " ".join(self._steps[self._step].lines) or words.dealt()

    @property
    def spoken(self) -> str:
        """The sentence for a screen reader, with the round number at the start of a round.

        Empty while the round is replayed automatically.
        """
        if self.running or not self._steps:
            return ""
        return self.line if self._step else f"{self.where}. {self.line}"

    @typed_property(list, stepChanged)
    def rows(self) -> list[dict[str, object]]:
        """The seats, the user's first: see `rows_of`."""
        return rows_of(self._stage, self._steps[self._step]) if self._steps else []

    @typed_property(bool, stepChanged)
    def decides(self) -> bool:
        """Whether a decision was made in this step."""
        return not self.running and self._decision() >= 0

    @typed_property(str, stepChanged)
    def noChoice(self) -> str:
        """The text shown instead of an evaluation."""
        if self.running or not self._steps:
            return words.hidden_while_playing() if self.running else ""
        step, sitters = self._steps[self._step], self._stage.sitters
        return words.nothing_chosen(
            sitters.names[step.actor] if step.actor != NOBODY else "",
            own=step.actor == sitters.viewer,
            acted=self._begins(self._step) and step.actor != NOBODY,
            at_deal=step.event is None,
            before_play=step.ply < 0,
        )

    @typed_property(bool, runningChanged)
    def running(self) -> bool:
        """Whether the round is replayed automatically."""
        return self._clock.isActive()

    @typed_property(str, changed)
    def stride(self) -> str:
        """Unit of navigation between step and round.

        It is "trick", or the user's own "turn" in a game without tricks, or empty for none.
        """
        if any(step.taker != NOBODY for step in self._steps):
            return TRICK
        return TURN if self._strides() else ""

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
        self._open_table(len(self._session.stage.rounds), None)

    @Slot(int, int)
    def openTableAt(self, round_no: int, ply: int) -> None:
        """Show the match at the table at the step of an action, given by its ply."""
        self._open_table(round_no, ply)

    @Slot()
    def close(self) -> None:
        """Stop the replay and release the match."""
        self._clock.stop()
        self._source, self._read, self._steps, self._step = None, None, [], 0
        self._hindsight.put(None)
        self._hindsight.tell()
        self._look()

    @Slot(int)
    def go(self, step: int) -> None:
        """Show a step of this round. Beyond its ends, show the adjacent round."""
        if step > self.last and self.round < self.rounds:
            self._ask(self.round + 1)
        elif step < 0 and self.round > 1:
            self._ask(self.round - 1, at_end=True)
        else:
            self._show(max(0, min(self.last, step)))

    @Slot(int)
    def goStride(self, by: int) -> None:
        """Go to the end of the next or previous trick, or to the user's own turn without tricks."""
        ends = self._strides()
        if by > 0:
            self.go(
                next((at for at in ends if at > self._step), self.last + (self._step == self.last))
            )
        else:
            before = [at for at in ends if at < self._step]
            self.go(before[-1] if before else (0 if self._step else -1))

    @Slot(int)
    def goRound(self, by: int) -> None:
        """Show another round from its start."""
        wanted = self.round + by
        if 1 <= wanted <= self.rounds:
            self._ask(wanted)

    @Slot()
    def toggle(self) -> None:
        """Start or stop automatic replay."""
        if self.running:
            self._clock.stop()
        elif self._steps:
            if self._step == self.last and self.round == self.rounds:
                self._show(0)
            self._clock.start(STEP_MS[min(max(self._settings.now.speed, 1), len(STEP_MS)) - 1])
        self._look_at_decision()
        self._look()

    @Slot()
    def retranslate(self) -> None:
        """Refresh all texts after a change of language or wording."""
        if self._read is not None:
            self._take(self._read)
            self._hindsight.tell()
            self._look()

    # -- internals ------------------------------------------------------------------------

    def _open_table(self, round_no: int, ply: int | None) -> None:
        match, here = self._session.match, self._session.snapshot
        if self.offered and here is not None:
            table = Table(self._session.stage.sitters.viewer, match.levels)
            source = AtTable(here.spec, self._session.rounds_over.journal, table)
            self._begin(source, match.shown_value(MatchFacts).presetName, round_no, ply)

    def _begin(self, source: Source, name: str, round_no: int, ply: int | None = None) -> None:
        self.close()
        self._source, self._name = source, name
        self._look()
        self._ask(round_no, ply=ply)

    def _ask(self, round_no: int, *, at_end: bool = False, ply: int | None = None) -> None:
        self._at_end, self._wanted_ply = at_end, ply
        if self._source is not None:
            self._matches.play_back(self._source, round_no)

    def _on_played_back(self, read: PlayedBack) -> None:
        if read.source != self._source:
            return
        self._take(read)
        self._step = self.last if self._at_end else self._step_of(self._wanted_ply)
        self._hindsight.put(read.review)
        self._hindsight.tell()
        self._look_at_decision()
        self._look()

    def _step_of(self, ply: int | None) -> int:
        """Return the first step of an action, or 0 if it has none."""
        steps = enumerate(self._steps)
        return next((at for at, each in steps if ply is not None and each.ply == ply), 0)

    def _take(self, read: PlayedBack) -> None:
        self._read, stage = read, self._stage
        stage.forget()
        stage.sitters = sitters_of(read.spec, read.table.viewer, self._settings.now)
        stage.play_by(read.spec)
        stage.phase, stage.rounds = ROUND_OVER, read.rounds[: read.round_no]
        stage.order, stage.round_no = read.order, read.round_no
        self._hindsight.sit(read.spec, read.table.levels)
        self._steps = steps_of(read.instants, stage.table.picture, self._line_of)

    def _line_of(self, event: Event) -> str:
        stage = self._stage
        names, viewer = stage.sitters.names, stage.sitters.viewer
        if isinstance(event, CardsGiven | CardsPassedOn):
            return given_line(event, names, viewer, stage.deck)
        return stage.table.event_line(event, names, viewer)

    def _show(self, step: int) -> None:
        self._step = step
        self._look_at_decision()
        self._look()

    def _strides(self) -> list[int]:
        """Return the stops of `goStride`: ends of tricks, or starts of the user's turns."""
        ends = [at for at, step in enumerate(self._steps) if step.taker != NOBODY]
        viewer = self._stage.sitters.viewer
        return ends or [
            at for at, step in enumerate(self._steps)
            if step.actor == viewer and self._begins(at)
        ]  # fmt: skip

    def _begins(self, at: int) -> bool:
        """Return whether a step is the first consequence of an action."""
        ply = self._steps[at].ply
        return ply >= 0 and (at == 0 or self._steps[at - 1].ply != ply)

    def _look_at_decision(self) -> None:
        if self.decides:
            self._hindsight.look(self._decision())

    def _decision(self) -> int:
        """Return the index of the decision made in this step, or −1 for none."""
        ply = self._steps[self._step].ply if self._steps else -1
        decided = self._read.review.decided if self._read and self._read.review else ()
        first = ply >= 0 and self._begins(self._step)
        return next((at for at, each in enumerate(decided) if first and each.ply == ply), -1)

    def _tick(self) -> None:
        if self._step == self.last and self.round == self.rounds:
            self.toggle()
        else:
            self.go(self._step + 1)

    def _look(self) -> None:
        self._watch.notify_changes()
