"""A session over all games: announced, mixed, judged, and continued after it was left."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import accessible_tree
import pytest
from accessible_tree import Role
from by_hand import Hands
from PySide6.QtCore import Qt
from window_states import STATES

from arschloch_gui.app.by_game.presets import preset_name
from arschloch_gui.app.language import speak
from arschloch_gui.app.main import Program
from arschloch_gui.app.practice import session_at_table
from arschloch_gui.app.practice.banks import ALL
from arschloch_gui.app.tour.demonstration import items, wait_for


class Person(Hands):
    """A user who practises all games."""

    def __init__(self, game: Program, qtbot: Any) -> None:
        super().__init__(game, qtbot)
        self.trainer = game.trainer
        self.heard: list[str] = []
        game.speaker.said.connect(lambda words, urgent: self.heard.append(words))

    def wait(self, *states: str) -> None:
        self.qtbot.waitUntil(lambda: self.trainer.state in states, timeout=30_000)

    def wait_for_announcement(self) -> None:
        """Wait until the next game is announced, and its exercise is under the announcement."""
        wait_for(lambda: self.find("nextGamePane") is not None, "the announcement")
        wait_for(lambda: self.find("nextGamePane").hasActiveFocus(), "the focus")
        wait_for(lambda: self.trainer.exercise.sought is not None, "an exercise")

    def begin(self) -> None:
        """Choose all games by mouse, and begin."""
        self.window.setProperty("page", "practice")
        self.click(self.spot("practiceGame:all"))
        assert self.trainer.subject.game == ALL
        self.qtbot.waitUntil(lambda: not self.trainer.subject.reads, timeout=30_000)
        left_out = self.find("practiceLeftOut").property("text")
        assert left_out == "Not included: Grand Seigneur and Shithead. Choose them on their own."
        self.click(self.spot("beginPracticeButton"))

    @property
    def preset(self) -> str:
        """The game of the exercise at the table."""
        return self.session.match.preset


@pytest.fixture
def person(build_game, qtbot, tmp_path: Path) -> Person:
    return Person(build_game(), qtbot)


def test_a_session_over_all_games_announces_each_and_goes_on_after_a_break(
    person: Person, monkeypatch
):
    monkeypatch.setattr(session_at_table, "ANNOUNCED_MS", 3_600_000)
    person.begin()
    met: list[str] = []
    for _ in range(3):
        person.wait_for_announcement()
        assert person.trainer.state == "seeking", "the table is covered"
        name = preset_name(person.preset)
        assert person.find("nextGame").property("text") == name
        assert any(each.startswith(f"{name}. Exercise ") for each in person.heard)
        person.key(Qt.Key.Key_Return)
        person.wait("asking")
        person.qtbot.waitUntil(lambda: person.find("nextGamePane") is None)
        assert name in {each.property("text") for each in items(person.window.contentItem())}
        met.append(person.preset)
        best = person.trainer.exercise.sought.judgement.best.index
        person.session.turn.act(person.trainer.exercise.task.legal[best])
        person.wait("judged")
        person.heard.clear()
        person.trainer.goOn()
    answers = person.trainer.standing._memory.answers
    assert [each.origin["preset"] for each in answers] == met
    assert len(set(met)) > 1
    person.wait_for_announcement()
    person.key(Qt.Key.Key_Escape)
    wait_for(lambda: person.stands() and person.window.property("page") == "practice", "the list")
    person.trainer.subject.choose("daifugo")
    person.trainer.unfinished.look()
    assert "3" in person.trainer.unfinished.line
    person.click(person.spot("resumePracticeButton"))
    person.wait_for_announcement()
    person.key(Qt.Key.Key_Return)
    person.wait("asking")
    assert person.trainer.progress == "Exercise 4 of 10"
    assert person.trainer.subject.game == ALL


def test_one_game_alone_is_not_announced(person: Person, monkeypatch):
    monkeypatch.setattr(session_at_table, "ANNOUNCED_MS", 3_600_000)
    person.trainer.subject.choose("arschloch")
    person.trainer.begin()
    person.wait("asking")
    assert person.trainer.nextGame == ""


def test_the_table_is_covered_until_it_has_settled_even_after_a_long_search(
    person: Person, monkeypatch
):
    monkeypatch.setattr(session_at_table, "ANNOUNCED_MS", 3)
    person.trainer.subject.choose(ALL)
    states: list[tuple[str, bool]] = []

    def note(_found: object) -> None:
        states.append((person.trainer.state, person.trainer.nextGame != ""))

    person.trainer.exercise.searched.connect(note)
    person.trainer.begin()
    person.wait("asking")
    assert states == [("seeking", True)], "the search has ended, and the exercise is set up"


def test_the_ten_of_the_day_announce_their_games_too(person: Person, monkeypatch):
    monkeypatch.setattr(session_at_table, "ANNOUNCED_MS", 3_600_000)
    person.trainer.beginDaily()
    wait_for(lambda: person.trainer.exercise.sought is not None, "the first of the day")
    assert person.trainer.state == "seeking"
    assert person.trainer.nextGame == preset_name(person.preset)
    person.trainer.hurry()
    person.wait("asking")
    assert person.trainer.nextGame == ""


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_announcement_is_a_dialog_with_the_name_of_the_game(
    person: Person, tmp_path: Path, language: str
):
    with speak(language):
        person.game.settings.change("language", language)
        STATES["next_game"](person, tmp_path)
        assert accessible_tree.faults(person.window) == []
        (name,) = accessible_tree.tree(person.window).names(Role.Dialog)
        assert name == f"{preset_name(person.preset)}. {person.trainer.progress}"


def test_the_ten_of_the_day_do_not_wait_for_the_banks(person: Person):
    trainer = person.trainer
    trainer.subject.choose(ALL)
    trainer.begin()
    assert (trainer.state, trainer.subject.reads) == ("", True)
    trainer.beginDaily()
    assert trainer.state == "seeking"
    daily = trainer._run.course
    person.qtbot.waitUntil(lambda: not trainer.subject.reads, timeout=30_000)
    assert trainer._run.course is daily, "the session begun before it is no longer waited for"


def test_two_options_follow_the_language(person: Person):
    trainer = person.trainer
    trainer.subject.choose("arschloch")
    trainer.subject.chooseKind("two")
    trainer.begin()
    person.wait("asking")
    before = [each["choice"] for each in trainer.exercise.pair]
    changed: list[object] = []
    trainer.exercise.changed.connect(lambda: changed.append(trainer.exercise.pair))
    with speak("de"):
        trainer.retranslate()
        assert changed == [trainer.exercise.pair]
        assert [each["choice"] for each in trainer.exercise.pair] != before
