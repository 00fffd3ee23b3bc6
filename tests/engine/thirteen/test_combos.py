"""The combinations of cards, which of them beat which, and those in a hand."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arschloch_gui.engine.cards import build_deck
from arschloch_gui.engine.thirteen.combos import (
    FIVE_CARD_KINDS,
    beats,
    card_of,
    combo_of,
    combos_in,
    power_of,
)
from deals import cards

DECK = build_deck("french52")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("3d", "single"),
        ("3d 3s", "pair"),
        ("2d 2c 2s", "triple"),
        ("3d 4c 5h 6s 7d", "straight"),
        ("jd qc kh as 2d", "straight"),
        ("3s 4s 5s 6s ks", "flush"),
        ("ad 2d 3d 4d 5d", "flush"),
        ("4d 4c 4s kd kh", "full_house"),
        ("kd kh 4d 4c 4s", "full_house"),
        ("2d 2c 2h 2s 3d", "four_one"),
        ("jh qh kh ah 2h", "straight_flush"),
    ],
)
def test_a_combination_is_known_by_its_cards(text: str, kind: str):
    combo = combo_of(cards(text))
    assert combo is not None
    assert (combo.kind, combo.size) == (kind, len(cards(text)))
    assert sorted(combo.cards) == sorted(cards(text))


@pytest.mark.parametrize(
    "text",
    ["", "3d 4d", "3d 3c 4d", "3d 3c 3h 3s", "3d 4d 5d 6d", "3d 4d 5d 6d 8c", "3d 3c 4d 4c 5d",
     "ad 2c 3d 4d 5d", "kd ad 2d 3c 4d", "3d 3c 3h 4d 5d", "3d 4d 5d 6d 7d 8d"],
)  # fmt: skip
def test_other_cards_are_no_combination(text: str):
    assert combo_of(cards(text)) is None


def test_the_deciding_cards_come_first():
    assert combo_of(cards("ks kd 4d 4c 4s")).cards == cards("4s 4c 4d ks kd")
    assert combo_of(cards("as 7h 7d 7s 7c")).cards == cards("7s 7h 7c 7d as")
    assert combo_of(cards("ac 2d kd qd jd")).cards == cards("2d ac kd qd jd")


@given(hand=st.lists(st.sampled_from(DECK), unique=True, max_size=13))
def test_the_first_card_of_a_combination_decides(hand: list[int]):
    assert all(power_of(combo.cards[0]) == combo.key for combo in combos_in(hand))


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("3c", "3d"),
        ("2d", "as"),
        ("9d 9s", "9c 9h"),
        ("10d 10c", "9h 9s"),
        ("4d 4c 4h", "3c 3h 3s"),
        ("3s 4s 5s 6s ks", "8d 10d jd qd kd"),
        ("4d 4c 4h 3d 3c", "3h 3c 3s 2d 2c"),
        ("4d 4c 4h 4s 3d", "3d 3c 3h 3s 2s"),
        ("4d 5d 6d 7d 8c", "3d 4c 5c 6c 7s"),
        ("3h 4h 5h 6h 7h", "3c 4c 5c 6c 7c"),
    ],
)
def test_within_a_kind_the_deciding_card_counts(stronger: str, weaker: str):
    one, other = combo_of(cards(stronger)), combo_of(cards(weaker))
    for cross_kind in (True, False):
        assert beats(one, other, cross_kind)
        assert not beats(other, one, cross_kind)
        assert not beats(one, one, cross_kind)


KINDS = ("jd qc kh as 2d", "3h 5h 7h 9h jh", "3d 3c 3h 4d 4c", "3d 3c 3h 3s 4d", "3d 4d 5d 6d 7d")


@pytest.mark.parametrize(("low", "high"), list(combinations(range(len(KINDS)), 2)))
def test_a_stronger_kind_beats_every_weaker_one_if_kinds_may_cross(low: int, high: int):
    weaker, stronger = combo_of(cards(KINDS[low])), combo_of(cards(KINDS[high]))
    assert (weaker.kind, stronger.kind) == (FIVE_CARD_KINDS[low], FIVE_CARD_KINDS[high])
    assert beats(stronger, weaker, True)
    assert not beats(weaker, stronger, True)
    assert not beats(stronger, weaker, False)


def test_cards_of_another_number_never_beat():
    assert not beats(combo_of(cards("2s 2h")), combo_of(cards("3d")), True)
    assert not beats(combo_of(cards(KINDS[4])), combo_of(cards("3c 3h 3s")), True)


def test_power_orders_the_deck_from_the_three_of_diamonds_to_the_two_of_spades():
    ordered = sorted(DECK, key=power_of)
    assert (ordered[0], ordered[-1]) == cards("3d 2s")
    assert [power_of(card) for card in ordered] == list(range(52))
    assert [card_of(power) for power in range(52)] == ordered


@given(hand=st.lists(st.sampled_from(DECK), unique=True, max_size=13))
def test_a_hand_holds_exactly_the_subsets_that_are_combinations(hand: list[int]):
    made = [
        combo
        for size in (1, 2, 3, 4, 5)
        for some in combinations(sorted(hand), size)
        if (combo := combo_of(some)) is not None
    ]
    found = combos_in(hand)
    assert sorted(found) == sorted(made)
    assert len(set(found)) == len(found)
    for size in (1, 2, 3, 5):
        assert combos_in(hand, size) == tuple(c for c in found if c.size == size)
    assert [c.size for c in found] == sorted(c.size for c in found)
