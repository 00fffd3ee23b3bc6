"""Times in stored files, and protection against wrong clocks.

A clock may have been wrong when something was written: a year ahead, or set to 1970. A time is
called *sure* if it is between the release of the program and now. Entries with other times are
ignored in all statistics about the recent past.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Protocol, TypeVar

from arschloch_gui.engine.json_text import JsonError

YEARS = range(1970, 3000)
"""Supported years. In others, week numbers or conversions between time zones can fail."""
BEGINNING = datetime(2026, 1, 1, tzinfo=UTC)
"""Earliest possible time of a round, because the program is not older."""


class Dated(Protocol):
    """An object with a time that has an offset from UTC."""

    @property
    def time(self) -> datetime: ...


D = TypeVar("D", bound=Dated)


def read_moment(text: str) -> datetime:
    """Return the time in an ISO text, which must have an offset from UTC.

    Raises `JsonError` if it is not a time, has no offset or is not in a year of `YEARS`.

    >>> read_moment("2026-11-25T20:00:00+01:00").year
    2026
    """
    try:
        time = datetime.fromisoformat(text)
    except (ValueError, OverflowError):
        raise JsonError("unexpected", "no time") from None
    if time.tzinfo is None or time.year not in YEARS:
        raise JsonError("unexpected", "a time without an offset, or in a year that cannot be")
    return time


def moment_of(seconds: float) -> datetime:
    """Return the UTC time for a POSIX timestamp, or `BEGINNING` if its year is not supported."""
    try:
        time = datetime.fromtimestamp(int(seconds), UTC)
    except (ValueError, OverflowError, OSError):
        return BEGINNING
    return time if time.year in YEARS else BEGINNING


def is_sure(time: datetime, now: datetime) -> bool:
    """Return whether a time is plausible: not before `BEGINNING` or in the future."""
    return BEGINNING <= time <= now


def surely_dated(dated: Sequence[D], now: datetime) -> Sequence[D]:
    """Return the items with a sure time from a sequence in chronological order."""
    first = bisect_left(dated, BEGINNING, key=_time)
    return dated[first : bisect_right(dated, now, key=_time)]


def in_order(dated: Sequence[D], now: datetime) -> list[tuple[datetime, D]]:
    """Return the items with their assumed times, in the order of these times.

    The items must be given in the order in which they were written. An item without a sure time is
    assumed to be as old as the item before it, or if there is none, as the first with a sure time.
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
