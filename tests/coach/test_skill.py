"""Rating, error rate and title of a person who answers exercises."""

from __future__ import annotations

import pytest

from answers import BAD, GOOD, answer
from arschloch_gui.coach.glicko import Rating
from arschloch_gui.coach.skill import LAST, Skill


def skilled(*answers):
    skill = Skill()
    for each in answers:
        skill.note(each)
    return skill


def test_everybody_starts_at_1500_without_error_rate_and_title():
    skill = Skill()
    assert (skill.person, skill.error_rate, skill.title_index) == (Rating(1500, 350), None, None)


def test_a_good_answer_raises_the_person_and_lowers_the_exercise():
    good, bad = answer(GOOD), answer(BAD)
    risen, fallen = skilled(good), skilled(bad)
    assert risen.person.value > 1500 > fallen.person.value
    assert risen.difficulty(good.key, good.stratum).value < 1500
    assert fallen.difficulty(bad.key, bad.stratum).value > 1500


def test_what_may_be_no_loss_at_all_is_a_good_answer():
    assert answer(0.06, stderr=0.05).succeeded
    assert not answer(0.06, stderr=0.01).succeeded
    assert answer(0.039, stderr=0.001).succeeded
    assert not answer(0.041, stderr=0.001).succeeded


def test_an_unknown_exercise_is_as_difficult_as_its_kind():
    skill = skilled(*(answer(BAD, seed=seed) for seed in range(5)))
    same, other = answer(seed=99), answer(seed=99, office=1)
    known = skill.difficulty(same.key, same.stratum)
    assert known.value > 1500
    assert known.deviation == 350, "it is only a guess"
    assert skill.difficulty(other.key, other.stratum) == Rating()


def test_an_estimate_from_the_judgement_counts_before_the_first_answer():
    skill = skilled(*(answer(BAD, seed=seed, difficulty=1500.0) for seed in range(5)))
    easy, hard = (skill.difficulty("new", answer().stratum, prior) for prior in (1300.0, 1700.0))
    assert hard.value - easy.value == 400
    assert easy.value > 1300, "the others of the stratum were harder than estimated"
    assert easy.deviation < 350, "and it is more than a guess"


def test_a_hard_exercise_that_is_failed_says_less_than_an_easy_one():
    easy = skilled(answer(BAD, difficulty=1200.0)).person.value
    hard = skilled(answer(BAD, difficulty=1800.0)).person.value
    assert easy < hard < 1500


def test_the_need_is_greater_for_what_costs_more_and_for_what_is_new():
    skill = skilled(*(answer(BAD, office=0, seed=at) for at in range(8)),
                    *(answer(GOOD, office=1, seed=at) for at in range(8)))  # fmt: skip
    weak, strong, new = (answer(office=at).stratum for at in range(3))
    assert skill.need(weak) > skill.need(strong)
    assert skill.need(new) > skill.need(strong)


def test_variants_are_one_exercise():
    assert answer(variant=3).key == answer().key != answer(seed=2).key


def test_a_second_try_counts_nowhere():
    assert skilled(answer(BAD), answer(GOOD, second_try=True)).person == skilled(answer(BAD)).person
    assert skilled(answer(BAD), answer(GOOD, second_try=True)).error_rate == BAD


def test_the_error_rate_is_the_mean_of_the_last_fifty():
    losses = [0.5] * 10 + [0.02] * (LAST - 1) + [0.07]
    assert skilled(*map(answer, losses)).error_rate == pytest.approx(0.021)


@pytest.mark.parametrize(
    ("rate", "title"),
    [(0.0, 0), (0.0099, 0), (0.01, 1), (0.03, 2), (0.04, 3), (0.06, 4), (0.09, 5), (0.12, 6),
     (0.14, 7), (0.36, 7)],
)  # fmt: skip
def test_the_title_has_eight_steps(rate: float, title: int):
    assert skilled(*[answer(rate)] * 16).title_index == title


def test_no_title_after_few_answers():
    assert skilled(*[answer(BAD)] * 3).title_index is None


def test_a_choice_that_came_out_better_than_the_best_makes_up_for_no_other():
    assert skilled(answer(-0.3), answer(0.1)).error_rate == pytest.approx(0.05)
