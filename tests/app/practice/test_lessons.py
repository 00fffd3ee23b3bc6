"""A lesson at the real table: its sentences, its answers, and what is done afterwards."""

from __future__ import annotations

from typing import Any

import pytest
from by_hand import Hands
from PySide6.QtCore import QRectF

from arschloch_gui.app.guide import room
from arschloch_gui.app.main import Program
from arschloch_gui.app.practice import lessons as module
from arschloch_gui.app.practice.lessons import Taught
from arschloch_gui.app.practice.memory import Memory
from arschloch_gui.app.practice.training_session import TrainingSession, of_lesson
from arschloch_gui.app.tour.demonstration import settle
from arschloch_gui.app.wording import lessons as words
from arschloch_gui.coach.lessons.course import COURSES
from arschloch_gui.coach.lessons.positions import LessonPosition, lessons_of, positions
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.languages import LANGUAGES
from long import mostly_long

FIRST = "lone"


class Pupil(Hands):
    """A user who takes a lesson by mouse and keys."""

    def __init__(self, game: Program, qtbot) -> None:
        super().__init__(game, qtbot)
        self.trainer: Any = game.trainer
        self.lessons: Any = game.trainer.lessons
        self.heard: list[str] = []
        game.speaker.said.connect(lambda said, urgent: self.heard.append(said))

    def wait(self, *states: str) -> None:
        self.qtbot.waitUntil(lambda: self.trainer.state in states, timeout=30_000)

    def to_lessons(self) -> None:
        self.window.setProperty("page", "practice")
        self.qtbot.waitUntil(lambda: self.find("lessonsButton") is not None)
        settle(self.game)
        self.click(self.spot("lessonsButton"))
        self.qtbot.waitUntil(lambda: self.find("lessonsScreen") is not None)
        settle(self.game)

    def give(self, index: int) -> None:
        """Choose an option with the mouse."""
        for code in format_cards(self.trainer.exercise.task.legal[index].cards):
            self.click(self.card(code))
        self.click(self.spot("giveButton"))

    def covered(self) -> list[QRectF]:
        """Return the cards, buttons and texts of the table under what the lesson says."""
        table, tip = self.find("tableScreen"), self.find("guideTip")
        box = table.mapRectFromItem(tip, QRectF(0, 0, tip.width(), tip.height()))
        return [each for each in room._needed(table) if each.intersects(box)]

    def text_of(self, name: str) -> str:
        return str(self.find(name).property("text"))


@pytest.fixture
def pupil(game: Program, qtbot) -> Pupil:
    return Pupil(game, qtbot)


@pytest.mark.long
def test_a_lesson_is_taken_by_keys_and_mouse_and_is_done_afterwards(pupil: Pupil):
    pupil.to_lessons()
    assert pupil.window.activeFocusItem().objectName() == f"lesson:{FIRST}"
    pupil.strike("Return")
    pupil.wait("asking")
    told = [words.idea(FIRST)]
    shown = positions("arschloch", FIRST)
    for number, position in enumerate(shown):
        pupil.qtbot.waitUntil(lambda: pupil.find("guideNext") is not None)
        pupil.settle()
        told.append(pupil.text_of("guideText"))
        assert pupil.trainer.progress == f"Lone cards first, {number + 1} of {len(shown)}"
        pupil.strike("Return")
        pupil.qtbot.waitUntil(lambda: pupil.lessons.text == "")
        best = position.entry.options[0].index
        pupil.give(best)
        pupil.wait("judged")
        settle(pupil.game)
        after = pupil.text_of("judgedLesson")
        assert after == pupil.lessons.after
        assert after.startswith("Give " if position.wins else "Not this time")
        pupil.qtbot.waitUntil(lambda: any(after in said for said in pupil.heard))  # noqa: B023
        pupil.strike("Return")
        pupil.wait("asking", "over")
    assert told[0] == told[1]
    assert told[-1] == words.before(FIRST, first=False, wins=False)
    settle(pupil.game)
    assert pupil.trainer.summary == "All of them right."
    pupil.strike("Esc")
    pupil.qtbot.waitUntil(lambda: pupil.find("lessonsScreen") is not None)
    row = pupil.lessons.rows[0]
    assert (row["told"], row["done"], row["next"]) == ("done", True, False)
    assert pupil.lessons.line == f"1 of {len(COURSES['arschloch'])} lessons done"
    file = Memory(pupil.trainer.standing._path)
    assert [each.session for each in file.answers] == [f"lesson:arschloch:{FIRST}"] * len(shown)
    assert file.error_rate is None, "the idea was told, so these answers do not count for skill"
    assert file.weeks() == ()
    assert not any("Rating" in line for line in pupil.trainer.standing.lines)
    assert file.streak() == 1


