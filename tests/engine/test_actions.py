"""Actions and their lines in the record."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from in_one_test import in_one_test

from arschloch_gui.engine.action_lines import (
    format_action,
    format_expected,
    parse_action,
    parse_expected,
)
from arschloch_gui.engine.actions import PASS, Action, ActionError, Give, Play
from arschloch_gui.engine.cards import CARD_COUNT, RANK_NAMES, RANKS
from arschloch_gui.engine.seigneur.actions import Wish
from arschloch_gui.engine.shithead.actions import TAKE, Blind, Swap
from deals import cards

SOME_CARDS = st.lists(st.integers(0, CARD_COUNT - 1), min_size=1, max_size=6).map(tuple)
ACTIONS = st.one_of(
    st.just(PASS),
    st.builds(Play, SOME_CARDS, st.none() | st.sampled_from(RANK_NAMES)),
    st.builds(Give, SOME_CARDS, st.integers(0, 11)),
    st.builds(Swap, SOME_CARDS, SOME_CARDS),
    st.just(TAKE),
    st.builds(Blind, st.integers(0, 2)),
    st.builds(Wish, SOME_CARDS, st.sampled_from(RANKS), st.none() | st.sampled_from(RANK_NAMES)),
)


@given(action=ACTIONS)
def test_an_action_is_the_line_it_writes(action: Action):
    assert parse_action(format_action(action)) == action
    assert parse_expected(format_expected(action)) == action


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Play(cards("7D 7H")), {"play": ["7D", "7H"]}),
        (Play(cards("9D *B"), "9"), {"play": ["9D", "*B"], "as": "9"}),
        (PASS, {"pass": True}),
        (Give(cards("3C 4D"), 0), {"give": ["3C", "4D"], "to": 0}),
        (Swap(cards("4D"), cards("AH")), {"swap": [["4D"], ["AH"]]}),
        (TAKE, {"take": True}),
        (Blind(1), {"blind": 1}),
        (Wish(cards("MJ"), "8"), {"play": ["MJ"], "wish": "8"}),
        (Wish(cards("MJ PH"), "A", "2"), {"play": ["MJ", "PH"], "as": "2", "wish": "A"}),
    ],
)
def test_lines_are_those_of_the_record_format(action: Action, line: dict[str, object]):
    assert format_action(action) == line


@in_one_test(
    ("line", "key", "values"),
    [
        ({}, "one_verb", {"verbs": []}),
        ({"play": ["7D"], "pass": True}, "one_verb", {"verbs": ["play", "pass"]}),
        ({"wish": "8"}, "missing_key", {"name": "play"}),
        ({"play": ["MJ"], "wish": "8", "pass": True}, "one_verb", {"verbs": ["pass", "wish"]}),
        ({"play": ["MJ"], "wish": "DR"}, "no_such_rank", {"text": "DR"}),
        ({"sing": True}, "one_verb", {"verbs": []}),
        ({"play": []}, "cards_are_a_list", {}),
        ({"play": "7D"}, "cards_are_a_list", {}),
        ({"play": {"7D": 1}}, "cards_are_a_list", {}),
        ({"play": ["7D", "1X"]}, "no_such_card", {"text": "1X"}),
        ({"play": [["7D"]]}, "no_such_card", {"text": ["7D"]}),
        ({"play": ["7D"], "as": 7}, "no_such_rank", {"text": 7}),
        ({"play": ["7D"], "as": ["7"]}, "no_such_rank", {"text": ["7"]}),
        ({"play": ["7D"], "loud": True}, "unknown_key", {"name": "loud"}),
        ({"pass": 1}, "pass_is_true", {}),
        ({"pass": False}, "pass_is_true", {}),
        ({"take": 1}, "take_is_true", {}),
        ({"swap": [["7D"]]}, "swap_has_two_sides", {}),
        ({"swap": [["7D"], []]}, "cards_are_a_list", {}),
        ({"blind": -1}, "blind_is_a_place", {}),
        ({"blind": True}, "blind_is_a_place", {}),
        ({"give": ["7D"]}, "missing_key", {"name": "to"}),
        ({"give": ["7D"], "to": "0"}, "seat_is_a_number", {"text": "0"}),
        ({"give": ["7D"], "to": True}, "seat_is_a_number", {"text": True}),
    ],
)
def test_what_is_no_action_is_an_error_with_a_key(
    line: dict[str, object], key: str, values: dict[str, Any]
):
    with pytest.raises(ActionError) as caught:
        parse_action(line)
    assert (caught.value.key, caught.value.values) == (key, values)
