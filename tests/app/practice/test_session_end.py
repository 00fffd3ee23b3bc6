"""The end of a session: its words, and its exercises looked at again by mouse and keys."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import accessible_tree
import pytest
from accessible_tree import Role
from by_hand import Hands
from event_loop import run_pending
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from window_states import STATES

import geometry
from answers import BAD, GOOD, MONDAY, answer
from arschloch_gui.app.language import speak
from arschloch_gui.app.main import Program
from arschloch_gui.app.practice.progress import Level, PracticeProgress
from arschloch_gui.app.practice.session_end import SessionEnd
from arschloch_gui.app.practice.training_session import PRACTICE, Mark, TrainingSession
from arschloch_gui.app.settings.settings import LiveSettings, SettingsStore
from arschloch_gui.app.wording.practice import rating
from arschloch_gui.coach.answer import ExerciseAnswer

NOW = MONDAY + timedelta(days=1)


@pytest.fixture
def ended(qapp, tmp_path: Path) -> Any:
    """Return a function that shows the end of a session with these answers."""
    holder = QObject()
    standing = PracticeProgress(
        tmp_path / "practice.jsonl", LiveSettings(SettingsStore(tmp_path)), lambda: NOW, holder
    )

    def end(*answers: ExerciseAnswer, mended: int = 0) -> SessionEnd:
        level = standing.level
        for each in answers:
            assert standing.remember(each) == ""
        marks = [Mark.of(each, mended=at < mended) for at, each in enumerate(answers)]
        done = TrainingSession(PRACTICE, len(marks), lambda before: None, marks=marks, level=level)
        ending = SessionEnd(standing, lambda: NOW, holder)
        ending.turn_to(done)
        return ending

    return end


def give(loss: float, seed: int, cards: int = 2, theme: str = "low_singles") -> ExerciseAnswer:
    return answer(loss, seed=seed, cards=cards, office=2 - cards, themes=(theme,))


def test_it_says_what_went_well_what_it_cost_and_what_to_work_on(ended):
    well = [give(GOOD, seed) for seed in range(3)]
    badly = [give(BAD, seed, cards=1, theme="last_low") for seed in range(10, 12)]
    with speak("en"):
        ending = ended(*well, *badly)
        assert ending.heading == "3 of 5 right"
        assert ending.sentences[:2] == [
            "You are good at this: Give two cards (3 of 3 right).",
            "In a hundred rounds, choices like these cost you 7.2 places. "
            "Exercise 4 cost the most.",
        ]
        assert ending.advice == "Work on this next: The last low cards"
    assert (ending.weakestKind, ending._result.weakest_theme) == ("exchange:1", "last_low")


def test_where_all_was_solved_there_is_nothing_to_work_on(ended):
    with speak("en"):
        ending = ended(*(give(0.0, seed) for seed in range(3)))
        assert ending.heading == "All 3 right!"
        assert "Your choices cost you next to nothing." in ending.sentences
    assert (ending.weakestKind, ending.advice) == ("", "")


def test_the_rating_is_told_before_and_after(ended):
    with speak("en"):
        first = ended(*(give(GOOD, seed) for seed in range(3)))
        assert any(each.startswith("Your first rating: about ") for each in first.sentences)
        worse = ended(*(give(BAD, seed) for seed in range(20, 24)))
        (told,) = [each for each in worse.sentences if "falls from about" in each]
    assert f"to {worse._after.rating}." in told
    assert worse._after.rating < first._after.rating


def test_a_rating_has_no_decimals(qapp):
    with speak("en"):
        assert rating(1561.7, 30.0) == "Rating about 1560"


def test_a_title_that_changed_is_told_with_the_one_before(ended):
    with speak("en"):
        ending = ended(give(GOOD, 1))
        ending._after, ending._done.level = Level(1500, 0), Level(1400, 3)
        ending.retranslate()
        (told,) = [each for each in ending.sentences if each.startswith("Your title: ")]
    assert "Before this session: " in told


def test_what_was_missed_comes_back_at_a_time_that_is_told(ended):
    with speak("en"):
        ending = ended(give(BAD, 1))
        assert ending.sentences[-1] == "The hands you missed are back already: play ten more."
        soon = answer(BAD, seed=2, days=1)
        assert ended(soon).sentences[-1].startswith("The hands you missed are back already")


def test_each_row_names_the_exercise_its_verdict_and_its_cost(ended):
    with speak("en"):
        good, bad = ended(give(0.0, 1), give(BAD, 2)).rows
        assert (good["sign"], good["good"], bad["costly"]) == ("✓", True, True)
        assert bad["told"] == "Exercise 2: Give two cards. Mistake, costs 18 places"
        (mended,) = ended(give(BAD, 3), mended=1).rows
        assert str(mended["figure"]).endswith("; then found")


# -- in the window ----------------------------------------------------------------------


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
    return Hands(game, qtbot)


def test_a_row_shows_its_exercise_again_and_keys_lead_there_and_back(hands: Hands, tmp_path: Path):
    STATES["session_end"](hands, tmp_path)
    trainer = hands.game.trainer
    answers = len(trainer.standing._memory.answers)
    hand = [row.card for row in hands.session.stage.hand.rows]
    hands.key(Qt.Key.Key_Backtab)
    hands.qtbot.waitUntil(lambda: hands.find("lookAgain:0").hasActiveFocus())
    hands.key(Qt.Key.Key_Return)
    hands.qtbot.waitUntil(lambda: trainer.state == "judged")
    assert trainer.examined.options[-1]["chosen"], "the worst one was chosen"
    assert [row.card for row in hands.session.stage.hand.rows] == hand
    hands.qtbot.waitUntil(lambda: hands.find("goOnButton").hasActiveFocus())
    hands.key(Qt.Key.Key_Escape)
    hands.qtbot.waitUntil(lambda: trainer.state == "over")
    assert len(trainer.standing._memory.answers) == answers, "looking is no answer"
    assert len(trainer._run.course.marks) == 1


def test_the_end_is_whole_in_the_tree_and_in_the_smallest_window(hands: Hands, tmp_path: Path):
    QAccessible.setActive(True)
    try:
        STATES["session_end"](hands, tmp_path)
        hands.catch_up()
        assert accessible_tree.faults(hands.window) == []
        told = [row["told"] for row in hands.game.trainer.ending.rows]
        listed = accessible_tree.tree(hands.window).find(
            Role.Grouping, "The exercises of this session"
        )
        assert listed.names(Role.Button) == told
    finally:
        QAccessible.setActive(False)
    hands.window.resize(960, 600)
    hands.game.settings.change("textScale", 2.0)
    hands.game.settings.change("language", "de")
    run_pending()
    assert geometry.faults(hands.window) == []
