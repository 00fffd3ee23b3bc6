"""Means and their standard errors, for rounds that hang together and rounds that do not."""

from __future__ import annotations

import math

from hypothesis import given, settings
from hypothesis import strategies as st

from arschloch_gui.ai.estimate import standard_error
from arschloch_gui.engine.rng import Rng


def test_the_standard_error_of_independent_rounds_is_the_textbook_one():
    rng = Rng(4)
    matches = [[float(rng.below(4)) for _ in range(100)] for _ in range(100)]
    textbook = math.sqrt(1.25 / 10_000)
    assert math.isclose(standard_error(matches), textbook, rel_tol=0.15)


def test_rounds_that_stick_together_make_the_standard_error_larger():
    rng = Rng(4)
    sticky = [[float(rng.below(4))] * 5 for _ in range(400)]
    loose = [[value for five in sticky[i : i + 20] for value in five] for i in range(0, 400, 20)]
    assert standard_error(loose) > 1.7 * math.sqrt(1.25 / 2000)


@given(
    matches=st.lists(st.lists(st.integers(1, 8), min_size=1, max_size=30), min_size=1, max_size=5)
)
@settings(max_examples=40)
def test_the_standard_error_is_a_number_for_whatever_was_played(matches: list[list[int]]):
    error = standard_error(matches)
    assert 0 <= error <= 8
