"""Exercises as lines of text, and back."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from answers import MONDAY
from arschloch_gui.ai.levels import STANDARD, player
from arschloch_gui.coach.answer import ExerciseAnswer, answer_to, read_answer
from arschloch_gui.coach.exercise import Exercise, _decide, exercise_at, exercises
from arschloch_gui.coach.judgement import Judged
from arschloch_gui.coach.origin import Origin, OriginError, key_of, read_origin
from arschloch_gui.coach.verdict import Verdict
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match, MatchSpec
from deals import rules

SPEC = MatchSpec("arschloch", presets()["arschloch"], ("Anna", "Ben", "Cleo", "Dora"), 3)
BY_SEED = Origin(SPEC, 1)


def back(origin: Origin) -> Origin:
    return read_origin(json.loads(json.dumps(origin.line())), SPEC.seats)


def of_third_round(spec: MatchSpec = SPEC, level: str = STANDARD) -> Exercise:
    """Return a decision of a match that was played for two rounds."""
    match, regular = Match(spec), player(level, "climbing")
    while len(match.rounds) < 2:
        if match.to_act is None:
            match.start_round()
        _decide(match, regular)
    match.start_round()
    found = exercise_at(match)
    assert found is not None
    return found


def test_a_seed_and_a_number_lead_to_the_exercise():
    assert back(BY_SEED) == BY_SEED
    assert back(BY_SEED).exercise() == list(exercises(SPEC))[1]


def test_a_decision_of_a_match_is_told_by_its_round_alone():
    played = of_third_round()
    origin = back(Origin.of(played))
    assert len(origin.journal) == 1 < len(played.journal)
    assert_same_decision(origin.exercise(), played)


def assert_same_decision(again: Exercise, played: Exercise) -> None:
    """Compare what the seat can see and do, apart from its knowledge of earlier rounds."""
    match, before = again.match(), played.match()
    assert match.legal() == before.legal()
    views: list[Any] = [
        each.family.view(each.state, who.seat) for each, who in ((match, again), (before, played))
    ]
    now, then = (dataclasses.replace(view, before=()) for view in views)
    assert now == then


@pytest.mark.parametrize("seed", range(1, 4))
def test_earlier_rounds_are_kept_if_the_seats_were_drawn_again(seed: int):
    chosen = rules("arschloch", redraw_seats=1, reseat=False)
    played = of_third_round(MatchSpec("arschloch", chosen, SPEC.seats, seed), "lowest")
    origin = Origin.of(played)
    assert_same_decision(origin.exercise(), played)
    assert len(origin.journal) == len(played.journal)


def test_a_variant_goes_with_it_and_is_the_same_exercise():
    varied = back(BY_SEED.as_variant(2))
    assert varied.variant == 2
    assert varied.exercise() != BY_SEED.exercise()
    assert key_of(varied.line()) == key_of(BY_SEED.line()) != key_of(Origin(SPEC, 0).line())


def test_an_answer_tells_what_was_asked_and_how_it_went():
    exercise = BY_SEED.exercise()
    action = exercise.match().legal()[0]
    judged = Judged(0, 0.3, 0.01, 0.5, 0.1, 0.1, 0.02)
    given = answer_to(exercise, BY_SEED, action, judged, MONDAY, themes=("low",), session="daily")
    assert (given.loss, given.verdict, given.phase, given.office) == (0.1, "mistake", "exchange", 1)
    assert given.chosen == action.line()
    assert given.stratum == "arschloch/exchange/1/1"
    assert read_answer(json.loads(json.dumps(given.line()))) == given


def test_a_time_without_its_offset_is_not_taken():
    with pytest.raises(ValueError, match="offset"):
        ExerciseAnswer(MONDAY.replace(tzinfo=None), {}, (), "", 0, 0, 0, 0, Verdict("best"), {})


def test_exercise_origin_omits_player_names():
    assert "Anna" not in json.dumps(Origin.of(of_third_round()).line())
    assert read_origin(BY_SEED.line()).spec.seats == ("A", "B", "C", "D")


@pytest.mark.parametrize(
    "change",
    [
        {"preset": "bridge"}, {"preset": None}, {"rules": {"trumps_in_space": 1}}, {"rules": 7},
        {"decision": -1}, {"decision": "1"}, {"variant": None}, {"seed": "x"}, {"decision": 7},
        {"decision": None, "journal": [{"sing": True}]}, {"decision": None, "journal": 5},
        {"decision": None, "journal": [{"seat": 0, "play": ["7D", "8D"]}]},
        {"rules": {"players": 99}}, {"rules": {"players": "x"}},
    ],
)  # fmt: skip
def test_what_this_version_cannot_go_back_to_is_said(change: dict):
    with pytest.raises(OriginError):
        read_origin(BY_SEED.line() | change).exercise()
