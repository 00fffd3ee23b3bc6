"""A deal of example rounds: where its two rounds differ, and what QML reads of it."""

from __future__ import annotations

from typing import Any

import pytest

from arschloch_gui.app.language import speak
from arschloch_gui.app.practice.replay import ReplayFacts
from arschloch_gui.app.practice.replay_tables import ReplayMoment, ShownDeal
from arschloch_gui.coach.example_rounds import ExampleRounds, Story
from arschloch_gui.engine.events import Passed

STORY: Any = None
VIEW: Any = None


@pytest.fixture(autouse=True)
def english(qapp):
    with speak("en"):
        yield


def deal(*rounds: str) -> ShownDeal:
    """Return a deal of rounds in which these seats pass, one after the other."""
    return ShownDeal(
        STORY,
        tuple([ReplayMoment(VIEW, (), Passed(int(seat))) for seat in each] for each in rounds),
    )


def test_rounds_differ_from_the_first_other_event_on():
    shown = deal("0123", "01321")
    assert shown.ways == [False, False, True, True, True]
    assert (shown.parting, shown.last) == (2, 4)
    assert [shown.relation(step) for step in range(4)] == [
        "Identical so far", "Identical so far", "The deals diverge here", "",
    ]  # fmt: skip


def test_equal_rounds_never_part():
    shown = deal("012", "012")
    assert shown.ways == [False] * 3
    assert shown.parting == shown.last == 2
    assert shown.relation(1) == ""


def test_nothing_to_show_has_no_steps():
    assert (ShownDeal().last, ShownDeal().ways, ShownDeal().parting) == (0, [], 0)
    assert ShownDeal().relation(0) == ""


def test_the_deals_are_numbered():
    story: Any = Story
    told = ExampleRounds(stories=(story, story, story), higher=5, equal=2, lower=3)
    facts = ReplayFacts.of(told, 1, deal("01", "02"), right=False)
    assert facts.active
    assert facts.deals == ["Deal 1", "Deal 2", "Deal 3"]
    assert (facts.deal, facts.steps, facts.parting, facts.ways) == (1, 1, 1, [False, True])
    assert facts.sentence != ReplayFacts.of(told, 1, deal("01", "02"), right=True).sentence
