"""Reasons to give other cards: one hand for each reason."""

from __future__ import annotations

from typing import Any

import pytest
from coach.climbing.hands import dealt, why

from deals import round_of

PLAIN = "7d 8h 9s 10c 10h jc qd kc kd as"
SHARP = "7d 8d 8c 8h 8s 9c jd qh kc as"
HIGH = "10h jd qd qc qs kd ks ad ah as"
SEVENS = "7d 7h 7s 8s 9s jc jd qc kd as ac"


@pytest.mark.parametrize(
    ("hand", "chosen", "best", "first"),
    [
        (PLAIN, "7d as", "7d 8h", "top_given AS"),
        (HIGH, "ad ah", "10h jd", "top_given AD AH"),
        (PLAIN, "7d qd", "7d 8h", "stronger_given QD / 8H"),
        (PLAIN, "7d 9s", "7d 8h", "higher_given 9S / 8H"),
        (PLAIN, "7d 10c", "7d 8h", "set_broken 10C 10H"),
        ("7d 7h 7s 8h jc qd kc kh ad as", "7d 8h", "8h jc", "set_broken 7D 7H 7S"),
        (PLAIN, "10c 10h", "7d 8h", "set_in_one 10C 10H / 7D 8H"),
        ("7d 8h 9s 10c 10h jc qd kc ad as", "ad as", "7d 8h", "top_given AD AS"),
        ("7d 7h jc js qd qh kc kh ad as", "jc js", "7d 7h", "set_kept 7D 7H"),
        ("7d 7h 7s 9d 9h 10c 10d qh kc as", "7d qh", "9d 9h", "set_broken 7D 7H 7S"),
    ],
)
def test_the_first_reason_is_what_a_player_would_say(hand: str, chosen: str, best: str, first: str):
    assert why(dealt(hand), chosen, best)[0] == first


@pytest.mark.parametrize(
    ("hand", "chosen", "best", "more"),
    [
        (PLAIN, "7d 10c", "7d 8h", "single_kept 8H"),
        ("7d 7h jc js qd qh kc kh ad as", "jc js", "7d 7h", "stronger_given JC / 7D"),
        ("7s 8c 10h jd qd kc ks ad ac ah", "7s ad", "10h jd", "single_kept 10H"),
        (HIGH, "ad ah", "10h jd", "beaten_by_it AD AH / KD KS"),
    ],
)
def test_what_else_there_is_comes_after_it(hand: str, chosen: str, best: str, more: str):
    assert more in why(dealt(hand), chosen, best)[1:]


@pytest.mark.parametrize(
    ("options", "does"),
    [({}, "set"), ({"bomb": "any"}, "bomb"), ({"revolution": "four"}, "revolution")],
)
def test_four_of_a_kind_are_what_the_rules_make_of_them(options: dict[str, Any], does: str):
    assert why(dealt(SHARP, **options), "7d 8d", "7d 9c")[0] == f"{does}_broken 8D 8C 8H 8S"


@pytest.mark.parametrize(
    ("options", "does"), [({"bomb": "any"}, "bomb"), ({"revolution": "four"}, "revolution")]
)
def test_whoever_gets_three_of_four_may_have_all_of_them(options: dict[str, Any], does: str):
    state = dealt(SEVENS, count=3, **options)
    assert f"{does}_handed 7D 7H 7S" in why(state, "7d 7h 7s", "8s 9s qc")
    plain = why(dealt(SEVENS, count=3), "7d 7h 7s", "8s 9s qc")
    assert not [each for each in plain if "handed" in each]


def test_a_pair_of_aces_is_missed_for_its_tricks_alone():
    told = why(dealt("7d 8h 9s 10c 10h jc qd kc ad as"), "ad as", "7d 8h")
    assert told[:2] == ["top_given AD AS", "single_kept 7D"]


def test_a_run_falls_apart_only_where_there_are_runs():
    hand = "7d 7h 9h 10c jd kc kd ks as ah"
    assert "run_broken 10C" in why(dealt(hand, runs="same_set"), "7d 10c", "7d 7h")
    assert "run_broken 10C" not in why(dealt(hand), "7d 10c", "7d 7h")


def test_the_card_that_leads_is_worth_something_only_where_it_leads():
    assert why(dealt(PLAIN, next_lead="start_card"), "7d 9s", "8h 9s") == ["lead_given 7D"]
    assert why(dealt(PLAIN), "7d 9s", "8h 9s") == []


@pytest.mark.parametrize(("joker", "key"), [("high", "top_given"), ("wild", "wild_given")])
def test_a_joker_is_what_the_rules_make_of_it(joker: str, key: str):
    state = dealt("7d 8h 9c 10c 10h jc qd kc as *r", jokers=1, joker=joker, joker_exchangeable=True)
    assert why(state, "7d *r", "7d 8h")[0] == f"{key} *R"


def test_cards_passed_on_are_judged_like_gifts():
    hands = "7d 8h 9s 10c jc qd | 7c 8c 9d 10d jd qh | 7h 8d 9c 10h js qc | 7s 8s 9h 10s jh qs"
    state = round_of(hands, offices=range(4), exchange="none", pass_left=1)
    assert state.phase == "shift"
    better = why(state, '{"shift": ["QD"]}', '{"shift": ["7D"]}')
    assert better == ["stronger_given QD / 7D"]


def test_ranks_are_strong_as_the_rules_order_them():
    """If the 7 is the highest rank, it takes the trick."""
    turned: dict[str, Any] = {"rank_order": ["A", "K", "Q", "J", "10", "9", "8", "7"]}
    hand = "ad kd qs js jh 10d 9c 8d 8h 7s"
    assert why(dealt(hand, **turned), "ad 7s", "ad kd")[0] == "top_given 7S"
