"""A failing player is tried ever more rarely, and trusted again once it works."""

from __future__ import annotations

from itertools import pairwise

from arschloch_gui.ai.rest import FIRST, LONGEST, CircuitBreaker


def tries(rest: CircuitBreaker, questions: int, *, works: bool = False) -> list[int]:
    """Return the questions at which it is tried."""
    tried = []
    for number in range(questions):
        if rest.lasts:
            rest.passed_over()
            continue
        tried.append(number)
        if works:
            rest.answered()
        else:
            rest.failed()
    return tried


def test_every_rest_is_twice_as_long_up_to_the_longest():
    found = tries(CircuitBreaker(3, 32), 2000)
    gaps = [after - before - 1 for before, after in pairwise(found)]
    assert gaps[:2] == [0, 0]
    assert gaps[2:8] == [FIRST, 2 * FIRST, 4 * FIRST, 8 * FIRST, 16 * FIRST, 32 * FIRST]
    assert 32 * FIRST == LONGEST
    assert set(gaps[8:]) == {LONGEST}


def test_what_works_again_says_so_once_and_is_trusted_after_a_while():
    rest = CircuitBreaker(3, 4)
    assert not rest.answered(), "it was never away"
    tries(rest, 3)
    assert (rest.lasts, rest.doubtful) == (True, True)
    tries(rest, FIRST)
    assert not rest.lasts
    assert [rest.answered() for _ in range(3)] == [True, False, False]
    assert rest.doubtful
    rest.failed()
    assert rest.lasts, "at once, as it has failed before"
    tries(rest, 2 * FIRST)
    assert [rest.answered() for _ in range(4)] == [True, False, False, False]
    assert not rest.doubtful
    rest.failed()
    assert not rest.lasts, "all is forgotten"
