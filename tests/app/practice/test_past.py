"""The exchanges of played matches are found again and decided once more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from by_hand import Hands
from matches_on_disk import played, put
from PySide6.QtCore import Qt

from arschloch_gui.app.files.match_metadata import MatchMetadata, Table, write_note
from arschloch_gui.app.main import Program
from arschloch_gui.app.practice import judge_worker
from arschloch_gui.app.practice.past import _of_file
from arschloch_gui.app.tour.demonstration import Demonstration, wait_for


@pytest.fixture(autouse=True)
def rough(monkeypatch) -> None:
    monkeypatch.setattr(judge_worker, "PROCESSES", 0)
    monkeypatch.setattr(judge_worker, "FIRST_LOOK", 0.3)
    monkeypatch.setattr(judge_worker, "LAST_LOOK", 0.2)


class Looker(Hands):
    """A user who looks back at matches."""

    def __init__(self, game: Program, qtbot) -> None:
        super().__init__(game, qtbot)
        self.trainer, self.past = game.trainer, game.retrospect.past

    @property
    def page(self) -> str:
        return str(self.window.property("page"))

    def wait(self, state: str) -> None:
        wait_for(lambda: self.trainer.state == state, state)

    def listed(self) -> None:
        wait_for(lambda: bool(self.past.rows), "the exchanges")
        wait_for(lambda: self.window.activeFocusItem().objectName().startswith("past:"), "the keys")

    def matches(self) -> None:
        self.window.setProperty("page", "matches")
        wait_for(lambda: self.game.matches.complete, "the matches")
        wait_for(lambda: self.window.activeFocusItem().objectName().startswith("match:"), "keys")


@pytest.fixture
def looker(game: Program, qtbot) -> Looker:
    return Looker(game, qtbot)


def folder_of(looker: Looker) -> Path:
    return looker.game.matches._worker._library._store.folder


def test_from_a_saved_match_by_keys_and_back_to_where_one_was(looker: Looker):
    path = put(folder_of(looker), "over", played(rounds=3, until=3))
    write_note(path, MatchMetadata(Table(0, ("", "expert", "expert", "expert"))))
    looker.matches()
    looker.strike("Ctrl+P")
    looker.listed()
    own = [row for row in looker.past.rows if row["isViewer"]]
    assert own == looker.past.rows, "his own, where it is known which those are"
    looker.past.choose("all")
    assert len(looker.past.rows) == 4
    looker.listed()
    looker.key(Qt.Key.Key_Home)
    assert looker.past.index == 0
    told: Any = looker.past.rows[0]["told"]
    assert told.startswith("Round 2, King, ")
    looker.key(Qt.Key.Key_Return)
    looker.wait("asking")
    assert looker.page == "table"
    looker.session.turn.act(looker.session.snapshot.legal[0])
    wait_for(lambda: looker.trainer.state in ("again", "judged"), "the verdict")
    looker.trainer.exercise.reveal()
    looker.click(looker.spot("backToMatchButton"))
    looker.listed()
    assert (looker.page, looker.past.index) == ("matches", 0)
    assert looker.past.rows[0]["told"] == told
    looker.key(Qt.Key.Key_Escape)
    assert looker.find("pastPane") is None
    assert looker.page == "matches"
    looker.key(Qt.Key.Key_Escape)
    assert looker.page == "start", "nothing leads back to a table that is empty"


@pytest.mark.long
def test_from_older_rounds_of_the_match_at_the_table_by_mouse_and_back_to_its_end(looker: Looker):
    demo = Demonstration(looker.game)
    demo.begin("arschloch", {"rounds": 2, "players": 3}, "lowest")
    demo.finish_round()
    demo.next_round()
    looker.strike("Ctrl+P")
    wait_for(lambda: "So far, nobody has had" in looker.past.sentence, "that there is nothing")
    looker.key(Qt.Key.Key_Escape)
    demo.finish_round()
    wait_for(lambda: looker.find("podiumButton") is not None, "the result")
    looker.click(looker.spot("podiumButton"))
    wait_for(lambda: looker.find("matchSummary") is not None, "the end")
    looker.click(looker.spot("allHandsButton"))
    looker.click(looker.spot("allExchanges"))
    looker.listed()
    looker.past.choose("all")
    ply = looker.session.snapshot.ply
    looker.click(looker.spot("past:0"))
    looker.click(looker.spot("practisePast"))
    looker.wait("asking")
    looker.strike("F10")
    looker.click(looker.spot("menu:stopPractice"))
    looker.listed()
    wait_for(lambda: looker.find("matchSummary") is not None, "the end once more")
    assert looker.session.snapshot.ply == ply
    looker.click(looker.spot("pastDone"))
    assert looker.find("pastPane") is None


def test_a_record_of_somebody_else_and_one_that_is_broken(looker: Looker):
    folder = folder_of(looker)
    foreign = put(folder, "foreign", played("dalmuti", rounds=3, until=3, players=5))
    looker.past._open("table", _of_file(foreign))
    assert not looker.past.empty, "it is not known yet"
    wait_for(lambda: bool(looker.past.rows), "the exchanges")
    assert not looker.past.empty
    assert looker.past.choices == [], "nobody has written down who was a person"
    seats = {each.seat for each in looker.past._listed.found}
    assert len(seats) > 1
    lines = put(folder, "bent", played(rounds=3, until=3)).read_bytes().splitlines(keepends=True)
    (folder / "bent.arl").write_bytes(b"".join([*lines[:-3], b"<b>\n", *lines[-3:]]))
    looker.past._open("table", _of_file(folder / "bent.arl"))
    wait_for(lambda: bool(looker.past.rows), "what it holds")
    assert looker.past.sentence == (
        f"The file is damaged from line {len(lines) - 2} on; only what comes before it is shown."
    )
    for content in (b"", b"<b>x</b>\n"):
        (folder / "no.arl").write_bytes(content)
        looker.past._open("table", _of_file(folder / "no.arl"))
        wait_for(lambda: "Looking through" not in looker.past.sentence, "an answer")
        assert "is not a match saved by this program." in looker.past.sentence
        assert looker.past.rows == []
        assert not looker.past.empty, "nothing was searched"
    first_round = put(folder, "first", played(rounds=3, until=0))
    looker.past._open("table", _of_file(first_round))
    wait_for(lambda: looker.past.empty, "that there is nothing")
    assert "So far, nobody has had" in looker.past.sentence
    assert looker.past.rows == []
    looker.past.close()
    assert (looker.past.empty, looker.past.sentence, looker.past.home) == (False, "", "")


@pytest.mark.long
def test_a_file_that_is_too_large_is_not_read(looker: Looker, tmp_path: Path):
    huge = tmp_path / "huge.arl"
    with huge.open("wb") as file:
        file.truncate(65 * 2**20)
    looker.past._open("table", _of_file(huge))
    wait_for(lambda: "Looking through" not in looker.past.sentence, "an answer")
    assert "larger than 64 MiB" in looker.past.sentence


@pytest.mark.long
def test_games_without_such_decisions_do_not_offer_it(looker: Looker):
    folder = folder_of(looker)
    put(folder, "thirteen", played("thirteen", rounds=1, until=1))
    looker.matches()
    assert not looker.find("pastExchanges").isVisible()
    looker.strike("Ctrl+P")
    assert looker.find("pastPane") is None
    looker.open(folder, preset="thirteen", deal=[["3D"], ["4D"], ["5D"], ["6D"]])
    looker.strike("Ctrl+P")
    assert looker.find("pastPane") is None


@pytest.mark.long
def test_whoever_goes_elsewhere_is_done_with_the_list(looker: Looker):
    put(folder_of(looker), "over", played(rounds=2, until=2))
    looker.matches()
    looker.click(looker.spot("pastExchanges"))
    looker.listed()
    looker.strike("Ctrl+N")
    assert looker.page == "newMatch"
    looker.key(Qt.Key.Key_Escape)
    assert looker.page == "matches"
    assert looker.find("pastPane") is None
