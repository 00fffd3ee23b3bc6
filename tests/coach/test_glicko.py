"""Ratings: M. Glickman's worked example, and general properties of any rating."""

from __future__ import annotations

from math import exp, isclose, log, pi, sqrt

import pytest

from arschloch_gui.coach.glicko import SCALE, TAU, Rating


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


def slope(rating: Rating, other: Rating, score: float, volatility: float) -> float:
    """Return the function of the paper's step 5, whose root is the new volatility."""
    phi, mu = rating.deviation / SCALE, (rating.value - other.value) / SCALE
    weight = 1 / sqrt(1 + 3 * (other.deviation / SCALE / pi) ** 2)
    expected = 1 / (1 + exp(-weight * mu))
    variance = 1 / (weight**2 * expected * (1 - expected))
    delta = variance * weight * (score - expected)
    x, start = log(volatility**2), log(rating.volatility**2)
    total = phi**2 + variance + exp(x)
    return exp(x) * (delta**2 - total) / (2 * total**2) - (x - start) / TAU**2


@pytest.mark.parametrize("value", [500, 1200, 1500, 2300])
@pytest.mark.parametrize("deviation", [30, 120, 350])
@pytest.mark.parametrize("volatility", [0.02, 0.06, 0.3, 1.2])
@pytest.mark.parametrize("score", [0.0, 0.5, 1.0])
def test_the_new_volatility_solves_the_equation(value, deviation, volatility, score: float):
    before, other = Rating(value, deviation, volatility), Rating(1500, 80)
    after = before.after([(other, score)])
    assert slope(before, other, score, after.volatility) == pytest.approx(0, abs=1e-4)


def test_a_win_over_a_stronger_player_counts_more_and_a_draw_between():
    before = Rating(1500, 200)
    weak, strong = (before.after([(Rating(at, 50), 1.0)]).value for at in (1300, 1700))
    assert 1500 < weak < strong
    lost, drawn, won = (before.after([(Rating(1500, 50), s)]).value for s in (0.0, 0.5, 1.0))
    assert drawn == pytest.approx(1500)
    assert won - 1500 == pytest.approx(1500 - lost)


def test_an_opponent_whose_strength_is_unknown_says_less():
    before = Rating(1500, 200)
    known, unknown = (before.after([(Rating(1500, d), 1.0)]) for d in (30, 350))
    assert known.value > unknown.value > 1500
    assert known.deviation < unknown.deviation < 200
