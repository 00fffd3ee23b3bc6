"""Verification of a record: every key of an expectation, met and unmet."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from in_one_test import in_one_test
from msgspec import structs

from arschloch_gui.engine import games
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.record import EXPECT_KEYS, Verification, read, state_of, verify
from deals import HEADER, match_of, record

DEAL = {"deal": [["7D", "9D"], ["8D", "8H", "10D"], ["AS", "AC"]]}
ROUND = [
    {"seat": seat, "pass": True} if card == "-" else {"seat": seat, "play": [card]}
    for seat, card in [
        (0, "7D"), (1, "8D"), (2, "AS"), (0, "-"), (1, "-"), (2, "AC"), (0, "-"), (1, "-"),
        (0, "9D"),
    ]
]  # fmt: skip
NEXT_DEAL = {"deal": [["7D", "9D"], ["8D", "10D"], ["AS", "AC"]]}
IN_MID_TRICK = [DEAL, *ROUND[:2]]
"""Seat 2 has to beat the 8D of seat 1."""


def verdict(*lines: object) -> Verification:
    """Return the verdict on a record of these lines."""
    return verify(read(record(*lines, header=HEADER)))


def reason(found: Verification) -> str:
    """Return the key of the failure, "" if there is none."""
    return found.refusal.key if found.refusal else ""


MET: list[dict[str, object]] = [
    {},
    {"to_act": 2},
    {"legal": [["AS"], "pass"]},
    {"legal": ["pass", ["AC"]]},
    {"legal": [{"play": ["AC"]}, {"pass": True}]},
    {"legal": ["pass", ["AC"], ["AS"]]},
    {"illegal": []},
    {"illegal": [["AS", "AC"], ["8D"], {"give": ["AS"], "to": 0}, []]},
    {"top": ["8D"]},
    {"hands": [1, 2, 2]},
    {"hand_of": {"2": ["AS", "AC"]}},
    {"hand_of": {"1": ["10D", "8H"], "0": ["9D"]}},
    {"finished": []},
    {"offices": []},
    {"order": [0, 1, 2]},
    {"reversed": False},
    {"scores": [0, 0, 0]},
    {"phase": "play"},
    {"to_act": 2, "top": ["8D"], "phase": "play", "legal": [["AS"], "pass"]},
]
UNMET: list[dict[str, object]] = [
    {"to_act": 1},
    {"to_act": None},
    {"to_act": "2"},
    {"legal": [["AS"]]},
    {"legal": ["pass"]},
    {"legal": []},
    {"legal": [["AS"], ["AS", "AC"], "pass"]},
    {"legal": [["AS"], ["9D"], "pass"]},
    {"legal": "pass"},
    {"legal": [["XX"]]},
    {"legal": [5]},
    {"legal": [{"sing": True}]},
    {"legal": None},
    {"illegal": [["AS"]]},
    {"illegal": ["pass"]},
    {"illegal": ["pas"]},
    {"illegal": "pass"},
    {"top": ["8H"]},
    {"top": []},
    {"top": None},
    {"top": "8D"},
    {"hands": [1, 2]},
    {"hands": [1, 2, 3]},
    {"hands": 5},
    {"hand_of": {"2": ["AS"]}},
    {"hand_of": {"2": ["AS", "AC", "AC"]}},
    {"hand_of": {"7": ["AS"]}},
    {"hand_of": {"7": []}},
    {"hand_of": {"2": 5}},
    {"hand_of": {"2": None}},
    {"hand_of": {"2": "AS"}},
    {"hand_of": ["AS"]},
    {"finished": [0]},
    {"offices": [0, 1, 2]},
    {"order": [1, 2, 0]},
    {"order": []},
    {"reversed": True},
    {"reversed": None},
    {"reversed": 0},
    {"scores": [0, 0, 1]},
    {"phase": "exchange"},
    {"to_act": 2, "top": ["8H"]},
]


def test_every_key_of_expect_is_tested_both_ways():
    assert {key for facts in MET for key in facts} == set(EXPECT_KEYS)
    assert {key for facts in UNMET for key in facts} == set(EXPECT_KEYS)


@in_one_test("facts", MET, ids=str)
def test_an_expectation_that_holds_is_passed(facts: dict[str, object]):
    found = verdict(*IN_MID_TRICK, {"expect": facts})
    assert found.ok, found.refusal
    assert (found.line, found.refusal) == (None, None)


@in_one_test("facts", UNMET, ids=str)
def test_an_expectation_that_does_not_hold_fails_by_its_line(facts: dict[str, object]):
    found = verdict(*IN_MID_TRICK, {"expect": facts}, {"seat": 2, "pass": True})
    assert not found.ok
    assert found.line == 5
    assert reason(found) in {
        "unmet", "unmet_form", "expected_legal", "unexpected_legal", "expected_illegal"
    }  # fmt: skip


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 3) | st.sampled_from(["pass", "7D", "2", ""]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["0", "play", "seat"]), inner)
    ),
    max_leaves=5,
)


@given(key=st.sampled_from(EXPECT_KEYS), value=JSON)
def test_no_expectation_ends_in_a_traceback(key: str, value: object):
    verdict(*IN_MID_TRICK, {"expect": {key: value}})
    verdict({"expect": {key: value}})
    verdict(DEAL, *ROUND, {"expect": {key: value}})


def test_the_found_value_comes_with_the_failure():
    found = verdict(*IN_MID_TRICK, {"expect": {"hand_of": {"2": ["AS"]}}})
    assert found.refusal is not None
    assert dict(found.refusal.values) == {
        "name": "hand_of", "wanted": {"2": ["AS"]}, "found": {"2": ["AC", "AS"]},
    }  # fmt: skip


def test_an_expectation_before_anything_else_is_about_the_first_deal():
    found = verdict({"expect": {"phase": "play", "hands": [11, 11, 10], "scores": [0, 0, 0]}})
    assert found.ok or dict(found.refusal.values)["name"] == "hands"
    assert found.match.round_no == 1


def test_a_record_of_a_header_alone_is_dealt_and_fine():
    found = verdict()
    assert found.ok
    assert state_of(found.match)["phase"] == "play"


def test_between_rounds_the_offices_are_the_new_ones_and_a_deal_may_follow():
    found = verdict(
        DEAL, *ROUND,
        {"expect": {
            "to_act": None, "phase": "round_over", "offices": [2, 0, 1], "scores": [1, 0, 2],
            "finished": [2, 0, 1], "legal": [], "illegal": [["8H"], "pass"], "hands": [0, 2, 0],
        }},
        NEXT_DEAL,
        {"expect": {"phase": "exchange", "offices": [2, 0, 1], "to_act": 2, "finished": []}},
    )  # fmt: skip
    assert found.ok, found


def test_a_legal_action_expected_between_rounds_fails():
    assert reason(verdict(DEAL, *ROUND, {"expect": {"legal": ["pass"]}})) == "expected_legal"


def test_an_action_that_is_accepted_but_not_offered_is_not_legal(monkeypatch: pytest.MonkeyPatch):
    blind = structs.replace(CLIMBING, legal=lambda state: CLIMBING.legal(state)[1:])
    monkeypatch.setattr(games, "GAMES", (blind,))
    expected = {"expect": {"legal": [["AS"], "pass"]}}
    assert reason(verdict(*IN_MID_TRICK, expected)) == "expected_legal"


def test_an_action_that_has_to_be_refused_is_refused_and_changes_nothing():
    found = verdict(
        *IN_MID_TRICK,
        {"seat": 2, "play": ["AS", "AC"], "refused": True},
        {"seat": 1, "pass": True, "refused": True},
        {"expect": {"to_act": 2, "hands": [1, 2, 2], "top": ["8D"]}},
        {"seat": 2, "play": ["AS"]},
    )
    assert found.ok, found


def test_an_action_that_should_be_refused_but_is_legal_fails():
    found = verdict(*IN_MID_TRICK, {"seat": 2, "play": ["AS"], "refused": True})
    assert (found.line, reason(found)) == (5, "not_refused")


def test_a_refused_action_between_rounds_leaves_room_for_a_deal():
    found = verdict(
        {"seat": 0, "pass": True, "refused": True}, DEAL, *ROUND,
        {"seat": 0, "pass": True, "refused": True}, NEXT_DEAL,
    )  # fmt: skip
    assert found.ok, found


def test_a_refused_action_in_a_finished_match_is_fine():
    lines = record(
        DEAL, *ROUND, {"seat": 0, "play": ["7D"], "refused": True},
        header=HEADER | {"rules": {"players": 3, "rounds": 1}},
    )  # fmt: skip
    found = verify(read(lines))
    assert found.ok
    assert state_of(found.match)["phase"] == "match_over"


def test_an_illegal_action_and_an_impossible_deal_fail_by_their_lines():
    assert verdict(DEAL, {"seat": 0, "play": ["9D"]}).line == 3
    found = verdict({"deal": [["7D"], ["8D"]]})
    assert (found.line, reason(found)) == (2, "deal_hands")
    assert state_of(found.match)["phase"] == "round_over"
    assert verdict(DEAL, {"seat": 0, "play": ["7D"]}, DEAL).line == 4


def test_describing_a_state_gives_every_key_but_illegal():
    match = match_of()
    match.start_round()
    assert set(state_of(match)) == set(EXPECT_KEYS) - {"illegal"}
