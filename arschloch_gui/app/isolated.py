"""Calls to observers in which a failure of one does not stop the others.

When several parts of the window observe the same change, a failing one is reported the way Qt
reports a failing slot, and the others are still called.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def isolated(*calls: Callable[[], object]) -> None:
    """Call the functions in order. A failure in one does not stop the rest."""
    for call in calls:
        attempt(call, None)


def attempt(call: Callable[[], T], otherwise: T) -> T:
    """Return the result of `call`, or `otherwise` if it raises.

    The exception is passed to `sys.excepthook`.
    """
    try:
        return call()
    except Exception:
        kind, error, trace = sys.exc_info()
        assert kind is not None
        assert error is not None
        sys.excepthook(kind, error, trace)
        return otherwise
