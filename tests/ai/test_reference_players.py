"""`random` and `lowest`: frozen references for measurements, specified in full."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.rng import Rng
from deals import go, legal, round_of
from players import choice, chosen

OTHERS = " | as ad | ac kd"
THREE = "trouduc"


def leading(hand: str, **values: Any) -> RoundState:
    """Return a round in which seat 0 leads with this hand."""
    return round_of(hand + OTHERS, THREE, lead=0, **values)


def following(top: str, hand: str, **values: Any) -> RoundState:
    """Return a round in which seat 1 follows; the twos keep seat 0 in."""
    return go(round_of(f"{top} 2s 2h | {hand} | ac kd", THREE, lead=0, **values), top)


def test_lowest_leads_all_cards_of_its_lowest_rank():
    assert chosen("lowest", leading("4d 4h 4s 9c 2d")) == "4D 4H 4S"


def test_lowest_counts_rank_by_the_order_of_the_rules():
    assert chosen("lowest", leading("2d 3c kh")) == "3C"
    assert chosen("lowest", leading("2d 3c kh", rank_order="2-A")) == "2D"


def test_lowest_follows_the_reversed_order():
    state = leading("4d 9c 2d")
    state.reversed = True
    assert chosen("lowest", state) == "2D"


def test_lowest_opens_with_all_cards_of_the_start_cards_rank():
    state = round_of("7d 7h 8c ks | 9d ad | 9h ah", "arschloch", lead=0)
    assert legal(state) == {"7D", "7D 7H"}
    assert chosen("lowest", state) == "7D 7H"


def test_lowest_follows_with_the_lowest_whole_set():
    assert chosen("lowest", following("5d", "6d 6h 9c jd")) == "9C"
    assert chosen("lowest", following("5d 5h", "6c 6d 6h 9c 9d as")) == "9D 9C"


def test_lowest_breaks_the_lowest_set_when_no_whole_one_fits():
    assert chosen("lowest", following("9d", "3c 10d 10h kd kh")) == "10D"


def test_lowest_never_passes_while_it_can_play():
    assert chosen("lowest", following("kd", "3c 4c 2d 2c")) == "2D"
    assert chosen("lowest", following("kd", "3c 4c")) == "-"


def test_lowest_takes_a_set_as_whole_when_it_is_the_largest_the_rules_allow():
    assert chosen("lowest", leading("4d 4h 4s 9c", max_set=2)) == "4D 4H"


def test_lowest_gives_its_lowest_cards():
    state = round_of(
        "8d 9h 9s as | 10c jd kd qh | 10h js qs ad | 7d 7h kc kh", "arschloch", offices=(0, 1, 2, 3)
    )
    assert state.to_act == 0
    assert chosen("lowest", state) == "8D 9H"


@pytest.mark.parametrize("rank_order", ["3-2", "2-A"])
def test_lowest_gives_by_the_order_of_the_rules(rank_order: str):
    state = round_of(
        "2d 3h 9s as | 10c jd kd qd | 4h ks ac ah", THREE, offices=(0, 1, 2),
        exchange="best_for_any", rank_order=rank_order,
    )  # fmt: skip
    assert chosen("lowest", state) == ("3H 9S" if rank_order == "3-2" else "2D 3H")


@pytest.mark.sampled
def test_random_takes_every_legal_action_equally_often():
    state = following("5d", "6d 9c jd")
    rng = Rng(7)
    player_ = [choice("random", state, rng.bits()) for _ in range(4000)]
    counts = Counter(player_)
    assert sorted(counts) == list(range(len(CLIMBING.legal(state)))) == [0, 1, 2, 3]
    # This is four standard deviations of a count of 4000 tries at 1/4.
    assert all(abs(count - 1000) < 110 for count in counts.values())
