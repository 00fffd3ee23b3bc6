"""Opening records: own ones continue, others are copied, and none is ever changed."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest
from links import link

from arschloch_gui.app.files import opening
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.last_read import LastRead
from arschloch_gui.app.files.match_file import load
from arschloch_gui.app.files.match_lock import MatchLock
from arschloch_gui.app.files.match_metadata import note_path
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.engine import record

HEADER = {
    "format": "arschloch-match", "version": 1, "preset": "arschloch", "rules": {},
    "seats": ["Anna", "Ben", "Cleo", "Dora"], "seed": 3,
}  # fmt: skip


def played(window, plies: int = 12) -> Path:
    """Return an own record to continue, with at least this many lines."""
    window.begin()
    while window.match.ply < plies:
        window.act()
    path = window.path
    window.worker.leave()
    return path


def standing(path: Path) -> tuple:
    """Return all attributes of a file that writing to it could change."""
    found = path.stat()
    return path.read_bytes(), found.st_mtime_ns, found.st_ino, found.st_mode


@pytest.fixture
def replayed(monkeypatch) -> list[Path]:
    """Return the records that are replayed from their start, in order."""
    found, whole = [], opening.read

    def heard(path: Path) -> tuple:
        found.append(path)
        return whole(path)

    monkeypatch.setattr(opening, "read", heard)
    return found


def test_a_record_of_ones_own_is_read_and_replayed_once(window, store, replayed):
    path = played(window)
    store.last_read = LastRead()
    opened = opening.open_match(store, path)
    opened.keeping.close()
    assert replayed == [path]


def test_a_match_that_was_looked_at_or_left_is_not_replayed_to_go_on(window, store, replayed):
    path = played(window)
    store.last_read = LastRead()
    waiting = opening.waiting_match(store)
    opened = opening.open_match(store, path)
    assert replayed == [path]
    assert opened.match.snapshot(0).ply == waiting.snapshot.ply
    opened.keeping.keep(opened.match)
    opened.keeping.close()
    assert opening.waiting_match(store).snapshot is not None
    again = opening.open_match(store, path)
    again.keeping.close()
    assert replayed == [path]
    assert again.match.journal == load(path).journal


def test_what_was_written_to_a_record_meanwhile_is_read(window, store, replayed):
    path = played(window)
    other = MatchStore(store.folder)
    there = opening.open_match(other, path)
    before = len(there.match.journal)
    while there.match.to_act is None or len(there.match.journal) == before:
        there.match.submit(there.match.to_act, there.match.legal()[0])
    there.keeping.keep(there.match)
    there.keeping.close()
    replayed.clear()
    opened = opening.open_match(store, path)
    opened.keeping.close()
    assert replayed == [path]
    assert len(opened.match.journal) == before + 1


# -- external records ---------------------------------------------------------------------


def outside(tmp_path: Path, data: bytes) -> Path:
    folder = tmp_path / "elsewhere"
    folder.mkdir(exist_ok=True)
    path = folder / "scenario.arl"
    path.write_bytes(data)
    return path


FORMS = {
    "whole": lambda data: data,
    "without its last newline": lambda data: data[:-1],
    "with half a last line": lambda data: data[:-5],
    "with an expectation": lambda data: data + b'{"expect": {"phase": "play"}}\n',
    "with a last line that is wrong": lambda data: data + b'{"seat": 9, "pass": true}\n',
}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS.keys())
def test_a_record_from_elsewhere_is_never_changed_and_goes_on_as_a_copy(
    window, store, tmp_path, form
):
    path = outside(tmp_path, form(played(window).read_bytes()))
    before, known = standing(path), set(store.records())
    window.open(path)
    assert window.path.parent == store.folder
    assert window.path not in known
    assert window.path.stem == "scenario"
    window.act(3)
    window.undo()
    assert standing(path) == before
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    assert load(window.path).journal == window.match.journal
    assert store.current()[0] == window.path


def test_a_record_opened_twice_makes_two_matches(window, store, small_record):
    window.open(small_record)
    first = window.path
    window.open(small_record)
    assert window.path.stem == f"{first.stem}-2" == "small- hands-2"


def test_where_nothing_can_be_written_a_record_is_opened_and_said_not_to_be_saved(
    new_window, tmp_path, small_record
):
    from arschloch_gui.app.files.store import MatchStore

    (tmp_path / "blocked").write_text("in the way", "utf-8", newline="\n")
    window = new_window(MatchStore(tmp_path / "blocked" / "matches"))
    window.open(small_record)
    window.act(2)
    assert window.match.ply > 2
    assert window.troubles == ["not_saved"]


def test_own_record_in_unlockable_folder_is_played_unsaved(window, store, monkeypatch):
    path = played(window)
    before = standing(path)

    def refuse(record: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(MatchLock, "take", refuse)
    window.open(path)
    window.act()
    assert window.troubles == ["not_saved"]
    assert standing(path) == before


@pytest.mark.skipif(os.name == "nt", reason="rights are Windows' own")
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_folder_of_matches_costs_the_saving_only(window, store):
    path = played(window)
    store.folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
    window.open(path)
    window.act()
    store.folder.chmod(stat.S_IRWXU)
    assert window.troubles == ["not_saved"]


def test_a_link_in_the_folder_is_somebody_elses_record(window, store, tmp_path):
    path = outside(tmp_path, played(window).read_bytes())
    linked = store.folder / "link.arl"
    link(linked, path)
    before = standing(path)
    window.open(linked)
    window.act()
    assert window.path.name == "link-2.arl"
    assert standing(path) == before


def test_an_annotated_record_in_the_own_folder_keeps_its_expectations(window, store):
    path = played(window)
    path.write_bytes(path.read_bytes() + b'{"expect": {"phase": "play"}}\n')
    before = standing(path)
    window.open(path)
    window.act()
    window.undo()
    assert window.path != path
    assert standing(path) == before


# -- own records --------------------------------------------------------------------------


def test_one_of_ones_own_goes_on_in_its_file(window, store):
    path = played(window)
    journal = load(path).journal
    window.open(path)
    window.act()
    assert window.path == path
    assert load(path).journal[: len(journal)] == journal
    assert window.troubles == []
    assert len(store.records()) == 1


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_a_line_cut_off_by_a_crash_is_dropped_and_play_goes_on(window, cut):
    path = played(window)
    path.write_bytes(path.read_bytes()[:-cut])
    window.worker.look()
    window.resume()
    window.act()
    assert window.troubles == []
    assert record.verify(record.read(path.read_bytes())).ok
    assert load(path).journal == window.match.journal


DEFECTS = {
    "not JSON": b'{"seat": 0, "pl\x00\xff\n',
    "zeros": bytes(64) + b"\n",
    "a wrong seat": b'{"seat": 7, "pass": true}\n',
    "a refused action": b'{"seat": 0, "play": ["AS", "7D"]}\n',
    "an unknown verb": b'{"seat": 0, "steal": true}\n',
    "a deal in mid-round": b'{"deal": [["7D"], ["8D"], ["9D"], ["JD"]]}\n',
}


@pytest.mark.parametrize("defect", DEFECTS.values(), ids=DEFECTS.keys())
@pytest.mark.parametrize("way", ["resume", "open"])
def test_a_record_goes_on_from_its_last_good_line_and_the_whole_is_kept(window, store, defect, way):
    path = played(window)
    lines = path.read_bytes().splitlines(keepends=True)
    bad = b"".join([*lines[:8], defect, *lines[9:]])
    path.write_bytes(bad)
    window.worker.look()
    window.said.clear()
    if way == "resume":
        window.resume()
    else:
        window.open(path)

    kept = path.with_name(path.name + ".bak")
    [trouble] = window.of(FileProblem)
    assert (trouble.key, trouble.path, trouble.line, trouble.error.line) == ("salvaged", kept, 8, 9)
    assert kept.read_bytes() == bad
    assert window.match.journal[:7] == load_lines(lines[:8])
    assert load(path).journal == window.match.journal
    window.act(2)
    assert load(path).journal == window.match.journal
    assert kept.read_bytes() == bad


def load_lines(lines: list[bytes]) -> list:
    return list(record.replay(record.read(b"".join(lines))).journal)


def test_what_is_kept_aside_never_replaces_what_was_kept_before(window):
    path = played(window)
    path.with_name(path.name + ".bak").write_bytes(b"older")
    path.write_bytes(path.read_bytes() + b"nonsense\n")
    window.open(path)
    assert path.with_name(path.name + ".bak").read_bytes() == b"older"
    assert path.with_name(path.name + ".bak2").exists()


def test_looking_at_a_damaged_record_changes_nothing_yet(window, store):
    path = played(window)
    path.write_bytes(path.read_bytes() + b"nonsense\n")
    before = standing(path)
    window.worker.look()
    assert window.worker._waiting == path
    assert standing(path) == before


def test_corrupted_own_record_is_set_aside_once(window, store):
    path = played(window)
    path.write_bytes(b"\x00\xff garbage\nmore\n")
    window.worker.look()
    [trouble] = window.of(FileProblem)
    assert trouble.key == "damaged"
    assert trouble.path.name == path.name + ".bak"
    assert trouble.path.read_bytes() == b"\x00\xff garbage\nmore\n"
    window.worker.look()
    assert len(window.of(FileProblem)) == 1
    assert store.current() is None


def test_a_foreign_file_with_a_records_name_is_never_renamed(window, store):
    store.folder.mkdir(parents=True)
    diary = store.folder / "diary.arl"
    diary.write_text("dear diary\n", "utf-8", newline="\n")
    (store.folder / "current.json").write_text(
        json.dumps({"record": diary.name}), "utf-8", newline="\n"
    )
    window.worker.look()
    window.open(diary)
    assert diary.read_text("utf-8") == "dear diary\n"
    assert window.troubles == ["odd_pointer", "not_a_record"]
    assert not note_path(diary).exists()


def test_what_cannot_be_opened_leaves_the_match_at_the_table_as_it_is(window, tmp_path):
    window.begin()
    window.open(tmp_path / "nowhere.arl")
    assert window.troubles == ["unreadable"]
    before = window.match.ply
    window.act()
    assert window.match.ply > before
    assert {message.sitting for message in window.said[-2:]} == {window.sitting}


def test_a_finished_match_is_no_longer_offered_and_undo_brings_it_back(window, store, small_record):
    window.open(small_record)
    window.act(5)
    assert window.match.is_over
    assert store.current() is None
    window.undo()
    assert store.current()[0] == window.path
