"""The one object QML talks to: what the table shows and what the person can do.

It holds no rule and no time. Gestures (`gestures.py`) change what the person has in mind; here they
become requests to the engine, whose reports go through the director to the stage. Its models and
facts are what QML sees. The person may act as soon as it is his turn in the engine: the picture
then jumps to the present first.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from arschloch_gui.app import pace, prompts
from arschloch_gui.app.engine_link import EngineLink
from arschloch_gui.app.games import table_of
from arschloch_gui.app.gestures import Gestures
from arschloch_gui.app.messages import Loaded, NewMatch, Refused, Resumable, Stepped, Trouble
from arschloch_gui.app.settings import LiveSettings
from arschloch_gui.app.sitters import invited, sitters_of
from arschloch_gui.app.staging import Staging
from arschloch_gui.app.store import MatchStore, Table
from arschloch_gui.app.wording.problems import problem
from arschloch_gui.app.wording.refusals import refusal
from arschloch_gui.engine.actions import PASS, Action, Play
from arschloch_gui.engine.families import family_of
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.match import MatchSpec
from arschloch_gui.engine.options import with_values

VIEWER = 0


def fresh_seed() -> int:
    """A deal number drawn by lot."""
    return secrets.randbelow(2**31)


class Session(Gestures):
    """The table as the person uses it. Lives in the GUI thread; `shutdown` ends the engine's."""

    matchStarted = Signal()
    roundEnded = Signal()
    matchEnded = Signal()
    said = Signal(str)
    """A sentence for the screen reader."""
    refusedNow = Signal()
    """Something was not done; `notice` says why. What was carried falls back."""
    leaving = Signal(int, list)
    """Seat and hand keys of cards about to be laid, while they are still in the hand."""

    def __init__(
        self,
        store: MatchStore,
        settings: LiveSettings,
        parent: QObject | None = None,
        *,
        seeds: Callable[[], int] = fresh_seed,
    ) -> None:
        super().__init__(settings, parent)
        self._seeds = seeds
        self._asked_ply = -1
        """The ply of a request that has not been answered yet."""
        self._staging = Staging(self.stage, self._flights)
        self._shrug = QTimer(self)
        self._shrug.setSingleShot(True)
        self._shrug.timeout.connect(self._pass_for_me)
        self._engine = EngineLink(store, self)
        self._connect()
        self._follow_pace()
        self._engine.look()

    def _connect(self) -> None:
        engine, stage = self._engine, self.stage
        engine.loaded.connect(self._on_loaded)
        engine.stepped.connect(self._on_stepped)
        engine.refused.connect(self._on_refused)
        engine.resumable.connect(self._on_resumable)
        engine.trouble.connect(self._on_trouble)
        stage.changed.connect(self._on_stage_changed)
        stage.said.connect(self.said)
        stage.leaving.connect(self.leaving)
        stage.roundEnded.connect(self.roundEnded)
        stage.matchEnded.connect(self.matchEnded)
        self.director.busyChanged.connect(self.busyChanged)
        self.director.paceChanged.connect(self.paceChanged)
        self.director.idle.connect(self._on_idle)
        settings = self.settings
        for signal in (settings.speedChanged, settings.reducedMotionChanged):
            signal.connect(self._follow_pace)
        for signal in (settings.titlesChanged, settings.mildChanged, settings.portraitChanged):
            signal.connect(self.reword)
        settings.allowUndoChanged.connect(self.matchChanged)
        settings.autoPassChanged.connect(self._on_idle)

    @property
    def waits(self) -> bool:
        """Whether nothing more happens until the person does something."""
        asked = self.snapshot is None or self._asked_ply == self.snapshot.ply
        if asked or self.director.busy or self._shrugs():
            return False
        return self.phase in ("round_over", "match_over") or self.myTurn

    # -- which match --------------------------------------------------------------------

    @Slot(str, "QVariantMap", str)
    def newMatch(self, preset: str, values: Mapping[str, object], level: str) -> None:
        """Begin a match of a preset with JSON values laid over it, against players of a level."""
        family = family_of(preset)
        rules, problems = with_values(family.presets[preset], dict(values))
        problems = problems or family.problems(rules)
        if problems:
            self._say_message(" ".join(problem(defect) for defect in problems))
            return
        seed = self._seeds()
        names = invited(seed, rules.players, VIEWER, self.settings.now)
        levels = tuple("" if seat == VIEWER else level for seat in range(rules.players))
        spec = MatchSpec(preset, rules, names, seed)
        self._engine.begin(NewMatch(spec, Table(VIEWER, levels)))

    @Slot(result=bool)
    def resume(self) -> bool:
        """Go on with the match that could be continued; False when there is none."""
        if not self.canResume:
            return False
        self._engine.resume()
        return True

    @Slot(str)
    def openRecord(self, path: str) -> None:
        """Go on with a record file."""
        self._engine.open(Path(path))

    @Slot()
    def leave(self) -> None:
        """Get up from the table; the match can be continued later."""
        self._engine.leave()
        self._stop_playing()
        self.snapshot = None
        self._clear_board()
        self.stage.forget()
        self.stage.refresh()
        self.matchChanged.emit()
        self._engine.look()

    @Slot()
    def shutdown(self) -> None:
        """End the engine's thread and close the record; for the end of the program."""
        self._stop_playing()
        self._engine.close()

    @Slot()
    def reword(self) -> None:
        """Word everything anew: another language, other titles."""
        if self.snapshot is not None:
            self.stage.sitters = sitters_of(
                self.snapshot.spec, self.stage.sitters.viewer, self.settings.now
            )
            self.stage.reword()
        self.matchChanged.emit()
        self.resumableChanged.emit()

    @Slot()
    def dismissMessage(self) -> None:
        """The sentence about files has been read."""
        self._say_message("")

    # -- acting -------------------------------------------------------------------------

    @Slot(result=bool)
    def playSelection(self) -> bool:
        """Play the selected cards; False when that is refused or asked back."""
        play = Play(self.stage.holding.selection())
        self.director.finish()
        if self._decision.asks_back(play):
            self.refusedNow.emit()
            return False
        return self.act(play)

    @Slot(list, result=bool)
    def playCards(self, keys: list[str]) -> bool:
        """Play the cards of these keys; False when that is refused."""
        holding = self.stage.holding
        holding.selected = {key for key in keys if key in holding.cards}
        return self.playSelection()

    @Slot()
    def passTurn(self) -> None:
        """Decline to beat the trick; one that has not been seen yet is only shown."""
        if self.director.busy and not self.myTurn:
            self.director.finish()
            return
        self.act(PASS)

    @Slot()
    def confirmGift(self) -> None:
        """Do with the cards in the slots what the decision is about."""
        self._decision.confirm()

    @Slot()
    def nextRound(self) -> None:
        """Deal the next round."""
        if self.snapshot is not None:
            self.director.finish()
            self._engine.next_round(self.snapshot.ply)

    @Slot()
    def undo(self) -> None:
        """Back to the last decision of the person."""
        if self.snapshot is not None and self.canUndo:
            self._engine.undo(self.snapshot.ply, self.settings.now.autoPass)

    @Slot()
    def redo(self) -> None:
        """Take back an undo."""
        if self.snapshot is not None and self.canRedo:
            self._engine.redo(self.snapshot.ply, self.settings.now.autoPass)

    @Slot()
    def hurry(self) -> None:
        """Play what is under way four times as fast."""
        self.director.hurry()

    @Slot()
    def skipToResult(self) -> None:
        """Jump to the present."""
        self.director.finish()

    def act(self, action: Action) -> bool:
        """Do what a game's own part of the table asks for; False when that is refused."""
        self.director.finish()
        if self.snapshot is None:
            return False
        if reason := self.stage.table.judge(self.snapshot).refusal(action):
            self._refuse(reason)
            return False
        if self._asked_ply == self.snapshot.ply:
            return False
        self._shrug.stop()
        self._decision.forget()
        self._asked_ply = self.snapshot.ply
        self._engine.submit(self.snapshot.ply, action)
        return True

    def _refuse(self, reason: Refusal) -> None:
        self._warning = refusal(reason, self.stage.sitters.names)
        self.choiceChanged.emit()
        self.refusedNow.emit()
        self.said.emit(self._warning)

    # -- what the engine says -----------------------------------------------------------

    def _on_loaded(self, loaded: Loaded) -> None:
        if loaded.sitting != self._engine.sitting:
            return
        begins = self.snapshot is None or self.snapshot.spec is not loaded.snapshot.spec
        self._stop_playing()
        self.snapshot = loaded.snapshot
        self._asked_ply = -1
        self.stage.sitters = sitters_of(
            loaded.snapshot.spec, loaded.table.viewer, self.settings.now
        )
        if begins:
            self._lay_board(loaded.snapshot.spec)
        self.stage.reload(loaded.snapshot)
        self.matchChanged.emit()
        if begins:
            self._offer(None)
            self.matchStarted.emit()
        self._on_idle()

    def _lay_board(self, spec: MatchSpec) -> None:
        """Lay out what this game has on the table that others have not."""
        self._clear_board()
        self.stage.play_by(spec)
        self.stage.board = table_of(spec.family.key).board(self.stage, self.act, self)

    def _clear_board(self) -> None:
        board, self.stage.board = self.stage.board, None
        if board is not None:
            board.deleteLater()

    def _on_stepped(self, stepped: Stepped) -> None:
        if stepped.sitting != self._engine.sitting:
            return
        self.snapshot = stepped.snapshot
        self.matchChanged.emit()
        self.director.play(self._staging.steps(stepped))

    def _on_refused(self, refused: Refused) -> None:
        self._asked_ply = -1
        if refused.refusal is not None:
            self._refuse(refused.refusal)
        else:
            self.refusedNow.emit()

    def _on_resumable(self, found: Resumable) -> None:
        if not self.active:
            self._offer(found)

    def _offer(self, found: Resumable | None) -> None:
        self._resumable = found.snapshot if found is not None else None
        self.resumableChanged.emit()

    def _on_trouble(self, trouble: Trouble) -> None:
        self._say_message(prompts.trouble_sentence(trouble))

    def _say_message(self, sentence: str) -> None:
        self._message = sentence
        self.messageChanged.emit()

    def _on_stage_changed(self) -> None:
        self._warning = ""
        self.tableChanged.emit()
        self.choiceChanged.emit()

    def _on_idle(self) -> None:
        """The picture shows the present: pass for the person where he has asked for it."""
        if self._shrugs() and not self.director.busy:
            self._shrug.start(self.director.pace.wait(pace.SHRUG))
        else:
            self._shrug.stop()

    def _shrugs(self) -> bool:
        return self.mustPass and self.settings.now.autoPass

    def _pass_for_me(self) -> None:
        if self.mustPass:
            self.act(PASS)

    def _stop_playing(self) -> None:
        """Leave nothing under way: another moment is about to be shown."""
        self._shrug.stop()
        self._decision.forget()
        self.director.drop()
        self._flights.deal_is_over()

    def _follow_pace(self) -> None:
        self.director.set_pace(self.settings.now.speed, self.settings.now.reducedMotion)
