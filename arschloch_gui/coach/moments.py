"""Points in time as files have them, and what a wrong clock must not do with them.

A clock may have been wrong when something was written: a year ahead, in 2099, or back in 1970. A
time is *sure* where it lies between the first day of the program and now. What has another one
counts in nothing that is about the recent past.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Protocol, TypeVar

from arschloch_gui.engine.json_text import JsonError

YEARS = range(1970, 3000)
"""Beyond these no calendar counts weeks, and there are days that no time zone has."""
BEGINNING = datetime(2026, 1, 1, tzinfo=UTC)
"""Nothing was played before: the program is not older."""


class Dated(Protocol):
    """What has a time that knows its offset from UTC."""

    @property
    def time(self) -> datetime: ...


D = TypeVar("D", bound=Dated)


def read_moment(text: str) -> datetime:
    """Return the time an ISO text names, with its offset from UTC.

    Raises `JsonError` for what is no time, has no offset or lies in no year of `YEARS`.
    """
    try:
        time = datetime.fromisoformat(text)
    except (ValueError, OverflowError):
        raise JsonError("unexpected", "no time") from None
    if time.tzinfo is None or time.year not in YEARS:
        raise JsonError("unexpected", "a time without an offset, or in a year that cannot be")
    return time


def moment_of(seconds: float) -> datetime:
    """Return the time so many seconds after 1970 began, in UTC; `BEGINNING` where a file's date is
    in no year of `YEARS`."""
    try:
        time = datetime.fromtimestamp(int(seconds), UTC)
    except (ValueError, OverflowError, OSError):
        return BEGINNING
    return time if time.year in YEARS else BEGINNING


def is_sure(time: datetime, now: datetime) -> bool:
    """Return whether something can have happened at a time."""
    return BEGINNING <= time <= now


def surely_dated(dated: Sequence[D], now: datetime) -> Sequence[D]:
    """Return what has a sure time, of things in the order of their times."""
    first = bisect_left(dated, BEGINNING, key=_time)
    return dated[first : bisect_right(dated, now, key=_time)]


def in_order(dated: Sequence[D], now: datetime) -> list[tuple[datetime, D]]:
    """Return things with the times they are taken to have, in the order of these.

    They are given in the order in which they were written. What has no sure time is taken to be of
    the same moment as what was written before it, or else after it.
    """
    last = next((each.time for each in dated if is_sure(each.time, now)), BEGINNING)
    found = []
    for each in dated:
        if is_sure(each.time, now):
            last = each.time
        found.append((last, each))
    return sorted(found, key=lambda pair: pair[0])


def _time(dated: Dated) -> datetime:
    return dated.time
