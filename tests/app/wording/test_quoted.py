"""External text is quoted in one line, visibly cut, without invisible characters."""

from __future__ import annotations

import re
from pathlib import Path
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st
from in_one_test import in_one_test

import arschloch_gui
from arschloch_gui.app.wording.quoted import (
    MOST_OF_A_NAME,
    MOST_OF_A_QUOTE,
    quoted,
    quoted_path,
)
from arschloch_gui.app.wording.words import fill, seat_names

APP = Path(arschloch_gui.__file__).parent / "app"
TURNING = "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
NOT_SEEN = "\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u115f\u3164\uffa0\u2800\U000e0041\U000e0101"


@pytest.mark.parametrize(
    "name", ["Anna", "Zoë", "王", "Ngọc Ánh", "<b>Ben</b>", "نور", "O’Neill", "❤️"]
)
def test_a_usual_name_is_shown_as_it_is(name: str):
    assert quoted(name) == name


@in_one_test("letter", [*TURNING, *NOT_SEEN, "\x00", "\x1b", "\x9b", "\x7f", "\ud800"])
def test_what_is_not_seen_or_turns_the_direction_is_left_out(letter: str):
    assert quoted(f"An{letter}na") == "Anna"


@pytest.mark.parametrize("space", ["\n", "\r\n", "\t", "\x85", "\u2028", "\u2029", "\u3000", "  "])
def test_every_kind_of_space_is_one_plain_space(space: str):
    assert quoted(f"{space}An{space}na{space}") == "An na"


def test_a_long_name_is_cut_where_it_can_be_seen():
    assert quoted("x" * 40) == "x" * 40
    assert quoted("x" * 41) == "x" * 39 + "…"
    assert quoted("x" * 10_000_000) == "x" * 39 + "…"
    assert quoted("\u200b" * 10_000_000 + "Anna") == "…"


def test_marks_do_not_pile_up_and_do_not_count():
    assert quoted("a" + "\u0488" * 5000) == "a" + "\u0488" * 3 + "…"
    assert len(quoted("e\u0488" * 40)) == 80
    assert quoted("e\u0301" * 40) == "é" * 40


def test_a_path_shows_its_end_and_bytes_that_are_no_text():
    assert quoted_path(Path("/a/b c.arl")) == "/a/b c.arl"
    assert quoted_path("/a/caf\udce9\n\u202e.arl") == "/a/caf\\xe9 .arl"
    assert quoted_path("/x" * 500 + "/end.arl").endswith("/end.arl")
    assert len(quoted_path("/x" * 500)) == MOST_OF_A_QUOTE


def test_who_has_no_name_goes_by_the_seat():
    assert seat_names(["Anna", "\u202e\n", ""]) == ("Anna", "Seat 2", "Seat 3")


@given(st.text(max_size=200))
def test_any_text_becomes_a_short_line_that_stays_as_it_is(text: str):
    shown = quoted(text)
    assert not {category(letter) for letter in shown} & {"Cc", "Cf", "Cs", "Zl", "Zp"}
    assert (
        len([letter for letter in shown if not category(letter).startswith("M")]) <= MOST_OF_A_NAME
    )
    assert quoted(shown) == shown
    shown.encode()


def test_a_name_that_looks_like_a_place_in_a_sentence_is_only_a_name():
    assert fill("{name} took {card}", name="{card}", card="7D") == "{card} took 7D"


def test_the_names_of_a_record_are_shown_nowhere_without_being_cleaned():
    allowed = re.compile(r"(seat_names|len|people_of|zip)\((\w+\.)*_?spec\.seats")
    for file in sorted(APP.rglob("*.py")):
        text = file.read_text("utf-8")
        assert len(re.findall(r"spec\.seats", text)) == len(allowed.findall(text)), file
