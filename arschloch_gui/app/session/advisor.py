"""Hints: the strongest player's choice in the user's place."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject

from arschloch_gui.ai.player import Evaluation
from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.engine.messages import Explain, Explained
from arschloch_gui.app.session.match import CurrentMatch
from arschloch_gui.app.session.turn import Turn
from arschloch_gui.app.typed_signal import typed_signal
from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.hindsight import Decided, foretold
from arschloch_gui.engine.table.game import AnyGame


class Advice(Struct, frozen=True):
    """The recommended option of a decision, and the evaluations on which it is based.

    `thoughts` starts with the best option. It is empty if the choice was obvious or followed a
    fixed rule. `ply` is the ply of the decision.
    """

    family: AnyGame
    decided: Decided
    ply: int
    index: int
    thoughts: tuple[Evaluation, ...]

    @property
    def action(self) -> Action:
        """The recommended action."""
        return self.decided.legal[self.index]

    def events(self, index: int) -> tuple[Event, ...]:
        """Return the events that would immediately follow an option."""
        return foretold(self.family, self.decided, index)


class Advisor(QObject):
    """Requests advice from the engine's thread, one question at a time.

    Use it from the GUI thread.
    """

    advised = typed_signal(Advice)
    """Emitted with the answer, if the decision is still pending."""

    def __init__(
        self, match: CurrentMatch, turn: Turn, engine: EngineLink, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._match, self._turn, self._engine = match, turn, engine
        self._asked = 0
        self._decided: Decided | None = None
        engine.advised.connect(self._on_advised)

    @property
    def can_ask(self) -> bool:
        """Whether the user has a choice, or has one legal play and must find its cards."""
        snapshot = self._match.snapshot
        if (
            snapshot is None
            or self._match.practises
            or self._match.counts
            or self._turn.judge is None
        ):
            return False
        return len(snapshot.legal) > 1 or any(isinstance(each, Play) for each in snapshot.legal)

    def ask(self) -> None:
        """Request advice on the current decision."""
        snapshot = self._match.snapshot
        if snapshot is None or snapshot.viewer is None or not self.can_ask:
            return
        assert snapshot.view is not None
        self._asked += 1
        self._decided = Decided(
            snapshot.viewer, snapshot.known_ply, snapshot.view, snapshot.legal, -1, (), snapshot.ply
        )
        if len(snapshot.legal) == 1:
            self.advised.emit(Advice(snapshot.spec.family, self._decided, snapshot.ply, 0, ()))
        else:
            self._engine.advise(Explain(self._asked, snapshot.spec, "", self._decided))

    def _on_advised(self, answer: Explained) -> None:
        decided, snapshot = self._decided, self._match.snapshot
        if answer.asked != self._asked or decided is None or snapshot is None:
            return
        if snapshot.view is not decided.view or answer.choice < 0:
            return
        self.advised.emit(
            Advice(snapshot.spec.family, decided, snapshot.ply, answer.choice, answer.thoughts)
        )
