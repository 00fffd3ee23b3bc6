"""The result of a session, computed from the marks of its exercises."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from answers import BAD, GOOD, answer
from arschloch_gui.app.language import speak
from arschloch_gui.app.practice.progress import Level
from arschloch_gui.app.practice.session_result import LevelChange, SessionEndFacts, SessionResult
from arschloch_gui.app.practice.training_session import PLAYS, PRACTICE, Mark, TrainingSession
from arschloch_gui.coach.answer import ExerciseAnswer

NO_CHANGE = LevelChange()
TOMORROW = timedelta(days=1)


@pytest.fixture(autouse=True)
def english(qapp):
    with speak("en"):
        yield


def give(loss: float, cards: int = 2, theme: str = "low_singles") -> ExerciseAnswer:
    return answer(loss, cards=cards, office=2 - cards, themes=(theme,))


def marks(*answers: ExerciseAnswer | None) -> tuple[Mark, ...]:
    return tuple(map(Mark.of, answers))


def test_a_kind_that_went_well_is_named_only_after_several_answers():
    once = SessionResult(marks(give(GOOD)))
    often = SessionResult(marks(*[give(GOOD)] * 3, give(BAD)))
    assert not once.sentences(NO_CHANGE, None)[0].startswith("You are good at this")
    assert often.sentences(NO_CHANGE, None)[0].endswith("(3 of 4 right).")
    poor = SessionResult(marks(*[give(GOOD)] * 2, *[give(BAD)] * 2))
    assert not poor.sentences(NO_CHANGE, None)[0].startswith("You are good at this")


def test_the_weakest_theme_is_of_the_weakest_kind():
    one_card = [give(BAD, 1, theme) for theme in ("last_low", "pair", "run")]
    result = SessionResult(marks(*one_card, *[give(BAD, 2, "low_singles")] * 2))
    assert (result.weakest_kind, result.weakest_theme) == ("exchange:1", "last_low")
    assert result.advice == "Work on this next: The last low cards"
    assert SessionResult(marks(give(GOOD))).advice == ""


def test_plays_of_ones_own_count_for_no_figure():
    plays = SessionResult(marks(give(BAD)), of_plays=True)
    assert plays.sentences(LevelChange(after=Level(1500, 2)), TOMORROW) == []
    assert (plays.weakest_kind, plays.advice, plays.taught) == ("", "", None)


def test_what_could_not_be_judged_has_a_row_but_no_cost():
    result = SessionResult(marks(None, give(BAD)))
    assert next(row["sign"] for row in result.rows) == "–"
    [cost] = [each for each in result.sentences(NO_CHANGE, None) if "cost" in each]
    assert "Exercise 2 cost the most." in cost
    assert SessionResult(marks(None)).sentences(NO_CHANGE, None) == []


def test_the_levels_are_told_as_far_as_they_are_known():
    assert [*NO_CHANGE.lines] == []
    assert [*LevelChange(Level(), Level(1500)).lines] == ["Your first rating: about 1500."]
    told = [*LevelChange(Level(1400, 3), Level(1500, 0)).lines]
    assert told[0] == "Your rating rises from about 1400 to 1500."
    assert "Before this session:" in told[1]
    worldly = LevelChange(Level(1400, 3), Level(1500, 0), "career")
    assert [*worldly.lines][1] != told[1]


def test_it_ends_with_the_time_to_come_back():
    result = SessionResult(marks(give(BAD)))
    assert result.sentences(NO_CHANGE, None)[-1].startswith("A few minutes every day")
    assert result.sentences(NO_CHANGE, TOMORROW)[-1].startswith("The hands you missed come back")


@pytest.mark.parametrize(("name", "plays"), [(PLAYS, True), (PRACTICE, False)])
def test_only_a_session_of_the_day_can_be_shared(name: str, plays: bool):
    done = TrainingSession(name, 1, lambda before: None, marks=[*marks(give(GOOD))])
    facts = SessionEndFacts.of(done, NO_CHANGE, None)
    assert (facts.heading, facts.hasPlays, facts.canShare) == ("All 1 right!", plays, False)
    done.day = date(2026, 11, 27)
    assert SessionEndFacts.of(done, NO_CHANGE, None).canShare
