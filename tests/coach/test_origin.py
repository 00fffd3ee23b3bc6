"""Exercises as lines of text, and back."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from answers import MONDAY
from arschloch_gui.ai.levels import STANDARD, player
from arschloch_gui.coach.answer import ExerciseAnswer, answer_to, read_answer
from arschloch_gui.coach.dealt import dealt
from arschloch_gui.coach.exercise import Exercise, _decide, exercise_at, exercises
from arschloch_gui.coach.judgement import Judged
from arschloch_gui.coach.origin import (
    Origin,
    OriginError,
    _seen_by_round,
    key_of,
    read_origin,
    variant_in,
)
from arschloch_gui.coach.verdict import Verdict
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match, MatchSpec
from deals import deal, match_of, rules

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


def test_a_key_does_not_depend_on_the_order_or_the_variant():
    line = BY_SEED.line()
    turned = dict(reversed([*line.items(), ("variant", 4)]))
    assert key_of(turned) == key_of(line)
    assert len(key_of(line)) == 24
    changed = [line | {"seed": 4}, line | {"decision": 2}, line | {"rules": {"players": 5}}]
    assert len({key_of(each) for each in (line, *changed)}) == 4


@pytest.mark.parametrize(("line", "number"), [({}, 0), ({"variant": 3}, 3), ({"variant": 0}, 0)])
def test_a_line_names_its_variant(line: dict[str, object], number: int):
    assert variant_in(line) == number


def test_a_line_has_what_differs_from_the_preset():
    chosen = rules("arschloch", players=5, runs="suited")
    origin = Origin(MatchSpec("arschloch", chosen, tuple("ABCDE"), 9), 0)
    assert origin.line() == {
        "preset": "arschloch", "rules": {"players": 5, "runs": "suited"}, "seed": 9, "decision": 0,
    }  # fmt: skip
    again = read_origin(origin.line())
    assert again == origin, "the players are called by letters"
    assert read_origin(origin.line(), tuple("VWXYZ")).spec.seats == tuple("VWXYZ")


def test_variant_0_is_the_exercise_itself():
    assert BY_SEED.as_variant(0) == BY_SEED
    assert BY_SEED.as_variant(3).as_variant(0).exercise() == BY_SEED.exercise()
    assert "variant" not in BY_SEED.as_variant(0).line()
    assert BY_SEED.as_variant(3).line()["variant"] == 3


@pytest.mark.parametrize(("lead", "is_shortened"), [(None, True), (1, False)])
def test_a_round_that_its_hands_do_not_describe_keeps_its_past(lead, is_shortened: bool):
    hands = (
        "7d 7h 8d 9d kd ks qc kc | 8c 9c 10c 10d jd qd 7c ah"
        " | 8h 9h 10h jh qh kh jc ad | 8s 9s js qs ac as 7s 10s"
    )
    match = match_of("arschloch", players=4)
    match.start_round()
    while match.to_act is not None:
        match.submit(match.to_act, match.legal()[0])
    match.start_round(deal(hands, lead=lead))
    exercise = exercise_at(match)
    assert exercise is not None
    origin = Origin.of(exercise)
    assert (len(origin.journal) == 1) is is_shortened
    assert (origin.journal == exercise.journal) is not is_shortened
    assert_same_decision(origin.exercise(), exercise)


def test_the_round_after_the_last_action_is_begun():
    """A journal that ends with a round leads to the first decision of the next one."""
    played = of_third_round()
    origin = Origin(SPEC, None, played.journal)
    assert origin.exercise() == played
    with pytest.raises(OriginError):
        Origin(SPEC, None, played.journal[:-1]).exercise()
    with pytest.raises(OriginError):
        Origin(SPEC, None, (*played.journal, *played.journal)).exercise()


def test_a_seat_sees_its_round_up_to_its_decision_and_nothing_before():
    """The second position decides after the first one has given its cards."""
    match = Match(SPEC)
    exercise = list(exercises(SPEC))[1]
    for entry in exercise.journal:
        match.enter(entry)
    found = dealt(exercise)
    assert found is not None
    assert len(found.acted) == 1
    assert match.state is not None
    now = match.family.view(match.state, exercise.seat)
    seen = _seen_by_round(exercise, found.acted)
    assert dataclasses.replace(now, before=()) == seen  # type: ignore[call-arg]
    assert _seen_by_round(exercise, ()) != seen, "another player is to act"
