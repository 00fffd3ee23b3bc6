"""Charts over weeks, and consecutive days of practice."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from answers import MONDAY, answer
from arschloch_gui.coach.progress import NOTHING, ProgressPart, streak, weeks


def test_losses_are_means_by_week_theme_and_office():
    found = weeks([
        answer(0.1, themes=("pair", "low")),
        answer(0.3, days=6, themes=("pair",), office=1),
        answer(0.9, days=6, second_try=True),
        answer(0.2, days=14),
    ], MONDAY + timedelta(days=18))  # fmt: skip
    assert [week.monday for week in found] == [
        date(2026, 3, 2),
        date(2026, 3, 9),
        date(2026, 3, 16),
    ]
    first, empty, last = found
    assert first.all.answers == 2
    assert first.all.loss == pytest.approx(0.2)
    assert first.by_theme["pair"].loss == pytest.approx(0.2)
    assert first.by_theme["low"] == ProgressPart(1, 0.1)
    assert first.by_office == {0: ProgressPart(1, 0.1), 1: ProgressPart(1, 0.3)}
    assert (empty.all, empty.by_theme) == (NOTHING, {})
    assert last.all == ProgressPart(1, 0.2)
    assert weeks([], MONDAY + timedelta(days=18)) == ()


def test_a_choice_that_came_out_better_than_the_best_makes_up_for_no_other():
    (week,) = weeks([answer(-0.3, themes=("pair",)), answer(0.1)], MONDAY)
    assert week.all.loss == pytest.approx(0.05)
    assert week.by_theme["pair"].loss == pytest.approx(0.05)
    assert week.by_office[0].loss == pytest.approx(0.05)


def test_the_chart_ends_with_the_present_week_and_not_with_a_wrong_clock():
    now = MONDAY + timedelta(days=18)
    found = weeks([answer(days=-20_000), answer(0.1), answer(0.9, days=26_000)], now)
    assert [(week.monday.day, week.all.answers) for week in found] == [(2, 1), (9, 0), (16, 0)]
    assert weeks([answer(days=26_000)], now) == ()
    assert streak([answer(days=-20_000), answer(days=26_000)], MONDAY + timedelta(days=26_000)) == 1


def test_a_day_that_has_not_begun_where_one_is_now_is_shown():
    late = answer(days=6.1)  # Sunday evening in UTC, Monday in the east
    object.__setattr__(late, "time", late.time.astimezone(tz=_east(14)))
    found = weeks([late], late.time.astimezone(tz=_east(-11)))
    assert [week.all.answers for week in found] == [1]


@pytest.mark.parametrize(
    ("days", "length"),
    [((), 0), ((0,), 1), ((0, -1, -2), 3), ((-1, -2), 2), ((-2, -3), 0), ((0, -2), 1)],
)
def test_days_in_a_row_end_today_or_yesterday(days: tuple[int, ...], length: int):
    assert streak([answer(days=day) for day in days], MONDAY + timedelta(hours=1)) == length


def test_a_day_is_the_person_s_own():
    late = answer()  # 18:00 in UTC
    object.__setattr__(late, "time", late.time.astimezone(tz=_east(8)))
    assert streak([late], late.time) == 1
    assert weeks([late], MONDAY + timedelta(days=18))[0].all.answers == 1


def _east(hours: int):
    from datetime import timezone

    return timezone(timedelta(hours=hours))
