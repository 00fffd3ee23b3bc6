"""What QML reads of a practice session, computed from the session at the table."""

from __future__ import annotations

from datetime import date
from types import SimpleNamespace
from typing import Any

import pytest

from arschloch_gui.app.language import speak
from arschloch_gui.app.practice.lessons import Taught
from arschloch_gui.app.practice.trainer import TrainerFacts
from arschloch_gui.app.practice.training_session import OWN, PRACTICE, Mark, TrainingSession


@pytest.fixture(autouse=True)
def english(qapp):
    with speak("en"):
        yield


def session(name: str = PRACTICE, marks: int = 0, **more: Any) -> TrainingSession:
    return TrainingSession(name, 10, lambda before: None, marks=[Mark(None)] * marks, **more)


def facts(
    course: TrainingSession | None, state: str = "asking", home: str = "", **more: Any
) -> TrainerFacts:
    told: Any = {"next_game": "", "looks_at": -1, "second_try": False, **more}
    done = SimpleNamespace(number=told["looks_at"], is_open=told["looks_at"] >= 0)
    run: Any = SimpleNamespace(state=state, course=course, done=done, next_game=told["next_game"])
    return TrainerFacts.of(run, home, second_try=told["second_try"])


def test_outside_a_session_there_is_nothing_to_say():
    assert facts(None, "") == TrainerFacts("", "", "", "", False, False, "")


@pytest.mark.parametrize(
    ("state", "second_try", "number"),
    [("asking", False, 3), ("asking", True, 2), ("judged", False, 2), ("over", False, 2)],
)
def test_an_exercise_is_counted_until_it_is_answered(state: str, second_try: bool, number: int):
    shown = facts(session(marks=2), state, second_try=second_try)
    assert shown.progress == f"Exercise {number} of 10"


def test_an_exercise_looked_at_again_has_its_own_number():
    shown = facts(session(marks=10), "judged", looks_at=4)
    assert shown.looksAgain
    assert shown.progress == "Exercise 5 of 10"


def test_the_next_game_is_named_while_it_is_announced():
    assert facts(session(), "seeking").nextGame == ""
    assert facts(session(), "seeking", next_game="shithead").nextGame == "Shithead"


def test_only_a_single_decision_leads_back_to_another_screen():
    single = facts(session(OWN), home="matches")
    assert (single.single, single.wayBack) == (True, "matches")
    several = facts(session(day=date(2026, 11, 27)), home="matches")
    assert (several.single, several.wayBack) == (False, "")


def test_a_lesson_has_a_summary_at_its_end():
    lesson = session(taught=Taught("arschloch", "lone"))
    assert facts(lesson, "judged").summary == ""
    assert facts(lesson, "over").summary != ""
    assert facts(session(), "over").summary == ""
