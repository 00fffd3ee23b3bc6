"""The user's session at the table: creates the objects for QML and holds the match.

Rules and timing are handled elsewhere. `CardChoice` holds the user's selection, and `Turn` sends
requests to the engine. The engine's reports reach the table state through the director.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.ai.guard import Guard
from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.engine.messages import Loaded, Stepped
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.session.action_sink import ActionSink, ToEngine
from arschloch_gui.app.session.advisor import Advisor
from arschloch_gui.app.session.all_hands import AllHands
from arschloch_gui.app.session.boards import Boards
from arschloch_gui.app.session.card_table import CardTable
from arschloch_gui.app.session.choice import CardChoice
from arschloch_gui.app.session.deal_number import DealNumber
from arschloch_gui.app.session.decision import CurrentDecision
from arschloch_gui.app.session.files import MatchFiles
from arschloch_gui.app.session.forfeits import Forfeits
from arschloch_gui.app.session.gesture import Gesture
from arschloch_gui.app.session.hindsight import ELSEWHERE, Hindsight
from arschloch_gui.app.session.legal_plays import LegalPlays
from arschloch_gui.app.session.match import CurrentMatch
from arschloch_gui.app.session.new_match import NewMatches, fresh_seed
from arschloch_gui.app.session.other_window import OtherWindow
from arschloch_gui.app.session.pace import PaceNow
from arschloch_gui.app.session.release import Release
from arschloch_gui.app.session.rounds_over import RoundsOver
from arschloch_gui.app.session.turn import Turn
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.show.director import Director
from arschloch_gui.app.show.event_animations import EventAnimations
from arschloch_gui.app.show.hand_order import HandOrder
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.flights import Flights
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.engine.match import Snapshot


class Session(QObject):
    """The user's table, for use from the GUI thread. `shutdown` ends the engine thread."""

    matchStarted = Signal()
    matchLeaving = Signal()
    matchLeft = Signal()
    """Emitted in this order before the match is removed. With `matchLeft`, receivers forget it."""
    tableWanted = Signal()
    """Emitted when the match at the table should be shown again."""
    roundEnded = Signal()
    matchEnded = Signal()
    notShown = Signal()
    """Emitted when the match could not be shown. The table is then empty."""
    undone = Signal()
    redone = Signal()
    """Emitted, like `undone`, when another position of the same match is at the table."""

    def __init__(
        self,
        store: MatchStore,
        settings: LiveSettings,
        parent: QObject | None = None,
        *,
        seeds: Callable[[], int] = fresh_seed,
        players: Guard | None = None,
    ) -> None:
        super().__init__(parent)
        self.settings = settings
        self._waits = False
        """Whether a match was left to show a position of another one."""
        self._number = -1
        """The number of the loaded match at the table; see `Loaded`."""
        self.stage = stage = TableState(Seating(), table_of, self)
        self.director = director = Director(self)
        self._engine = engine = EngineLink(store, self, players=players)
        self._flights = flights = Flights(self)
        self._animations = EventAnimations(stage, flights)
        self._to_engine = ToEngine(engine, self)
        self._plays: ActionSink = self._to_engine
        """The receiver of decisions in a match that is played here."""
        self._match = CurrentMatch(stage, director, engine, self._plays, settings, self)
        self._files = MatchFiles(self._match, engine, settings, self)
        self._table = CardTable(stage, flights, self)
        self._turn = Turn(stage, self._match, director, engine, self._to_engine, settings, self)
        self._boards = Boards(stage, self._turn.act, self)
        self._choice = CardChoice(stage, self._turn, self)
        self._gesture = Gesture(stage, self._turn, self._choice, self)
        self._legal_plays = LegalPlays(stage, self._turn, self._choice, self)
        self._pace = PaceNow(director, settings, self)
        self.rounds_over = RoundsOver(stage, engine, self)
        self._deal_number = deal = DealNumber(self)
        self.new_matches = NewMatches(engine, self._match, self._files, deal, settings, seeds)
        self.advisor = Advisor(self._match, self._turn, engine, self)
        self._court = Forfeits(self, self)
        self._other_window = OtherWindow(engine, self)
        self.letting_go = Release(engine, self._get_up, self)
        self._connect()
        engine.look()

    def _connect(self) -> None:
        engine, stage, settings = self._engine, self.stage, self.settings
        engine.loaded.connect(self._on_loaded)
        engine.stepped.connect(self._on_stepped)
        engine.present.connect(self.tableWanted)
        stage.changed.connect(self._court.look)
        stage.roundEnded.connect(self.roundEnded)
        stage.matchEnded.connect(self.matchEnded)
        words = (settings.titlesChanged, settings.mildChanged, settings.playerNameChanged)
        for signal in (*words, settings.portraitChanged, settings.showFingerprintChanged):
            signal.connect(self.retranslate)
        stage.tells_fingerprint = settings.now.showFingerprint

    # -- components -----------------------------------------------------------------------

    @typed_property(QObject)
    def match(self) -> CurrentMatch:
        """The match at the table."""
        return self._match

    @typed_property(QObject)
    def files(self) -> MatchFiles:
        """The match that can be continued, and messages about files."""
        return self._files

    @typed_property(QObject)
    def table(self) -> CardTable:
        """The cards on the table."""
        return self._table

    @typed_property(QObject)
    def turn(self) -> Turn:
        """The user's turn and the actions available."""
        return self._turn

    @typed_property(QObject)
    def choice(self) -> CardChoice:
        """The cards the user has chosen."""
        return self._choice

    @typed_property(QObject)
    def gesture(self) -> Gesture:
        """The pointer gesture on the cards of the hand."""
        return self._gesture

    @typed_property(QObject)
    def legalPlays(self) -> LegalPlays:
        """The plays that are legal now, for stepping through them."""
        return self._legal_plays

    @typed_property(QObject)
    def handOrder(self) -> HandOrder:
        """The order of the cards in the hand."""
        return self.stage.hand_order

    @typed_property(QObject)
    def decision(self) -> CurrentDecision:
        """The decision to make other than playing to the trick, with its buttons."""
        return self._turn.decision

    @typed_property(QObject)
    def pace(self) -> PaceNow:
        """The animation timing."""
        return self._pace

    @typed_property(QObject)
    def allHands(self) -> AllHands:
        """All hands of the finished round, and the proof of the deal."""
        return self.rounds_over.all_hands

    @typed_property(QObject)
    def hindsight(self) -> Hindsight:
        """The decisions of the finished round, and their evaluations."""
        return self.rounds_over.hindsight

    @typed_property(QObject)
    def dealNumber(self) -> DealNumber:
        """The deal number requested for the next match."""
        return self._deal_number

    @typed_property(QObject)
    def court(self) -> Forfeits:
        """The task that is set between two rounds."""
        return self._court

    @typed_property(QObject)
    def otherWindow(self) -> OtherWindow:
        """The question about a match that is open in another window."""
        return self._other_window

    @property
    def snapshot(self) -> Snapshot | None:
        """The engine's latest snapshot, or None while the table is empty."""
        return self._match.snapshot

    def looking_back(self, stage: TableState, parent: QObject) -> Hindsight:
        """Return a `Hindsight` for rounds shown with a table state other than this one."""
        return Hindsight(stage, self._engine, parent, first=ELSEWHERE)

    # -- matches --------------------------------------------------------------------------

    @Slot(str, "QVariantMap", list)
    def newMatch(
        self,
        preset: str,
        values: Mapping[str, object],
        levels: str | Sequence[str],
        deal: int | None = None,
        game: str = "",
    ) -> None:
        """Start a match; see `NewMatches.begin`."""
        self.new_matches.begin(preset, values, levels, deal, game)

    @Slot()
    def rematch(self) -> None:
        """Start another match with the same players, seats and rules, but new cards."""
        self.new_matches.begin_rematch()

    @Slot()
    def dealAgain(self) -> None:
        """Start a match with the same cards, rules and players as the one at the table."""
        self.new_matches.begin_again()

    @Slot(result=bool)
    def resume(self) -> bool:
        """Continue the match that can be continued, and return whether there was one."""
        if not self._files.can_resume:
            return False
        self._files.dismissMessage()
        if self._match.snapshot is not None and not self._match.practises:
            self.tableWanted.emit()
        else:
            self._engine.resume()
        return True

    def expect_match(self, family: str) -> None:
        """Load the players of a game in advance, so that its match starts without a delay."""
        self._engine.load_players(family)

    @Slot(str)
    def openRecord(self, path: str) -> None:
        """Continue the match of a record file."""
        self._files.dismissMessage()
        self._engine.open(Path(path))

    @Slot()
    def leave(self) -> None:
        """Leave the table; the match can be continued later."""
        self._files.dismissMessage()
        self._engine.leave()
        self._files.offer(self._match.unfinished, self._match.custom_game, self._match.regulars)
        self._get_up()

    def play_through(self, sink: ActionSink) -> None:
        """Send the decisions of matches played from now on to `sink`."""
        self._plays = sink

    def lay_out(self, loaded: Loaded, sink: ActionSink) -> None:
        """Show a position of a match that is not played here. Decisions go to `sink`.

        A match at the table is left and can be continued.
        """
        if self._match.snapshot is not None and not self._match.practises:
            self.leave()
            self._waits = True
        elif self._match.snapshot is None:
            self._engine.leave()  # a match may be starting
            self._waits = False
        self._show(loaded, sink)

    def come_back(self) -> bool:
        """Return to the match that was left for `lay_out`, and return whether there was one."""
        waits, self._waits = self._waits, False
        if waits:
            self._engine.come_back()
        return waits

    def clear_away(self) -> None:
        """Remove what `lay_out` showed."""
        if self._match.practises:
            self._get_up()

    @Slot()
    def shutdown(self) -> None:
        """End the engine thread and close the record. Call this when the program ends."""
        self._stop_playing()
        self._engine.close()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts after a change of language, titles, names or related settings."""
        self.stage.tells_fingerprint = self.settings.now.showFingerprint
        if self.snapshot is not None:
            self._match.seat(self.stage.sitters.viewer, self._match.levels)
            self.stage.retranslate()
        self._match.retranslate()
        self._files.retranslate()
        self._deal_number.retranslate()
        self._look()

    # -- reports of the engine ------------------------------------------------------------

    def _on_loaded(self, loaded: Loaded) -> None:
        if loaded.sitting == self._engine.sitting:
            self._show(loaded, self._plays)

    def _show(self, loaded: Loaded, sink: ActionSink) -> None:
        """Show a match: remove the old one, set up the new position, and only then emit signals."""
        before, snapshot = self.snapshot, loaded.snapshot
        begins = before is None or sink.practises or loaded.number != self._number
        if begins:
            self._put_down()
        else:
            self._stop_playing()
        try:
            self._put(loaded, sink, begins=begins)
        except Exception:
            self._give_up()
            raise
        if begins:
            self.stage.clear_rows()
        self.stage.tell(snapshot)
        self._look()
        if begins:
            if not sink.practises:
                self._files.offer(None)
            self.matchStarted.emit()
        elif before is not None and before.ply != snapshot.ply:
            (self.undone if snapshot.ply < before.ply else self.redone).emit()
        self._turn.shrug.look()

    def _put(self, loaded: Loaded, sink: ActionSink, *, begins: bool) -> None:
        """Set up a position without emitting signals."""
        snapshot, table = loaded.snapshot, loaded.table
        self._number = loaded.number
        self._to_engine.forget()
        self._match.put(snapshot, sink, table.game, loaded.regulars, loaded.record)
        self._match.seat(table.viewer, table.levels)
        if begins:
            self._boards.lay_out(snapshot.spec)
        self.stage.put(snapshot, loaded.story)
        self.rounds_over.put(loaded)

    def _give_up(self) -> None:
        """Leave a match that cannot be shown, because half a match is worse than none."""
        self.leave()
        self._files.complain(FileProblem("not_shown", Path()))
        self.notShown.emit()

    def _on_stepped(self, stepped: Stepped) -> None:
        if stepped.sitting != self._engine.sitting:
            return
        self._match.snapshot = stepped.snapshot
        self.rounds_over.end_round(stepped.review)
        self._look()
        self.director.play(self._animations.steps(stepped))

    # -- internals ------------------------------------------------------------------------

    def _look(self) -> None:
        """Update the facts for QML."""
        self._match.look()
        self._files.look()
        self.rounds_over.look()

    def _get_up(self) -> None:
        """Clear the table and look for a match to continue."""
        self._put_down()
        self.stage.tell_empty()
        self._other_window.dismiss()
        self._look()
        self._engine.look()

    def _put_down(self) -> None:
        """Remove all data of the match. Only objects that hold such data are notified."""
        if self.snapshot is not None:
            self.matchLeaving.emit()
            self.matchLeft.emit()
        self._stop_playing()
        self._turn.decision.put_down()
        self._court.put_down()
        self._match.put(None, self._plays)
        self.rounds_over.put_down()
        self._boards.put_away()
        self.stage.put_down()

    def _stop_playing(self) -> None:
        """Stop everything in progress, because another position is about to be shown."""
        self._turn.stop()
        self.director.drop()
        self._flights.deal_is_over()
