"""`regular` and the house rules of the trick: one position for each relevant rule."""

from __future__ import annotations

from typing import Any

import pytest
from ai.seen import seen

from arschloch_gui.ai.climbing.regular import opinions
from arschloch_gui.ai.climbing.shapes import Shape, beaters, takes_trick
from arschloch_gui.ai.climbing.weights import weights
from arschloch_gui.engine.cards import RANK_OF_NAME
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.melds import JOKER, SET
from arschloch_gui.engine.climbing.rulebook import RoundState
from deals import go, round_of, rules, text_of
from players import chosen

FREE: dict[str, Any] = {"start_card_must_be_played": False}
BIG: dict[str, Any] = {"deck": "french52", "rank_order": "2-A", **FREE}
"""All 52 cards, aces high, no card has to open."""
RIVALS = "5d 6d 10c jc kh | 5c 6c 10h jh ac"


def table(hand: str, top: str = "", rivals: str = RIVALS, **values: Any) -> RoundState:
    """Return a position in which seat 0 leads, or follows a `top` just led by seat 2."""
    options = {**BIG, **values}
    if not top:
        return round_of(f"{hand} | {rivals}", lead=0, **options)
    return go(round_of(f"{hand} | {rivals} {top}", lead=2, **options), top)


def plays(hand: str, top: str = "", rivals: str = RIVALS, **values: Any) -> str:
    return chosen("regular", table(hand, top, rivals, **values))


def value_of(state: RoundState, action: str, figure: str) -> float:
    """Return one figure of the evaluation of an action."""
    legal = CLIMBING.legal(state)
    found = opinions(CLIMBING.view(state, state.to_act), legal, weights(**{figure: 1}))
    return next(o.value for o in found if text_of(legal[o.index]) == action)


# bombs


def test_a_bomb_is_not_thrown_at_a_low_trick_early():
    hand = "9d 9c 9h 9s 3d 4c 7h 8d qs ks"
    assert plays(hand, "kd", bomb="any") != "9D 9C 9H 9S"
    assert plays(hand, "2d", bomb="any") != "9D 9C 9H 9S"


def test_a_bomb_takes_the_trick_that_opens_the_way_home():
    assert plays("9d 9c 9h 9s 3d", "as ad", bomb="any") == "9D 9C 9H 9S"


def test_a_bomb_is_led_late_and_before_the_last_low_card_when_a_rival_is_near():
    near = "5d | 5c 6c 10h jh ac"
    assert plays("9d 9c 9h 9s 3d", rivals=near, bomb="any") == "9D 9C 9H 9S"
    assert plays("9d 9c 9h 9s 3d 4c 6h 7s", bomb="any") != "9D 9C 9H 9S"


def test_with_aces_only_a_bomb_has_less_to_be_laid_on():
    def prey(bomb: str) -> float:
        state = table("9d 9c 9h 9s 3d", bomb=bomb)
        return seen(state, 0).prey(Shape(SET, 4, RANK_OF_NAME["9"]))

    assert prey("any") > prey("aces_only") > prey("none")


def test_a_pair_is_in_danger_from_bombs_where_there_are_any():
    pair = Shape(SET, 2, RANK_OF_NAME["A"])
    assert not beaters(compile_rules(rules("arschloch")), False, pair)
    assert beaters(compile_rules(rules("arschloch", bomb="any")), False, pair)


# reversals


def test_four_of_a_rank_turn_the_order_for_a_low_hand():
    low = "3d 4d 4c 5s 6h 7d 7c 7h 7s"
    assert plays(low, revolution="four") == "7D 7C 7H 7S"


def test_top_cards_are_not_made_worthless_by_a_revolution():
    high = "7d 7c 7h 7s qd qs ks ad as ah"
    assert plays(high, revolution="four") != "7D 7C 7H 7S"


def test_a_reversed_order_is_turned_back_by_a_high_hand():
    state = table("9d 9c 9h 9s kd ks as ad", revolution="four")
    state.reversed = True
    assert chosen("regular", state) == "9D 9C 9H 9S"


# jokers


def test_a_joker_is_not_spent_on_a_trick_that_a_low_card_can_hold():
    hand = "*R 6h 8d 9c jd qs"
    for role in ("high", "trump", "takes_trick"):
        assert plays(hand, "3d", jokers=2, joker=role) == "6H", role


@pytest.mark.parametrize("role", ["trump", "takes_trick"])
def test_a_joker_takes_the_trick_before_the_last_card(role: str):
    assert plays("*R 3d", "kd ks", jokers=2, joker=role) == "*R"


def test_a_high_joker_takes_the_trick_before_the_last_card():
    assert plays("*R 3d", "ks", jokers=1, joker="high") == "*R"


def test_a_joker_that_takes_the_trick_fears_no_other_joker():
    book = compile_rules(rules("arschloch", jokers=2, joker="takes_trick"))
    assert takes_trick(book, Shape(JOKER, 1, RANK_OF_NAME["*B"]))
    book = compile_rules(rules("arschloch", jokers=2, joker="trump"))
    black = Shape(JOKER, 1, RANK_OF_NAME["*B"])
    assert beaters(book, False, black) == (Shape(JOKER, 1, RANK_OF_NAME["*R"]),)


