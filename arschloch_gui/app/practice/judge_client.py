"""The window's end of the line to the examiner's thread."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QThread, Signal

from arschloch_gui.app.practice.exercise_source import Fresh, Survey, Wanted
from arschloch_gui.app.practice.judge_worker import (
    JudgeWorker,
    JudgingProgress,
    SetOut,
    ShownRounds,
    Traced,
)
from arschloch_gui.app.session.hindsight import OwnChoice
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.typed_signal import TypedSignal, typed_signal
from arschloch_gui.coach.judgement import Judgement
from arschloch_gui.coach.task import Task
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.options import RulesBase


class JudgeClient(QObject):
    """Every method is a queued request that ends what was under way, and gives its number. The
    thread begins with the first of them."""

    set_out = typed_signal(SetOut)
    weighed = typed_signal(JudgingProgress)
    shown = typed_signal(ShownRounds)
    traced = typed_signal(Traced)
    surveyed = typed_signal(Survey)

    _seek: TypedSignal[int, Wanted, Settings] = typed_signal(int, Fresh, Settings)
    _take_up: TypedSignal[int, Task, Judgement | None] = typed_signal(int, Task, Judgement)
    _answer = typed_signal(int, Action)
    _show = Signal(int, int, int)
    _trace = typed_signal(OwnChoice, Settings)
    _survey = typed_signal(str, RulesBase)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wish = 0
        self._closed = False
        self._examiner = JudgeWorker()
        self._thread = QThread(self)
        self._thread.setObjectName("examiner")
        self._examiner.moveToThread(self._thread)
        # In the examiner's own thread, which is just ending.
        self._thread.finished.connect(self._examiner.hang_up, Qt.ConnectionType.DirectConnection)
        self._seek.connect(self._examiner.seek)
        self._take_up.connect(self._examiner.take_up)
        self._answer.connect(self._examiner.answer)
        self._show.connect(self._examiner.show)
        self._examiner.shown.connect(self.shown)
        self._trace.connect(self._examiner.trace)
        self._examiner.traced.connect(self.traced)
        self._survey.connect(self._examiner.survey)
        self._examiner.surveyed.connect(self.surveyed)
        self._examiner.set_out.connect(self.set_out)
        self._examiner.weighed.connect(self.weighed)

    def seek(self, wanted: Wanted, settings: Settings) -> int:
        """Look for an exercise; `set_out` answers."""
        self._seek.emit(wish := self._next(), wanted, settings)
        return wish

    def take_up(self, task: Task, known: Judgement | None = None) -> int:
        """Judge a decision while it is being thought about, unless it is `known` from before;
        `weighed` tells how far that is."""
        self._take_up.emit(wish := self._next(), task, known)
        return wish

    def answer(self, action: Action) -> int:
        """Judge what was chosen in the exercise taken up; `weighed` tells."""
        self._answer.emit(wish := self._next(), action)
        return wish

    def show(self, taken: int, best: int) -> int:
        """Play rounds of the exercise taken up out in sight; `shown` answers."""
        self._show.emit(wish := self._next(), taken, best)
        return wish

    def trace(self, choice: OwnChoice, settings: Settings) -> None:
        """Find the exercise that a choice in a match was; `traced` answers, if there is one."""
        self._start()
        self._trace.emit(choice, settings)

    def survey(self, preset: str, rules: RulesBase) -> None:
        """Find out what there is to decide under some rules; `surveyed` answers."""
        self._start()
        self._survey.emit(preset, rules)

    def rest(self) -> None:
        """Nothing is wanted for the time being."""
        if self._thread.isRunning():
            self._next()

    def close(self) -> None:
        """End thread and processes; whatever is asked later is not heard. Closing twice does no
        harm."""
        self._closed = True
        self._examiner.interrupt(-1)
        self._thread.quit()
        self._thread.wait()

    def _start(self) -> None:
        if not self._thread.isRunning() and not self._closed:
            self._thread.start()

    def _next(self) -> int:
        self._start()
        self._wish += 1
        self._examiner.interrupt(self._wish)
        return self._wish
