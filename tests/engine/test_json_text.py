"""External JSON: strict, and within limits."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from in_one_test import in_one_test

from arschloch_gui.engine.json_text import (
    DEEPEST,
    LONGEST,
    MOST_DIGITS,
    JsonError,
    Word,
    decode,
    decode_object,
    fits,
    shaped,
    taken,
)


def key_of(text: bytes) -> str:
    with pytest.raises(JsonError) as caught:
        decode(text)
    return caught.value.key


@in_one_test(
    "text",
    [
        b"", b"{", b"NaN", b"Infinity", b"-Infinity", b"1e999", b"01", b"[1,]", b"'a'", b"true x",
        b"9" * 5000, b"-" + b"9" * 5000, b'"\xff"', b'"\xed\xa0\x80"', b'"\\ud800"',
        b'"\\udc00\\ud800"', b'{"\\ud800": 1}', b'"\x00"', b'"\x1b"', b"\xef\xbb\xbf{}",
        b'{"a": "b"} {"c": "d"}', b"\x00", "{}".encode("utf-16"),
    ],
)  # fmt: skip
def test_what_is_no_json_is_refused(text: bytes):
    assert key_of(text) == "not_json"


def test_whole_surrogate_pairs_are_letters():
    assert decode(b'"\\ud83d\\ude00"') == "😀"


def nested(levels: int, opening: str, closing: str) -> bytes:
    return (opening * levels + "1" + closing * levels).encode()


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}"), ('[{"":[', "]}]")])
def test_32_levels_are_taken_and_33_are_not(opening: str, closing: str):
    each = opening.count("[") + opening.count("{")
    assert decode(nested(DEEPEST // each, opening, closing))
    assert key_of(nested(DEEPEST // each + 1, opening, closing)) == "too_deep"
    assert key_of(nested(50_000, opening, closing)) == "too_deep"


def test_brackets_side_by_side_or_inside_a_text_are_not_deep():
    assert decode(b"[" + b"[]," * 99 + b"[]]") == [[]] * 100
    assert decode(b'"' + b"[" * 99 + b'"') == "[" * 99


def test_a_text_beyond_1_mib_is_refused_before_it_is_read():
    assert decode(b'"' + b"x" * (LONGEST - 2) + b'"')
    assert key_of(b"{" * (LONGEST + 1)) == "line_too_long"


@pytest.mark.parametrize("text", [b"%s", b"-%s", b'{"a": [1, {"b": %s}]}'])
def test_a_whole_number_has_at_most_40_digits(text: bytes):
    assert decode(text % (b"9" * MOST_DIGITS))
    assert key_of(text % (b"9" * (MOST_DIGITS + 1))) == "number_too_long"
    assert key_of(text % (b"9" * 400)) == "number_too_long"
    assert decode(text % (b"0." + b"1" * 400)), "a fraction is as short as a float"
    assert decode(b'["' + b"9" * 400 + b'"]') == ["9" * 400], "that is a word"


class Line(msgspec.Struct):
    """A line with limits of every kind."""

    number: Annotated[int, msgspec.Meta(ge=-1, le=26)]
    part: Annotated[float, msgspec.Meta(ge=-1, le=1)] = 0.0
    word: Word = ""
    switch: bool = False
    words: Annotated[tuple[Word, ...], msgspec.Meta(max_length=2)] = ()


def test_a_value_is_taken_as_its_type_declares_it():
    told = {"number": 3, "part": -1, "words": ["a", "b"], "of a newer version": 10**40}
    assert shaped(told, Line) == Line(3, -1.0, words=("a", "b"))


@in_one_test(
    "damage",
    [{"number": 27}, {"number": -2}, {"number": True}, {"number": "3"}, {"number": 3.0},
     {"number": None}, {"number": 2**63}, {"number": 2**64}, {"number": 10**39}, {"part": 1.01},
     {"part": 10**39}, {"part": True}, {"part": "0"}, {"part": float("nan")}, {"word": 3},
     {"word": "x" * 1001}, {"switch": 1}, {"switch": "true"}, {"words": "ab"}, {"words": [1]},
     {"words": ["a"] * 3}],
    ids=lambda damage: str(damage)[:40],
)  # fmt: skip
def test_nothing_else_is_taken_for_it(damage: dict):
    told: dict = {"number": 3} | damage
    with pytest.raises(JsonError) as caught:
        shaped(told, Line)
    assert caught.value.key == "unexpected"
    assert f"$.{next(iter(damage))}" in str(caught.value), "the log says where"
    assert not fits(told, Line)


def test_a_single_value_is_as_declared_or_the_default():
    assert taken({"a": 3}, "a", int, 0) == 3
    assert taken({"a": True}, "a", int, 0) == taken({}, "a", int, 0) == 0


def test_only_an_object_is_an_object():
    assert decode_object(b'{"a": 1}') == {"a": 1}
    for text in (b"[1]", b"null", b"3"):
        with pytest.raises(JsonError, match="not_an_object"):
            decode_object(text)


@given(st.binary(max_size=60) | st.text('[]{}",:\\ud80019eE-+. \n', max_size=60).map(str.encode))
def test_any_bytes_are_a_value_or_a_json_error(text: bytes):
    try:
        value = decode(text)
    except JsonError:
        return
    repr(value).encode()  # fails on lone surrogates
