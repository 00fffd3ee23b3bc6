"""A problem report: one file with everything needed, and without the user's name."""

from __future__ import annotations

import getpass
import json
import logging
import zipfile
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest
from by_hand import Hands
from links import link
from matches_on_disk import played, put
from window_states import report

from arschloch_gui.app.files.log_file import HEAD, LOG_NAME, keep_log
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.main import Program
from arschloch_gui.app.program.redaction import PersonalData, Redaction
from arschloch_gui.app.program.report import MOST_BENT, without_names, write_report
from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.engine import record

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
    (tmp_path / "logs" / LOG_NAME).write_text(text, encoding="utf-8", newline="\n")


@pytest.mark.sampled
def test_it_holds_the_last_match_the_log_and_the_versions(tmp_path: Path, store: MatchStore):
    put(store.folder, "before", played(), at=1_700_000_000)
    last = put(store.folder, "last", played("trouduc"), at=1_700_000_100)
    log(tmp_path, "3 + 4 failed\n")  # No word, because an account may have its name.
    found = content(written(tmp_path, store))
    assert found["match.arl"] == last.read_text(encoding="utf-8")
    assert found[LOG_NAME] == "3 + 4 failed\n"
    assert {"Python", "Language", "System"} <= {
        line.partition(":")[0] for line in found["system.txt"].splitlines()
    }


def test_the_match_that_goes_on_comes_before_one_played_later(tmp_path: Path, store: MatchStore):
    current = put(store.folder, "current", played("trouduc"), at=1_700_000_000)
    put(store.folder, "later", played(), at=1_700_000_100)
    store.remember(current)
    assert content(written(tmp_path, store))["match.arl"] == current.read_text(encoding="utf-8")


@pytest.mark.sampled
def test_it_names_neither_the_person_nor_their_folder(
    tmp_path: Path, store: MatchStore, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(getpass, "getuser", lambda: "bärbel")
    monkeypatch.setattr("socket.gethostname", lambda: "werkstatt.example.org")
    home = Path.home()
    log(tmp_path, f"{home}/x.arl: denied to B\\u00e4rbel\n{home.as_uri()} on Werkstatt\n")
    put(store.folder, "last", played(), at=1_700_000_100)
    found = content(
        write_report(
            tmp_path / "papers", store, tmp_path / "logs", {"Screens": f"{home} BÄRBEL"}, NOW
        )
    )
    assert found[LOG_NAME] == "~/x.arl: denied to …\nfile://~ on …\n"
    assert "Screens: ~ …\n" in found["system.txt"]


AT_THE_TABLE = ["Bärbel", "play", "seat", "Dora at werkstatt"]


@pytest.mark.parametrize(
    "name", ["bärbel", "play", "seat", "arschloch", "pass", "7D", "a", "rules", "true", "deal"]
)
def test_the_match_stays_what_it_was_whoever_is_called_like_a_word_in_it(name: str):
    plain = record.write(played(seed=3, until=1)).encode()
    header, _, actions = plain.partition(b"\n")
    seated = json.dumps(json.loads(header) | {"seats": AT_THE_TABLE}, ensure_ascii=False)
    named = seated.encode() + b"\n" + actions
    told = without_names(named, Redaction(PersonalData((name,), ("werkstatt",), ("/home/x",))))
    assert record.verify(record.read(told)).ok
    assert told.partition(b"\n")[2] == actions
    seats = json.loads(told.partition(b"\n")[0])["seats"]
    assert seats[3] == "Dora at …"
    assert name not in map(str.casefold, seats[:3])
    assert without_names(plain, Redaction(PersonalData(("zora",), (), ()))) == plain


@pytest.mark.parametrize(
    "bent",
    [b"\xff\xfe bertas berta", b'{"berta": 1}', b'{"seat": 0, "berta": true}',
     b'{"expect": {"phase": "berta"}}', b'{"seat": 0, "play": ["berta"]}', b"berta", b'["berta"]'],
    ids=repr,
)  # fmt: skip
def test_what_is_no_line_of_a_match_is_redacted_too(bent: bytes):
    redacted = Redaction(PersonalData(("berta",), (), ()))
    plain = record.write(played()).encode()
    for damaged in (bent, bent + b"\n" + plain, plain + bent + b"\n" + plain.split(b"\n")[1]):
        told = without_names(damaged, redacted).decode()
        assert "…" in told
        assert "berta" not in told.replace("bertas", "")
        assert len(told.split("\n")) == len(damaged.split(b"\n"))


@pytest.mark.sampled
def test_much_that_is_no_match_is_cut():
    plain = record.write(played()).encode()
    for damaged in (b"x" * 3 * MOST_BENT, plain + (b"y" * 1000 + b"\n") * 3000):
        told = without_names(damaged, Redaction(PersonalData(("zora",), (), ())))
        assert MOST_BENT <= len(told) < MOST_BENT + 50_000


@pytest.mark.sampled
@pytest.mark.parametrize("name", ["error", "arschloch", "gui", "a", "2026", "guard"])
def test_when_and_where_something_was_logged_stays(
    tmp_path: Path, store: MatchStore, monkeypatch: pytest.MonkeyPatch, name: str
):
    monkeypatch.setattr(getpass, "getuser", lambda: name)
    head = "2026-11-23 20:15:30,001 2026 ERROR arschloch_gui.ai.guard: "
    log(tmp_path, f"{head}denied to {name}@home\n")
    assert content(written(tmp_path, store))[LOG_NAME] == f"{head}denied to …@home\n"


def test_the_line_of_a_log_begins_as_the_log_writes_it(tmp_path: Path):
    with closing(keep_log(tmp_path)):
        logging.getLogger("arschloch_gui.ai.guard").error("something: went wrong")
    [line] = (tmp_path / LOG_NAME).read_text("utf-8").splitlines()
    assert HEAD.match(line)
    assert HEAD.sub("", line) == "something: went wrong"


def test_a_folder_that_cannot_be_looked_into_is_no_reason_for_no_report(
    tmp_path: Path, store: MatchStore
):
    link(store.folder, "matches")
    assert "Left out: match.arl (" in content(written(tmp_path, store))["system.txt"]


@pytest.mark.sampled
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
    game: Program, qtbot, own_folders: Path
):
    report(Hands(game, qtbot), own_folders)
    about = game.about_program
    [path] = own_folders.rglob("arschloch-report-*.zip")
    assert str(path) in about.message
    path.unlink()
    path.parent.rmdir()
    path.parent.write_text("in the way", encoding="utf-8", newline="\n")
    about.report()
    wait_for(lambda: not about.saving, "the end of it")
    assert about.message.startswith(f"The report could not be saved in {path.parent} (")
