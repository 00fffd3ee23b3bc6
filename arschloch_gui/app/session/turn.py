"""The person's turn: what is wanted of him, and how what he does reaches the engine."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.refusals import refusal
from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.engine.messages import Refused
from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.session import prompts
from arschloch_gui.app.session.action_sink import ToEngine
from arschloch_gui.app.session.answer_timeout import AnswerTimeout
from arschloch_gui.app.session.auto_pass import AutoPass
from arschloch_gui.app.session.decision import CurrentDecision
from arschloch_gui.app.session.match import CurrentMatch
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.show.director import Director
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.judge import Judge
from arschloch_gui.engine.actions import PASS, Action, Play
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.match import Snapshot


class TurnFacts(Struct, frozen=True):
    """What the person may do now."""

    mine: bool = False
    """Whether the picture has come to the viewer's turn, and he plays here."""
    prompt: str = ""
    """What is wanted now, in one sentence."""
    canPass: bool = False
    """Whether the viewer may pass."""
    canPlay: bool = False
    """Whether the viewer's turn is about playing cards of his hand."""
    mustPass: bool = False
    """Whether nothing but a pass is left."""
    outOfTurn: bool = False
    """Whether the viewer may step in now although it is somebody else's turn."""

    @classmethod
    def of(cls, judge: Judge | None, prompt: str) -> TurnFacts:
        """Those of a judge of the viewer's turn, or of somebody else's."""
        if judge is None:
            return cls(prompt=prompt)
        return cls(
            mine=True,
            prompt=prompt,
            canPass=judge.can_pass,
            canPlay=judge.can_play,
            mustPass=judge.must_pass,
            outOfTurn=judge.out_of_turn,
        )


class Turn(Exposed):
    """What the person may do now, and doing it. GUI thread only.

    He may act as soon as it is his turn in the engine: the picture then jumps to the present first.
    """

    changed = Signal()
    shows = by_signal(changed=TurnFacts)
    refused = Signal(str)
    """Something was not done, and why; empty where there is nothing to say."""

    def __init__(
        self,
        stage: TableState,
        match: CurrentMatch,
        director: Director,
        engine: EngineLink,
        to_engine: ToEngine,
        settings: LiveSettings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.decision = CurrentDecision(stage, self.act, self)
        self._stage = stage
        self._match = match
        self._director = director
        self._to_engine = to_engine
        self._settings = settings
        self.shrug = AutoPass(director, lambda: self.passes_by_itself, lambda: self.act(PASS), self)
        self.lapse = AnswerTimeout(
            director,
            lambda: self.judge is not None and self.judge.out_of_turn,
            lambda: settings.now.stepInWait,
            lambda: self.act(PASS),
            self,
        )
        self.look()
        stage.changed.connect(self.look)
        stage.changed.connect(self.lapse.look)
        settings.autoPassChanged.connect(self.shrug.look)
        engine.refused.connect(self._on_refused)
        to_engine.sent.connect(self.stop)

    # -- what is wanted -------------------------------------------------------------------

    @property
    def judge(self) -> Judge | None:
        """Who judges what the viewer does; None while it is not his turn in the picture, or he
        does not play here."""
        stage = self._stage
        judge = stage.judge if stage.turn == stage.sitters.viewer else None
        return judge if judge is not None and judge.may_act else None

    @property
    def can_play(self) -> bool:
        """Whether the viewer's turn is about playing cards of his hand."""
        judge = self.judge
        return judge is not None and judge.can_play

    def look(self) -> None:
        """Tell of what is new in the picture."""
        self.show(changed=TurnFacts.of(self.judge, prompts.prompt(self._stage)))

    @property
    def passes_by_itself(self) -> bool:
        """Whether nothing but a pass is left and the person has asked to be spared that."""
        judge = self.judge
        return judge is not None and judge.must_pass and self._settings.now.autoPass

    @property
    def waits(self) -> bool:
        """Whether nothing more happens until the person does something."""
        snapshot = self._match.snapshot
        asked = snapshot is None or self.asked_ply == snapshot.ply
        director = self._director
        if asked or director.busy or director.blocked or self.passes_by_itself:
            return False
        over = self._stage.round_no > 0 and self._stage.phase in ("round_over", "match_over")
        return over or self.judge is not None

    # -- doing it -------------------------------------------------------------------------

    @Slot(result=bool)
    def playSelection(self) -> bool:
        """Play the selected cards; False when that is refused or asked back.

        Nothing is played while the table does not show yet that it is the viewer's turn: he would
        play into a trick that he has not seen.
        """
        if self.judge is None:
            return False
        play = Play(self._stage.holding.selection())
        self._director.finish()
        if self.decision.asks_back(play):
            self.refused.emit("")
            return False
        return self.act(play)

    @Slot(list, result=bool)
    def playCards(self, keys: list[str]) -> bool:
        """Play the cards of these keys; False when that is refused."""
        holding = self._stage.holding
        holding.selected = {key for key in keys if key in holding.cards}
        return self.playSelection()

    @property
    def snapshot(self) -> Snapshot | None:
        """The engine's latest picture."""
        return self._match.snapshot

    @Slot()
    def passTurn(self) -> None:
        """Decline to beat the trick; one that has not been seen yet is only shown."""
        if self._director.busy and self.judge is None:
            self._director.finish()
            return
        self.act(PASS)

    @Slot()
    def confirmGift(self) -> None:
        """Do with the cards in the slots what the decision is about."""
        self.decision.confirm()

    def act(self, action: Action) -> bool:
        """Do what a game's own part of the table asks for; False when that is refused."""
        self._director.finish()
        snapshot = self._match.snapshot
        if snapshot is None:
            return False
        if reason := self._stage.judge_of(snapshot).refusal(action):
            self._refuse(reason)
            return False
        return self._match.sink.take(snapshot, action)

    def act_unheld(self, action: Action) -> bool:
        """Do a legal action without asking anybody."""
        snapshot = self._match.snapshot
        return snapshot is not None and self._to_engine.take(snapshot, action)

    @property
    def asked_ply(self) -> int:
        """The ply of a request that has not been answered yet; −1 for none."""
        return self._to_engine.asked_ply

    def stop(self) -> None:
        """Nothing is asked or about to be done any more."""
        self.shrug.stop()
        self.lapse.stop()
        self.decision.forget()

    # -- inside ---------------------------------------------------------------------------

    def _refuse(self, reason: Refusal) -> None:
        self.refused.emit(refusal(reason, self._stage.sitters.names))

    def _on_refused(self, refused: Refused) -> None:
        if refused.refusal is not None:
            self._refuse(refused.refusal)
        else:
            self.refused.emit("")
