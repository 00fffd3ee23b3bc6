"""`pass_policy`: out of the trick, or back at the next turn."""

from __future__ import annotations

from deals import go, round_of

HANDS = "7d kd | 8d qd | 9d ad"


def test_under_out_who_passed_is_not_asked_again():
    state = go(round_of("7d kd jd | 8d qd | 9d ad", lead=0), "7d", "-", "9d", "jd")
    assert state.to_act == 2
    state = go(state, "-")
    assert (state.to_act, state.top) == (0, None)


def test_under_rejoin_who_passed_is_asked_again_once_the_trick_was_beaten():
    state = go(round_of("7d kd jd | 8d qd | 9d ad", lead=0, pass_policy="rejoin"), "7d", "-", "9d")
    state = go(state, "jd")
    assert state.to_act == 1
    state = go(state, "qd", "-", "kd")
    assert state.to_act == 1


def test_under_rejoin_a_trick_still_ends_when_all_others_pass_in_a_row():
    state = go(round_of(HANDS, lead=0, pass_policy="rejoin"), "7d", "-", "-")
    assert (state.to_act, state.top) == (0, None)
    state = go(round_of(HANDS, lead=0, pass_policy="rejoin"), "7d", "-", "9d", "-", "-")
    assert (state.to_act, state.top) == (2, None)
