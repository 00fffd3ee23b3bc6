"""The present moment: what parts of the program take as their clock where nobody gives them one."""

from __future__ import annotations

from datetime import datetime


def present() -> datetime:
    """Return the time now, with its offset from UTC."""
    return datetime.now().astimezone()
