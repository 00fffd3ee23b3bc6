"""The match at the table as QML reads it: what stays as it is from one play to the next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app.by_game.presets import preset_name
from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.show.director import Director
from arschloch_gui.app.show.stage import Stage
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.watch import Watch
from arschloch_gui.app.wording.deal_number import deal_number_copied, grouped
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.match import MATCH_OVER, Snapshot


class CurrentMatch(QObject):
    """Which match is at the table, and the steps between its moments. GUI thread only.

    `snapshot` is the engine's latest picture; the stage may still be on its way there.
    """

    changed = Signal()
    """Another match, or other words for it."""
    historyChanged = Signal()
    copiedChanged = Signal()

    def __init__(
        self,
        stage: Stage,
        director: Director,
        engine: EngineLink,
        settings: LiveSettings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.snapshot: Snapshot | None = None
        self.heard: Callable[[Action], None] | None = None
        """Who hears what the person decides, where that is not the engine: a moment of a match is
        laid out to be practised."""
        self._stage = stage
        self._director = director
        self._engine = engine
        self._settings = settings
        self._copied = False
        self._watch = Watch(self)
        settings.allowUndoChanged.connect(self.look)

    def put(self, snapshot: Snapshot | None, heard: Callable[[Action], None] | None) -> None:
        """Another match is at the table, or none; `look` tells."""
        self.snapshot, self.heard, self._copied = snapshot, heard, False

    def look(self) -> None:
        """Tell of what is new since the last look."""
        self._watch.look()

    @property
    def levels(self) -> tuple[str, ...]:
        """By seat the level of its player, "" for the person."""
        return self._stage.sitters.levels

    @property
    def unfinished(self) -> Snapshot | None:
        """The match at the table, if it goes on."""
        here = self.snapshot
        goes_on = here is not None and here.phase != MATCH_OVER and self.heard is None
        return here if goes_on else None

    # -- which match ----------------------------------------------------------------------

    @typed_property(bool, changed)
    def active(self) -> bool:
        """Whether a match is at the table."""
        return self.snapshot is not None

    @typed_property(bool, changed)
    def practising(self) -> bool:
        """Whether only a moment of a match is laid out, to be practised."""
        return self.heard is not None

    @typed_property(str, changed)
    def preset(self) -> str:
        """The key of the game played."""
        return self.snapshot.spec.preset if self.snapshot else ""

    @typed_property(str, changed)
    def presetName(self) -> str:
        """The name of the game played."""
        return preset_name(self.snapshot.spec.preset) if self.snapshot else ""

    @typed_property(str, changed)
    def deckName(self) -> str:
        """The name of the deck in play."""
        if self.snapshot is None:
            return ""
        return self._stage.table.deck_name(self.snapshot.spec.rules)

    @typed_property(str, changed)
    def deck(self) -> str:
        """The key of the deck in play; empty where a game has only one."""
        return self._stage.table.deck(self.snapshot.spec.rules) if self.snapshot else ""

    @typed_property(int, changed)
    def rounds(self) -> int:
        """How many rounds the match lasts; 0 is endless."""
        return self.snapshot.spec.rules.length if self.snapshot else 0

    @typed_property(int, changed)
    def players(self) -> int:
        """How many sit at the table."""
        return len(self._stage.sitters.names)

    @typed_property(int, changed)
    def viewerSeat(self) -> int:
        """The person's seat."""
        return self._stage.sitters.viewer

    @typed_property(str, changed)
    def dealNumber(self) -> str:
        """The number that deals the same cards again."""
        return str(self.snapshot.spec.seed) if self.snapshot else ""

    @typed_property(str, changed)
    def shownDealNumber(self) -> str:
        """The same as one reads it."""
        return grouped(self.snapshot.spec.seed) if self.snapshot else ""

    @Slot()
    def copyDealNumber(self) -> None:
        """Put it into the clipboard, and say so."""
        QGuiApplication.clipboard().setText(self.dealNumber)
        self._copied = True
        self._watch.look()

    @typed_property(str, copiedChanged)
    def copied(self) -> str:
        """What is said when the deal number has been copied, until that has been read."""
        return deal_number_copied(self.shownDealNumber) if self._copied else ""

    @Slot()
    def dismissCopied(self) -> None:
        """That has been read."""
        self._copied = False
        self._watch.look()

    @typed_property("QVariantMap", changed)
    def ruleValues(self) -> dict[str, object]:
        """The options that differ from the preset, as a record writes them."""
        if self.snapshot is None:
            return {}
        spec = self.snapshot.spec
        return dict(spec.rules.changed_from(spec.family.presets[spec.preset]))

    @typed_property(QObject, changed)
    def board(self) -> QObject | None:
        """What this game has on the table that others have not; null for nothing."""
        return self._stage.board

    @typed_property("QVariantMap", changed)
    def parts(self) -> dict[str, str]:
        """The game's own parts of the screens: name → QML file from the folder `qml`."""
        return dict(self._stage.table.parts) if self.snapshot else {}

    # -- from one moment to another -------------------------------------------------------

    @typed_property(bool, historyChanged)
    def canUndo(self) -> bool:
        """Whether the last decision can be taken back."""
        return bool(self.snapshot and self.snapshot.can_undo and self._settings.now.allowUndo)

    @typed_property(bool, historyChanged)
    def canRedo(self) -> bool:
        """Whether an undo can be taken back."""
        return bool(self.snapshot and self.snapshot.can_redo and self._settings.now.allowUndo)

    @Slot()
    def undo(self) -> None:
        """Back to the last decision of the person."""
        if self.snapshot is not None and self.canUndo:
            self._engine.undo(self.snapshot.ply, self._settings.now.autoPass)

    @Slot()
    def redo(self) -> None:
        """Take back an undo."""
        if self.snapshot is not None and self.canRedo:
            self._engine.redo(self.snapshot.ply, self._settings.now.autoPass)

    @Slot()
    def nextRound(self) -> None:
        """Deal the next round."""
        if self.snapshot is not None:
            self._director.finish()
            self._engine.next_round(self.snapshot.ply)
