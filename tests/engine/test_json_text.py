"""JSON from outside: strict, and within limits."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arschloch_gui.engine.json_text import DEEPEST, LONGEST, JsonError, decode


def key_of(text: bytes) -> str:
    with pytest.raises(JsonError) as caught:
        decode(text)
    return caught.value.key


@pytest.mark.parametrize(
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


@given(st.binary(max_size=60) | st.text('[]{}",:\\ud80019eE-+. \n', max_size=60).map(str.encode))
def test_any_bytes_are_a_value_or_a_json_error(text: bytes):
    try:
        value = decode(text)
    except JsonError:
        return
    repr(value).encode()  # no lone surrogates
