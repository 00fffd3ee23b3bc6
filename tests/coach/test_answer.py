"""Stored answers: their lines, and the properties on which all figures are based."""

from __future__ import annotations

import json
from math import copysign
from typing import Any

import pytest

from answers import MONDAY, answer
from arschloch_gui.coach.answer import (
    ExerciseAnswer,
    answer_to,
    lesson_session,
    read_answer,
    stratum_of,
)
from arschloch_gui.coach.bank import load
from arschloch_gui.coach.judgement import Judged
from arschloch_gui.coach.origin import Origin
from arschloch_gui.coach.verdict import Verdict
from arschloch_gui.engine.json_text import JsonError

FULL = answer(
    0.12, second_try=True, session="daily", difficulty=1612.0, daily="2026-12-24:3", office=1
)
LEAST = {"time": "2026-11-25T20:00:00+01:00", "of": {"preset": "arschloch"}, "loss": 0.3}
"""A line with only the fields that are required."""


def again(given: ExerciseAnswer) -> ExerciseAnswer:
    return read_answer(json.loads(json.dumps(given.line())))


def test_an_answer_is_read_as_it_was_written():
    assert again(FULL) == FULL
    assert again(answer(0.0)) == answer(0.0)


def test_what_is_usual_is_not_written():
    assert not {"second_try", "difficulty", "daily"} & answer().line().keys()
    assert {"second_try", "difficulty", "daily"} <= FULL.line().keys()


def test_a_line_has_figures_of_five_decimals_and_a_time_in_milliseconds():
    line = answer(0.1234567, stderr=0.0123456, difficulty=1499.6).line()
    assert (line["loss"], line["stderr"], line["difficulty"]) == (0.12346, 0.01235, 1500)
    assert line["time"] == "2026-03-02T18:00:00.000+00:00"
    assert line["class"] == "mistake"


def test_a_line_needs_a_time_an_origin_and_a_loss_alone():
    found = read_answer(LEAST)
    assert (found.loss, found.stderr, found.office, found.cards) == (0.3, 0.0, -1, 0)
    assert (found.themes, found.phase, found.chosen, found.session) == ((), "", {}, "")
    assert (found.second_try, found.difficulty, found.daily) == (False, None, "")
    for name in LEAST:
        with pytest.raises(JsonError):
            read_answer({key: value for key, value in LEAST.items() if key != name})


@pytest.mark.parametrize(
    "strange",
    [{"loss": 4.1}, {"loss": -4.1}, {"stderr": -0.1}, {"office": -2}, {"office": 26},
     {"cards": -1}, {"difficulty": 4001}, {"difficulty": -1}, {"time": "2026-11-25T20:00:00"},
     {"themes": ["x"] * 101}],
)  # fmt: skip
def test_a_value_out_of_bounds_is_refused(strange: dict[str, Any]):
    with pytest.raises(JsonError):
        read_answer(LEAST | strange)


@pytest.mark.parametrize(
    "limit", [{"loss": 4}, {"loss": -4}, {"office": -1}, {"office": 25}, {"difficulty": 4000}]
)
def test_a_value_at_its_bound_is_read(limit: dict[str, Any]):
    ((name, value),) = limit.items()
    assert getattr(read_answer(LEAST | limit), name) == value


def test_a_class_of_a_later_version_is_worked_out_from_the_loss():
    assert read_answer(LEAST | {"class": "brilliant"}).verdict is Verdict.BLUNDER
    assert read_answer(LEAST | {"class": "brilliant", "stderr": 0.2}).verdict is Verdict.BEST
    assert read_answer(LEAST | {"class": "fine"}).verdict is Verdict.FINE


def test_minus_nothing_is_nothing():
    found = read_answer(LEAST | {"loss": -0.0, "stderr": -0.0})
    assert (copysign(1, found.loss), copysign(1, found.stderr)) == (1, 1)


@pytest.mark.parametrize(("loss", "lost"), [(0.3, 0.3), (0.0, 0.0), (-0.2, 0.0)])
def test_nobody_loses_less_than_nothing(loss: float, lost: float):
    assert answer(loss).lost == lost


def test_only_lessons_explain_the_idea_first():
    assert answer(session=lesson_session("arschloch", "lone")).in_lesson
    assert not answer(session="practice").in_lesson
    assert not answer(session="daily").in_lesson
    assert not answer().in_lesson


def test_an_answer_is_of_the_stratum_of_its_exercise():
    bank = load("arschloch")
    assert bank is not None
    entry = bank.entries[3]
    exercise = entry.exercise()
    assert exercise is not None
    origin = Origin(exercise.spec, entry.at)
    judged = Judged(2, 0.3, 0.01, 0.5, 0.1, 0.02, 0.03)
    action = exercise.match().legal()[2]
    given = answer_to(
        exercise, origin, action, judged, MONDAY, second_try=True, difficulty=1400.0, daily="d:1"
    )
    assert given.stratum == stratum_of(entry) == stratum_of(exercise)
    assert given.stratum == f"arschloch/exchange/{entry.office}/{entry.cards}"
    assert (given.loss, given.stderr, given.second_try, given.difficulty, given.daily) == (
        0.02, 0.03, True, 1400.0, "d:1",
    )  # fmt: skip
    assert (given.office, given.cards, given.themes, given.session) == (
        entry.office, entry.cards, (), "",
    )  # fmt: skip
