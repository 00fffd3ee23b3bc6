"""A clock that was wrong for an answer, or is changed during practice."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject

from answers import BAD, GOOD, MONDAY, answer
from arschloch_gui.app.files import disk
from arschloch_gui.app.language import speak
from arschloch_gui.app.practice.memory import Memory
from arschloch_gui.app.practice.progress import PracticeProgress
from arschloch_gui.app.practice.training_session import daily
from arschloch_gui.app.settings.settings import LiveSettings, SettingsStore
from arschloch_gui.coach.answer import FORMAT, ExerciseAnswer
from arschloch_gui.coach.daily import FIRST_DAY
from long import times

CASE = """\
{"format":"arschloch-practice","version":1}
{"time": "2026-11-25T18:15:58.306+00:00", "of": {"preset": "arschloch", "rules": {}, "seed": 658, \
"decision": 0}, "themes": ["breaks_set"], "phase": "exchange", "office": 0, "cards": 2, "chosen": \
{"give": ["AD", "AS"], "to": 1}, "loss": 0.5729, "stderr": 0.1054, "class": "blunder", "session": \
"practice"}
{"time": "2099-06-01T08:00:00.000+00:00", "of": {"preset": "arschloch", "rules": {}, "seed": 658, \
"decision": 0}, "themes": ["breaks_set"], "phase": "exchange", "office": 0, "cards": 2, "chosen": \
{"give": ["AD", "AS"], "to": 1}, "loss": 0.5729, "stderr": 0.1054, "class": "blunder", "session": \
"practice"}
"""
TODAY = datetime(2026, 11, 25, 20, 0, tzinfo=UTC)
YEAR = timedelta(days=365)


class SetClock:
    """A clock that is set by hand."""

    def __init__(self, now: datetime = TODAY) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "practice.jsonl"


@pytest.fixture(autouse=True)
def unsynced(monkeypatch) -> None:
    monkeypatch.setattr(disk, "sync", lambda _handle: None)


def standing(path: Path, clock: SetClock, holder: QObject) -> PracticeProgress:
    made = PracticeProgress(path, LiveSettings(SettingsStore(path.parent)), clock, holder)
    made.look()
    return made


def write(path: Path, *answers: ExerciseAnswer) -> None:
    Memory(path).add(answers[0])
    for each in answers[1:]:
        Memory(path).add(each)


def given(clock: SetClock, loss: float, seed: int = 1) -> ExerciseAnswer:
    """Return an answer to an exercise, dated by the clock."""
    return answer(loss, seed=seed, days=(clock() - MONDAY) / timedelta(days=1))


def test_an_answer_of_2099_hides_no_week_and_delays_no_exercise(qapp, path: Path):
    path.write_text(CASE, "utf-8", newline="\n")
    shown = standing(path, SetClock(), holder := QObject())
    weeks = shown.property("weeks")
    assert [week["answers"] for week in weeks] == [1], "the chart ends with the present week"
    for figures in ("offices", "themes"):
        assert [part["answers"] for part in shown.property(figures)] == [1]
    (back,) = shown.due()
    assert back.origin["seed"] == 658
    assert shown.property("message") == "", "nothing is wrong with the file"
    assert shown._memory.error_rate == pytest.approx(0.5729)
    assert shown._memory.streak() == 1
    del holder


@pytest.mark.parametrize("wrong", [TODAY + YEAR, TODAY + timedelta(hours=1), TODAY - 50 * YEAR,
                                   datetime(2999, 12, 30, tzinfo=UTC)])  # fmt: skip
def test_what_was_failed_under_a_wrong_clock_comes_back_once_it_is_right(path: Path, wrong):
    clock = SetClock(wrong)
    memory = Memory(path, clock)
    memory.add(given(clock, BAD))
    clock.now = TODAY
    for found in (memory, Memory(path, clock)):
        assert [each.origin["seed"] for each in found.due()] == [1]
        assert found.weeks() == ()
        assert (found.error_rate, found.streak()) == (None, 0)
        assert found.knows(given(clock, BAD).key), "it was seen, so it is not new"
    memory.add(given(clock, GOOD))
    for found in (memory, Memory(path, clock)):
        assert found.due() == ()
        assert found.next_due() == TODAY + timedelta(days=1), "as if it had been failed just now"
        assert found.error_rate == GOOD
        assert [week.all.answers for week in found.weeks()] == [1]


def test_a_good_answer_under_a_wrong_clock_puts_nothing_off(path: Path):
    clock = SetClock(TODAY - timedelta(hours=1))
    memory = Memory(path, clock)
    memory.add(given(clock, BAD))
    clock.now = TODAY + YEAR
    memory.add(given(clock, GOOD))
    assert memory.due() == (), "so the clock says"
    clock.now = TODAY
    assert memory.next_due() < TODAY + timedelta(days=1)
    assert memory.weeks()[-1].monday <= TODAY.date()


def test_what_seemed_later_than_now_counts_once_its_time_has_come(path: Path):
    write(path, answer(BAD))
    clock = SetClock(MONDAY - timedelta(minutes=5))
    memory = Memory(path, clock)
    assert (memory.weeks(), memory.error_rate) == ((), None)
    clock.now = MONDAY + timedelta(minutes=5)
    assert (len(memory.weeks()), memory.error_rate) == (1, BAD)
    clock.now = MONDAY - timedelta(minutes=5)
    assert (memory.weeks(), memory.error_rate) == ((), None)


def test_the_chart_ends_with_the_present_week_even_without_an_answer_in_it(qapp, path: Path):
    write(path, answer(BAD))
    shown = standing(path, SetClock(MONDAY + timedelta(weeks=2)), holder := QObject())
    assert [week["answers"] for week in shown.property("weeks")] == [1, 0, 0]
    del holder


@pytest.mark.parametrize("run", range(times(4, 400)))
def test_however_the_clock_is_set_a_restart_finds_the_same(path: Path, run: int):
    """Counting answer by answer, under any clocks, equals counting all of them later."""
    rng = Random(f"clock/{run}")
    clock = SetClock()
    memory = Memory(path, clock)
    for _ in range(12):
        if rng.random() < 0.5:
            clock.now = TODAY + rng.choice([-50 * YEAR, -YEAR / 12, timedelta(0), YEAR, 70 * YEAR])
        clock.now += timedelta(minutes=rng.randrange(1, 2000))
        memory.add(given(clock, rng.choice([BAD, GOOD]), seed=rng.randrange(3)))
        memory.rating  # noqa: B018 - asked for in between, as the screen does
    clock.now = TODAY + rng.choice([timedelta(0), 2 * YEAR])
    again = Memory(path, clock)
    for ask in (Memory.due, Memory.next_due, Memory.weeks, Memory.streak):
        assert ask(memory) == ask(again)
    assert (memory.rating, memory.error_rate) == (again.rating, again.error_rate)
    assert all(each.due <= clock() for each in memory.due())
    assert all(week.monday <= clock().date() for week in memory.weeks())


@pytest.mark.parametrize("today", [date(1970, 1, 1), date(2025, 12, 31), FIRST_DAY])
def test_ten_of_a_day_before_all_days_are_those_of_the_first(qapp, path: Path, today: date):
    shown = standing(path, SetClock(), holder := QObject())
    begun = daily(today, shown)
    assert begun.day == FIRST_DAY
    first: Any = begun.next
    assert first.day == FIRST_DAY
    assert daily(date(2099, 6, 1), shown).day == date(2099, 6, 1)
    del holder


def test_a_file_of_answers_that_is_damaged_is_said_on_the_screen(qapp, path: Path, caplog):
    write(path, answer(BAD))
    good = path.read_text("utf-8")
    line = good.splitlines()[1]
    huge, odd = line.replace("0.12", "9" * 400), line.replace('"exchange"', "3")
    path.write_text(f"{good}{huge}\n{odd}\n", "utf-8", newline="\n")
    shown = standing(path, SetClock(), holder := QObject())
    with speak("en"):
        shown.retranslate()
        assert shown.property("message").startswith("2 answers can’t be read")
    assert shown.property("begun")
    assert shown.property("lines")
    (told,) = [each.getMessage() for each in caplog.records]
    assert told.startswith("practice.jsonl: 2 line(s) passed over")
    assert "line 3 (number_too_long)" in told
    assert "line 4 (unexpected: Expected `str`, got `int` - at `$.phase`)" in told
    shown.look()
    assert len(caplog.records) == 1, "it is named once"
    assert shown.remember(answer(GOOD, seed=2)) == ""
    assert path.read_text("utf-8").startswith(f"{good}{huge}\n{odd}\n"), "and stays as it was"
    path.unlink()
    path.mkdir()
    assert "practice.jsonl can’t be read" in standing(path, SetClock(), holder).property("message")
    assert FORMAT in good


def test_a_question_to_the_memory_works_out_no_facts(qapp, path: Path, monkeypatch):
    """Each question used to work out the weeks, losses and texts of the page again."""
    clock, holder = SetClock(MONDAY), QObject()
    made = standing(path, clock, holder)
    assert made.remember(given(clock, BAD)) == ""
    told: list[object] = []
    monkeypatch.setattr(made, "show", lambda **facts: told.append(facts))
    assert made.due() is not None
    assert made.level.rating is not None
    assert made.next_due() is not None
    assert told == []
