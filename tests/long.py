"""What only `--long` runs: more of the same, of which a normal run takes a fixed part.

A normal run is for whoever is at work and has to be short. What waits for `--long` is more of what
a test beside it looks at as well (docs/decisions/quick-tests.md).
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
    """Parameters of a test that only a long run takes."""
    return pytest.param(*values, marks=pytest.mark.long)


def mostly_long(values: Iterable[Any], *, normal: Iterable[Any]) -> list[Any]:
    """All values as parameters, of which a normal run takes only those in `normal`.

    Where no test is asked for by name, it does not even collect the others.
    """
    chosen, every = list(normal), list(values)
    assert all(value in every for value in chosen), "a normal run takes what is not there"
    if chosen and not (IS_LONG or IS_NAMED):  # pytest would skip a test without any, and say so
        return [value for value in every if value in chosen]
    return [value if value in chosen else long_param(value) for value in every]


Measure = TypeVar("Measure")


def times(normal: Measure, long: Measure) -> Measure:
    """How often a test plays the same with other seeds, or through what it goes: a few times, a
    few of them, or all with `--long`."""
    return long if IS_LONG else normal
