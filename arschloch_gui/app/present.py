"""The current time: the default clock where no other is passed in."""

from __future__ import annotations

from datetime import datetime


def present() -> datetime:
    """Return the current time with its UTC offset."""
    return datetime.now().astimezone()
