"""Choices of `regular` at Thirteen Cards in clear positions."""

from __future__ import annotations

import pytest

from arschloch_gui.ai.arena import simulate
from arschloch_gui.ai.thirteen.planner import Planner
from arschloch_gui.ai.thirteen.reading import MOST_ALIKE, worth_a_thought
from arschloch_gui.ai.thirteen.threats import ThreatEstimate
from arschloch_gui.engine.thirteen.combos import Combo, combo_of, combos_in
from arschloch_gui.engine.thirteen.game import THIRTEEN
from arschloch_gui.engine.thirteen.rules import Rules
from arschloch_gui.engine.thirteen.state import RoundState
from deals import cards, text_of
from players import choice
from thirteen_rounds import act, thirteen


def played(state: RoundState) -> str:
    """Return its play as text."""
    return text_of(THIRTEEN.legal(state)[choice("regular", state, family=THIRTEEN)])


def combo(text: str) -> Combo:
    """Return a combination by its cards."""
    found = combo_of(cards(text))
    assert found
    return found


# -- playing ----------------------------------------------------------------------------


def test_it_goes_out_when_it_can():
    state = thirteen("3d 9s | 4c 4h 10s 10h 2s | 5c 5h | 6c 6h", lead=0)
    state = act(state, "3d", "10s", "-", "-")
    assert played(state) == "-"
    over = act(thirteen("5d 9s | 4c 2s | 5c 5h | 6c 6h", lead=0), "5d", "-", "-", "-")
    assert played(over) == "9S"


def test_it_goes_out_with_five_cards_at_once():
    state = thirteen("4d 5c 6h 7s 8d | 4c 2s | 5d 5h | 6c 6d", lead=0)
    assert len(cards(played(state))) == 5


def test_it_plays_out_what_nobody_can_beat_before_its_last_weak_cards():
    state = thirteen("2s 2h 2c 4d | 8c 9c jd | 9d qc kd | 10d jh as", lead=0)
    seen = []
    while state.to_act == 0:
        seen.append(played(state))
        state = act(state, seen[-1])
        while state.to_act > 0:
            state = act(state, "-")
    assert seen[-1] == "4D"


def test_it_does_not_feed_one_who_holds_a_single_card():
    state = thirteen("3d 3c 8h 8s 9h | ks | 4h 5h 6s 7h 10s | 4s 5s 6h 7s 10h", lead=0)
    state.required = -1
    assert len(cards(played(state))) > 1


def test_a_hand_of_five_is_led_when_nobody_may_hold_one():
    state = thirteen("4d 5c 6h 7s 8d 10s | 4c 9c | 5d jh | 6c 6d kd", lead=0)
    assert len(cards(played(state))) == 5


# -- reading ----------------------------------------------------------------------------


def test_what_cannot_be_beaten_stands_for_certain():
    state = thirteen("2s 3d 9d 9s 4c 5c 6c 7c 8c | 4d 5d | 6d 7d | 8d 10d")
    outlook = ThreatEstimate(THIRTEEN.view(state, 0))
    assert outlook.stands(combo("2s")) == 1
    assert outlook.stands(combo("3d")) < 0.2
    assert outlook.stands(combo("9d 9s")) < 1
    # No other seat has five cards.
    assert outlook.stands(combo("4c 5c 6c 7c 8c")) == 1
    assert outlook.nearest == 2


def test_who_has_passed_cannot_answer_any_more():
    state = thirteen("3d 9d kh | 4d jd | 6d 7d qc | 8d 10d qh")
    state = act(state, "3d", "4d", "-", "-")
    view = THIRTEEN.view(state, 0)
    outlook = ThreatEstimate(view)
    assert outlook.stands(combo("kh"), following=True) > outlook.stands(combo("kh"))


def test_a_hand_is_divided_into_as_few_combinations_as_it_can_be():
    hand = cards("3d 4c 5h 6s 7d 9d 9c 9h jd js 2s")
    plan = Planner(hand, lambda _: 1.0)
    assert plan.cost(plan.whole) == 3
    assert sorted(len(each.cards) for each in plan.division(plan.whole)) == [1, 5, 5]
    assert sum((each.cards for each in plan.division(plan.whole)), ()) != ()


def test_of_hands_alike_only_the_least_harmful_are_looked_at():
    hand = cards("3d 3c 4d 4c 5d 5c 6d 6c 7d 7c 8s 8h")
    every = combos_in(hand, 5)
    kept = worth_a_thought(hand, every)
    assert len(kept) < len(every)
    by_strength: dict[tuple[int, int], int] = {}
    for each in kept:
        by_strength[each.level, each.key] = by_strength.get((each.level, each.key), 0) + 1
    assert set(by_strength) == {(each.level, each.key) for each in every}
    assert max(by_strength.values()) <= MOST_ALIKE


# -- strength ---------------------------------------------------------------------------


@pytest.mark.long
def test_it_beats_random_players_clearly():
    result = simulate(Rules(), "thirteen", ("regular", "random", "random", "random"), 150, 1)
    own = result.seats[0]
    assert own.mean_place + 4 * own.stderr < 2.5
