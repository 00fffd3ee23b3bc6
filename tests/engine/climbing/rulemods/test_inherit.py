"""`inherit`: the next leader after an unbeaten last combination."""

from __future__ import annotations

import pytest

from arschloch_gui.engine.events import Event, LeadInherited
from deals import go, round_of

HANDS = "ad | 8d kd | 9d qd | 10d jd"
OFFICES = (2, 1, 0, 3)
"""The clockwise order of seats is the same: 2, 1, 0, 3."""


@pytest.mark.parametrize(
    ("how", "heir"), [("next", 3), ("lowest_office", 3), ("highest_office", 2)]
)
def test_the_lead_goes_where_the_rule_says(how: str, heir: int):
    events: list[Event] = []
    state = round_of(HANDS, offices=OFFICES, exchange="none", lead=0, inherit=how)
    state = go(state, "ad", "-", "-", "-", emit=events.append)
    assert state.to_act == heir
    assert [event for event in events if isinstance(event, LeadInherited)] == [LeadInherited(heir)]


def test_only_players_still_in_inherit_by_office():
    hands = "8d | ad | 10d jd | 9d qd"
    for how, heir in (("highest_office", 2), ("lowest_office", 3)):
        state = round_of(
            hands, offices=(0, 2, 3, 1), exchange="none", lead=0, inherit=how, reseat=False
        )
        state = go(state, "8d", "ad", "-", "-")
        assert (state.finished, state.to_act) == ((0, 1), heir)


@pytest.mark.parametrize("how", ["lowest_office", "highest_office"])
def test_in_a_first_round_the_privileges_fall_back_to_the_next_player(how: str):
    state = go(round_of(HANDS, lead=0, inherit=how), "ad", "-", "-", "-")
    assert state.to_act == 1


def test_the_lot_falls_on_every_player_still_in_and_on_no_other():
    heirs = {
        go(round_of(HANDS, lead=0, inherit="random", seed=seed), "ad", "-", "-", "-").to_act
        for seed in range(40)
    }
    assert heirs == {1, 2, 3}


def test_a_taker_who_still_has_cards_leads_himself():
    state = go(round_of("ad 7d | 8d kd | 9d qd", lead=0, start_card="AD"), "ad", "-", "-")
    assert state.to_act == 0
