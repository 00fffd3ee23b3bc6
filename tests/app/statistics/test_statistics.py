"""Statistics and career in the window: counted as one plays, chosen, shown and deleted."""

from __future__ import annotations

from pathlib import Path

import pytest
from by_hand import Hands
from window_states import round_summary, show, statistics, statistics_question

from arschloch_gui.app.library.library import ROUNDS
from arschloch_gui.app.main import Game
from arschloch_gui.app.practice import examiner
from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.coach import luck as measured


@pytest.fixture
def hands(game: Game, qtbot) -> Hands:
    return Hands(game, qtbot)


def focus(hands: Hands) -> str:
    return hands.window.activeFocusItem().objectName()


@pytest.mark.long
def test_before_the_first_round_there_is_one_sentence_and_a_way_on(hands: Hands):
    show(hands, "statistics")
    assert hands.find("noStatistics").isVisible()
    assert hands.game.statistics.careerLine == ""
    hands.click(hands.spot("playFirstButton"))
    assert hands.window.property("page") == "newMatch"


def test_a_round_counts_when_it_is_over_and_not_again_after_an_undo(
    hands: Hands, tmp_path: Path, own_folders: Path, monkeypatch
):
    monkeypatch.setattr(examiner, "PROCESSES", 0)
    monkeypatch.setattr(measured, "AS_DEALT", 0.3)
    round_summary(hands, tmp_path)
    figures = hands.game.statistics
    wait_for(lambda: figures.begun, "the round counted")
    assert "1 round in 1 match, 0 played to the end, 0 won" in figures.lines[0]
    assert figures.careerLine == "Your career begins: 1 of 20 rounds"
    assert figures.lines[2] == "How good your cards were cannot be told of these rounds."
    assert not figures._luck.busy, "nobody looks"
    show(hands, "statistics")
    wait_for(lambda: figures.lines[2].startswith("The cards gave you"), "the luck")
    assert "takes more rounds" in figures.lines[3]
    assert "cards worth place" in figures.points[0]["told"]
    lines = (own_folders / "data" / "arschloch" / ROUNDS).read_bytes().splitlines()
    assert [b'"luck"' in line for line in lines] == [False, False, True]
    before = figures.lines
    hands.session.match.undo()
    wait_for(lambda: not hands.session.stage.round_is_over, "the round is taken back")
    while not hands.session.stage.round_is_over:
        hands.session.turn.act(hands.session.snapshot.legal[0])
        wait_for(lambda: hands.session.turn.waits or hands.session.stage.round_is_over, "a turn")
    wait_for(lambda: not hands.session.pace.busy, "the summary")
    assert figures.lines == before


@pytest.mark.long
def test_what_is_chosen_by_keys_is_what_is_counted(hands: Hands, tmp_path: Path):
    statistics(hands, tmp_path)
    wait_for(lambda: focus(hands) == "statisticsGame:", "the keys")
    hands.strike("Right")
    assert hands.game.statistics.game == "arschloch"
    assert [row["loss"] for row in hands.game.statistics.offices].count(1.0) == 1
    hands.game.statistics.chooseSize("5")
    assert hands.find("statisticsNone").isVisible()


@pytest.mark.long
def test_the_statistics_are_deleted_only_when_asked_twice(hands: Hands, tmp_path: Path):
    statistics_question(hands, tmp_path)
    wait_for(lambda: focus(hands) == "keepStatistics", "the question")
    hands.strike("Return")
    assert hands.game.statistics.question == ""
    assert hands.game.statistics.begun
    hands.click(hands.spot("deleteStatistics"))
    hands.click(hands.spot("reallyDeleteStatistics"))
    wait_for(lambda: not hands.game.statistics.begun, "nothing left")
    assert hands.find("noStatistics").isVisible()


@pytest.mark.long
def test_what_cannot_be_kept_is_said_on_the_screen(hands: Hands, tmp_path: Path, own_folders: Path):
    (own_folders / "data" / "arschloch" / ROUNDS).mkdir(parents=True)
    round_summary(hands, tmp_path)
    wait_for(lambda: hands.game.statistics.message != "", "the trouble")
    show(hands, "statistics")
    assert ROUNDS in hands.find("statisticsTrouble").property("text")
    assert hands.find("statisticsTrouble").isVisible()
