"""Legal plays and gifts, and the reasons for refusals."""

from __future__ import annotations

from typing import Any

import pytest

from arschloch_gui.engine.action_lines import format_expected
from arschloch_gui.engine.actions import PASS, Give, Pass, Play
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.family import Refusal
from deals import cards, go, legal, play, refused, round_of

DCHS = ["D", "C", "H", "S"]


def test_the_leader_may_lead_any_set_but_not_pass():
    state = round_of("7d 7h as | 8d kc | 9c 9d", start_card_must_be_played=False)
    assert legal(state) == {"7D", "7D 7H", "AS"}
    assert refused(state, "-") == "leader_must_play"


def test_the_follower_beats_with_the_same_number_of_a_higher_rank_or_passes():
    state = go(round_of("7d 7h as | 8d 8c kc kd ks as | 9c", lead=0), "7d 7h")
    assert legal(state) == {"8D 8C", "KD KC", "-"}


def test_the_first_lead_has_to_contain_the_start_card_in_any_suit():
    state = round_of("7d 7h 7s 9s | 8d | as", start_card="7H")
    assert legal(state) == {"7H", "7D 7H", "7D 7H 7S"}
    assert refused(state, "7s 7h") == ""
    assert refused(state, "7d 7s") == "must_contain"
    assert CLIMBING.refusal(state, play("9s")) == Refusal.of("must_contain", card="7H")


def test_where_suits_count_every_choice_of_suits_is_an_action_of_its_own():
    state = round_of("7d 7c 7h 7s | 8d | as", suit_order=DCHS)
    expected = {"7D", "7D 7C", "7D 7H", "7D 7S", "7D 7C 7H", "7D 7C 7S", "7D 7H 7S", "7D 7C 7H 7S"}
    assert legal(state) == expected
    free = round_of("7d 7c 7h 7s | 8d | as", suit_order=DCHS, start_card_must_be_played=False)
    assert expected < legal(free)
    assert len(legal(free)) == 15
    assert not CLIMBING.same_action(state, play("7d 7c 7s"), play("7d 7h 7s"))


def test_with_several_decks_equal_cards_are_one_action():
    state = round_of("7d 7d 8h 8h | 9d | as", decks=2, suit_order=DCHS)
    assert legal(state) == {"7D", "7D 7D"}
    state = round_of("7d 7d 7h | 9d | as", decks=2, start_card_must_be_played=False)
    assert legal(state) == {"7D", "7D 7D", "7D 7D 7H"}


def test_plays_that_differ_only_in_suits_are_the_same_action():
    state = round_of("7d 7h 7s | 8d | as", start_card_must_be_played=False)
    assert CLIMBING.same_action(state, play("7d 7h"), play("7s 7d"))
    assert not CLIMBING.same_action(state, play("7d"), play("7s 7d"))
    assert not CLIMBING.same_action(state, play("7d"), play("8d"))
    assert not CLIMBING.same_action(state, play("7d"), PASS)
    assert CLIMBING.same_action(state, PASS, Pass())


def test_gifts_that_differ_only_in_suits_are_the_same_action():
    state = round_of("7d 7h 8s | 8d 9d | ad as", offices=(0, 1, 2), exchange_counts=[1])
    assert legal(state) == {"7D", "8S", "AS"}
    assert CLIMBING.same_action(state, Give(cards("7d"), 2), Give(cards("7h"), 2))
    assert not CLIMBING.same_action(state, Give(cards("7d"), 2), Give(cards("7h"), 1))
    assert not CLIMBING.same_action(state, Give(cards("7d"), 2), Give(cards("8s"), 2))


@pytest.mark.parametrize("values", [{"next_lead": "start_card"}, {"suit_order": DCHS}])
def test_gifts_are_told_apart_by_suit_where_a_suit_can_matter(values: dict[str, Any]):
    state = round_of("7d 7h 8s | 8d 9d | ad as", offices=(0, 1, 2), exchange_counts=[1], **values)
    assert legal(state) == {"7D", "7H", "8S", "AS"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("8d 9c", Refusal.of("mixed_ranks")),
        ("8d", Refusal.of("wrong_size", size=2, given=1)),
        ("ad ac", Refusal.of("not_held", card="AC")),
        ("8d 8d", Refusal.of("not_held", card="8D")),
        ("8d 8c", Refusal.of("too_low", rank="9")),
        ("9c 9s", Refusal.of("too_low", rank="9")),
        ("10d 10h 10s", Refusal.of("wrong_size", size=2, given=3)),
        ("10d 10h", None),
        ("-", None),
    ],
)
def test_the_follower_learns_why_a_selection_is_no_answer(text: str, expected: Refusal | None):
    state = round_of("9d 9h ks | 8d 8c 9c 9s 10d 10h 10s ad | as", lead=0)
    state = go(state, "9d 9h")
    assert CLIMBING.refusal(state, PASS if text == "-" else play(text)) == expected


def test_what_is_too_low_in_a_reversed_order_says_so():
    state = round_of("9d 9h 9c 9s 10h ks | 8d 8c 10d | as", lead=0, revolution="four")
    state = go(state, "9d 9h 9c 9s", "-", "-", "10h")
    assert state.reversed
    assert CLIMBING.refusal(state, play("10d")) == Refusal.of("too_low_reversed", rank="10")
    assert CLIMBING.refusal(state, play("8d")) is None


def test_what_cannot_be_laid_at_all_has_a_reason():
    state = round_of("7d 7h 7s 8s | 8d | as", max_set=2)
    assert CLIMBING.refusal(state, Play(())) == Refusal.of("no_cards")
    assert CLIMBING.refusal(state, play("7d 7h 7s")) == Refusal.of("set_too_large", most=2)
    assert refused(state, "7d 8s") == "mixed_ranks"
    assert CLIMBING.refusal(state, Give(cards("7d"), 1)) == Refusal.of("not_now", phase="play")
    assert CLIMBING.refusal(state, Play(cards("7d"), as_rank="8")) is not None


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (play("7d"), Refusal.of("not_now", phase="exchange")),
        (PASS, Refusal.of("not_now", phase="exchange")),
        (Give(cards("7d"), 1), Refusal.of("wrong_taker", taker=2)),
        (Give(cards("7d 7h"), 2), Refusal.of("wrong_count", count=1, given=2)),
        (Give((), 2), Refusal.of("wrong_count", count=1, given=0)),
        (Give(cards("8d"), 2), Refusal.of("not_held", card="8D")),
        (Give(cards("as"), 2), None),
    ],
)
def test_in_the_exchange_the_giver_learns_why_a_gift_is_none(action: object, expected: object):
    state = round_of("7d 7h 8s | 8d 9d | ad as", offices=(0, 1, 2), exchange_counts=[1])
    assert CLIMBING.refusal(state, action) == expected  # type: ignore[arg-type]


def test_after_the_round_nothing_is_legal_and_everything_refused():
    state = go(round_of("7d | 8d | 9d 10d", lead=0), "7d", "8d")
    assert state.phase == "round_over"
    assert CLIMBING.legal(state) == ()
    for action in (PASS, play("9d"), Give(cards("9d"), 0)):
        assert CLIMBING.refusal(state, action) == Refusal.of("not_now", phase="round_over")


def test_every_action_has_a_form_for_expect_lines():
    assert format_expected(PASS) == "pass"
    assert format_expected(play("7d 7h")) == ["7D", "7H"]
    assert format_expected(Play(cards("7d *b"), "7")) == {"play": ["7D", "*B"], "as": "7"}
    assert format_expected(Give(cards("7d"), 2)) == {"give": ["7D"], "to": 2}
