"""Client of the judge: the GUI thread's side of the connection to the worker thread."""

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
    """Queued requests to the judge worker, and signals with its answers.

    `seek`, `take_up`, `answer` and `show` end the request in progress and return the new request's
    number. The thread starts with the first request.
    """

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
        # With a direct connection, this runs in the worker's own thread while it ends.
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
        """Look for an exercise; `set_out` reports the result."""
        self._seek.emit(wish := self._next(), wanted, settings)
        return wish

    def take_up(self, task: Task, known: Judgement | None = None) -> int:
        """Judge a decision while the person thinks, unless `known` already has the judgement.

        `weighed` reports the progress.
        """
        self._take_up.emit(wish := self._next(), task, known)
        return wish

    def answer(self, action: Action) -> int:
        """Judge the action chosen in the current exercise; `weighed` reports the result."""
        self._answer.emit(wish := self._next(), action)
        return wish

    def show(self, taken: int, best: int) -> int:
        """Play out example rounds of the current exercise; `shown` reports the result."""
        self._show.emit(wish := self._next(), taken, best)
        return wish

    def trace(self, choice: OwnChoice, settings: Settings) -> None:
        """Find the exercise that matches a choice in a match; `traced` reports it, if any."""
        self._start()
        self._trace.emit(choice, settings)

    def survey(self, preset: str, rules: RulesBase) -> None:
        """Find out which decisions occur under some rules; `surveyed` reports the result."""
        self._start()
        self._survey.emit(preset, rules)

    def rest(self) -> None:
        """End the request in progress, if any."""
        if self._thread.isRunning():
            self._next()

    def close(self) -> None:
        """End the thread and its processes.

        Requests made afterwards are ignored. Closing twice is harmless.
        """
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
