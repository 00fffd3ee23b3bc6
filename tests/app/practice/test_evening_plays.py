"""The costliest plays of the last evening, played again with mouse and keys at the real table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from by_hand import Hands
from matches_on_disk import put
from msgspec.structs import replace
from PySide6.QtCore import Qt
from wasted_plays import DEAL, judged_mistakes, mistakes, wasted

from arschloch_gui.app.files.match_metadata import MatchMetadata, Table, write_note
from arschloch_gui.app.main import Program
from arschloch_gui.app.practice import judge_worker, judged_plays
from arschloch_gui.app.practice.play_memory import NAME
from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.coach import losses, play_exercises
from arschloch_gui.coach.plays import Progress
from arschloch_gui.engine.actions import Pass, Play
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.match import Match
from long import times

OWN = MatchMetadata(Table(0, ("", "club", "club", "club")))


class Player(Hands):
    """A user who plays old plays again."""

    def __init__(self, game: Program, qtbot) -> None:
        super().__init__(game, qtbot)
        self.trainer, self.plays = game.trainer, game.retrospect.plays
        self.heard: list[str] = []
        game.speaker.said.connect(lambda words, urgent: self.heard.append(words))

    @property
    def folder(self) -> Path:
        return self.game.matches._worker._library._store.folder

    @property
    def page(self) -> str:
        return str(self.window.property("page"))

    @property
    def answers(self) -> list[dict[str, Any]]:
        """The answers in the file of plays."""
        lines = (self.folder.parent / NAME).read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines[1:]]

    def wait(self, state: str) -> None:
        self.qtbot.waitUntil(lambda: self.trainer.state == state, timeout=30_000)

    def keep(self, match: Match) -> None:
        write_note(put(self.folder, "evening", match), OWN)

    def look(self) -> None:
        """Open the page from the start screen, by mouse."""
        self.window.setProperty("page", "start")
        self.click(self.spot("practiceButton"))
        self.click(self.spot("playsButton"))
        wait_for(lambda: self.find("playsScreen") is not None, "the page")

    def wait_focus(self, name: str) -> None:
        wait_for(lambda: self.window.activeFocusItem().objectName() == name, name)

    def play_lowest_by_keys(self) -> None:
        """Select the lowest card and play it, with keys."""
        self.strike("Home")
        self.strike("Space")
        self.strike("Return")

    def found(self) -> None:
        self.look()
        wait_for(lambda: self.plays.ready, "the plays")


@pytest.fixture(autouse=True)
def rough(monkeypatch) -> None:
    monkeypatch.setattr(judge_worker, "PROCESSES", 0)
    monkeypatch.setattr(judge_worker, "LAST_LOOK", 0.1)
    monkeypatch.setattr(losses, "FIRST_LOOK", 0.1)
    monkeypatch.setattr(losses, "SECOND_LOOK", times(0.08, 0.04))
    monkeypatch.setattr(play_exercises, "LAST_LOOK", times(0.08, 0.03))


@pytest.fixture
def player(game: Program, qtbot) -> Player:
    return Player(game, qtbot)


@pytest.fixture
def judge(monkeypatch) -> None:
    """Stand for the judge: the first lead and the first play to a trick were mistakes."""

    def judged(match: Match, rounds: Any, seat: int, working: Any) -> Any:
        yield Progress(0, 2)
        assert seat == 0
        yield tuple(judged_mistakes(match))

    monkeypatch.setattr(judged_plays, "play_exercises", judged)


THEN = {
    "de": "An dem Abend hast du das Pik-Ass gespielt.",
    "fr": "Ce soir-là, tu as joué l’as de pique.",
    "en": "That evening, you played the ace of spades.",
}
"""What the user played, in the past tense; it used to be “You play” after a colon."""


def test_the_plays_are_set_as_they_were_and_answered_by_mouse_and_keys(player: Player, judge):
    match = wasted()
    player.keep(match)
    player.found()
    assert player.plays.rows[0]["hand"] == ["8D", "9C", "JH", "QS", "AS"]
    assert "2 plays cost you places." in player.plays.sentence
    assert player.plays.caution.startswith("A rough estimate, less certain")
    assert not (player.folder.parent / NAME).exists()
    player.click(player.spot("beginPlaysButton"))
    player.wait("asking")
    player.settle()
    assert player.page == "table"
    assert player.trainer.progress == "What would you play? (1 of 2)"
    assert player.session.stage.sitters.names == match.spec.seats, "the players of that evening"
    view = player.view
    assert sorted(format_cards(view.hand)) == sorted(DEAL[0])
    assert not any(getattr(view, "hands", ())), "nothing that was hidden"
    assert not player.session.match.snapshot.can_undo
    # The same again by mouse: it was a mistake.
    player.click(player.card("AS"))
    player.click(player.spot("playButton"))
    player.wait("again")
    assert player.trainer.examined.evening == ""
    assert [(each["session"], each["phase"], each["class"]) for each in player.answers] == [
        ("plays", "play", "blunder")
    ]
    # Once more, with keys.
    player.wait_focus("tryAgainButton")
    player.key(Qt.Key.Key_Return)
    player.wait("asking")
    player.settle()
    player.play_lowest_by_keys()
    player.wait("judged")
    examined = player.trainer.examined
    assert examined.good
    assert examined.evening == (
        "That evening, you played the ace of spades. This cost you about 0.5 places. "
        "Better: you play the 8 of diamonds."
    )
    for language, told in THEN.items():
        player.game.settings.change("language", language)
        assert examined.evening.startswith(told)
    player.game.settings.change("language", "en")
    assert examined.caution.startswith("A rough estimate")
    wait_for(lambda: any("That evening" in said for said in player.heard), "the verdict")
    assert player.answers[1]["second_try"]
    player.wait_focus("goOnButton")
    player.key(Qt.Key.Key_Return)
    player.wait("asking")
    assert player.trainer.progress == "What would you play? (2 of 2)"


def test_a_play_of_an_own_game_has_its_name(player: Player, judge):
    """It used to have the name of the game that the own one is based on."""
    player.keep(wasted())
    (path,) = player.folder.glob("*.arl")
    write_note(path, replace(OWN, table=replace(OWN.table, game="Sunday")))
    player.found()
    for language, label in (("en", "Sunday, round 1"), ("de", "Sunday, Runde 1")):
        player.game.settings.change("language", language)
        assert player.plays.rows[0]["label"] == label
    player.game.settings.change("renamedGames", {"Sunday": "Monday"})
    player.found()
    assert player.plays.rows[0]["label"] == "Monday, Runde 1"


def test_plays_are_judged_again_when_expert_has_changed(player: Player, monkeypatch):
    asked: list[Match] = []

    def counted(match: Match, *rest: Any) -> Any:
        asked.append(match)
        yield tuple(judged_mistakes(match))

    monkeypatch.setattr(judged_plays, "play_exercises", counted)
    player.keep(wasted())
    player.found()
    player.found()
    assert len(asked) == 1
    monkeypatch.setattr(judged_plays, "VERSIONS", {"expert": 0})
    player.found()
    assert len(asked) == 2


@pytest.mark.long
def test_passing_is_an_answer_and_the_end_counts_for_no_rating(player: Player, judge):
    match = wasted()
    player.keep(match)
    player.found()
    player.click(player.spot("play:1"))
    player.wait("asking")
    player.settle()
    snapshot = player.session.snapshot
    assert player.view.trick, "the trick is on the cloth"
    assert Pass() in snapshot.legal
    decided = mistakes(match)[1]
    passed = decided.legal[decided.taken] == Pass()
    player.key(Qt.Key.Key_Home)
    player.key(Qt.Key.Key_Space)
    chosen = player.session.stage.holding.selection()
    player.click(player.spot("passButton"))
    assert chosen
    assert not player.session.stage.holding.selection(), "a card chosen before is put back"
    wait_for(lambda: player.trainer.state in ("again", "judged"), "the verdict")
    assert (player.trainer.state == "again") is passed
    player.trainer.exercise.reveal()
    player.wait("judged")
    assert player.answers[0]["chosen"] == Pass().line()
    player.wait_focus("goOnButton")
    player.click(player.spot("goOnButton"))
    player.wait("over")
    ending = player.trainer.ending
    assert (ending.sentences, ending.advice, ending.lesson) == ([], "", "")
    assert [row["label"] for row in ending.rows] == ["Play to the trick"]
    assert player.find("moreButton").isVisible() is False
    player.wait_focus("stopButton")
    player.key(Qt.Key.Key_Return)
    wait_for(lambda: player.page == "plays", "the page")
    wait_for(lambda: player.plays.ready, "the plays again")
    assert [bool(row["sign"]) for row in player.plays.rows] == [False, True]
    assert player.trainer.standing.level == (None, None)
    assert not (player.folder.parent / "practice.jsonl").exists()


@pytest.mark.long
def test_without_matches_there_is_one_sentence(player: Player):
    player.look()
    wait_for(lambda: not player.plays.searches, "the answer")
    assert player.plays.sentence == "You haven’t finished a round yet."
    assert not player.plays.ready
    assert not player.find("beginPlaysButton").isVisible()


@pytest.mark.long
def test_the_search_shows_its_progress_and_can_be_cancelled(player: Player, monkeypatch):
    monkeypatch.setattr(losses, "FIRST_LOOK", 0.0001)
    player.keep(wasted())
    player.look()
    wait_for(lambda: player.plays.sentence.startswith("Checking your plays: 0 of "), "progress")
    player.click(player.spot("stopPlaysButton"))
    assert not player.plays.searches
    assert player.plays.sentence == "The search was stopped."
    player.wait_focus("lookForPlaysButton")
    player.key(Qt.Key.Key_Return)
    assert player.plays.searches
    player.strike("Esc")
    wait_for(lambda: player.page == "practice", "the page before")
    wait_for(lambda: not player.plays.searches, "the end of the search")


@pytest.mark.long
def test_the_wasted_ace_is_found_by_the_real_judge(player: Player):
    player.keep(wasted())
    player.found()
    assert player.plays.rows[0]["hand"] == ["8D", "9C", "JH", "QS", "AS"]
    player.click(player.spot("beginPlaysButton"))
    player.wait("asking")
    player.settle()
    assert Play(tuple(player.view.hand[-1:])) in player.session.snapshot.legal
    player.click(player.card("AS"))
    player.click(player.spot("playButton"))
    player.wait("again")
    player.click(player.spot("revealButton"))
    player.wait("judged")
    assert player.trainer.examined.evening.startswith("You chose the same that evening. Better: ")
    player.click(player.spot("showButton"))
    wait_for(lambda: player.trainer.replay.active, "two tables")
