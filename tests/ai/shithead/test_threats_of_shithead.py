"""Estimates of whether the next player at Shithead can play, compared with counting all hands."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arschloch_gui.ai.shithead.threats import ThreatEstimate, all_of
from arschloch_gui.engine.cards import RANK_OF_NAME
from arschloch_gui.engine.shithead.game import SHITHEAD
from arschloch_gui.engine.shithead.state import RoundState
from deals import cards
from shithead_rounds import act, shithead

KING, QUEEN, THREE = (RANK_OF_NAME[name] for name in ("K", "Q", "3"))


def outlook_of(state: RoundState) -> ThreatEstimate:
    """Return the estimates of the seat to act."""
    return ThreatEstimate(SHITHEAD.view(state, state.to_act))


@given(st.integers(0, 7), st.integers(0, 7), st.integers(0, 7))
def test_the_chance_that_all_drawn_cards_are_marked_is_that_of_all_draws(
    marked: int, others: int, drawn: int
):
    total = marked + others
    drawn = min(drawn, total)
    draws = [all(card < marked for card in each) for each in combinations(range(total), drawn)]
    assert all_of(marked, total, drawn) == pytest.approx(sum(draws) / len(draws))


def test_who_should_have_more_cards_than_there_are_has_all_of_them():
    assert all_of(2, 2, 5) == 1
    assert all_of(1, 2, 5) == 0
    assert all_of(0, 0, 1) == 1


@pytest.mark.parametrize(
    ("open", "top", "stuck"),
    [("5c 6c", KING, 1), ("kc 6c", KING, 0), ("2c 6c", KING, 0), ("10c", KING, 0), ("qc", KING, 1)],
)
def test_face_up_cards_are_certain(open: str, top: int, stuck: float):
    state = shithead("3d | ", open=f" | {open}", pile="4c", open_strictly_higher=False)
    assert outlook_of(state).stuck(1, top) == stuck


def test_face_up_cards_must_be_higher_where_the_rules_say_so():
    state = shithead("3d | ", open=" | kc", pile="4c", open_strictly_higher=True)
    assert outlook_of(state).stuck(1, KING) == 1
    assert outlook_of(state).stuck(1, QUEEN) == 0


def test_a_face_down_card_is_one_of_the_unseen_cards():
    outlook = outlook_of(shithead("3d | ", blind=" | 5c", pile="4c"))
    unseen = outlook.view.unseen()
    low = sum(outlook.unseen[RANK_OF_NAME[name]] for name in "3456789JQ")
    assert outlook.stuck(1, KING) == pytest.approx(low / len(unseen))


def test_one_more_card_in_hand_makes_it_less_likely_to_be_stuck():
    one, two = (outlook_of(shithead(f"3d | {hand}", pile="4c")) for hand in ("5c", "5c 6c"))
    assert 0 < two.stuck(1, KING) < one.stuck(1, KING) < 1
    assert one.stuck(1, THREE) < one.stuck(1, KING)


def test_the_next_seat_is_the_next_one_that_still_has_cards():
    state = shithead("3d | | 5c | 6c", pile="4c")
    assert outlook_of(state).next_seat() == 2
    assert outlook_of(state).next_seat(turned=True) == 3
    state.direction = -1
    assert outlook_of(state).next_seat() == 3
    assert outlook_of(state).next_seat(turned=True) == 2


def test_a_hand_comes_before_the_face_up_cards():
    assert outlook_of(shithead("3d | 5c", open="9c | ", pile="4c")).source() == cards("3d")
    assert outlook_of(shithead(" | 5c", open="9c | ", pile="4c")).source() == cards("9c")


def test_a_card_that_all_have_seen_is_counted_on():
    state = act(shithead("3d 4d | 8c kc | 9d 9c", pile="kd"), "take")
    assert outlook_of(state).stuck(0, KING) == 0
    assert outlook_of(state).stuck(2, KING) > 0
