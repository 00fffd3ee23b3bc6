"""One try a day counts: the first that was started, in whatever order and window they are noted."""

from __future__ import annotations

import errno
from datetime import date, timedelta
from pathlib import Path

import pytest

from arschloch_gui.app.daily.tries import DayTries, DayTry, read_try
from arschloch_gui.app.files import disk
from arschloch_gui.engine.json_text import JsonError

DAY = date(2026, 11, 26)
ONE, TWO = Path("one.arl"), Path("two.arl")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "days.jsonl"


def known(path: Path) -> DayTries:
    tries = DayTries(path)
    assert tries.look() is None
    return tries


def test_the_first_match_that_was_started_counts_and_no_other(path: Path):
    tries = DayTries(path)
    assert tries.begin(DAY, ONE) is None
    assert tries.begin(DAY, TWO) is None
    assert known(path).of(DAY) == DayTry(DAY, "one.arl")
    assert known(path).by_record(TWO) is None
    assert path.read_bytes().count(b"\n") == 2, "a header and one line"


def test_a_clock_set_back_or_forward_gives_no_second_try(path: Path):
    tries = DayTries(path)
    for days in (0, 1, 0, -1, 1):
        tries.begin(DAY + timedelta(days=days), Path(f"{days}.arl"))
        tries.begin(DAY + timedelta(days=days), TWO)
    found = known(path)
    assert [found.of(DAY + timedelta(days=each)).record for each in (-1, 0, 1)] == [
        "-1.arl", "0.arl", "1.arl",
    ]  # fmt: skip


def test_another_window_that_was_first_is_heeded(path: Path):
    one, two = known(path), known(path)
    one.begin(DAY, ONE)
    two.begin(DAY, TWO)
    assert two.of(DAY) == DayTry(DAY, "one.arl")


def test_a_result_is_noted_once_and_outlives_a_restart(path: Path):
    tries = DayTries(path)
    tries.begin(DAY, ONE)
    begun = tries.of(DAY)
    assert begun is not None
    assert not begun.is_over
    tries.end(begun, (2, 1, 4), 2)
    tries.end(begun, (1, 1, 1), 1)
    assert known(path).of(DAY) == DayTry(DAY, "one.arl", (2, 1, 4), 2)
    assert known(path).over() == [DayTry(DAY, "one.arl", (2, 1, 4), 2)]


def test_a_try_that_was_given_up_has_no_result_any_more(path: Path):
    tries = DayTries(path)
    tries.begin(DAY, ONE)
    begun = tries.of(DAY)
    assert begun is not None
    tries.give_up(begun)
    tries.end(begun, (1, 1, 1), 1)
    assert known(path).of(DAY) == DayTry(DAY, "one.arl", given_up=True)
    tries.begin(DAY, TWO)
    assert known(path).of(DAY) == DayTry(DAY, "one.arl", given_up=True)


def test_a_result_of_another_match_is_none(path: Path):
    tries = DayTries(path)
    tries.begin(DAY, ONE)
    tries.end(DayTry(DAY, "two.arl"), (1, 1, 1), 1)
    found = known(path).of(DAY)
    assert found == DayTry(DAY, "one.arl")


def test_on_a_full_disk_the_try_counts_until_the_end_and_that_is_said(path: Path, monkeypatch):
    tries = DayTries(path)
    tries.begin(DAY - timedelta(days=1), TWO)

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr(disk, "open_end", full)
    told = tries.begin(DAY, ONE)
    assert told is not None
    assert (told.key, told.reason) == ("day_not_saved", "no space left")
    assert tries.of(DAY) == DayTry(DAY, "one.arl")


def test_damaged_lines_stay_and_cost_nothing_else(path: Path):
    DayTries(path).begin(DAY, ONE)
    path.write_bytes(path.read_bytes() + b'{"day": "someday", "record": "x"}\nnonsense\n')
    assert known(path).of(DAY) == DayTry(DAY, "one.arl")
    assert b"nonsense" in path.read_bytes()


@pytest.mark.parametrize(
    "line",
    [{}, {"day": "2026-11-26"}, {"day": 3, "record": "x"}, {"day": "2026-11-26", "record": ""},
     {"day": "2026-11-26", "record": "x", "places": [0]},
     {"day": "2026-11-26", "record": "x", "final": -1}],
)  # fmt: skip
def test_a_line_that_makes_no_sense_is_no_try(line: dict):
    with pytest.raises(JsonError):
        read_try(line)
