"""Ratings: M. Glickman's worked example, and general properties of any rating."""

from __future__ import annotations

from math import isclose

import pytest

from arschloch_gui.coach.glicko import Rating


def test_the_paper_s_worked_example_comes_out():
    player = Rating(1500, 200, 0.06)
    results = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = player.after(results)
    assert after.value == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_a_result_only_the_deviation_grows():
    after = Rating(1500, 50, 0.06).after([])
    assert (after.value, after.volatility) == (1500, 0.06)
    # Step 6 of the paper: the square root of the sum of both squares.
    assert after.deviation == pytest.approx((50**2 + (0.06 * 173.7178) ** 2) ** 0.5)


def test_upsets_make_a_rating_less_steady_wherever_it_stands_on_the_scale():
    low, high = (
        Rating(at, 50, 0.06).after([(Rating(at - 600, 50), 0.0)] * 5) for at in (1500, 2500)
    )
    assert low.volatility > 0.0603
    assert isclose(low.volatility, high.volatility, rel_tol=1e-6)
    assert isclose(low.value - 1500, high.value - 2500, rel_tol=1e-6)


def test_what_is_expected_is_learnt():
    person, exercise = Rating(), Rating()
    for at in range(60):
        score = 1.0 if at % 4 else 0.0
        person, exercise = person.after([(exercise, score)]), exercise.after([(person, 1 - score)])
    # Three wins in four mean 191 points (400 times the decimal logarithm of 3).
    assert person.value - exercise.value == pytest.approx(191, abs=60)
