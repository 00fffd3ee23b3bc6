"""Many cases in one test: every case runs, and every failing one is named."""

from __future__ import annotations

import pytest
from in_one_test import in_one_test

from long import IS_LONG, long_param


def test_every_case_that_fails_is_named() -> None:
    tried: list[tuple[int, str]] = []

    @in_one_test("number", [1, 2, 3])
    @in_one_test("letter", ["a", "b"])
    def cases(number: int, letter: str) -> None:
        tried.append((number, letter))
        assert number != 2
        if (number, letter) == (3, "b"):
            pytest.fail("no b")

    with pytest.raises(ExceptionGroup) as caught:
        cases()
    assert tried == [(number, letter) for number in (1, 2, 3) for letter in "ab"]
    two, three = caught.value.exceptions
    assert isinstance(two, ExceptionGroup)
    assert isinstance(three, ExceptionGroup)
    assert [len(two.exceptions), len(three.exceptions)] == [2, 1]
    assert two.__notes__ == ["case: 2"]
    assert "'b'" in str(three.exceptions[0])


def test_several_names_take_the_parts_of_a_case() -> None:
    found: list[tuple[int, int]] = []

    @in_one_test(("one", "other"), [(1, 2), long_param(3, 4)])
    def cases(one: int, other: int) -> None:
        found.append((one, other))

    cases()
    assert found == ([(1, 2), (3, 4)] if IS_LONG else [(1, 2)])


def test_where_every_case_is_skipped_the_test_is() -> None:
    @in_one_test("number", [1, 2])
    def cases(number: int) -> None:
        pytest.skip(f"not {number}")

    with pytest.raises(pytest.skip.Exception):
        cases()
