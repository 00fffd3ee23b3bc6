"""Client of the judge: the GUI thread's side of the connection to the worker thread."""

from __future__ import annotations

from PySide6.QtCore import QObject

from arschloch_gui.app.practice.exercise_source import Survey, Wanted
from arschloch_gui.app.practice.judge_worker import (
    JudgeWorker,
    JudgingProgress,
    SetOut,
    ShownRounds,
    Traced,
)
from arschloch_gui.app.session.hindsight import OwnChoice
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.typed_signal import typed_signal
from arschloch_gui.app.worker_thread import WorkerThread
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

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wish = 0
        self._worker = JudgeWorker()
        self._thread = WorkerThread("judge", self, self._worker, at_end=self._worker.hang_up)
        self._worker.set_out.connect(self.set_out)
        self._worker.weighed.connect(self.weighed)
        self._worker.shown.connect(self.shown)
        self._worker.traced.connect(self.traced)
        self._worker.surveyed.connect(self.surveyed)

    def seek(self, wanted: Wanted, settings: Settings) -> int:
        """Look for an exercise; `set_out` reports the result."""
        self._thread.ask(self._worker.seek, wish := self._next(), wanted, settings)
        return wish

    def take_up(self, task: Task, known: Judgement | None = None) -> int:
        """Judge a decision while the person thinks, unless `known` already has the judgement.

        `weighed` reports the progress.
        """
        self._thread.ask(self._worker.take_up, wish := self._next(), task, known)
        return wish

    def answer(self, action: Action) -> int:
        """Judge the action chosen in the current exercise; `weighed` reports the result."""
        self._thread.ask(self._worker.answer, wish := self._next(), action)
        return wish

    def show(self, taken: int, best: int) -> int:
        """Play out example rounds of the current exercise; `shown` reports the result."""
        self._thread.ask(self._worker.show, wish := self._next(), taken, best)
        return wish

    def trace(self, choice: OwnChoice, settings: Settings) -> None:
        """Find the exercise that matches a choice in a match; `traced` reports it, if any."""
        self._thread.ask(self._worker.trace, choice, settings)

    def survey(self, preset: str, rules: RulesBase) -> None:
        """Find out which decisions occur under some rules; `surveyed` reports the result."""
        self._thread.ask(self._worker.survey, preset, rules)

    def rest(self) -> None:
        """End the request in progress, if any."""
        if self._thread.isRunning():
            self._next()

    def close(self) -> None:
        """End the thread and its processes.

        Requests made afterwards are ignored. Closing twice is harmless.
        """
        self._worker.interrupt(-1)
        self._thread.close()

    def _next(self) -> int:
        self._wish += 1
        self._worker.interrupt(self._wish)
        return self._wish
