"""The return of failed exercises, and the composition of a session."""

from __future__ import annotations

import subprocess
import sys
from datetime import timedelta, timezone

import pytest

from answers import BAD, GOOD, MONDAY, answer
from arschloch_gui.coach.schedule import Schedule

TEN_MINUTES = timedelta(minutes=10)


def days_until_back(losses: list[float], *, late: float = 0) -> list[float]:
    """Return the days until the next return of an exercise answered whenever it is due."""
    schedule, time, away = Schedule(), MONDAY, []
    for loss in losses:
        schedule.note(answer(loss, days=(time - MONDAY) / timedelta(days=1)))
        back = schedule.next_after(time)
        assert back is not None
        away.append(round((back - time) / timedelta(days=1), 3))
        time = back + timedelta(days=late)
    return away


def test_a_failed_exercise_comes_back_after_ten_minutes_and_then_ever_later():
    assert days_until_back([BAD, GOOD, GOOD, GOOD, GOOD]) == [0.007, 1, 2, 6, 18]


def test_another_failure_brings_it_back_at_once_and_more_often():
    away = days_until_back([BAD, GOOD, GOOD, GOOD, BAD, GOOD, GOOD])
    assert away[4] == 0.007
    assert away[6] <= away[3]


def test_whoever_still_knows_it_later_than_asked_sees_it_less():
    assert days_until_back([BAD, GOOD, GOOD, GOOD], late=3)[3] > 6


def test_what_was_never_failed_does_not_come_back():
    schedule = Schedule()
    schedule.note(answer(GOOD))
    assert schedule.next_after(MONDAY) is None


def test_days_never_go_backwards():
    schedule, plain = Schedule(), Schedule()
    for loss, day, taken in ((BAD, 3, 3), (GOOD, 1, 3), (BAD, 2, 3), (GOOD, 4, 4)):
        schedule.note(answer(loss, days=day))
        plain.note(answer(loss, days=taken))
        assert schedule.next_after(MONDAY) == plain.next_after(MONDAY)


def test_an_answer_may_be_given_at_another_time_than_it_tells():
    schedule = Schedule()
    schedule.note(answer(BAD, days=30_000), MONDAY)
    assert schedule.next_after(MONDAY) == MONDAY + TEN_MINUTES


def test_what_waits_already_is_not_what_comes_next():
    schedule = Schedule()
    schedule.note(answer(BAD))
    schedule.note(answer(BAD, seed=2, days=1))
    now = MONDAY + timedelta(days=1)
    assert schedule.next_after(now) == now + TEN_MINUTES
    assert schedule.next_after(now + TEN_MINUTES) is None


def test_a_second_try_leaves_the_date_alone():
    schedule = Schedule()
    schedule.note(answer(BAD))
    schedule.note(answer(GOOD, days=0.0001, second_try=True))
    assert schedule.next_after(MONDAY) == MONDAY + TEN_MINUTES


def test_what_waits_longest_is_first_and_comes_as_a_variant_not_seen_yet():
    schedule = Schedule()
    schedule.note(answer(BAD, seed=1))
    schedule.note(answer(BAD, seed=2, days=1))
    schedule.note(answer(BAD, seed=1, days=2, variant=1))
    now = MONDAY + timedelta(days=3)
    assert [(each.origin["seed"], each.variant) for each in schedule.due(now)] == [(2, 1), (1, 2)]
    assert schedule.due(MONDAY) == ()


def test_a_variant_once_seen_does_not_come_back_after_an_answer_to_an_earlier_one():
    schedule = Schedule()
    for variant, loss in ((0, BAD), (2, GOOD), (1, BAD)):
        schedule.note(answer(loss, variant=variant))
    (back,) = schedule.due(MONDAY + TEN_MINUTES)
    assert back.variant == 3


def test_times_of_any_offset_are_the_same_moment():
    here = answer(BAD)
    there = answer(BAD, seed=2)
    object.__setattr__(there, "time", here.time.astimezone(timezone(timedelta(hours=5))))
    schedule = Schedule()
    schedule.note(here)
    schedule.note(there)
    assert {each.due for each in schedule.due(MONDAY + TEN_MINUTES)} == {MONDAY + TEN_MINUTES}


@pytest.mark.sampled
def test_the_library_is_loaded_with_the_first_failure_only():
    program = (
        "import sys\n"
        "import arschloch_gui.app.practice.memory, arschloch_gui.coach.daily\n"
        "print('fsrs' in sys.modules, 'PySide6.QtQuick' in sys.modules)\n"
    )
    found = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert found.stdout.split() == ["False", "False"]
