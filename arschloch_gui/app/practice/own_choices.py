"""Stores the person's choices before the first trick like answers to exercises.

A bad choice comes back as an exercise.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from math import hypot

from PySide6.QtCore import QObject, Signal

from arschloch_gui.app.practice.judge_client import JudgeClient
from arschloch_gui.app.practice.judge_worker import Traced
from arschloch_gui.app.practice.progress import PracticeProgress
from arschloch_gui.app.practice.training_session import MATCH
from arschloch_gui.app.session.hindsight import OwnChoice
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.coach.answer import answer_to
from arschloch_gui.coach.judgement import Judged


class OwnChoices(QObject):
    """Recorder of the person's judged choices after each round. GUI thread only."""

    troubled = Signal(str)
    """Emitted with a message if a choice could not be stored."""

    def __init__(
        self,
        session: Session,
        settings: LiveSettings,
        examination: JudgeClient,
        standing: PracticeProgress,
        now: Callable[[], datetime],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._settings, self._examination = settings, examination
        self._standing, self._now = standing, now
        session.hindsight.ownJudged.connect(self._on_judged)
        examination.traced.connect(self._on_traced)

    def _on_judged(self, choice: OwnChoice) -> None:
        self._examination.trace(choice, self._settings.now)

    def _on_traced(self, traced: Traced) -> None:
        taken, best, sought = traced.choice.taken, traced.choice.best, traced.sought
        loss, stderr = max(0.0, best.value - taken.value), hypot(taken.stderr, best.stderr)
        judged = Judged(taken.index, taken.value, taken.stderr, 0.0, 0.0, loss, stderr)
        answer = answer_to(
            sought.exercise, sought.origin, traced.choice.action, judged, self._now(),
            themes=sought.themes, session=MATCH,
        )  # fmt: skip
        if trouble := self._standing.remember(answer):
            self.troubled.emit(trouble)
