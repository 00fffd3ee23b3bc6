"""Practice progress as QML reads it, computed from the memory of the answers."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from answers import BAD, GOOD, MONDAY, answer
from arschloch_gui.app.language import speak
from arschloch_gui.app.practice.memory import Memory
from arschloch_gui.app.practice.progress_facts import (
    LEAST_FULL,
    MOST_WEEKS,
    ProgressFacts,
    losses,
)
from arschloch_gui.coach.answer import ExerciseAnswer

NOW = MONDAY + timedelta(days=1)


@pytest.fixture(autouse=True)
def english(qapp):
    with speak("en"):
        yield


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "practice.jsonl"


def remembered(path: Path, *answers: ExerciseAnswer, now=NOW) -> Memory:
    memory = Memory(path, lambda: now)
    for each in answers:
        assert memory.add(each) is None
    return memory


def facts(path: Path, *answers: ExerciseAnswer, titles: str = "royal") -> ProgressFacts:
    return ProgressFacts.of(remembered(path, *answers), NOW, titles)


def test_without_answers_there_is_nothing_to_show(path: Path):
    assert facts(path) == ProgressFacts()


def test_a_few_answers_have_a_rating_but_no_title(path: Path):
    shown = facts(path, answer(GOOD))
    assert shown.begun
    assert shown.lines[0] == "A few more answers and you will have a title."
    assert shown.lines[1].startswith("Rating about ")
    assert (shown.title, shown.insignia) == ("", "")
    assert "±" in shown.figures


def test_a_title_is_from_the_chosen_set(path: Path):
    answers = [answer(0.0, seed=seed) for seed in range(30)]
    royal = facts(path, *answers)
    assert royal.title == "King"
    assert royal.insignia != ""
    worldly = ProgressFacts.of(Memory(path, lambda: NOW), NOW, "career")
    assert worldly.title not in ("", "King")


def test_days_in_a_row_and_hands_that_come_back_are_told(path: Path):
    shown = facts(path, answer(BAD, days=0), answer(GOOD, seed=2, days=1))
    assert any("in a row" in line for line in shown.lines)
    assert len(shown.lines) == 4
    assert shown.lines[-1] == "1 exercise you missed is back"


def test_losses_are_by_position_and_by_theme_the_costliest_first(path: Path):
    shown = facts(
        path,
        answer(0.3, seed=1, office=1, themes=("run",)),
        answer(0.1, seed=2, office=0, themes=("pair",)),
        answer(0.5, seed=3, office=1, themes=("joker",)),
    )
    assert [(row["value"], row["answers"]) for row in shown.offices] == [("0", 1), ("1", 2)]
    assert shown.offices[1]["loss"] == pytest.approx(0.4)
    assert [row["value"] for row in shown.themes] == ["joker", "run", "pair"]
    assert shown.fullBar == pytest.approx(0.5)


def test_small_losses_do_not_fill_a_bar(path: Path):
    assert facts(path, answer(BAD)).fullBar == LEAST_FULL


def test_old_weeks_leave_the_chart_and_older_losses_the_rows(path: Path):
    answers = [answer(BAD, seed=week, days=-7 * week) for week in range(12)]
    memory = remembered(path, *answers)
    shown = ProgressFacts.of(memory, NOW, "royal")
    assert len(shown.weeks) == MOST_WEEKS
    offices, themes = losses(memory.weeks(), (NOW - timedelta(weeks=4)).date())
    assert (shown.offices, shown.themes) == (offices, themes)
    assert offices[0]["answers"] == 4
