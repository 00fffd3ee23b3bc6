"""The user's time zone, replaced by UTC if Python cannot handle it."""

from __future__ import annotations

import os
import time
from datetime import datetime

_MONTHS = range(1, 13)


def mend_time_zone() -> None:
    """Switch to UTC if the system's zone is a day or more away from it, which Python refuses.

    An example is `TZ=UTC+24:59:59`. Call this before the local time is used anywhere.
    """
    if hasattr(time, "tzset") and not _is_usable():
        os.environ["TZ"] = "UTC"
        time.tzset()


def _is_usable() -> bool:
    """Return whether every month of this year has a local time, including summer time."""
    year = time.gmtime().tm_year
    try:
        for month in _MONTHS:
            datetime(year, month, 1).astimezone()
    except (ValueError, OverflowError):
        return False
    return True
