"""The list of a match's exchanges, computed from those found in it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from arschloch_gui.app.language import speak
from arschloch_gui.app.practice.past import ALL, MOST_LISTED, OWN, Listed, PastFacts

SPEC: Any = None
ROW: dict[str, object] = {"line": "You give two cards to Ada."}


@pytest.fixture(autouse=True)
def english(qapp):
    with speak("en"):
        yield


def listed(*seats: int, **more: Any) -> Listed:
    """Return exchanges of these seats, in a match in which seat 0 is a person."""
    found: Any = tuple(SimpleNamespace(seat=seat) for seat in seats)
    return Listed(SPEC, (), 0, frozenset({0}), found, **more)


def facts(found: Listed | None, notice: str = "", rows: int = 1) -> PastFacts:
    return PastFacts.of("table", found, notice, OWN, [ROW] * rows)


def test_a_filter_leaves_the_persons_exchanges_or_all():
    found = listed(0, 2, 0)
    assert [each.seat for each in found.of(OWN)] == [0, 0]
    assert [each.seat for each in found.of(ALL)] == [0, 2, 0]


@pytest.mark.parametrize(("seats", "offered"), [((0, 1), 2), ((0, 0), 0), ((1, 2), 0), ((), 0)])
def test_a_filter_is_offered_only_if_it_makes_a_difference(seats: tuple[int, ...], offered: int):
    assert len(facts(listed(*seats)).choices) == offered


def test_a_notice_comes_before_what_is_listed():
    assert facts(None, "Reading…").sentence == "Reading…"
    assert facts(listed(0), "Broken.").sentence == "Broken."
    assert not facts(listed(), "Broken.", rows=0).empty
    assert facts(None).sentence == ""


def test_a_list_says_why_it_is_empty_or_incomplete():
    assert facts(listed(0)).sentence == ""
    assert facts(listed(), rows=0).empty
    assert not facts(listed(0)).empty
    assert not facts(None, rows=0).empty
    told = {
        facts(listed(), rows=0).sentence,
        facts(listed(0, bad_line=7)).sentence,
        facts(listed(*[0] * MOST_LISTED)).sentence,
    }
    assert len(told) == 3
    assert "" not in told
    assert "7" in facts(listed(0, bad_line=7)).sentence