def test_back_leads_to_the_practice_page_after_a_lesson_as_before_it(pupil: Pupil):
    pupil.to_lessons()
    for _ in range(2):
        pupil.strike("Esc")
        assert pupil.window.property("page") == "practice"
        settle(pupil.game)
        pupil.click(pupil.spot("lessonsButton"))
        pupil.qtbot.waitUntil(lambda: pupil.find("lessonsScreen") is not None)
        settle(pupil.game)
        pupil.click(pupil.spot(f"lesson:{FIRST}"))
        pupil.wait("asking")
        pupil.trainer._run.course.cut_short()
        pupil.session.turn.act(pupil.trainer.exercise.task.legal[0])
        pupil.wait("again", "judged")
        pupil.trainer.exercise.reveal()
        settle(pupil.game)
        pupil.strike("Return")
        pupil.wait("over")
        settle(pupil.game)
        pupil.strike("Esc")
        pupil.qtbot.waitUntil(lambda: pupil.window.property("page") == "lessons")
        settle(pupil.game)


def test_a_wrong_answer_is_explained_once_and_comes_back(pupil: Pupil):
    pupil.lessons.open_lesson("arschloch", "no such lesson")
    pupil.lessons.open_lesson("no such game", FIRST)
    assert pupil.trainer.state == "", "an unknown lesson is ignored"
    pupil.lessons.open_lesson("arschloch", FIRST)
    pupil.wait("asking")
    settle(pupil.game)
    pupil.qtbot.waitUntil(lambda: not pupil.covered())
    pupil.lessons.goOn()
    pupil.settle()
    claim = pupil.lessons._at_table.claim
    pupil.give(claim.habit.index)
    pupil.wait("again")
    assert pupil.lessons.after == "", "not before the second try"
    pupil.click(pupil.spot("revealButton"))
    pupil.wait("judged")
    assert pupil.lessons.after.startswith("Give ")
    assert pupil.trainer.standing.answered_in(f"lesson:arschloch:{FIRST}")
    settle(pupil.game)
    pupil.strike("Esc")
    pupil.qtbot.waitUntil(lambda: pupil.find("lessonsScreen") is not None)
    assert pupil.lessons.rows[0]["told"] == "1 of 4"


@pytest.mark.long
def test_the_reason_is_not_given_twice_if_the_rule_itself_was_followed(pupil: Pupil, monkeypatch):
    fail = positions("arschloch", FIRST)[-1]
    monkeypatch.setattr(module, "reason_sentence", lambda reason, deck: "BECAUSE")
    pupil.trainer._run.start(_only(fail))
    pupil.wait("asking")
    pupil.lessons.goOn()
    pupil.settle()
    claim = pupil.lessons._at_table.claim
    pupil.give(claim.best.index)
    pupil.wait("judged")
    assert pupil.lessons.after.endswith("BECAUSE")
    pupil.trainer.stop()
    pupil.trainer._run.start(_only(fail))
    pupil.wait("asking")
    pupil.lessons.goOn()
    pupil.settle()
    pupil.give(claim.rule.index)
    pupil.wait("again")
    pupil.trainer.exercise.reveal()
    assert "BECAUSE" not in pupil.lessons.after


def _only(position: LessonPosition) -> TrainingSession:
    """Return a session of one position of a lesson."""
    begun = of_lesson(Taught(position.course, position.lesson))
    left = iter([position.entry])
    begun.length, begun.choose = 1, lambda before: next(left, None)
    return begun


@pytest.mark.parametrize("language", mostly_long(LANGUAGES, normal=["de"]))
def test_every_lesson_has_its_texts_in_every_language(game: Program, language):
    game.settings.change("language", language)
    said = set()
    for course in COURSES:
        for lesson in lessons_of(course):
            texts = (
                words.title(lesson.key),
                words.idea(lesson.key),
                words.after_win(lesson.key, "X"),
            )
            assert all(texts)
            said.add(texts)
    keys = {each.key for course in COURSES for each in COURSES[course]}
    assert keys == words.TEXTS.keys()
    assert len(said) == len(keys) - 1, "leading is taught with the same words twice"
