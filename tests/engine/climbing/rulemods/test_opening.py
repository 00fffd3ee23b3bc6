"""The first lead of a round: its player and its cards."""

from __future__ import annotations

import pytest

from deals import cards, go, legal, round_of

HANDS = "8d 9d | 7c 7h qd | as ks 7d"


def test_the_holder_of_the_lowest_card_leads_with_it():
    state = round_of(HANDS)
    assert (state.to_act, legal(state)) == (2, {"7D"})
    without = round_of("8d 9d | 7c 7h qd | as ks")
    assert (without.to_act, legal(without)) == (1, {"7C", "7C 7H"})


def test_the_lowest_card_follows_the_rank_order():
    state = round_of(HANDS, rank_order="8-7")
    assert (state.to_act, legal(state)) == (0, {"8D"})


@pytest.mark.parametrize(("card", "leader"), [("QD", 1), ("KS", 2), ("9D", 0)])
def test_an_agreed_start_card_leads(card: str, leader: int):
    state = round_of(HANDS, start_card=card)
    assert (state.to_act, legal(state)) == (leader, {card})


def test_when_nobody_holds_the_agreed_card_the_lowest_one_present_leads():
    state = round_of(HANDS, start_card="JS")
    assert (state.to_act, legal(state)) == (2, {"7D"})


def test_the_start_card_need_not_be_played_where_it_is_off():
    state = round_of(HANDS, start_card_must_be_played=False)
    assert (state.to_act, legal(state)) == (2, {"7D", "KS", "AS"})


def test_only_the_first_lead_is_bound():
    state = go(round_of(HANDS), "7d", "-", "-")
    assert (state.to_act, legal(state)) == (2, {"KS", "AS"})


@pytest.mark.parametrize("seed", range(5))
def test_left_of_the_dealer_leads_freely(seed: int):
    state = round_of(HANDS, first_lead="left_of_dealer", seed=seed)
    assert state.to_act == (state.dealer + 1) % 3
    assert state.required == -1


@pytest.mark.parametrize(
    ("how", "leader"),
    [("lowest_office", 1), ("highest_office", 0), ("left_of_dealer", 0), ("start_card", 2)],
)
def test_later_rounds_are_led_by_office_seat_or_card(how: str, leader: int):
    state = round_of(HANDS, offices=(0, 2, 1), exchange="none", next_lead=how)
    assert (state.dealer, state.to_act) == (1, leader)
    assert state.required == (cards("7d")[0] if how == "start_card" else -1)


def test_the_start_card_of_a_later_round_is_sought_after_the_exchange():
    state = round_of(
        "7d 8d 9d | 10d jd | qd kd ad", offices=(0, 1, 2), next_lead="start_card",
        exchange_counts=[1], start_card="7D",
    )  # fmt: skip
    state = go(state, "7d")
    assert (state.to_act, legal(state)) == (2, {"7D"})


def test_of_two_holders_the_first_clockwise_from_the_dealer_leads():
    for seed in range(6):
        state = round_of("7d 9d | 7d 8d | as ks", decks=2, seed=seed)
        expected = {0: 1, 1: 0, 2: 0}[state.dealer]
        assert state.to_act == expected, state.dealer
