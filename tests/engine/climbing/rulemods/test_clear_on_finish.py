"""`clear_on_finish`: the last combination cannot be beaten."""

from __future__ import annotations

import pytest

from arschloch_gui.engine.events import Event, LeadInherited, TrickTaken
from deals import go, round_of

HANDS = "7d | 8d kd | 9d qd"


def test_the_last_cards_of_a_player_end_the_trick_and_the_next_one_leads():
    events: list[Event] = []
    state = round_of(HANDS, lead=0, clear_on_finish=True)
    state = go(state, "7d", emit=events.append)
    assert (state.to_act, state.top, state.finished) == (1, None, (0,))
    assert TrickTaken(0, 1) in events
    assert LeadInherited(1) in events


def test_other_plays_do_not_end_it():
    state = go(round_of("7d 10d | 8d kd | 9d qd", lead=0, clear_on_finish=True), "7d")
    assert state.to_act == 1
    assert state.top is not None


def test_off_the_last_cards_can_be_beaten():
    state = go(round_of(HANDS, lead=0), "7d")
    assert state.to_act == 1
    assert state.top is not None


@pytest.mark.parametrize("how", ["lowest_office", "highest_office", "random", "next"])
def test_the_lead_goes_to_the_next_player_whatever_inherit_says(how: str):
    hands = "7d | 8d kd | 9d qd | 10d jd"
    state = round_of(
        hands, offices=(3, 1, 0, 2), exchange="none", lead=0, clear_on_finish=True, inherit=how
    )
    assert go(state, "7d").to_act == 2


def test_the_last_cards_of_all_but_one_end_the_round():
    state = go(round_of("7d | 8d | 9d qd", lead=0, clear_on_finish=True), "7d", "8d")
    assert (state.phase, state.finished) == ("round_over", (0, 1, 2))
