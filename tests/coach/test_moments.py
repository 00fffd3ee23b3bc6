"""Times as stored in files, and the harmlessness of a wrong clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from answers import MONDAY, answer
from arschloch_gui.coach.moments import (
    BEGINNING,
    in_order,
    is_sure,
    moment_of,
    read_moment,
    surely_dated,
)
from arschloch_gui.engine.json_text import JsonError

NOW = MONDAY + timedelta(days=20)
SURE, LATER, EARLY = 1, 30_000, -20_000
"""Days after `MONDAY`: within the valid range, in 2108 and in 1971."""


@pytest.mark.parametrize(
    "text",
    ["2026-11-25T18:15:58.306+00:00", "2026-11-25T18:15:58-23:59", "1970-01-01T00:00:00+00:00",
     "2999-12-31T23:59:59+14:00", "2026-11-25T18:15:58+01:30:15"],
)  # fmt: skip
def test_a_time_with_its_offset_is_read(text: str):
    assert read_moment(text) == datetime.fromisoformat(text)


@pytest.mark.parametrize(
    "text",
    ["", "today", "12:00", "2026-11-25T18:15:58", "2026-02-30T00:00:00+00:00",
     "0000-01-01T00:00:00+00:00", "0001-01-01T00:00:00+23:59", "1969-12-31T23:59:59+00:00",
     "3000-01-01T00:00:00+00:00", "9999-12-31T23:59:59-23:59", "10000-01-01T00:00:00+00:00",
     "2026-11-25T18:15:58+24:59", "9" * 400],
)  # fmt: skip
def test_what_is_no_time_or_in_no_year_is_not(text: str):
    with pytest.raises(JsonError):
        read_moment(text)


@pytest.mark.parametrize("seconds", [-1e18, -1e11, 4e10, 1e12, 1e18])
def test_a_file_from_no_year_is_from_the_first_day(seconds: float):
    assert moment_of(seconds) == BEGINNING
    assert moment_of(1_795_000_000.7) == datetime.fromtimestamp(1_795_000_000, UTC)


def test_what_lies_between_the_first_day_and_now_is_sure():
    assert is_sure(BEGINNING, NOW)
    assert is_sure(NOW, NOW)
    assert not is_sure(NOW + timedelta(milliseconds=1), NOW)
    assert not is_sure(BEGINNING - timedelta(milliseconds=1), NOW)
    dated = [answer(days=days) for days in (EARLY, SURE, 20, 20.01, LATER)]
    assert surely_dated(dated, NOW) == dated[1:3]
    assert surely_dated(dated[:1], NOW) == surely_dated([], NOW) == []


@pytest.mark.parametrize(
    ("days", "taken"),
    [
        ((1, 2, 3), (1, 2, 3)),
        ((3, 1, 2), (1, 2, 3)),
        ((1, LATER, 3), (1, 1, 3)),
        ((1, EARLY, 3), (1, 1, 3)),
        ((LATER, EARLY, 3), (3, 3, 3)),
        ((3, LATER, 1, EARLY), (1, 1, 3, 3)),
    ],
)
def test_what_is_not_sure_is_of_the_moment_of_its_neighbour(days, taken):
    found = in_order([answer(days=each) for each in days], NOW)
    assert [(time - MONDAY).days for time, _ in found] == list(taken)
    assert [time for time, _ in in_order([answer(days=LATER)], NOW)] == [BEGINNING]
