"""The memory that a worker process may use."""

from __future__ import annotations

import sys

import pytest

from arschloch_gui.ai import child

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits")
GIB = 1 << 30


@pytest.mark.parametrize(
    ("hard", "wanted", "limit"),
    [(None, 2 * GIB, 2 * GIB), (4 * GIB, 2 * GIB, 2 * GIB), (GIB, 2 * GIB, GIB)],
)
def test_a_limit_of_the_system_is_not_exceeded(monkeypatch, hard, wanted: int, limit: int):
    import resource

    most = resource.RLIM_INFINITY if hard is None else hard
    given: list[tuple[int, tuple[int, int]]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda which: (most, most))
    monkeypatch.setattr(resource, "setrlimit", lambda *arguments: given.append(arguments))
    child._limit(wanted)
    assert given == [(resource.RLIMIT_AS, (limit, most))]


def test_a_limit_that_cannot_be_set_is_left_out(monkeypatch):
    import resource

    def refuse(*_: object) -> None:
        raise ValueError("not allowed to raise maximum limit")

    monkeypatch.setattr(resource, "setrlimit", refuse)
    child._limit(GIB)
