"""The folder of matches: the one to continue, notes beside records, and cleaning up."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from links import is_linked

from arschloch_gui.ai.levels import VERSIONS
from arschloch_gui.app.files import match_metadata
from arschloch_gui.app.files.match_file import MatchFile, load
from arschloch_gui.app.files.match_lock import MatchLock
from arschloch_gui.app.files.match_metadata import (
    MatchMetadata,
    Table,
    note_path,
    read_note,
    write_note,
)
from arschloch_gui.app.files.store import MatchStore, OddPointer
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match, MatchSpec

SPEC = MatchSpec("arschloch", presets()["arschloch"], ("Anna", "Ben", "Cleo", "Dora"), 7)
TABLE = Table(0, ("", "regular", "lowest", "regular"))


def begun(store: MatchStore, name: str = "2026-11-22-101010-arschloch") -> Path:
    """Return a match of the folder that can be continued."""
    path = store.folder / f"{name}.arl"
    file = MatchFile(path)
    file.save(Match(SPEC))
    file.close()
    write_note(path, MatchMetadata(TABLE))
    store.remember(path)
    return path


def contents(folder: Path) -> dict[Path, bytes | None]:
    return {
        path: path.read_bytes() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
        if path.name != ".lock"
    }


# -- the pointer --------------------------------------------------------------------------


def test_the_pointer_holds_nothing_but_a_file_name(store):
    path = begun(store)
    assert json.loads((store.folder / "current.json").read_bytes()) == {"record": path.name}
    assert store.current() == (path, TABLE)


def test_a_pointer_of_an_earlier_version_still_leads_to_its_match(store, window):
    path = begun(store)
    note_path(path).unlink()
    old = {"record": str(path), "viewer": 2, "levels": ["lowest", "lowest", "", "regular"]}
    (store.folder / "current.json").write_text(json.dumps(old), "utf-8", newline="\n")
    window.worker.look()
    window.resume()
    assert window.worker._table == Table(2, ("lowest", "lowest", "", "regular"))
    assert store.current() == (path, window.worker._table)
    assert window.troubles == []


def test_who_sits_at_a_match_of_an_earlier_version_is_kept_when_another_begins(store, window):
    path = begun(store)
    note_path(path).unlink()
    old = {"record": str(path), "viewer": 0, "levels": ["", "lowest", "lowest", "lowest"]}
    (store.folder / "current.json").write_text(json.dumps(old), "utf-8", newline="\n")
    window.begin()
    assert read_note(path).table == Table(0, ("", "lowest", "lowest", "lowest"))


ODD = {
    "nonsense": b"{nonsense",
    "zeros": bytes(40),
    "no text": b"\xff\xfe",
    "a list": b"[]",
    "no name": b"{}",
    "a number": b'{"record": 3}',
    "nothing": b'{"record": ""}',
    "the folder": b'{"record": "."}',
    "one up": b'{"record": "../foreign.arl"}',
    "a folder further": b'{"record": "inner/own.arl"}',
    "a path": b'{"record": "FOREIGN"}',
    "a path of an earlier version": b'{"record": "FOREIGN", "viewer": 0, "levels": []}',
    "another kind of file": b'{"record": "diary.txt"}',
    "a link to elsewhere": b'{"record": "link.arl"}',
    "a folder with a record's name": b'{"record": "folder.arl"}',
    "a null character": b'{"record": "a\\u0000.arl"}',
    "nesting": b"[" * 100_000,
}


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD.keys())
def test_an_odd_pointer_is_left_alone_and_changes_nothing(store, tmp_path, new_window, odd):
    own = begun(store)
    foreign = tmp_path / "foreign.arl"
    foreign.write_text("dear diary\n", "utf-8", newline="\n")
    (store.folder / "diary.txt").write_text("dear diary\n", "utf-8", newline="\n")
    if not is_linked(store.folder / "link.arl", foreign) and b"link.arl" in odd:
        pytest.skip("this user may not make links")
    (store.folder / "folder.arl").mkdir()
    (store.folder / "inner").mkdir()
    (store.folder / "inner" / "own.arl").write_bytes(own.read_bytes())
    (store.folder / "current.json").write_bytes(odd.replace(b"FOREIGN", str(foreign).encode()))
    before = contents(tmp_path)

    assert isinstance(store.pointed_at(), OddPointer)
    window = new_window()
    window.worker.look()
    window.worker.look()

    assert window.troubles == ["odd_pointer"]
    assert contents(tmp_path) == before


def test_with_an_odd_pointer_the_match_played_last_is_offered(store, window):
    begun(store, "older")
    newer = begun(store, "newer")
    os.utime(store.folder / "older.arl", (1, 1))
    (store.folder / "current.json").write_bytes(b"{")
    window.worker.look()
    assert window.worker._waiting == newer


def test_a_pointer_to_a_record_that_is_gone_is_no_match(store, window):
    begun(store).unlink()
    assert store.current() is None
    window.worker.look()
    assert window.troubles == []
    assert window.worker._waiting is None


def test_forgetting_a_match_leaves_another_one_pointed_at(store):
    over, going = begun(store, "over"), begun(store, "going")
    store.forget(over)
    assert store.current() == (going, TABLE)
    store.forget(going)
    assert store.current() is None


# -- notes --------------------------------------------------------------------------------


def test_a_note_keeps_what_a_newer_version_wrote_into_it(tmp_path):
    record = tmp_path / "a.b.arl"
    assert note_path(record).name == "a.b.table.json"
    note_path(record).write_text(
        '{"viewer": 1, "levels": ["", ""], "title": "x", "rating": 3}', "utf-8", newline="\n"
    )
    write_note(record, MatchMetadata(Table(0, ("", "lowest")), "Sunday"))
    assert json.loads(note_path(record).read_bytes()) == {
        "viewer": 0, "levels": ["", "lowest"], "title": "Sunday", "rating": 3,
    }  # fmt: skip


def test_a_note_says_by_which_versions_of_the_levels_a_match_was_begun(tmp_path, monkeypatch):
    record = tmp_path / "a.arl"
    write_note(record, MatchMetadata(Table(0, ("", "expert", "novice", "regular"))))
    begun = {"expert": VERSIONS["expert"], "novice": VERSIONS["novice"]}
    assert json.loads(note_path(record).read_bytes())["versions"] == begun
    later = {level: version + 1 for level, version in VERSIONS.items()}
    monkeypatch.setattr(match_metadata, "VERSIONS", later)
    write_note(record, MatchMetadata(read_note(record).table, "renamed"))
    assert json.loads(note_path(record).read_bytes())["versions"] == begun


def test_a_running_match_keeps_a_level_that_is_no_longer_offered(tmp_path):
    record = tmp_path / "a.arl"
    write_note(record, MatchMetadata(Table(0, ("", "regular", "lowest", "random"))))
    assert read_note(record).table.fitted(4).levels == ("", "regular", "lowest", "random")


def test_a_note_of_version_1_0_names_the_levels_of_now(tmp_path):
    record = tmp_path / "a.arl"
    levels = ["", "king:bold", "tramp", "minister", "citizen:rebel", "worker", "regular"]
    note_path(record).write_text(json.dumps({"viewer": 0, "levels": levels}), "utf-8", newline="\n")
    now = ("", "expert:bold", "novice", "strong", "club:rebel", "casual", "regular")
    assert read_note(record).table.levels == now


@pytest.mark.parametrize(
    "damaged",
    [b"", b"{", b"[]", b"7", b"\xff", b'{"viewer": true, "levels": "abc", "title": 3}'],
)
def test_a_damaged_note_means_the_defaults(tmp_path, damaged):
    record = tmp_path / "a.arl"
    assert read_note(record) == MatchMetadata()
    note_path(record).write_bytes(damaged)
    assert read_note(record) == MatchMetadata()


def test_a_note_that_does_not_fit_the_match_is_made_to():
    assert Table(9, ("random",)).fitted(3) == Table(0, ("", "regular", "regular"))
    assert Table(1, ("", "random", "lowest")).fitted(3) == Table(1, ("", "", "lowest"))


# -- records ------------------------------------------------------------------------------


def test_two_matches_begun_in_one_second_have_two_files(store):
    first, second = store.claim("a match"), store.claim("a match")
    assert (first.record.name, second.record.name) == ("a match.arl", "a match-2.arl")
    first.release()
    second.release()


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ("../../etc/passwd", "etc-passwd.arl"),
        ("...", "match.arl"),
        ("", "match.arl"),
        ("con", "con-match.arl"),
        ("LPT²", "LPT²-match.arl"),
        (".hidden", "hidden.arl"),
        ("Partie à Zürich (2)", "Partie à Zürich (2).arl"),
        ("a\udcffb\nc\0d", "a-b-c-d.arl"),
        ("ö" * 300, "ö" * 80 + ".arl"),
    ],
)
def test_a_record_gets_a_name_that_every_system_takes(store, wish, name):
    lock = store.claim(wish)
    assert lock.record == store.folder / name
    lock.release()


def test_a_record_deleted_or_replaced_while_it_is_played_is_written_again(window):
    window.begin()
    window.act(2)
    if os.name != "nt":  # there, an open file cannot be deleted
        window.path.unlink()
        window.act()
        assert load(window.path).journal == window.match.journal
    window.path.write_bytes(b"synchronised from elsewhere")
    window.act()
    assert load(window.path).journal == window.match.journal
    assert window.troubles == []


# -- clearing up --------------------------------------------------------------------------


def test_what_killed_windows_left_is_cleared_up_and_nothing_else(store, new_window):
    dead = begun(store, "dead")
    alive = new_window()
    alive.begin()
    left = [".dead.arl.abcd_123", ".current.json.00000000", ".dead.table.json.zzzzzzzz",
            ".gone.arl.aaaaaaaa", "..probe.aaaaaaaa", ".probe.abcdefgh",
            ".dead.arl.lock"]  # fmt: skip
    foreign = [".dead.arl.swp", ".dead.arl.ABCDEFGH", ".notes.txt.abcdefgh", "dead.arl.abcdefgh",
               ".dead.arl.bak", "dead.arl.bak", ".dead.arl.abcdefghi"]  # fmt: skip
    living = [f".{alive.path.name}.abcdefgh", f".{alive.path.name}.lock"]
    for name in left + foreign + living[:1]:
        (store.folder / name).write_text("x", "utf-8", newline="\n")
    (store.folder / ".x.arl.12345678").mkdir()
    if is_linked(store.folder / ".y.arl.12345678", dead):
        foreign.append(".y.arl.12345678")

    new_window().worker.tidy()

    there = {path.name for path in store.folder.iterdir()}
    assert not there & set(left)
    assert {*foreign, *living, ".x.arl.12345678"} <= there
    assert load(dead).spec == SPEC


def test_clearing_up_a_folder_that_is_not_there_does_no_harm(new_window, tmp_path):
    new_window(MatchStore(tmp_path / "nowhere")).worker.tidy()
    assert not (tmp_path / "nowhere").exists()


def test_a_folder_that_cannot_be_written_is_noticed(tmp_path):
    blocker = tmp_path / "file"
    blocker.write_text("not a folder", "utf-8", newline="\n")
    with pytest.raises(OSError, match="file"):
        MatchStore(blocker / "matches").check_writable()
    MatchStore(tmp_path / "matches").check_writable()
    assert list((tmp_path / "matches").iterdir()) == []


def test_a_lock_leaves_nothing_behind(store):
    store.folder.mkdir(parents=True)
    lock = MatchLock.take(store.folder / "a.arl")
    assert MatchLock.take(store.folder / "a.arl") is None
    lock.release()
    lock.release()
    assert list(store.folder.iterdir()) == []
