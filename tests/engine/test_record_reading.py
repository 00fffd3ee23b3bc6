"""Records as text: reading, writing, and malformed input."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from in_one_test import in_one_test

from arschloch_gui.engine.actions import PASS
from arschloch_gui.engine.climbing.presets import PRESETS
from arschloch_gui.engine.match import Acted, Match, MatchSpec
from arschloch_gui.engine.options import Problem
from arschloch_gui.engine.record import (
    EXPECT_KEYS,
    Attempt,
    Expectation,
    RecordError,
    entry_line,
    header_line,
    read,
    replay,
    write,
)
from deals import HEADER, NAMES, deal, give, match_of, play, record, rules

DEAL = {"deal": [["7D", "9D"], ["8D", "10D"], ["AS", "AC"]]}


def error_of(data: bytes) -> tuple[int, str]:
    """Return the line and key of the error with which reading a record ends."""
    with pytest.raises(RecordError) as caught:
        read(data)
    return caught.value.line, caught.value.key


def test_the_example_of_the_format_is_read():
    data = "\n".join([
        '{"format": "arschloch-match", "version": 1, "preset": "trouduc",',
        ' "rules": {"players": 4, "max_set": 3}, "seats": ["Anna", "Ben", "Cleo", "Dora"],',
        ' "seed": 20261120}',
    ]).replace("\n", "")  # fmt: skip
    spec = read(data.encode() + b"\n").spec
    assert spec == MatchSpec("trouduc", rules("trouduc", max_set=3), NAMES[:4], 20261120)


def test_lines_are_read_with_their_numbers_and_blank_ones_are_passed_over():
    data = record(
        DEAL, "", {"seat": 0, "play": ["7D"]}, {"seat": 1, "pass": True, "refused": True},
        {"expect": {"to_act": 1}}, {"seat": 2, "give": ["AS"], "to": 0, "refused": False},
    )  # fmt: skip
    assert read(data).lines == (
        (2, deal("7d 9d | 8d 10d | as ac")),
        (4, Acted(0, play("7d"))),
        (5, Attempt(Acted(1, PASS))),
        (6, Expectation({"to_act": 1})),
        (7, Acted(2, give("as", 0))),
    )


def test_names_are_kept_in_any_script():
    header = HEADER | {"seats": ["Änne", "Zoë", "王\n"]}
    spec = read(record(header=header)).spec
    assert spec.seats == ("Änne", "Zoë", "王\n")
    assert "Änne" in header_line(spec)
    assert read(header_line(spec).encode()).spec == spec


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_a_last_line_cut_by_a_crash_is_dropped(cut: int):
    data = record(DEAL, {"seat": 0, "play": ["7D"]}, {"seat": 1, "play": ["8D"]})
    whole = read(data)
    assert not whole.truncated
    torn = read(data[: -1 - cut])
    assert torn.truncated
    assert torn.lines == whole.lines[:-1]


def test_a_last_line_that_only_lacks_its_newline_counts():
    data = record(DEAL, {"seat": 0, "play": ["7D"]})
    assert read(data[:-1]) == read(data)


@pytest.mark.parametrize("cut", range(1, 12))
def test_a_line_cut_inside_a_letter_is_dropped_too(cut: int):
    header = record()
    assert read(header + '{"expect": {"öäü'.encode()[:-cut]).truncated == (cut < 16)


def test_an_empty_record_and_a_torn_header_are_no_records():
    assert error_of(b"") == (1, "empty_record")
    assert error_of(b"\n \n") == (1, "empty_record")
    assert error_of(record()[:30]) == (1, "not_json")


@in_one_test(
    ("change", "key"),
    [
        ({"format": "chess"}, "not_a_record"),
        ({"format": None}, "not_a_record"),
        ({"version": 2}, "unknown_version"),
        ({"version": None}, "unknown_version"),
        ({"version": "1"}, "unknown_version"),
        ({"version": True}, "unknown_version"),
        ({"mood": "good"}, "unknown_key"),
        ({"seats": "Anna"}, "seats_are_names"),
        ({"seats": ["Anna", "Ben", 3]}, "seats_are_names"),
        ({"seats": None}, "seats_are_names"),
        ({"seed": "1"}, "no_seed"),
        ({"seed": 1.5}, "no_seed"),
        ({"seed": True}, "no_seed"),
        ({"seed": None}, "no_seed"),
        ({"seed": -1}, "no_seed"),
        ({"seed": 2**64}, "no_seed"),
        ({"seed": 10**30}, "no_seed"),
        ({"seed": 10**400}, "number_too_long"),
        ({"preset": "schafkopf"}, "unknown_preset"),
        ({"preset": None}, "unknown_preset"),
        ({"preset": ["arschloch"]}, "unknown_preset"),
        ({"rules": [1]}, "rules_are_an_object"),
        ({"rules": None}, "rules_are_an_object"),
        ({"rules": {"players": 4}}, "seats_differ"),
        ({"rules": {"players": 3, "sausage": 1}}, "rules_have_problems"),
        ({"rules": {"players": 3, "beat": "lower"}}, "rules_have_problems"),
        ({"rules": {"missing": [["7D"]]}}, "rules_have_problems"),
        ({"rules": {"start_card": "2D"}}, "rules_have_problems"),
        ({"rules": {"missing": ["2D"]}}, "rules_have_problems"),
        ({"rules": {"last_card_penalty": ["2"]}}, "rules_have_problems"),
        ({"preset": "daifugo", "rules": {}}, "rules_have_problems"),
        ({"preset": "dalmuti", "rules": {}}, "rules_have_problems"),
        ({"seats": [], "rules": {}}, "rules_have_problems"),
        ({"seats": ["Anna"] * 13, "rules": {}}, "rules_have_problems"),
    ],
)
def test_a_malformed_header_is_refused(change: dict[str, object], key: str):
    assert error_of(record(header=HEADER | change)) == (1, key)


def test_the_seats_say_how_many_players_when_the_rules_do_not():
    header = HEADER | {"rules": {}, "seats": list(NAMES[:5])}
    assert read(record(header=header)).spec.rules.players == 5
    del header["rules"], header["seed"]
    assert read(record(header=header)).spec.seed == 0


def test_all_problems_of_the_rules_come_with_the_error():
    header = HEADER | {"rules": {"players": 3, "start_card": "2D", "rank_order": ["7", "8"]}}
    with pytest.raises(RecordError) as caught:
        read(record(header=header))
    assert {problem.key for problem in caught.value.problems} == {
        "start_card_not_in_deck",
        "rank_order_misses_ranks",
    }
    assert all(isinstance(problem, Problem) for problem in caught.value.problems)


@in_one_test(
    ("line", "key"),
    [
        ("nonsense", "not_json"),
        ("{'seat': 0}", "not_json"),
        ("[" * 100_000, "too_deep"),
        ('{"seat": ' + "1" * 5000 + "}", "not_json"),
        ('{"seat": 0, "pass": true', "not_json"),
        ("[1, 2]", "not_an_object"),
        ("null", "not_an_object"),
        ("{}", "no_such_seat"),
        ({"seat": 3, "pass": True}, "no_such_seat"),
        ({"seat": -1, "pass": True}, "no_such_seat"),
        ({"seat": True, "pass": True}, "no_such_seat"),
        ({"seat": "0", "pass": True}, "no_such_seat"),
        ({"pass": True}, "no_such_seat"),
        ({"seat": 0}, "one_verb"),
        ({"seat": 0, "sing": True}, "one_verb"),
        ({"seat": 0, "pass": True, "refused": "yes"}, "refused_is_true"),
        ({"seat": 0, "pass": True, "refused": 1}, "refused_is_true"),
        ({"seat": 0, "play": ["1X"]}, "no_such_card"),
        ({"seat": 0, "play": "7D"}, "cards_are_a_list"),
        ({"seat": 0, "play": ["7D"], "when": "now"}, "unknown_key"),
        ({"seat": 0, "give": ["7D"]}, "missing_key"),
        ({"deal": "7D"}, "deal_is_hands"),
        ({"deal": ["7D", "8D", "9D"]}, "deal_is_hands"),
        ({"deal": [["7D"], ["8D"], [9]]}, "no_such_card"),
        ({"deal": [["7D"], ["8D"], ["1X"]]}, "no_such_card"),
        ({**DEAL, "offices": 0}, "deal_offices"),
        ({**DEAL, "offices": [0, 1, "2"]}, "deal_offices"),
        ({**DEAL, "lead": "0"}, "no_such_seat"),
        ({**DEAL, "lead": True}, "no_such_seat"),
        ({**DEAL, "stock": []}, "unknown_key"),
        ({**DEAL, "seat": 0}, "unknown_key"),
        ({"expect": []}, "expect_is_an_object"),
        ({"expect": {}, "seat": 0}, "expect_is_an_object"),
        ({"expect": {"weather": "fine"}}, "unknown_key"),
    ],
)
def test_a_malformed_line_is_refused_by_its_number(line: object, key: str):
    assert error_of(record(DEAL, line, {"seat": 0, "play": ["7D"]})) == (3, key)


def test_a_line_that_is_no_text_is_refused_by_its_number():
    assert error_of(record() + b"\xff\xfe\n") == (2, "not_json")


LINES = st.sampled_from(
    [b"{", b"}", b'"seat"', b": 0", b'"play"', b'["7D"]', b"\n", b" ", b'{"expect": {}}', b"\xff"]
)


@given(tail=st.lists(LINES, max_size=8).map(b"".join) | st.binary(max_size=40))
def test_no_bytes_end_in_anything_but_a_record_or_a_record_error(tail: bytes):
    for data in (record() + tail, tail):
        line = 1
        try:
            replay(read(data))
        except RecordError as error:
            line = error.line
        assert 1 <= line <= data.count(b"\n") + 1


def test_replay_stops_at_the_line_the_engine_refuses():
    data = record(DEAL, {"expect": {"to_act": 9}}, {"seat": 0, "play": ["9D"]})
    with pytest.raises(RecordError) as caught:
        replay(read(data))
    assert (caught.value.line, caught.value.key) == (4, "must_contain")
    assert caught.value.values == {"card": "7D"}


def test_replay_passes_over_what_only_tests():
    data = record(
        DEAL, {"expect": {"to_act": 9}}, {"seat": 0, "pass": True, "refused": True},
        {"seat": 0, "play": ["7D"]},
    )  # fmt: skip
    assert replay(read(data)).to_act == 1


def test_a_deal_line_says_only_what_is_laid_down():
    assert entry_line(deal("7d | 8d")) == '{"deal": [["7D"], ["8D"]]}'
    assert entry_line(deal("7d | 8d", offices=(1, 0))) == (
        '{"deal": [["7D"], ["8D"]], "offices": [1, 0]}'
    )


def test_a_record_that_was_written_reads_as_it_was():
    match = match_of("arschloch", players=3)
    match.start_round(deal("7d 9d | 8d 10d | as ac", offices=(2, 0, 1), lead=0))
    assert entry_line(match.journal[0]) == (
        '{"deal": [["7D", "9D"], ["8D", "10D"], ["AS", "AC"]], "offices": [2, 0, 1], "lead": 0}'
    )
    assert replay(read(write(match).encode())).state == match.state


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_header_names_only_what_differs_from_the_preset(preset: str):
    own = PRESETS[preset].players
    spec = match_of(preset, players=own).spec
    assert json.loads(header_line(spec)) == {
        "format": "arschloch-match", "version": 1, "preset": preset, "rules": {},
        "seats": list(NAMES[:own]), "seed": 1,
    }  # fmt: skip
    spec = match_of(preset, players=own, rounds=7).spec
    assert json.loads(header_line(spec))["rules"] == {"rounds": 7}
    spec = match_of(players=5, exchange_counts=[3, 2]).spec
    assert json.loads(header_line(spec))["rules"] == {"players": 5, "exchange_counts": [3, 2]}


def test_the_keys_of_expect_lines_are_those_of_the_format():
    assert set(EXPECT_KEYS) == {
        "to_act", "legal", "illegal", "top", "hands", "hand_of", "finished", "offices",
        "order", "reversed", "scores", "phase",
    }  # fmt: skip


def test_a_match_without_actions_is_a_record_too():
    match = match_of()
    again: Any = replay(read(write(match).encode()))
    assert isinstance(again, Match)
    assert (again.spec, again.journal, again.state) == (match.spec, [], None)


def test_a_large_file_without_a_header_is_not_called_empty():
    assert error_of(b"x" * 3_000_000) == (1, "line_too_long")
    assert error_of(b"\n \n" + b"x" * 30) == (3, "not_json")
    assert error_of(b"\n" * 3_000_000) == (1, "empty_record")


def test_a_line_is_no_longer_than_1_mib():
    line = b'{"expect": {"phase": "' + b"x" * 1024 * 1024 + b'"}}'
    assert error_of(record() + line + b"\n") == (2, "line_too_long")
    assert error_of(record() + line) == (2, "line_too_long")


def test_a_line_is_no_deeper_than_32_levels():
    line = b'{"expect": {"top": ' + b"[" * 31 + b"]" * 31 + b"}}"
    assert error_of(record() + line + b"\n") == (2, "too_deep")


@pytest.mark.parametrize("name", [b"\\ud800", b"\xed\xa0\x80", b"\xff"])
def test_a_name_that_is_no_text_is_refused(name: bytes):
    assert error_of(record().replace(b'"Anna"', b'"' + name + b'"')) == (1, "not_json")
