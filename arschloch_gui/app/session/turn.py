"""The user's turn: the actions available, and sending them to the engine."""

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
    """The actions available to the user now."""

    mine: bool = False
    """Whether the display has reached the viewer's turn, and the match is played here."""
    prompt: str = ""
    """The current prompt, one sentence."""
    canPass: bool = False
    """Whether the viewer can pass."""
    canPlay: bool = False
    """Whether the viewer's turn is about playing cards from the hand."""
    mustPass: bool = False
    """Whether passing is the only legal action."""
    outOfTurn: bool = False
    """Whether the viewer can act now, although it is another player's turn."""

    @classmethod
    def of(cls, judge: Judge | None, prompt: str) -> TurnFacts:
        """Return the facts; `judge` is None unless it is the viewer's turn."""
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
    """The actions available to the user, and their execution.

    The user may act as soon as it is their turn in the engine. The display then catches up first.
    Use it from the GUI thread only.
    """

    changed = Signal()
    shows = by_signal(changed=TurnFacts)
    refused = Signal(str)
    """Emitted with the reason when an action was refused, or "" if there is nothing to report."""

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

    # -- state of the turn ----------------------------------------------------------------

    @property
    def judge(self) -> Judge | None:
        """The judge of the viewer's actions.

        It is None unless the display shows the viewer's turn in a match that this window plays.
        """
        stage = self._stage
        judge = stage.judge if stage.turn == stage.sitters.viewer else None
        return judge if judge is not None and judge.may_act else None

    @property
    def can_play(self) -> bool:
        """Whether the viewer's turn is about playing cards from the hand."""
        judge = self.judge
        return judge is not None and judge.can_play

    def look(self) -> None:
        """Update the facts for QML and emit `changed` if they differ."""
        self.show(changed=TurnFacts.of(self.judge, prompts.prompt(self._stage)))

    @property
    def passes_by_itself(self) -> bool:
        """Whether the turn passes automatically: nothing else is legal, and the user wants it."""
        judge = self.judge
        return judge is not None and judge.must_pass and self._settings.now.autoPass

    @property
    def waits(self) -> bool:
        """Whether nothing happens until the user acts."""
        snapshot = self._match.snapshot
        asked = snapshot is None or self.asked_ply == snapshot.ply
        director = self._director
        if asked or director.busy or director.blocked or self.passes_by_itself:
            return False
        over = self._stage.round_no > 0 and self._stage.phase in ("round_over", "match_over")
        return over or self.judge is not None

    # -- actions --------------------------------------------------------------------------

    @Slot(result=bool)
    def playSelection(self) -> bool:
        """Play the selected cards, and return False if that is refused or needs an answer first.

        Nothing is played before the display shows the viewer's turn, because the user would play to
        a trick they have not seen.
        """
        if self.judge is None:
            return False
        play = Play(self._stage.holding.selection())
        self._director.finish()
        if self.decision.asks_back(play):
            self.refused.emit("")
            return False
        return self.act(play)

    def play_cards(self, keys: list[str]) -> bool:
        """Play the cards with these keys, and return whether that was accepted."""
        holding = self._stage.holding
        holding.selected = {key for key in keys if key in holding.cards}
        return self.playSelection()

    @property
    def snapshot(self) -> Snapshot | None:
        """The engine's latest snapshot."""
        return self._match.snapshot

    @Slot()
    def passTurn(self) -> None:
        """Pass, or only show the trick if the display is still behind it."""
        if self._director.busy and self.judge is None:
            self._director.finish()
            return
        self.act(PASS)

    @Slot()
    def confirmGift(self) -> None:
        """Carry out the decision with the cards in the slots."""
        self.decision.confirm()

    def act(self, action: Action) -> bool:
        """Carry out an action, and return False if it is refused."""
        self._director.finish()
        snapshot = self._match.snapshot
        if snapshot is None:
            return False
        if reason := self._stage.judge_of(snapshot).refusal(action):
            self._refuse(reason)
            return False
        return self._match.sink.take(snapshot, action)

    def act_unheld(self, action: Action) -> bool:
        """Send a legal action to the engine without asking back, and return whether it was sent."""
        snapshot = self._match.snapshot
        return snapshot is not None and self._to_engine.take(snapshot, action)

    @property
    def asked_ply(self) -> int:
        """The ply of a request that has not been answered yet, or −1."""
        return self._to_engine.asked_ply

    def stop(self) -> None:
        """Stop the timers of the turn, and withdraw any question about a play."""
        self.shrug.stop()
        self.lapse.stop()
        self.decision.forget()

    # -- internals ------------------------------------------------------------------------

    def _refuse(self, reason: Refusal) -> None:
        self.refused.emit(refusal(reason, self._stage.sitters.names))

    def _on_refused(self, refused: Refused) -> None:
        if refused.refusal is not None:
            self._refuse(refused.refusal)
        else:
            self.refused.emit("")
