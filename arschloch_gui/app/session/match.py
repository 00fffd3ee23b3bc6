"""The match at the table as QML reads it: what stays as it is from one play to the next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app.by_game.presets import preset_name
from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.session.action_sink import ActionSink
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.show.director import Director
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.seating import sitters_of
from arschloch_gui.app.wording.deal_number import deal_number_copied, grouped
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.match import MATCH_OVER, MatchSpec, Snapshot


class MatchFacts(Struct, frozen=True):
    """Facts about the match at the table that do not change from play to play."""

    active: bool = False
    """Whether a match is at the table."""
    practising: bool = False
    """Whether only a moment of a match is shown, for practice."""
    preset: str = ""
    """The key of the game played."""
    presetName: str = ""
    """The name of the game played."""
    deckName: str = ""
    """The name of the deck in play."""
    deck: str = ""
    """The key of the deck in play; empty where a game has only one."""
    rounds: int = 0
    """How many rounds the match lasts; 0 is endless."""
    players: int = 0
    """How many sit at the table."""
    viewerSeat: int = 0
    """The person's seat."""
    dealNumber: str = ""
    """The number that deals the same cards again."""
    shownDealNumber: str = ""
    """The same as one reads it."""
    ruleValues: dict[str, object] = {}
    """The options that differ from the preset, as a record writes them."""
    board: QObject | None = None
    """What this game has on the table that others have not; null for nothing."""
    parts: dict[str, str] = {}
    """The game's own parts of the screens: name → QML file from the folder `qml`."""


class HistoryFacts(Struct, frozen=True):
    """The steps there are between the moments of the match."""

    canUndo: bool = False
    """Whether the last decision can be taken back."""
    canRedo: bool = False
    """Whether an undo can be taken back."""


class CopiedFacts(Struct, frozen=True):
    """What has just been copied."""

    copied: str = ""
    """What is said when the deal number has been copied, until that has been read."""


def match_facts(spec: MatchSpec, stage: TableState, *, practising: bool) -> MatchFacts:
    """What QML reads of a match at the table."""
    return MatchFacts(
        active=True,
        practising=practising,
        preset=spec.preset,
        presetName=preset_name(spec.preset),
        deckName=stage.table.deck_name(spec.rules),
        deck=stage.table.deck(spec.rules),
        rounds=spec.rules.length,
        players=len(stage.sitters.names),
        viewerSeat=stage.sitters.viewer,
        dealNumber=str(spec.seed),
        shownDealNumber=grouped(spec.seed),
        ruleValues=dict(spec.rules.changed_from(spec.family.presets[spec.preset])),
        board=stage.board,
        parts=dict(stage.table.parts),
    )


class CurrentMatch(Exposed):
    """Which match is at the table, and the steps between its moments. GUI thread only.

    `snapshot` is the engine's latest picture; the stage may still be on its way there.
    """

    changed = Signal()
    """Another match, or other words for it."""
    historyChanged = Signal()
    copiedChanged = Signal()
    shows = by_signal(changed=MatchFacts, historyChanged=HistoryFacts, copiedChanged=CopiedFacts)

    def __init__(
        self,
        stage: TableState,
        director: Director,
        engine: EngineLink,
        sink: ActionSink,
        settings: LiveSettings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.snapshot: Snapshot | None = None
        self.sink = sink
        """Where what the person decides goes."""
        self.record: Path | None = None
        """The path of its record."""
        self.counts = False
        """Whether it is a try that counts, without undo and hints."""
        self.is_counted: Callable[[Path | None], bool] = lambda record: False
        """Returns whether the match of a record is a try that counts."""
        self._stage = stage
        self._director = director
        self._engine = engine
        self._settings = settings
        self._copied = False
        self._of: tuple[object, ...] = ()
        """What the facts about the match were made of."""
        self._facts = MatchFacts()
        self.look()
        settings.allowUndoChanged.connect(self.look)

    def put(self, snapshot: Snapshot | None, sink: ActionSink, record: Path | None = None) -> None:
        """Another match is at the table, or none; `look` tells."""
        self.snapshot, self.sink, self._copied = snapshot, sink, False
        self.record, self.counts = record, self.is_counted(record)

    def count(self, counts: bool) -> None:
        """Set whether the match is a try that counts, and tell."""
        self.counts = counts
        self.look()

    def seat(self, viewer: Seat, levels: tuple[str, ...]) -> None:
        """Give the players their names and titles by the settings of now; `look` tells."""
        assert self.snapshot is not None
        now = self._settings.now
        self._stage.sitters = sitters_of(self.snapshot.spec, viewer, now, levels)

    def look(self) -> None:
        """Tell of what is new."""
        stage, spec = self._stage, self.snapshot.spec if self.snapshot is not None else None
        made_of = (spec, self.practises, stage.sitters, stage.board)
        if made_of != self._of:
            self._of, self._facts = made_of, MatchFacts()
            if spec is not None:
                self._facts = match_facts(spec, stage, practising=self.practises)
        self.show(
            changed=self._facts, historyChanged=self._history(), copiedChanged=self._copied_facts()
        )

    def retranslate(self) -> None:
        """Tell it in the language of now."""
        self._of = ()
        self.look()

    @property
    def practises(self) -> bool:
        """Whether only a moment of a match is shown, for practice."""
        return self.snapshot is not None and self.sink.practises

    @property
    def levels(self) -> tuple[str, ...]:
        """By seat the level of its player, "" for the person."""
        return self._stage.sitters.levels

    @property
    def unfinished(self) -> Snapshot | None:
        """The match at the table, if it goes on."""
        here = self.snapshot
        goes_on = here is not None and here.phase != MATCH_OVER and not self.sink.practises
        return here if goes_on else None

    # -- the deal number ------------------------------------------------------------------

    @Slot()
    def copyDealNumber(self) -> None:
        """Put it into the clipboard, and say so."""
        QGuiApplication.clipboard().setText(self._facts.dealNumber)
        self._copied = True
        self.look()

    @Slot()
    def dismissCopied(self) -> None:
        """That has been read."""
        self._copied = False
        self.look()

    def _copied_facts(self) -> CopiedFacts:
        number = self._facts.shownDealNumber
        return CopiedFacts(deal_number_copied(number) if self._copied else "")

    # -- from one moment to another -------------------------------------------------------

    def _history(self) -> HistoryFacts:
        here = self.snapshot
        if here is None or self.counts or not self._settings.now.allowUndo:
            return HistoryFacts()
        return HistoryFacts(here.can_undo, here.can_redo)

    @Slot()
    def undo(self) -> None:
        """Back to the last decision of the person."""
        if self.snapshot is not None and self._history().canUndo:
            self._engine.undo(self.snapshot.ply, self._settings.now.autoPass)

    @Slot()
    def redo(self) -> None:
        """Take back an undo."""
        if self.snapshot is not None and self._history().canRedo:
            self._engine.redo(self.snapshot.ply, self._settings.now.autoPass)

    @Slot()
    def nextRound(self) -> None:
        """Deal the next round."""
        if self.snapshot is not None:
            self._director.finish()
            self._engine.next_round(self.snapshot.ply)
