"""`beat`, alone and with what changes it: `suit_order`, `lowest_office_may_equal`."""

from __future__ import annotations

from typing import Any

import pytest

from deals import go, legal, round_of

DCHS = ["D", "C", "H", "S"]
HANDS = "8h 8d qd | 7d 8c 8s 9d kd | 7s as ac"
"""Seat 0 leads eights, seat 1 may answer with eights, a nine or a king."""


def test_under_higher_an_equal_rank_does_not_beat():
    assert legal(go(round_of(HANDS, lead=0, start_card="8D"), "8d")) == {"9D", "KD", "-"}


def test_under_equal_or_higher_an_equal_rank_beats():
    state = go(round_of(HANDS, lead=0, beat="equal_or_higher"), "8d")
    assert legal(state) == {"8C", "9D", "KD", "-"}
    state = go(round_of(HANDS, lead=0, beat="equal_or_higher"), "8h 8d")
    assert legal(state) == {"8C 8S", "-"}


@pytest.mark.parametrize(
    ("order", "lead", "answers"),
    [
        (DCHS, "8h", {"8S", "9D", "KD", "-"}),
        (DCHS, "8d", {"8C", "8S", "9D", "KD", "-"}),
        (DCHS, "8h 8d", {"8C 8S", "-"}),
        (["S", "H", "C", "D"], "8h", {"8C", "9D", "KD", "-"}),
        (["S", "H", "C", "D"], "8d", {"9D", "KD", "-"}),
        (["S", "H", "C", "D"], "8h 8d", {"-"}),
    ],
)
def test_with_a_suit_order_the_higher_suit_beats_an_equal_rank(
    order: list[str], lead: str, answers: set[str]
):
    state = round_of(HANDS, lead=0, suit_order=order, start_card_must_be_played=False)
    assert legal(go(state, lead)) == answers


def test_the_very_same_card_of_another_deck_does_not_beat():
    state = round_of(
        "8h qd | 8h 8s 9d | as", decks=2, lead=0, suit_order=DCHS, start_card_must_be_played=False
    )
    assert legal(go(state, "8h")) == {"8S", "9D", "-"}


def test_the_lowest_office_alone_may_match_an_equal_rank():
    options: dict[str, Any] = {
        "exchange": "none", "reseat": False, "lowest_office_may_equal": True
    }  # fmt: skip
    lowest = go(round_of(HANDS, offices=(0, 2, 1), lead=0, **options), "8d")
    assert (lowest.to_act, legal(lowest)) == (1, {"8C", "9D", "KD", "-"})
    other = go(round_of(HANDS, offices=(0, 1, 2), lead=0, **options), "8d")
    assert (other.to_act, legal(other)) == (1, {"9D", "KD", "-"})
    pair = go(round_of(HANDS, offices=(0, 2, 1), lead=0, **options), "8h 8d")
    assert legal(pair) == {"8C 8S", "-"}


def test_in_a_first_round_nobody_may_match():
    state = round_of(HANDS, lead=0, lowest_office_may_equal=True, start_card_must_be_played=False)
    assert legal(go(state, "8d")) == {"9D", "KD", "-"}


@pytest.mark.parametrize(
    ("order", "answers"),
    [
        ("8-7", {"7D", "9D", "KD", "-"}),
        ("7-A", {"9D", "KD", "-"}),
        (["A", "K", "Q", "J", "10", "9", "8", "7"], {"7D", "-"}),
    ],
)
def test_strength_follows_the_rank_order(order: object, answers: set[str]):
    state = round_of(HANDS, lead=0, rank_order=order, start_card="8D")
    assert legal(go(state, "8d")) == answers


def test_the_two_is_highest_in_trou_du_cul():
    state = go(round_of("ad kd | 2c 3d | 4d 5d", "trouduc", lead=0), "ad")
    assert legal(state) == {"2C", "-"}
