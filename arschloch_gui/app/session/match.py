"""The match at the table, for QML."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app.by_game.presets import game_name
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
    """Whether only one position of a match is shown, for practice."""
    preset: str = ""
    """The key of the game."""
    presetName: str = ""
    """The name of the game."""
    deckName: str = ""
    """The name of the deck in play."""
    deck: str = ""
    """The key of the deck in play, or "" if the game has only one."""
    rounds: int = 0
    """The number of rounds in the match, or 0 for an endless one."""
    players: int = 0
    """The number of players."""
    viewerSeat: int = 0
    """The user's seat."""
    dealNumber: str = ""
    """The number that deals the same cards again."""
    shownDealNumber: str = ""
    """The same number with separators, for display."""
    board: QObject | None = None
    """The game's own part of the table, or null."""
    parts: dict[str, str] = {}
    """The game's own parts of the screens: the QML file in the folder `qml` by name."""


class HistoryFacts(Struct, frozen=True):
    """Which of undo, redo and dealing again are available."""

    canUndo: bool = False
    """Whether the last decision can be undone."""
    canRedo: bool = False
    """Whether an undo can be reversed."""
    canDealAgain: bool = False
    """Whether the same cards can be dealt again, which a try that counts forbids."""


class CopiedFacts(Struct, frozen=True):
    """The message about the last copy."""

    copied: str = ""
    """The message that the deal number was copied, or ""."""


def match_facts(
    spec: MatchSpec, stage: TableState, custom_game: str, *, practising: bool
) -> MatchFacts:
    """Return the facts about a match at the table."""
    return MatchFacts(
        active=True,
        practising=practising,
        preset=spec.preset,
        presetName=game_name(spec.preset, custom_game),
        deckName=stage.table.deck_name(spec.rules),
        deck=stage.table.deck(spec.rules),
        rounds=spec.rules.length,
        players=len(stage.sitters.names),
        viewerSeat=stage.sitters.viewer,
        dealNumber=str(spec.seed),
        shownDealNumber=grouped(spec.seed),
        board=stage.board,
        parts=dict(stage.table.parts),
    )


class CurrentMatch(Exposed):
    """The match at the table, with undo, redo and the next round.

    `snapshot` is the engine's latest snapshot, which the display may not have reached yet. Use it
    from the GUI thread only.
    """

    changed = Signal()
    """Emitted when the match or its wording has changed."""
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
        director.began.connect(stage.collect)
        director.paused.connect(stage.catch_up)
        self.snapshot: Snapshot | None = None
        self.sink = sink
        """The receiver of the user's decisions."""
        self.custom_game = ""
        """The current name of the custom game, or ""."""
        self.regulars = ""
        """The key of the regulars' table at which the match is played, or ""."""
        self.record: Path | None = None
        """The path of the match's record, or None."""
        self.counts = False
        """Whether the match is a try that counts, without undo and hints."""
        self.is_counted: Callable[[Path | None], bool] = lambda record: False
        """Function that returns whether the match of a record is a try that counts."""
        self._stage = stage
        self._director = director
        self._engine = engine
        self._settings = settings
        self._copied = False
        self._of: tuple[object, ...] = ()
        """The values from which the facts were created."""
        self._facts = MatchFacts()
        self.look()
        settings.allowUndoChanged.connect(self.look)
        settings.renamedGamesChanged.connect(self._on_game_renamed)

    def put(
        self,
        snapshot: Snapshot | None,
        sink: ActionSink,
        game: str = "",
        regulars: str = "",
        record: Path | None = None,
    ) -> None:
        """Set the match at the table, or None. Call `look` afterwards.

        `game` is the name of the custom game when the match was set up, `regulars` the key of the
        regulars' table, and `record` the path of the match's record.
        """
        self.snapshot, self.sink, self._copied = snapshot, sink, False
        self.custom_game, self.regulars = self._settings.now.game_called(game), regulars
        # Whether a record counts is read from a file, so not at every undo.
        if record != self.record:
            self.record, self.counts = record, self.is_counted(record)

    def count(self, counts: bool) -> None:
        """Set whether the match is a try that counts, and update the facts for QML."""
        self.counts = counts
        self.look()

    def seat(self, viewer: Seat, levels: tuple[str, ...]) -> None:
        """Set the players' names and titles from the current settings. Call `look` afterwards."""
        assert self.snapshot is not None
        now = self._settings.now
        self._stage.sitters = sitters_of(self.snapshot.spec, viewer, now, levels)

    def look(self) -> None:
        """Update the facts for QML and emit the signals of those that changed."""
        stage, spec = self._stage, self.snapshot.spec if self.snapshot is not None else None
        made_of = (spec, self.custom_game, self.practises, stage.sitters, stage.board)
        if made_of != self._of:
            self._of, self._facts = made_of, MatchFacts()
            if spec is not None:
                self._facts = match_facts(spec, stage, self.custom_game, practising=self.practises)
        self.show(
            changed=self._facts, historyChanged=self._history(), copiedChanged=self._copied_facts()
        )

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._of = ()
        self.look()

    def _on_game_renamed(self) -> None:
        self.custom_game = self._settings.now.game_called(self.custom_game)
        self.look()

    @property
    def practises(self) -> bool:
        """Whether only one position of a match is shown, for practice."""
        return self.snapshot is not None and self.sink.practises

    @property
    def levels(self) -> tuple[str, ...]:
        """The level of the player at each seat, "" for the user."""
        return self._stage.sitters.levels

    @property
    def unfinished(self) -> Snapshot | None:
        """The match at the table if it can be continued, or None."""
        here = self.snapshot
        goes_on = here is not None and here.phase != MATCH_OVER and not self.sink.practises
        return here if goes_on else None

    # -- the deal number ------------------------------------------------------------------

    @Slot()
    def copyDealNumber(self) -> None:
        """Copy the deal number to the clipboard and show a message."""
        QGuiApplication.clipboard().setText(self._facts.dealNumber)
        self._copied = True
        self.look()

    @Slot()
    def dismissCopied(self) -> None:
        """Dismiss the message that the deal number was copied."""
        self._copied = False
        self.look()

    def _copied_facts(self) -> CopiedFacts:
        number = self._facts.shownDealNumber
        return CopiedFacts(deal_number_copied(number) if self._copied else "")

    # -- undo, redo and next round --------------------------------------------------------

    def _history(self) -> HistoryFacts:
        here = self.snapshot
        if here is None or self.counts or not self._settings.now.allowUndo:
            return HistoryFacts(canDealAgain=self.can_deal_again)
        return HistoryFacts(here.can_undo, here.can_redo, self.can_deal_again)

    @property
    def can_deal_again(self) -> bool:
        """Whether the same cards can be dealt again, which a try that counts forbids."""
        here = self.snapshot
        if here is None or here.viewer is None or self.practises:
            return False
        return not self.counts or self.unfinished is None

    @Slot()
    def undo(self) -> None:
        """Go back to the user's last decision."""
        if self.snapshot is not None and self._history().canUndo:
            self._engine.undo(self.snapshot.ply, self._settings.now.autoPass)

    @Slot()
    def redo(self) -> None:
        """Reverse an undo."""
        if self.snapshot is not None and self._history().canRedo:
            self._engine.redo(self.snapshot.ply, self._settings.now.autoPass)

    @Slot()
    def nextRound(self) -> None:
        """Deal the next round."""
        if self.snapshot is not None:
            self._director.finish()
            self._engine.next_round(self.snapshot.ply)
