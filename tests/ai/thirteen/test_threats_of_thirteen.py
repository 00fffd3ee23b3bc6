"""Estimates of what others can beat at Thirteen Cards: the best hands of five, and chances."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arschloch_gui.ai.thirteen.threats import (
    HAS_FIVE,
    UNWILLING,
    ThreatEstimate,
    best_fives,
    none_answers,
)
from arschloch_gui.engine.thirteen.combos import (
    FIVE,
    FIVE_CARD_KINDS,
    Combo,
    card_of,
    combo_of,
    combos_in,
    power_of,
)
from arschloch_gui.engine.thirteen.game import THIRTEEN
from deals import cards
from thirteen_rounds import act, thirteen


def best_in(powers: list[int]) -> dict[str, int]:
    """Return the best hands of five in these cards by kind, without those that there are not."""
    ranks = Counter(power // 4 for power in powers)
    found = best_fives(sorted(powers), [ranks[rank] for rank in range(13)])
    return {kind: key for kind, key in zip(FIVE_CARD_KINDS, found, strict=True) if key >= 0}


def best_of(text: str) -> dict[str, int]:
    """Return the best hands of five in the cards of a text."""
    return best_in(list(map(power_of, cards(text))))


def five(text: str) -> Combo:
    """Return a combination by its cards."""
    found = combo_of(cards(text))
    assert found
    return found


def close_together() -> st.SearchStrategy[list[int]]:
    """Return some cards of a few neighbouring ranks, which have many hands of five."""
    return st.integers(0, 46).flatmap(
        lambda low: st.lists(
            st.integers(low, min(51, low + 27)), min_size=5, max_size=11, unique=True
        )
    )


@given(close_together())
def test_the_best_hands_of_five_are_those_of_the_engine(powers: list[int]):
    best: dict[str, int] = {}
    for combo in combos_in(map(card_of, powers), FIVE):
        best[combo.kind] = max(best.get(combo.kind, -1), combo.key)
    found = best_in(powers)
    if "straight_flush" in found:  # its cards also count as a straight and as a flush
        found = {k: key for k, key in found.items() if k not in ("straight", "flush")}
        best = {k: key for k, key in best.items() if k not in ("straight", "flush")}
    assert found == best


@pytest.mark.parametrize(
    ("held", "kinds"),
    [
        ("3d 4c 5h 6s 7d", {"straight"}),
        ("10d jc qh ks ad", {"straight"}),
        ("jd qc kh as 2d", {"straight"}),
        ("qd kc ah 2s 3d", set()),
        ("3d 5d 8d 9d kd", {"flush"}),
        ("3d 5d 8d 9d", set()),
        ("3d 3c 3h 9s 9d", {"full_house"}),
        ("3d 3c 3h 9s 8d", set()),
        ("3d 3c 3h 3s 8d", {"four_one"}),
        ("3d 3c 3h 3s", set()),
        ("3d 3c 3h 3s 8d 8c", {"four_one", "full_house"}),
        ("3d 4d 5d 6d 7d", {"straight", "flush", "straight_flush"}),
        ("jd qd kd ad 2d", {"straight", "flush", "straight_flush"}),
        ("3d 3c 4d 4c 5d 5c", set()),
    ],
)
def test_there_is_a_kind_of_five_if_its_cards_are_there(held: str, kinds: set[str]):
    assert best_of(held).keys() == kinds


@pytest.mark.parametrize(
    ("held", "kind", "deciding"),
    [
        ("3d 4c 5h 6s 7d 8c", "straight", "8c"),
        ("3d 4c 5h 6s 7d 7s", "straight", "7s"),
        ("3d 5d 8d 9d kd 4s 6s 8s 9s qs", "flush", "kd"),
        ("3d 3c 3h 9s 9d 9c", "full_house", "9s"),
        ("3d 3c 3h 9s 9d", "full_house", "3h"),
        ("3d 3c 3h 3s 9d 9c 9h 9s", "four_one", "9s"),
        ("3d 4d 5d 6d 7d 8d", "straight_flush", "8d"),
    ],
)
def test_the_best_of_a_kind_is_known_by_its_deciding_card(held: str, kind: str, deciding: str):
    assert best_of(held)[kind] == power_of(cards(deciding)[0])


# -- chances ----------------------------------------------------------------------------


def test_nobody_answers_a_hand_of_five_if_there_is_nobody():
    assert none_answers(0, 1.0, [], stronger=True) == 1


def test_only_stronger_kinds_answer_the_best_of_its_kind():
    willing = 1 - UNWILLING[FIVE]
    assert none_answers(0, 0.0, [13], stronger=True) == pytest.approx(1 - HAS_FIVE[13][1] * willing)
    assert none_answers(0, 0.0, [13], stronger=False) == 1
    assert none_answers(4, 0.0, [13], stronger=True) == 1


def test_without_stronger_kinds_only_higher_ones_of_the_same_kind_answer():
    own = HAS_FIVE[9][2] - HAS_FIVE[9][3]
    expected = 1 - own * 0.5 * (1 - UNWILLING[FIVE])
    assert none_answers(2, 0.5, [9], stronger=False) == pytest.approx(expected)


def test_every_hand_can_answer_by_itself():
    once = none_answers(1, 0.5, [10], stronger=True)
    assert none_answers(1, 0.5, [10, 10, 10], stronger=True) == pytest.approx(once**3)


@given(st.integers(0, 4), st.floats(0, 1), st.integers(5, 12), st.booleans())
def test_more_cards_make_an_answer_likelier(level: int, higher: float, count: int, stronger: bool):
    fewer = none_answers(level, higher, [count], stronger=stronger)
    assert 0 < none_answers(level, higher, [count + 1], stronger=stronger) <= fewer + 0.01


def test_a_pair_is_beaten_by_pairs_of_higher_ranks_only():
    state = thirteen("9d 9c kd kc | 8d 8c 8h | jd jc 3h | 4d 5d 6d", lead=0)
    outlook = ThreatEstimate(THIRTEEN.view(state, 0))
    assert outlook.stands(five("9d 9c")) < outlook.stands(five("kd kc")) < 1
    state = thirteen("2d 2s kd | 8d 8c 8h | jd jc 3h | 4d 5d 6d", lead=0)
    assert ThreatEstimate(THIRTEEN.view(state, 0)).stands(five("2d 2s")) == 1


def test_whoever_has_too_few_cards_cannot_answer():
    state = thirteen("3d 3c kd | 8d | jd | 4d", lead=0)
    outlook = ThreatEstimate(THIRTEEN.view(state, 0))
    assert outlook.nearest == 1
    assert outlook.stands(five("3d 3c")) == 1
    assert outlook.stands(five("3d")) < 1


def test_who_has_passed_does_not_answer_in_this_trick():
    state = act(thirteen("3d 7c kd | 8d 9c | jd jc | 4d 4c", lead=0), "3d", "-", "-", "4d")
    assert state.to_act == 0
    outlook = ThreatEstimate(THIRTEEN.view(state, 0))
    seven, hands = five("7c"), (2, 2, 1)
    followed = outlook.stands(seven, following=True)
    assert outlook.stands(seven) < followed < 1
    assert followed == pytest.approx(outlook.stands(seven) ** (1 / sum(hands)))
