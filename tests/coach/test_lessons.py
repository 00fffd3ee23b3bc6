"""Every position of a lesson leads to its decision, and the judgement supports its claim."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from arschloch_gui.coach.bank import Marks, marks
from arschloch_gui.coach.lessons.course import COURSES, Lesson
from arschloch_gui.coach.lessons.positions import (
    FILE,
    LessonPosition,
    claim_of,
    lessons_of,
    load,
    positions,
    task_at,
)
from arschloch_gui.engine.actions import Answer

OF = {(course, each.key): each for course, lessons in COURSES.items() for each in lessons}


def named(position: LessonPosition) -> str:
    return f"{position.course}-{position.lesson}-{position.entry.key}"


SHORT = [positions(course, lessons_of(course)[-1].key)[-1] for course in ("arschloch", "dalmuti")]
"""Two positions for the short run, which has no time to replay all of them."""


@pytest.mark.parametrize(
    "position",
    [pytest.param(each, marks=() if each in SHORT else pytest.mark.long) for each in load()],
    ids=named,
)
def test_a_position_shows_what_its_lesson_claims(position):
    lesson: Lesson = OF[position.course, position.lesson]
    task = task_at(position.entry)
    assert task is not None, "this version deals other cards"
    assert position.entry.preset == (lesson.table or position.course)
    assert (position.entry.phase, position.entry.cards) == (lesson.phase, lesson.cards)
    assert not isinstance(task.legal[0], Answer)
    claim = claim_of(lesson, task, position.entry.judgement)
    assert claim is not None
    assert claim.wins if position.wins else claim.fails
    assert claim.best.index == position.entry.options[0].index


@pytest.mark.parametrize("course", COURSES)
def test_a_lesson_has_two_or_three_wins_and_at_most_one_failure(course):
    used = [each.entry.key for each in load() if each.course == course]
    assert len(used) == len(set(used))
    assert lessons_of(course) == COURSES[course], "every lesson of the course has positions"
    for lesson in COURSES[course]:
        wins = [each.wins for each in positions(course, lesson.key)]
        assert wins.count(True) in (2, 3)
        assert wins.count(False) <= 1
        assert wins == sorted(wins, reverse=True), "the failure comes last"


def test_the_long_course_has_ten_lessons_and_shows_the_limits_of_most():
    lessons = lessons_of("arschloch")
    assert len(lessons) == 10
    limits = [each.key for each in lessons if not positions("arschloch", each.key)[-1].wins]
    assert len(limits) >= 8


def test_a_lesson_is_not_taught_with_judgements_of_another_version(tmp_path, monkeypatch, caplog):
    def changed(preset: str) -> Marks:
        now = marks(preset)
        return replace(now, players="other") if preset == "dalmuti" else now

    monkeypatch.setattr("arschloch_gui.coach.lessons.positions.marks", changed)
    file = tmp_path / "positions.jsonl"
    file.write_bytes(FILE.read_bytes())
    left = {each.entry.preset for each in load(file)}
    assert "arschloch" in left
    assert "dalmuti" not in left
    assert "dalmuti" in caplog.text


@pytest.mark.parametrize("text", [b"", b"\xff", b"[]\n", b'{"format":"other","version":2}\n'])
def test_a_damaged_file_of_lessons_is_logged_and_leaves_none(tmp_path, caplog, text):
    file = tmp_path / "positions.jsonl"
    file.write_bytes(text)
    assert load(file) == ()
    assert "lessons cannot be read" in caplog.text
