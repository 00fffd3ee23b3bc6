"""What QML can read of the match at the table, and of the one that could be continued."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from arschloch_gui.app import prompts
from arschloch_gui.app.facts import fact
from arschloch_gui.app.settings import LiveSettings
from arschloch_gui.app.sitters import Sitters
from arschloch_gui.app.stage import Stage
from arschloch_gui.app.wording.games import preset_name
from arschloch_gui.engine.match import Snapshot


class MatchFacts(QObject):
    """The readable part of the session that stays as it is from one play to the next."""

    matchChanged = Signal()
    resumableChanged = Signal()
    messageChanged = Signal()

    def __init__(self, settings: LiveSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.stage = Stage(Sitters(), self)
        self.snapshot: Snapshot | None = None
        """The engine's latest picture; the stage may still be on its way there."""
        self._resumable: Snapshot | None = None
        self._message = ""

    @fact(bool, matchChanged)
    def active(self) -> bool:
        """Whether a match is at the table."""
        return self.snapshot is not None

    @fact(str, matchChanged)
    def preset(self) -> str:
        """The key of the game played."""
        return self.snapshot.spec.preset if self.snapshot else ""

    @fact(str, matchChanged)
    def presetName(self) -> str:
        """The name of the game played."""
        return preset_name(self.snapshot.spec.preset) if self.snapshot else ""

    @fact(str, matchChanged)
    def deckName(self) -> str:
        """The name of the deck in play."""
        if self.snapshot is None:
            return ""
        return self.stage.table.deck_name(self.snapshot.spec.rules)

    @fact(str, matchChanged)
    def deck(self) -> str:
        """The key of the deck in play; empty where a game has only one."""
        return self.stage.table.deck(self.snapshot.spec.rules) if self.snapshot else ""

    @fact(int, matchChanged)
    def rounds(self) -> int:
        """How many rounds the match lasts; 0 is endless."""
        return self.snapshot.spec.rules.rounds if self.snapshot else 0

    @fact(int, matchChanged)
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.stage.sitters.names)

    @fact(int, matchChanged)
    def viewerSeat(self) -> int:
        """The person's seat."""
        return self.stage.sitters.viewer

    @fact(str, matchChanged)
    def dealNumber(self) -> str:
        """The number that deals the same cards again."""
        return str(self.snapshot.spec.seed) if self.snapshot else ""

    @fact("QVariantMap", matchChanged)
    def ruleValues(self) -> dict[str, object]:
        """The options that differ from the preset, as a record writes them."""
        if self.snapshot is None:
            return {}
        spec = self.snapshot.spec
        return dict(spec.rules.changed_from(spec.family.presets[spec.preset]))

    @fact(QObject, matchChanged)
    def board(self) -> QObject | None:
        """What this game has on the table that others have not; null for nothing."""
        return self.stage.board

    @fact("QVariantMap", matchChanged)
    def parts(self) -> dict[str, str]:
        """The game's own parts of the screens: name → QML file from the folder `qml`."""
        return dict(self.stage.table.parts) if self.snapshot else {}

    @fact(bool, matchChanged)
    def hasOffices(self) -> bool:
        """Whether places won have titles in this game."""
        return bool(self.stage.sitters.titles)

    @fact(bool, matchChanged)
    def canUndo(self) -> bool:
        """Whether the last decision can be taken back."""
        return bool(self.snapshot and self.snapshot.can_undo and self.settings.now.allowUndo)

    @fact(bool, matchChanged)
    def canRedo(self) -> bool:
        """Whether an undo can be taken back."""
        return bool(self.snapshot and self.snapshot.can_redo and self.settings.now.allowUndo)

    # -- beside the match ----------------------------------------------------------------

    @fact(bool, resumableChanged)
    def canResume(self) -> bool:
        """Whether a match could be continued."""
        return self._resumable is not None

    @fact(str, resumableChanged)
    def resumeSentence(self) -> str:
        """What that match is."""
        return prompts.resume_sentence(self._resumable)

    @fact(str, messageChanged)
    def message(self) -> str:
        """A sentence about files that went wrong; empty when none did."""
        return self._message
