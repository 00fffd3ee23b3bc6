"""A report of a problem: one file that holds what is needed and names nobody."""

from __future__ import annotations

import getpass
import zipfile
from datetime import datetime
from pathlib import Path

import pytest
from by_hand import Hands
from matches_on_disk import played, put
from window_states import report

from arschloch_gui.app.files.log_file import LOG_NAME
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.main import Game
from arschloch_gui.app.program.report import write_report
from arschloch_gui.app.tour.demonstration import wait_for

NOW = datetime(2026, 11, 23, 20, 15, 30)


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "matches")


def written(tmp_path: Path, store: MatchStore) -> Path:
    return write_report(tmp_path / "papers", store, tmp_path / "logs", {"Language": "de"}, NOW)


def content(path: Path) -> dict[str, str]:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def log(tmp_path: Path, text: str) -> None:
    (tmp_path / "logs").mkdir()
    (tmp_path / "logs" / LOG_NAME).write_text(text, encoding="utf-8")


def test_it_holds_the_last_match_the_log_and_the_versions(tmp_path: Path, store: MatchStore):
    put(store.folder, "before", played(), at=1_700_000_000)
    last = put(store.folder, "last", played("trouduc"), at=1_700_000_100)
    log(tmp_path, "a player failed\n")
    found = content(written(tmp_path, store))
    assert found["match.arl"] == last.read_text(encoding="utf-8")
    assert found[LOG_NAME] == "a player failed\n"
    assert {"Python", "Language", "System"} <= {
        line.partition(":")[0] for line in found["system.txt"].splitlines()
    }


def test_the_match_that_goes_on_comes_before_one_played_later(tmp_path: Path, store: MatchStore):
    current = put(store.folder, "current", played("trouduc"), at=1_700_000_000)
    put(store.folder, "later", played(), at=1_700_000_100)
    store.remember(current)
    assert content(written(tmp_path, store))["match.arl"] == current.read_text(encoding="utf-8")


def test_it_names_neither_the_person_nor_their_folder(
    tmp_path: Path, store: MatchStore, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(getpass, "getuser", lambda: "berta")
    log(tmp_path, f"{Path.home()}/matches/x.arl: denied to berta, not to bertas\n")
    assert content(written(tmp_path, store))[LOG_NAME] == (
        "~/matches/x.arl: denied to …, not to bertas\n"
    )


def test_a_report_never_takes_the_place_of_another(tmp_path: Path, store: MatchStore):
    first, second = written(tmp_path, store), written(tmp_path, store)
    assert first != second
    assert set(content(first)) == set(content(second)) == {"system.txt"}


def test_what_cannot_be_read_is_named_in_it(tmp_path: Path, store: MatchStore):
    (tmp_path / "logs" / LOG_NAME).mkdir(parents=True)
    [line] = [
        line
        for line in content(written(tmp_path, store))["system.txt"].splitlines()
        if line.startswith("Left out")
    ]
    assert LOG_NAME in line


def test_the_window_says_where_it_lies_or_that_it_could_not_be_saved(
    game: Game, qtbot, own_folders: Path
):
    report(Hands(game, qtbot), own_folders)
    about = game.about_program
    [path] = own_folders.rglob("arschloch-report-*.zip")
    assert str(path) in about.message
    path.unlink()
    path.parent.rmdir()
    path.parent.write_text("in the way", encoding="utf-8")
    about.report()
    wait_for(lambda: not about.saving, "the end of it")
    assert about.message.startswith(f"The report could not be saved in {path.parent} (")
