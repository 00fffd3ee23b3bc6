"""A time zone unknown to Python is ignored; every other one is kept."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from datetime import datetime

import pytest

from arschloch_gui.app.desktop.time_zone import mend_time_zone

pytestmark = pytest.mark.skipif(not hasattr(time, "tzset"), reason="zones of POSIX")


@pytest.fixture
def zone(monkeypatch) -> Iterator[pytest.MonkeyPatch]:
    """Yield a function that sets zones, which are removed after the test."""
    with pytest.MonkeyPatch.context() as patch:
        yield patch
    time.tzset()


@pytest.mark.parametrize("name", ["UTC+24:59:59", "UTC-24:59:59", "AAA-23:30BBB,M1.1.0,M12.1.0"])
def test_a_zone_a_day_away_is_taken_for_utc(zone: pytest.MonkeyPatch, name: str):
    zone.setenv("TZ", name)
    time.tzset()
    mend_time_zone()
    assert os.environ["TZ"] == "UTC"
    for month in range(1, 13):
        assert datetime(2026, month, 1).astimezone().utcoffset().total_seconds() == 0


@pytest.mark.parametrize("name", ["Europe/Berlin", "UTC-14", "UTC+12", "", "nonsense", "UTC+23:59"])
def test_any_other_stays(zone: pytest.MonkeyPatch, name: str):
    zone.setenv("TZ", name)
    time.tzset()
    before = datetime(2026, 7, 1).astimezone().utcoffset()
    mend_time_zone()
    assert os.environ["TZ"] == name
    assert datetime(2026, 7, 1).astimezone().utcoffset() == before