def test_a_wild_joker_completes_a_set_and_is_never_left_alone():
    assert plays("*R 9d", jokers=1, joker="wild") == "9D *R"
    assert plays("*R 9d 3c", "4d", jokers=1, joker="wild") == "9D"


def test_a_wild_joker_strengthens_what_is_strong_rather_than_a_low_card():
    assert "*R" not in plays("*R 3d 5h 9d qd qs as", jokers=1, joker="wild").split()


# twos and eights


def test_wild_twos_complete_sets_and_are_never_left_alone():
    assert plays("2d 9d", two="wild_only", rank_order="3-2") == "9D 2D"


def test_a_cutting_two_takes_the_trick_before_the_last_card():
    assert plays("2d 4d", "ad", two="cuts", rank_order="3-2") == "2D"


def test_eights_are_kept_for_the_trick_they_are_worth():
    assert plays("8d 3d", "5s", eight_cuts=True) == "8D"
    assert plays("8d 3d", eight_cuts=True) == "8D"


# runs


def test_a_run_is_led_as_a_whole():
    assert plays("5h 6h 7d 8c ks as", runs="same_set") == "5H 6H 7D 8C"


def test_a_run_is_not_broken_for_a_single():
    assert plays("5h 6h 7d 8c jd as", "4d", runs="same_set") == "JD"


def test_runs_in_suit_are_kept_together():
    assert plays("5s 6s 7s 8s kd as", runs="suited") == "5S 6S 7S 8S"
    assert plays("5s 6s 7s 8s jd as", "4d", runs="suited") == "JD"


# low beats high, tabula rasa, match or skip


def test_the_lowest_card_takes_an_ace():
    assert plays("2d 8h 9h", "as", low_beats_high=1) == "2D"
    assert plays("2d 8h 9h", "as") == "-"


def test_the_last_of_a_rank_sweeps_the_trick():
    state = round_of(
        "jd 3d 4s | jc 5d 9d | jh 5c 9c | js 4d 8h 3c | qd kd ks",
        "trouduc", lead=0, tabula_rasa=True, **FREE,
    )  # fmt: skip
    state = go(state, "jd", "jc", "jh")
    assert value_of(state, "JS", "lead") == 1
    assert chosen("regular", state) == "JS"


def test_a_bound_rival_is_less_of_a_danger():
    def lead(**values: Any) -> float:
        state = round_of(
            "9d 3d 4d | 9c 9h 3c 5c | kd qd jd as", lead=0, beat="equal_or_higher",
            **BIG, **values,
        )  # fmt: skip
        return value_of(go(state, "9d"), "9C", "lead")

    assert lead(match_or_skip=True) > lead()


# lock, spade three, the bonus of three in a row


def test_the_same_suit_is_preferred_where_it_locks_the_trick():
    state = table("jh js 3d 4s", "9h", rivals="5d 6d kc qc | 5c 6c kd ac", lock=True)
    assert value_of(state, "JH", "lead") > value_of(state, "JS", "lead")


def test_the_three_of_spades_catches_a_single_joker():
    hand = "3s 4d 5h"
    options: dict[str, Any] = {"jokers": 1, "spade3_beats_joker": True}
    assert plays(hand, "*R", **options) == "3S"


def test_the_bonus_of_three_in_a_row_throws_away_the_worst_loose_card():
    state = round_of(
        "3d 4h kd ks as | 4d 5d 5s | 5c 6h 7h", lead=0, run_of_three_bonus=True, **BIG
    )  # fmt: skip
    state = go(state, "3d", "4d")
    assert value_of(state, "5C", "bonus") == 1
    state = go(state, "5c")
    assert chosen("regular", state) == '{"discard": "4H"}'
    assert chosen("lowest", state) == '{"discard": "4H"}'


# the last card


def test_a_penalised_rank_is_spent_before_the_end():
    assert plays("3d as", last_card_penalty=["A"]) == "AS"
    assert plays("3d as", last_card_penalty=["3"]) == "3D"


def test_nobody_goes_out_punished_while_he_can_pass():
    assert plays("as", "kd", last_card_penalty=["A"]) == "-"
    assert plays("as", "kd") == "AS"


def test_a_hand_of_penalised_cards_alone_is_known_to_be_doomed():
    state = table("ad as 3d", last_card_penalty=["A"])
    assert value_of(state, "3D", "doomed") == 1
    assert value_of(state, "AD AS", "doomed") == 0


def test_open_hands_are_no_guess():
    state = round_of(
        "kd ks 3d | ad ac ah as 4d | qd qs 5d", lead=0, top_announce=True, **BIG
    )  # fmt: skip
    view = CLIMBING.view(state, 0)
    assert dict(view.open_hands).keys() == {1}
    outlook = seen(state, 0).outlook
    assert outlook.chance_held(1, RANK_OF_NAME["A"], 4) == 1
    assert outlook.chance_held(2, RANK_OF_NAME["A"], 1) == 0
