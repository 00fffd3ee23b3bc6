"""The deal of a round under way, as hands and actions."""

from __future__ import annotations

import pytest

from arschloch_gui.coach.dealt import dealt
from arschloch_gui.coach.exercise import Exercise, exercise_at, exercises
from arschloch_gui.engine.family import FixedDeal
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Acted, MatchSpec
from deals import deal, hands, match_of, rules


def of_second_round(number: int) -> Exercise:
    spec = MatchSpec("arschloch", presets()["arschloch"], tuple("ABCD"), 3)
    return list(exercises(spec))[number]


def test_hands_are_those_before_any_card_was_given():
    exercise = of_second_round(1)
    found = dealt(exercise)
    assert found is not None
    assert [len(hand) for hand in found.hands] == [8] * 4
    assert sorted(card for hand in found.hands for card in hand) == sorted(
        exercise.spec.family.cards.pack(exercise.spec.rules)
    )
    assert [type(each) for each in found.acted] == [Acted]
    assert (*found.before, *found.acted) == exercise.journal
    offices = exercise.match().round_start(2).setup.carry.offices
    assert found.offices == offices
    assert offices.index(exercise.seat) == exercise.office == 1


def test_a_round_that_has_just_begun_has_no_actions_yet():
    exercise = of_second_round(0)
    found = dealt(exercise)
    assert found is not None
    assert (found.before, found.acted) == (exercise.journal, ())
    assert dealt(of_second_round(1)).hands == found.hands


WHOLE = (
    "7d 7h 8d 9d kd ks qc kc | 8c 9c 10c 10d jd qd 7c ah"
    " | 8h 9h 10h jh qh kh jc ad | 8s 9s js qs ac as 7s 10s"
)


@pytest.mark.parametrize(("lead", "is_hands_alone"), [(None, True), (1, False)])
def test_a_deal_that_sets_more_than_hands_and_positions_is_none(lead, is_hands_alone: bool):
    match = match_of("arschloch", players=4)
    fixed = deal(WHOLE, offices=(2, 0, 1, 3), lead=lead)
    assert isinstance(match.start_round(fixed), tuple)
    exercise = exercise_at(match)
    assert exercise is not None
    assert isinstance(exercise.journal[0], FixedDeal)
    found = dealt(exercise)
    assert (found is not None) is is_hands_alone
    if found is not None:
        assert list(map(sorted, found.hands)) == list(map(sorted, hands(WHOLE)))
        assert (found.offices, found.before, found.acted) == ((2, 0, 1, 3), (), ())


def test_a_round_in_which_cards_were_set_aside_is_more_than_its_hands():
    spec = MatchSpec("arschloch", rules(players=3, surplus="random_open"), tuple("ABC"), 3)
    exercise = next(exercises(spec))
    state = exercise.match().state
    assert state is not None
    assert sum(map(len, state.hands)) == 30
    assert dealt(exercise) is None
