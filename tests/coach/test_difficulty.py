"""The difficulty of an exercise, from its judgement alone."""

from __future__ import annotations

from math import exp

import pytest
from msgspec.structs import replace

from arschloch_gui.coach.bank import SCALE, Entry, Option, load
from arschloch_gui.coach.difficulty import (
    ERRORS,
    HABIT,
    expected_success,
    prior_difficulty,
    simple_choice_succeeds,
)
from arschloch_gui.coach.glicko import START


@pytest.fixture(scope="module")
def shipped() -> Entry:
    bank = load("arschloch")
    assert bank is not None
    return bank.entries[0]


def lost(entry: Entry, *losses: float, stderr: float = 0.001, lowest: int = 99) -> Entry:
    """Return an entry whose options have these losses."""
    options = tuple(
        Option(at, 0, 0, 0, 0, round(each * SCALE), round(stderr * SCALE))
        for at, each in enumerate(losses)
    )
    return replace(entry, options=options, lowest=lowest)


def test_players_who_see_a_loss_with_errors_find_the_right_option_by_its_distance(shipped: Entry):
    found = expected_success(lost(shipped, 0, 0.1))
    one_of_two = sum(1 / (1 + exp(-0.1 / error)) for error in ERRORS) / len(ERRORS)
    assert found == pytest.approx((1 - HABIT) * one_of_two, abs=1e-4)
    assert (1 - HABIT) / 2 < found < 1 - HABIT


def test_a_costlier_mistake_is_easier_to_avoid_and_every_further_one_makes_it_harder(
    shipped: Entry,
):
    def success(*losses: float) -> float:
        return expected_success(lost(shipped, *losses))

    assert success(0, 0.05) < success(0, 0.1) < success(0, 0.5) < success(0, 3)
    assert success(0, 3) == pytest.approx(1 - HABIT, abs=1e-3)
    assert success(0, 0.1) > success(0, 0.1, 0.1) > success(0, 0.1, 0.1, 0.1) > 0
    assert success(0, 0, 0.1) > success(0, 0.1)
    assert success(0, 0.03, 0.1) > success(0, 0.1), "a fine option also counts"


def test_an_option_that_may_be_as_good_as_the_best_is_right(shipped: Entry):
    assert expected_success(lost(shipped, 0, 0.3, stderr=0.2)) == pytest.approx(1 - HABIT)
    assert expected_success(lost(shipped, 0, -0.3)) == pytest.approx(1 - HABIT), "even better"


@pytest.mark.parametrize(("lowest", "succeeds"), [(0, True), (1, True), (2, False), (99, False)])
def test_habit_helps_only_where_the_lowest_cards_are_right(
    shipped: Entry, lowest: int, succeeds: bool
):
    entry = lost(shipped, 0, 0.03, 0.2, lowest=lowest)
    assert simple_choice_succeeds(entry) is succeeds
    plain = expected_success(lost(shipped, 0, 0.03, 0.2))
    assert expected_success(entry) == pytest.approx(plain + HABIT * succeeds)


def test_a_harder_exercise_has_a_higher_rating(shipped: Entry):
    easy, hard = lost(shipped, 0, 1), lost(shipped, 0, *[0.05] * 9)
    assert expected_success(easy) > 0.5 > expected_success(hard)
    assert prior_difficulty(easy) < START < prior_difficulty(hard)


def test_a_rating_stays_within_limits(shipped: Entry):
    sure = prior_difficulty(lost(shipped, 0, lowest=0))
    hopeless = prior_difficulty(lost(shipped, 0, *[0.041] * 200))
    assert START - sure == pytest.approx(hopeless - START)
    assert 900 < START - sure < 1200, "success in 98 % of all tries"
