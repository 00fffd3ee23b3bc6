"""What QML reads of the deal of the day, computed from deal, try and the levels’ results."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from arschloch_gui.app.daily.comparison import LevelResult
from arschloch_gui.app.daily.day_deal import day_deal
from arschloch_gui.app.daily.deal_of_day import (
    MOST_EARLIER,
    DayFacts,
    comparison,
    earlier_results,
    sentence_of,
    state_of,
)
from arschloch_gui.app.daily.tries import DayTry
from arschloch_gui.app.language import speak

TODAY = date(2026, 11, 27)
BEGUN = DayTry(TODAY, "match.jsonl")
OVER = DayTry(TODAY, "match.jsonl", (1, 3, 2), 2)


@pytest.fixture(autouse=True)
def english(qapp):
    with speak("en"):
        yield


def test_a_deal_names_its_game_and_every_opponent():
    deal = day_deal(TODAY)
    facts = DayFacts.of(deal)
    assert [each["name"] for each in facts.opponents] == list(deal.opponents)
    assert len({each["person"] for each in facts.opponents}) == len(deal.opponents)
    assert facts.gameName != ""
    assert facts.day != DayFacts.of(day_deal(TODAY + timedelta(days=1))).day


@pytest.mark.parametrize(
    ("found", "recorded", "state"),
    [
        (None, False, "open"),
        (BEGUN, True, "begun"),
        (BEGUN, False, "lost"),
        (DayTry(TODAY, "match.jsonl", given_up=True), True, "lost"),
        (OVER, False, "over"),
    ],
)
def test_a_try_is_over_even_without_its_record(found: DayTry, recorded: bool, state: str):
    assert state_of(found, recorded=recorded) == state
    told = sentence_of(found, state, 4)
    assert told != ""
    assert ("place 2 of 4" in told.lower()) == (state == "over")


def test_the_comparison_begins_with_the_user_and_waits_for_the_levels():
    deal = day_deal(TODAY)
    assert comparison(deal, BEGUN, {}) == []
    rows = comparison(deal, OVER, {"club": LevelResult("", "club", "", (2, 2, 2))})
    assert [each["own"] for each in rows] == [True] + [False] * (len(rows) - 1)
    assert rows[0]["places"] == [1, 3, 2]
    played = {each["name"]: each["places"] for each in rows[1:]}
    assert played["Good"] == [2, 2, 2]
    assert [places for name, places in played.items() if name != "Good"] == [[]] * (len(played) - 1)


def test_only_the_latest_earlier_results_are_listed():
    over = [DayTry(TODAY - timedelta(days=at), "", (1,), 1) for at in range(9)]
    lines = earlier_results(over, TODAY)
    assert len(lines) == MOST_EARLIER
    assert lines == earlier_results(over[1:], TODAY)
