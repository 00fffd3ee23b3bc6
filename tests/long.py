"""The additional work of `--long`, of which a normal run does a fixed part.

A normal run must be short. `--long` adds only more of what a normal run already tests
(docs/decisions/quick-tests.md).
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, TypeVar

import pytest

IS_LONG = os.environ.get("ARSCHLOCH_TEST_LONG") == "1"
"""Whether this run was started with `--long` (conftest.py sets the variable for it)."""
IS_NAMED = os.environ.get("ARSCHLOCH_TEST_NAMED") == "1"
"""Whether this run was asked for tests by name."""


def long_param(*values: Any) -> Any:
    """Return parameters of a test that only a long run uses."""
    return pytest.param(*values, marks=pytest.mark.long)


def mostly_long(values: Iterable[Any], *, normal: Iterable[Any]) -> list[Any]:
    """Return all values as parameters, of which a normal run uses only those in `normal`.

    The others are not even collected unless a test is named on the command line.
    """
    chosen, every = list(normal), list(values)
    assert all(value in every for value in chosen), "a normal run takes what is not there"
    if chosen and not (IS_LONG or IS_NAMED):  # pytest would skip a test without any, and say so
        return [value for value in every if value in chosen]
    return [value if value in chosen else long_param(value) for value in every]


Measure = TypeVar("Measure")


def times(normal: Measure, long: Measure) -> Measure:
    """Return how often to repeat a test, or the values to use: few, or all with `--long`."""
    return long if IS_LONG else normal
