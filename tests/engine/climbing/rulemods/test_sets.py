"""Sets: any number of one rank, up to `max_set`."""

from __future__ import annotations

from typing import Any

import pytest

from deals import go, legal, round_of

FREE: dict[str, Any] = {"start_card_must_be_played": False}
HAND = "7d 7c 7h 7s 9d | 8d 8c 8h | as"


@pytest.mark.parametrize(
    ("most", "leads"),
    [
        (0, {"7D", "7D 7C", "7D 7C 7H", "7D 7C 7H 7S", "9D"}),
        (4, {"7D", "7D 7C", "7D 7C 7H", "7D 7C 7H 7S", "9D"}),
        (2, {"7D", "7D 7C", "9D"}),
        (1, {"7D", "9D"}),
    ],
)
def test_sets_are_led_up_to_the_largest_allowed(most: int, leads: set[str]):
    assert legal(round_of(HAND, lead=0, max_set=most, **FREE)) == leads


def test_a_set_is_answered_by_a_set_of_the_same_number():
    state = go(round_of(HAND, lead=0, **FREE), "7d 7h 7s")
    assert legal(state) == {"8D 8C 8H", "-"}


def test_two_decks_allow_sets_of_eight():
    hand = "7d 7d 7c 7c 7h 7h 7s 7s | 8d | as"
    assert {len(text.split()) for text in legal(round_of(hand, lead=0, decks=2))} == set(
        range(1, 9)
    )


def test_a_play_may_name_any_suits():
    state = go(round_of("7d 7c 7s | 8d 8h 8s | as", lead=0, **FREE), "7s 7c", "8s 8h")
    assert state.hands[:2] == [[20], [24]]
