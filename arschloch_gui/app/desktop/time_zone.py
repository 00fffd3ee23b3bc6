"""The time zone of the person, or UTC where Python cannot reckon with it."""

from __future__ import annotations

import os
import time
from datetime import datetime

_MONTHS = range(1, 13)


def mend_time_zone() -> None:
    """Take UTC where the system's zone is a whole day or more away from it, which Python refuses.

    `TZ=UTC+24:59:59` is one. Done before anybody asks for the local time.
    """
    if hasattr(time, "tzset") and not _is_usable():
        os.environ["TZ"] = "UTC"
        time.tzset()


def _is_usable() -> bool:
    """Whether every month of this year has a local time: in summer it may be another."""
    year = time.gmtime().tm_year
    try:
        for month in _MONTHS:
            datetime(year, month, 1).astimezone()
    except (ValueError, OverflowError):
        return False
    return True
