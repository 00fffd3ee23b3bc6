"""Needs, difficulty and titles: the figures behind the choice of exercises."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp

import pytest

from answers import answer
from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.glicko import SCALE, Rating
from arschloch_gui.coach.skill import (
    DOUBT,
    LAST,
    PRIOR_DEVIATION,
    RECENT,
    STRATUM_DEVIATION,
    SURE_ENOUGH,
    TARGET,
    TITLE_STEPS,
    USUAL_LOSS,
    Skill,
)

STRATUM = answer().stratum


def skilled(answers: Iterable[ExerciseAnswer]) -> Skill:
    skill = Skill()
    for each in answers:
        skill.note(each)
    return skill


def test_the_wanted_exercise_is_solved_in_the_wanted_share():
    skill = Skill()
    skill.person = Rating(1800)
    odds = exp((1800 - skill.wanted) / SCALE)
    assert odds / (1 + odds) == pytest.approx(TARGET)


@pytest.mark.parametrize(("count", "need"), [(0, 2.0), (1, 1.5)])
def test_a_new_stratum_is_needed_as_much_as_usual_and_once_more(count: int, need: float):
    skill = skilled(answer(USUAL_LOSS, seed=at) for at in range(count))
    assert skill.need(STRATUM) == pytest.approx(need)


def test_a_loss_above_the_usual_one_is_needed_more():
    losses = [answer(0.2, seed=at) for at in range(4)]
    losses += [answer(0.04, seed=at, office=1) for at in range(4)]
    skill = skilled(losses)
    usual = 0.12
    for stratum, loss in ((losses[0].stratum, 0.2), (losses[4].stratum, 0.04)):
        weak = (4 * loss + DOUBT * usual) / (4 + DOUBT) / usual
        assert skill.need(stratum) == pytest.approx(weak + 1 / 5)


def test_only_the_latest_answers_to_a_stratum_count():
    old = [answer(0.9, seed=at) for at in range(20)]
    new = [answer(0.0, seed=100 + at) for at in range(RECENT)]
    skill = skilled([*old, *new])
    usual = 0.9 * 20 / (20 + RECENT)
    assert skill.error_rate == pytest.approx(usual)
    assert skill.need(STRATUM) == pytest.approx(DOUBT / (RECENT + DOUBT) + 1 / (1 + RECENT))


def test_a_person_without_losses_still_has_needs():
    skill = skilled(answer(0.0, seed=at) for at in range(3))
    assert skill.error_rate == 0
    assert skill.need(STRATUM) == pytest.approx(DOUBT / (3 + DOUBT) + 1 / 4)


def test_the_rating_follows_each_answer_as_one_game():
    person, exercise = Rating(), Rating(1500, 350)
    skill = skilled([answer(0.0)])
    assert skill.person == person.after([(exercise, 1.0)])
    assert skill.difficulty(answer().key, STRATUM) == exercise.after([(person, 0.0)])
    again = skilled([answer(0.0), answer(0.5)])
    assert again.person == skill.person.after([(exercise.after([(person, 0.0)]), 0.0)])


def test_an_estimate_counts_with_its_error():
    given = answer(0.0, difficulty=1700.0)
    skill = skilled([given])
    exercise = Rating(1700, PRIOR_DEVIATION)
    assert skill.person == Rating().after([(exercise, 1.0)])
    # The stratum met a person who is as strong beside it as beside the exercise.
    stratum = Rating(1500, STRATUM_DEVIATION).after([(Rating(1300), 0.0)])
    found = skill.difficulty("new", STRATUM, 1400.0)
    assert found.value == pytest.approx(1400 + stratum.value - 1500)
    assert found.deviation == PRIOR_DEVIATION
    assert skill.difficulty("new", STRATUM).value == pytest.approx(stratum.value)


def test_a_title_needs_a_rating_that_is_sure_enough():
    skill = Skill()
    indices = []
    for at in range(16):
        skill.note(answer(0.03, seed=at))
        indices.append((skill.person.deviation <= SURE_ENOUGH, skill.title_index))
    assert {index for sure, index in indices if not sure} == {None}
    assert {index for sure, index in indices if sure} == {2}
    assert len(TITLE_STEPS) == 7


def test_the_error_rate_forgets_what_is_long_ago():
    skill = skilled(answer(1.0 if at < 10 else 0.1, seed=at) for at in range(LAST + 5))
    assert skill.error_rate == pytest.approx((5 * 1.0 + 45 * 0.1) / 50)
