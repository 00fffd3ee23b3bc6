"""Statistics and career in the window: counted, chosen, shown and deleted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from by_hand import Hands
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from window_states import counted_round, show, statistics, statistics_question

from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.app.language import speak
from arschloch_gui.app.library.library import ROUNDS
from arschloch_gui.app.main import Program
from arschloch_gui.app.practice import judge_worker
from arschloch_gui.app.statistics.facts import FigureFacts
from arschloch_gui.app.statistics.statistics import Statistics
from arschloch_gui.app.statistics.unknown_luck import UnknownLuck
from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.app.wording import statistics as words
from arschloch_gui.coach import luck as measured
from arschloch_gui.coach.career import ENOUGH
from arschloch_gui.coach.dealt_luck import DealtLuck
from arschloch_gui.coach.played import PlayedRound, read_played
from arschloch_gui.coach.tally import GROUPS, tally

START = datetime(2026, 11, 1, 20, tzinfo=UTC)
LATER = START + timedelta(days=1)


def rounds(places: str) -> list[PlayedRound]:
    """Return rounds with these places, a minute apart."""
    return [
        PlayedRound(
            f"{at:016x}", START + timedelta(minutes=at), "arschloch", 4, ("club",) * 3,
            int(place),
        )
        for at, place in enumerate(places)
    ]  # fmt: skip


def test_a_custom_game_has_figures_of_its_own(store, settings):
    library: Any = Counted()
    at_table: Any = AtTable()
    figures = Statistics(library, at_table, settings, store, now=lambda: LATER)
    figures.look()
    usual, own = rounds("11"), [replace(each, game="Sunday") for each in rounds("44444")]
    library.counted.emit((*usual, *own), 0, None)
    assert [each["text"] for each in figures.games] == ["All games", "Arschloch", "Sunday"]
    counts = []
    for game in figures.games:
        figures.chooseGame(game["value"])
        counts.append(figures.lines[0].partition(" round")[0])
    assert counts == ["7", "2", "5"]
    assert any("Sunday" in line for line in figures.lines), "the best match"
    figures.close()


def test_the_name_of_a_custom_game_is_kept_and_a_strange_one_costs_only_itself():
    [played] = [replace(each, game="Sunday") for each in rounds("1")]
    assert read_played(played.line()) == played
    assert read_played({**played.line(), "game": 7}) == replace(played, game="")


@pytest.fixture
def hands(game: Program, qtbot) -> Hands:
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
    monkeypatch.setattr(judge_worker, "PROCESSES", 0)
    monkeypatch.setattr(measured, "AS_DEALT", 0.3)
    counted_round(hands, tmp_path)
    figures: Any = hands.game.statistics
    wait_for(lambda: figures.careerLine != "", "the round counted")
    assert figures.careerLine == "Your career begins: 1 of 20 rounds"
    assert not figures._luck.busy, "nobody looks"
    assert (figures.lines, figures.begun) == ([], False), "nobody looks"
    show(hands, "statistics")
    assert "1 round in 1 match, 0 played to the end, 0 won" in figures.lines[0]
    wait_for(lambda: figures.lines[2].startswith("Your cards were"), "the luck")
    assert "Play more rounds" in figures.lines[3]
    assert "by the cards" in figures.points[0]["told"]
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


class Counted(QObject):
    """A library that has counted rounds."""

    counted = Signal(object, int, object)

    def count(self, played: object = None) -> None:
        """Do nothing: everything is counted."""

    def look(self) -> None:
        """Do nothing: there are no records."""

    def rest(self) -> None:
        """Do nothing: no list is shown."""


class AtTable(QObject):
    roundEnded = Signal()


def test_figures_are_worked_out_only_while_the_page_is_shown(store, settings, monkeypatch):
    worked_out: list[int] = []
    figures_of = FigureFacts.of

    def of(rounds: Sequence[PlayedRound], *others: Any, **more: Any) -> FigureFacts:
        worked_out.append(len(rounds))
        return figures_of(rounds, *others, **more)

    monkeypatch.setattr(FigureFacts, "of", of)
    monkeypatch.setattr(UnknownLuck, "seek", lambda luck, rounds: None)
    library: Any = Counted()
    at_table: Any = AtTable()
    figures = Statistics(library, at_table, settings, store, now=lambda: LATER)
    library.counted.emit(tuple(rounds("1")), 0, None)
    assert figures.careerLine.startswith("Your career begins: 1 of 20")
    assert worked_out == []
    figures.look()
    assert worked_out == [1]
    assert len(figures.games) == 2
    assert figures.lines[2] == "For these rounds, there is no way to tell how good your cards were."
    library.counted.emit(tuple(rounds("12")), 0, None)
    assert worked_out == [1, 2]
    figures.rest()
    library.counted.emit(tuple(rounds("123")), 0, None)
    with speak("de"):
        figures.retranslate()
        assert worked_out == [1, 2]
        figures.look()
    assert worked_out == [1, 2, 3]
    assert "3 Runden" in figures.lines[0]
    figures.close()


def test_the_chart_says_of_how_many_rounds_a_whole_point_is(store, settings):
    library: Any = Counted()
    at_table: Any = AtTable()
    figures = Statistics(library, at_table, settings, store, now=lambda: LATER)
    figures.look()
    library.counted.emit(tuple(rounds("1" * (GROUPS + 1))), 0, None)
    assert figures.chartLine == words.chart_line(2, dealt=False)
    figures.close()


def test_a_round_of_2099_is_in_no_chart_and_no_title_until_then(store, settings, qtbot):
    now = [START + timedelta(days=1)]
    library: Any = Counted()
    at_table: Any = AtTable()
    figures = Statistics(library, at_table, settings, store, now=lambda: now[0])
    figures.look()
    usual = rounds("1" * ENOUGH)
    wrong = replace(usual[-1], deal="wrong", place=4, time=datetime(2099, 6, 1, tzinfo=UTC))
    library.counted.emit((*usual, wrong), 0, None)
    assert figures.careerLine.endswith(f", {ENOUGH} round(s)")
    assert len(figures.points) == ENOUGH
    points: list[Any] = figures.points
    assert not any("2099" in each["label"] for each in points)
    assert figures.lines[0].startswith(f"{ENOUGH + 1} round(s)")
    now[0] = datetime(2099, 7, 1, tzinfo=UTC)
    library.counted.emit((*usual, wrong), 0, None)
    assert figures.careerLine.endswith(f", {ENOUGH + 1} round(s)"), "its time has come"
    figures.close()


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
    counted_round(hands, tmp_path)
    wait_for(lambda: hands.game.statistics.message != "", "the trouble")
    show(hands, "statistics")
    assert ROUNDS in hands.find("statisticsTrouble").property("text")
    assert hands.find("statisticsTrouble").isVisible()


def test_margins_of_error_are_told_apart_from_the_sentences(qapp):
    found = tally(rounds("1234" * 10), LATER)
    luck = DealtLuck(40, Estimate(0.2, 0.31), Estimate(-0.1, 0.25))
    with speak("en"):
        told = words.margins(found, luck)
        sentences = [words.mean_place(found), words.luck_made(luck)]
        sentences.append(words.luck_given(luck, 40, busy=False))
    assert told[0] == f"Average place: ±{found.error:.2f} (standard error)"
    assert "±0.31" in told[1]
    assert "±0.25" in told[2]
    assert not [each for each in sentences if "±" in each]
