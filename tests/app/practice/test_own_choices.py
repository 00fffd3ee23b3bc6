"""Choices in a match before the first trick are stored like answers to exercises."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject

from arschloch_gui.ai.player import Evaluation
from arschloch_gui.app.practice.exercise_source import SourcedExercise, seek
from arschloch_gui.app.practice.judge_worker import Traced
from arschloch_gui.app.practice.own_choices import OwnChoices
from arschloch_gui.app.session.hindsight import OwnChoice
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.typed_signal import typed_signal
from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.bank import load
from arschloch_gui.coach.verdict import Verdict

NOON = datetime(2026, 11, 27, 12, tzinfo=UTC)


class Hindsight(QObject):
    ownJudged = typed_signal(OwnChoice)


class Judge(QObject):
    """Finds the same exercise for every choice."""

    traced = typed_signal(Traced)

    def __init__(self, sought: SourcedExercise) -> None:
        super().__init__()
        self._sought = sought

    def trace(self, choice: OwnChoice, settings: Settings) -> None:
        self.traced.emit(Traced(choice, self._sought))


@pytest.fixture
def judged(qapp) -> Callable[[float, float], ExerciseAnswer]:
    """Return a function that stores a choice of this value beside a best one of that value."""
    bank = load("arschloch")
    assert bank is not None
    sought = seek(bank.entries[0], Settings())
    assert sought is not None
    action = sought.exercise.match().legal()[1]
    kept: list[ExerciseAnswer] = []
    hindsight, judge = Hindsight(), Judge(sought)
    session: Any = SimpleNamespace(hindsight=hindsight)
    settings: Any = SimpleNamespace(now=Settings())
    standing: Any = SimpleNamespace(remember=kept.append)
    OwnChoices(session, settings, judge, standing, lambda: NOON, hindsight)  # type: ignore[arg-type]

    def store(taken: float, best: float) -> ExerciseAnswer:
        own = Evaluation(1, taken, 0.03), Evaluation(0, best, 0.04)
        hindsight.ownJudged.emit(OwnChoice(sought.origin, action, *own))
        return kept[-1]

    return store


def test_the_loss_is_how_much_worse_the_choice_was_than_the_best(judged):
    bad = judged(-0.4, 0.2)
    assert (bad.loss, bad.stderr) == (pytest.approx(0.6), pytest.approx(0.05))
    assert (bad.verdict, bad.session, bad.time) == (Verdict.BLUNDER, "match", NOON)


def test_the_best_choice_loses_nothing(judged):
    assert judged(0.2, 0.2).loss == 0
    assert judged(0.3, 0.2).loss == 0, "the best one only seemed better"
