"""The ten exercises of the day."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

import pytest

from answers import answer
from arschloch_gui.coach import daily
from arschloch_gui.coach.bank import spec_of
from arschloch_gui.coach.daily import (
    ALWAYS,
    FIRST_DAY,
    HARD_BY_WEEKDAY,
    IN_TURN,
    MIXED_FROM,
    TEN,
    TRIES,
    games_of,
    needs_more_than_lowest,
    number_of,
    one_of,
    shared_result,
)
from arschloch_gui.coach.exercise import Exercise
from arschloch_gui.coach.origin import Origin
from arschloch_gui.engine.games import presets
from long import times

BEFORE, DAY = date(2026, 11, 26), date(2026, 12, 24)


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("day", "first"),
    [
        (BEFORE, [("arschloch", 696815796, 1), ("arschloch", 601439123, 0)]),
        (DAY, [("arschloch-hausregeln", 725637173, 6), ("arschloch", 1913911884, 0)]),
    ],
)
def test_a_day_has_the_same_exercises_for_everybody_for_ever(day: date, first: list[object]):
    found = [one_of(day, number) for number in range(times(2, TEN))]
    assert [(each.spec.preset, each.spec.seed, each.decision) for each in found[:2]] == first
    assert [each.spec.preset for each in found] == list(games_of(day)[: len(found)])
    for each in found:
        assert each.exercise().match().to_act is not None


def test_days_mix_games_and_no_two_in_a_row_are_of_the_same():
    days = [MIXED_FROM + timedelta(days=at) for at in range(60)]
    found = [games_of(day) for day in days]
    for games in found:
        assert sorted(games) == sorted(ALWAYS + IN_TURN)
        assert all(one != other for one, other in pairwise(games))
    assert len(set(found)) > 50, "every day has an order of its own"
    assert games_of(FIRST_DAY) == games_of(BEFORE), "earlier days keep their games"


@pytest.mark.long
def test_a_sunday_is_harder_than_a_monday_and_kinds_differ():
    monday, sunday = date(2026, 12, 7), date(2026, 12, 13)
    for day in (monday, sunday):
        found = [one_of(day, number).exercise() for number in range(TEN)]
        hard = sum(map(needs_more_than_lowest, found))
        assert abs(hard - HARD_BY_WEEKDAY[day.weekday()]) <= 1, "a game may have none"
        assert len({(each.phase, each.cards) for each in found}) >= 4


@pytest.mark.parametrize("right", [1, 3, TRIES + 1])
@pytest.mark.parametrize("hard", [False, True])
def test_the_wanted_difficulty_is_looked_for_only_so_often(monkeypatch, right: int, hard: bool):
    looked_at: list[Exercise] = []

    def is_hard(exercise: Exercise) -> bool:
        looked_at.append(exercise)
        assert len(looked_at) < TRIES, "the last one is taken as it is"
        return hard is (len(looked_at) == right)

    monkeypatch.setattr(daily, "needs_more_than_lowest", is_hard)
    found = daily._exercise_of(3, "arschloch", 1, hard=hard)
    assert len(looked_at) == min(right, TRIES - 1)
    if right < TRIES:
        assert found.exercise() == looked_at[-1]


def test_the_decisions_of_a_match_are_taken_in_turn(monkeypatch):
    monkeypatch.setattr(daily, "needs_more_than_lowest", lambda exercise: False)
    found = [daily._exercise_of(3, "arschloch", turn, hard=False) for turn in range(3)]
    assert [each.decision for each in found] == [0, 1, 0]
    assert found[0].spec == found[1].spec


def test_decisions_with_many_options_are_left_out(monkeypatch):
    found = daily._exercise_of(3, "arschloch", 0, hard=False)
    monkeypatch.setattr(daily, "_is_short", lambda exercise: exercise != found.exercise())
    assert daily._exercise_of(3, "arschloch", 0, hard=False) != found


def test_another_day_has_others():
    assert one_of(DAY, 0) != one_of(date(2026, 12, 25), 0)


def test_what_is_told_is_symbols_and_places():
    answers = [answer(0), answer(0.03), answer(0.05), answer(0.1), answer(0.2), None]
    found = shared_result(DAY, answers)
    assert "".join(found.symbols) == "✓·?✗‼–"
    # With four players, one place is two thirds in expected position.
    assert round(found.places, 3) == round(0.38 * 1.5, 3)
    assert (found.number, number_of(date(2026, 1, 1))) == (358, 1)


def test_a_choice_that_came_out_better_than_the_best_gives_no_places_back():
    assert (
        shared_result(DAY, [answer(-0.3), answer(0.1)]).places
        == shared_result(DAY, [answer(0.1)]).places
    )


def test_every_weekday_has_its_number_of_hard_exercises():
    monday = date(2026, 12, 7)
    for at, hard in enumerate(HARD_BY_WEEKDAY):
        found = daily._hard(monday + timedelta(days=at))
        assert len(found) == hard
        assert found <= set(range(TEN))
    assert daily._hard(monday) != daily._hard(monday + timedelta(days=7)), "others every week"


def test_an_exercise_is_hard_on_the_day_on_which_it_should_be(monkeypatch):
    asked: list[tuple[str, int, bool]] = []

    def noted(seed: int, preset: str, turn: int, *, hard: bool) -> Origin:
        asked.append((preset, turn, hard))
        return Origin(spec_of(preset, seed), 0)

    monkeypatch.setattr(daily, "_exercise_of", noted)
    seeds = [one_of(DAY, number).spec.seed for number in range(TEN)]
    assert len(set(seeds)) == TEN
    assert tuple(preset for preset, _, _ in asked) == games_of(DAY)
    assert {at for at, (_, _, hard) in enumerate(asked) if hard} == daily._hard(DAY)
    turns = [turn for preset, turn, _ in asked if preset == "arschloch"]
    assert turns == [DAY.toordinal() + at for at in range(3)]


def test_the_last_day_of_the_former_games_is_the_one_before():
    assert games_of(MIXED_FROM - timedelta(days=1)) == daily.FORMER_PRESETS
    assert sorted(games_of(MIXED_FROM)) == sorted(ALWAYS + IN_TURN)


def test_an_exercise_of_the_day_has_a_name():
    assert daily.name_of(DAY, 3) == "2026-12-24:3"


@pytest.mark.parametrize(
    ("origin", "players"),
    [
        ({"preset": "arschloch"}, 4), ({"preset": "arschloch", "rules": {"players": 6}}, 6),
        ({"preset": "dalmuti", "rules": {"players": 1}}, presets()["dalmuti"].players),
        ({"preset": "unknown"}, 0), ({"preset": "unknown", "rules": {"players": 5}}, 5), ({}, 0),
    ],
)  # fmt: skip
def test_the_players_are_those_of_the_rules(origin: dict, players: int):
    given = answer()
    object.__setattr__(given, "origin", origin)
    assert daily.players_in(given) == players


def test_the_places_lost_are_those_of_each_table():
    five = answer(0.1)
    object.__setattr__(five, "origin", {"preset": "arschloch", "rules": {"players": 5}})
    assert shared_result(DAY, [answer(0.1), five]).places == pytest.approx(0.15 + 0.2)
    assert shared_result(DAY, [None] * TEN).places == 0
