"""Observers that cannot hold each other up.

Where several parts of the window are told of the same news, a part that fails is reported as Qt
reports a slot that fails, and the others are told all the same.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def isolated(*calls: Callable[[], object]) -> None:
    """Call one after the other; a failure stops none of those that follow."""
    for call in calls:
        attempt(call, None)


def attempt(call: Callable[[], T], otherwise: T) -> T:
    """Return what a call returns, or `otherwise` where it fails."""
    try:
        return call()
    except Exception:
        kind, error, trace = sys.exc_info()
        assert kind is not None
        assert error is not None
        sys.excepthook(kind, error, trace)
        return otherwise
