"""The matches on disk: listed without replaying, renamed, exported, deleted, restored."""

from __future__ import annotations

import json
import os
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from links import is_linked
from matches_on_disk import played, put

from arschloch_gui.app.files import disk
from arschloch_gui.app.files.match_lock import MatchLock
from arschloch_gui.app.files.match_metadata import (
    MatchMetadata,
    Table,
    note_path,
    read_note,
    write_note,
)
from arschloch_gui.app.files.opening import InUse
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.library import library
from arschloch_gui.app.library.library import KEPT_DAYS, Deleted, Library
from arschloch_gui.app.library.match_progress import NAME as STANDS
from arschloch_gui.app.library.match_progress import MatchProgress

DAY_S = 24 * 60 * 60


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "matches"


@pytest.fixture
def shelf(folder: Path, tmp_path: Path) -> Library:
    return Library(MatchStore(folder), tmp_path / "cache")


def closer(shelf: Library, path: Path) -> MatchProgress:
    kept = shelf.glance(path)
    assert kept is not None
    stand = shelf.look_closely(kept, lambda: None).stand
    assert stand is not None
    return stand


# -- listing ------------------------------------------------------------------------------


def test_a_glance_tells_game_players_title_and_seat(shelf: Library, folder: Path):
    path = put(folder, "one", played("trouduc", players=3))
    write_note(path, MatchMetadata(Table(2, ("regular", "lowest", "")), "Sunday"))
    kept = shelf.glance(path)
    assert kept is not None
    assert (kept.preset, kept.seats) == ("trouduc", ("You", "Ben", "Cleo"))
    assert (kept.title, kept.viewer, kept.stand) == ("Sunday", 2, None)


def test_a_closer_look_tells_round_places_and_end(shelf: Library, folder: Path):
    match = played(rounds=3, until=2)
    stand = closer(shelf, put(folder, "going", match))
    assert (stand.round_no, stand.rounds, stand.finished) == (3, 3, False)
    assert stand.scores == match.scores
    assert stand.places == tuple(
        1 + sum(other > score for other in match.scores) for score in match.scores
    )
    over = closer(shelf, put(folder, "over", played(rounds=2, until=2)))
    assert (over.round_no, over.finished) == (2, True)
    assert closer(shelf, put(folder, "fresh", played())) == MatchProgress(
        round_no=1, rounds=3, titles=match.spec.rules.titles
    )


def at_table(folder: Path, name: str, regulars: str, day: int, content: bytes = b"") -> Path:
    """Put a match of a regulars' table into the folder, last played on this day."""
    path = put(folder, name, played(rounds=3, until=1))
    if content:
        path.write_bytes(content)
    write_note(path, MatchMetadata(Table(0, ()), regulars=regulars))
    os.utime(path, (day * DAY_S, day * DAY_S))
    return path


def test_the_match_played_last_at_a_table_is_found_with_its_progress(shelf: Library, folder: Path):
    at_table(folder, "a", "ours", 1)
    last = at_table(folder, "b", "ours", 3)
    at_table(folder, "c", "ours", 2)
    at_table(folder, "d", "theirs", 4)
    at_table(folder, "e", "", 5)
    found = shelf.last_of("ours", lambda: None)
    assert found is not None
    assert found.path == last
    assert found.stand is not None
    assert found.stand.round_no == 2
    assert shelf.last_of("nobody", lambda: None) is None


def test_a_broken_match_of_a_table_is_passed_over(shelf: Library, folder: Path):
    good = at_table(folder, "good", "ours", 1)
    at_table(folder, "bent", "ours", 2, b"no record\n")
    found = shelf.last_of("ours", lambda: None)
    assert found is not None
    assert found.path == good
    good.unlink()
    assert shelf.last_of("ours", lambda: None) is None


def test_a_match_that_another_window_deletes_meanwhile_is_passed_over(
    shelf: Library, folder: Path, monkeypatch
):
    good, gone = at_table(folder, "good", "ours", 1), at_table(folder, "gone", "ours", 2)
    listed = shelf.records()
    assert listed == [gone, good]
    monkeypatch.setattr(shelf, "records", lambda: listed)
    monkeypatch.setattr(
        shelf._store, "note_of", lambda _: MatchMetadata(Table(0, ()), regulars="ours")
    )
    gone.unlink()
    found = shelf.last_of("ours", lambda: None)
    assert found is not None
    assert found.path == good


def test_a_record_that_has_not_changed_is_never_replayed_again(
    shelf: Library, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = put(folder, "one", played(until=1))
    stand = closer(shelf, path)
    shelf.save_stands()
    monkeypatch.setattr(library, "restore", lambda *_: pytest.fail("replayed"))
    again = Library(MatchStore(folder), tmp_path / "cache")
    kept = again.glance(path)
    assert kept is not None
    assert kept.stand == stand


def test_a_record_that_has_grown_is_looked_at_again(shelf: Library, folder: Path):
    path = put(folder, "one", played(until=1))
    assert closer(shelf, path).round_no == 2
    put(folder, "one", played(until=2))
    assert closer(shelf, path).round_no == 3


@pytest.mark.parametrize(
    "damage", [b"", b"\xff\xfe", b"{}\n", b"[1]", b'{"record": 3}\n', b"[" * 99]
)
def test_stands_that_cannot_be_read_are_worked_out_anew(
    shelf: Library, folder: Path, tmp_path: Path, damage: bytes
):
    path = put(folder, "one", played(until=1))
    closer(shelf, path)
    shelf.save_stands()
    file = tmp_path / "cache" / STANDS
    saved = json.loads(file.read_bytes())
    for spoilt in (damage, json.dumps({**saved, "offices": "x"}).encode(),
                   json.dumps({**saved, "finished": 1}).encode()):  # fmt: skip
        file.write_bytes(spoilt)
        again = Library(MatchStore(folder), tmp_path / "cache")
        assert closer(again, path).round_no == 2


def test_the_stands_of_records_that_are_gone_are_not_kept(
    shelf: Library, folder: Path, tmp_path: Path
):
    paths = [put(folder, name, played()) for name in ("one", "two")]
    for path in paths:
        closer(shelf, path)
    paths[0].unlink()
    shelf.save_stands()
    [line] = (tmp_path / "cache" / STANDS).read_text("utf-8").splitlines()
    assert json.loads(line)["record"] == str(paths[1])


@pytest.mark.parametrize(
    "content",
    [b"", b"nonsense\n", b'{"format": "arschloch-match"}\n', b"\x00" * 3000, b"[" * 5000 + b"\n",
     b'{"format": "arschloch-match", "version": 1, "preset": "arschloch", "seats": [' +
     b'"x",' * 3000 + b'"x"]}\n'],
    ids=["empty", "words", "no preset", "zeros", "deep", "a crowd"],
)  # fmt: skip
def test_what_is_no_record_is_listed_as_broken(shelf: Library, folder: Path, content: bytes):
    folder.mkdir()
    path = folder / "odd.arl"
    path.write_bytes(content)
    kept = shelf.glance(path)
    assert kept is not None
    assert kept.broken
    assert shelf.look_closely(kept, lambda: None).broken
    assert path.read_bytes() == content


def test_a_record_damaged_further_down_says_from_where(shelf: Library, folder: Path):
    path = put(folder, "one", played(until=1))
    lines = path.read_bytes().splitlines(keepends=True)
    lines[4] = b"{\n"
    path.write_bytes(b"".join(lines))
    stand = closer(shelf, path)
    assert (stand.bad_line, stand.round_no) == (5, 1)
    kept = shelf.glance(path)
    assert kept is not None
    assert not kept.broken


def test_a_replay_ends_in_the_middle_when_it_is_asked_to(shelf: Library, folder: Path):
    kept = shelf.glance(put(folder, "one", played(until=2)))
    assert kept is not None
    calls = iter(range(5))

    def ask() -> None:
        next(calls)

    with pytest.raises(StopIteration):
        shelf.look_closely(kept, ask)


# -- renaming and exporting ---------------------------------------------------------------


def test_a_title_leaves_the_record_and_the_seats_as_they_are(shelf: Library, folder: Path):
    path = put(folder, "one", played())
    before, table = path.read_bytes(), Table(1, ("lowest", "", "regular", "random"))
    write_note(path, MatchMetadata(table))
    shelf.rename(path, "Sunday")
    assert read_note(path) == MatchMetadata(table, "Sunday")
    shelf.rename(path, "")
    assert read_note(path) == MatchMetadata(table)
    assert path.read_bytes() == before


def test_an_export_never_takes_the_place_of_a_file(shelf: Library, folder: Path, tmp_path: Path):
    path, papers = put(folder, "one", played()), tmp_path / "papers"
    first = shelf.export(path, papers, "Sunday")
    second = shelf.export(path, papers, "Sunday")
    assert [first.name, second.name] == ["Sunday.arl", "Sunday-2.arl"]
    assert first.read_bytes() == second.read_bytes() == path.read_bytes()


def test_an_export_that_fails_leaves_nothing_half_written(
    shelf: Library, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path, papers = put(folder, "one", played()), tmp_path / "papers"

    def full(_handle: int, _data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(disk, "write", full)
    with pytest.raises(OSError, match="No space"):
        shelf.export(path, papers, "Sunday")
    assert list(papers.iterdir()) == []


@pytest.mark.parametrize("wish", ["../../etc/passwd", "a/b", "CON", "", "x" * 400, ".hidden"])
def test_a_title_from_outside_names_no_file_elsewhere(
    shelf: Library, folder: Path, tmp_path: Path, wish: str
):
    target = shelf.export(put(folder, "one", played()), tmp_path / "papers", wish)
    assert target.parent == tmp_path / "papers"
    assert not target.name.startswith(".")
    assert target.exists()


# -- deleting and bringing back -----------------------------------------------------------


def named(path: Path, title: str) -> Path:
    write_note(path, MatchMetadata(Table(0, ("", "lowest", "lowest", "lowest")), title))
    return path


def test_a_deleted_match_comes_back_as_it_was(shelf: Library, folder: Path):
    path = named(put(folder, "one", played(until=1), at=1_700_000_000), "Sunday")
    store = MatchStore(folder)
    store.remember(path)
    before, note = path.read_bytes(), read_note(path)
    deleted = shelf.delete(path)
    assert shelf.records() == []
    assert store.current() is None
    assert not note_path(path).exists()
    assert shelf.in_bin() == [deleted]
    assert shelf.restore(deleted) == path
    assert (path.read_bytes(), read_note(path)) == (before, note)
    assert path.stat().st_mtime == 1_700_000_000
    assert store.current() is not None
    assert shelf.in_bin() == []


def test_matches_of_one_name_do_not_meet_in_the_bin(shelf: Library, folder: Path):
    contents = []
    for seed in range(3):
        path = named(put(folder, "one", played(seed=seed)), f"No {seed}")
        contents.append(path.read_bytes())
        shelf.delete(path)
    kept = [(d.folder / d.name).read_bytes() for d in shelf.in_bin()]
    assert sorted(kept) == sorted(contents)


def test_a_match_that_comes_back_finds_another_name_when_its_own_is_taken(
    shelf: Library, folder: Path
):
    path = named(put(folder, "one", played(seed=1)), "first")
    before, deleted = path.read_bytes(), shelf.delete(path)
    other = named(put(folder, "one", played(seed=2)), "second").read_bytes()
    back = shelf.restore(deleted)
    assert back != path
    assert (back.read_bytes(), read_note(back).title) == (before, "first")
    assert (path.read_bytes(), read_note(path).title) == (other, "second")


def test_a_match_of_another_window_is_not_deleted(shelf: Library, folder: Path):
    path = put(folder, "one", played())
    lock = MatchLock.take(path)
    assert lock is not None
    try:
        with pytest.raises(InUse):
            shelf.delete(path)
        assert path.exists()
        assert shelf.in_bin() == []
    finally:
        lock.release()
    shelf.delete(path)
    assert not path.exists()


def test_the_bin_is_emptied_of_what_is_older_than_a_month(shelf: Library, folder: Path):
    old, new = (shelf.delete(put(folder, name, played())) for name in ("old", "new"))
    now = new.folder.stat().st_mtime
    os.utime(old.folder, (now - (KEPT_DAYS + 1) * DAY_S,) * 2)
    os.utime(new.folder, (now - (KEPT_DAYS - 1) * DAY_S,) * 2)
    outside = folder.parent / "precious"
    outside.mkdir()
    (outside / "letter.txt").write_text("keep me", "utf-8", newline="\n")
    os.utime(outside, (0, 0))
    is_linked(shelf.bin / "link", outside)
    shelf.empty_bin(now)
    assert shelf.in_bin() == [new]
    assert (outside / "letter.txt").exists()


def test_a_clock_that_is_a_year_ahead_for_a_start_empties_nothing(shelf: Library, folder: Path):
    gone = shelf.delete(put(folder, "gone", played()))
    now = gone.folder.stat().st_mtime
    shelf.empty_bin(now + 365 * DAY_S)
    assert shelf.in_bin() == [gone]
    later = put(folder, "later", played(seed=2))
    os.utime(later, (now + 365 * DAY_S,) * 2)
    shelf.empty_bin(now + 365 * DAY_S)
    assert shelf.in_bin() == [], "somebody has played since"


def test_a_record_from_the_future_is_not_in_the_way_of_the_one_played_last(
    shelf: Library, folder: Path
):
    names = ("last", "before", "first", "future", "never")
    paths = {name: put(folder, name, played(seed=at)) for at, name in enumerate(names)}
    now = paths["last"].stat().st_mtime
    for name, seconds in (("before", now - 60), ("first", 0), ("future", now + 365 * DAY_S),
                          ("never", 2.0**33)):  # fmt: skip
        os.utime(paths[name], (seconds, seconds))
    assert [path.stem for path in shelf.records()] == [
        "last", "before", "first", "never", "future"
    ]  # fmt: skip
    for path in shelf.records():
        assert closer(shelf, path).bad_line == 0
    assert shelf.count_found() is None
    years = {each.time.year for each in shelf.ledger.rounds}
    assert years <= {1970, *range(2026, 2300)}


# -- killed at any moment -----------------------------------------------------------------


class Killed(BaseException):
    """Raised from the moment on which nothing reaches the disk."""


class Reaper:
    """Lets this many changes reach the disk, and none after them."""

    CHANGES = ("create", "write", "sync", "rename", "unlink", "make_folder", "sync_folder")

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left = 0
        self.asked = 0
        for name in self.CHANGES:
            monkeypatch.setattr(disk, name, self._wrapped(getattr(disk, name)))
        monkeypatch.setattr(shutil, "rmtree", self._wrapped(shutil.rmtree))
        monkeypatch.setattr(Path, "mkdir", self._wrapped(Path.mkdir))

    def _wrapped(self, real: Callable) -> Callable:
        def call(*args, **kwargs):
            self.asked += 1
            if self.asked > self.left:
                raise Killed
            return real(*args, **kwargs)

        return call

    def deadly(self, work: Callable[[], object]) -> Iterator[int]:
        """Repeat the work, killed at its first step, its second … until it is done; yield each."""
        step = 0
        while True:
            self.left, self.asked = step, 0
            try:
                work()
                return
            except Killed:
                pass
            self.left = 10**9
            yield step
            step += 1


def titles_of(shelf: Library, folder: Path) -> list[str]:
    """Return the titles of all matches in the folder and in the bin."""
    there = [*shelf.records(), *(d.folder / d.name for d in shelf.in_bin())]
    assert all(record.stat().st_size > 100 for record in there)
    return sorted(read_note(record).title for record in there)


@pytest.mark.parametrize("kind", ["delete", "restore", "rename"])
def test_killed_at_any_step_no_match_and_no_title_is_lost(
    shelf: Library, folder: Path, monkeypatch: pytest.MonkeyPatch, kind: str
):
    reaper = Reaper(monkeypatch)
    reaper.left = 10**9
    steps = 0

    def prepare() -> Callable[[], object]:
        reaper.left = 10**9
        for place in (folder, shelf.bin):
            if place.exists():
                for each in sorted(place.rglob("*"), reverse=True):
                    each.rmdir() if each.is_dir() else each.unlink()
        paths = [named(put(folder, name, played(seed=7)), name) for name in ("one", "two")]
        if kind == "rename":
            return lambda: shelf.rename(paths[0], "one")
        if kind == "delete":
            return lambda: shelf.delete(paths[0])
        deleted = shelf.delete(paths[0])
        return lambda: shelf.restore(deleted)

    work = prepare()

    def current() -> None:
        work()

    for _step in reaper.deadly(current):
        assert titles_of(shelf, folder) == ["one", "two"]
        work = prepare()
        steps += 1
    reaper.left = 10**9
    assert titles_of(shelf, folder) == ["one", "two"]
    assert steps >= 5, "too few steps: is all of it done through the door to the disk?"


def test_looking_changes_nothing_on_the_disk(shelf: Library, folder: Path):
    paths = [put(folder, name, played(until=1)) for name in ("one", "two")]
    (folder / "odd.arl").write_bytes(b"odd")
    before = {path: path.read_bytes() for path in folder.iterdir()}
    for path in [*paths, folder / "odd.arl"]:
        closer(shelf, path)
    shelf.save_stands()
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_pipe_in_folder_does_not_block(shelf: Library, folder: Path):
    folder.mkdir()
    os.mkfifo(folder / "pipe.arl")
    put(folder, "one", played())
    watch = threading.Timer(30, os._exit, (9,))
    watch.start()
    try:
        assert [path.stem for path in shelf.records()] == ["one"]
    finally:
        watch.cancel()
        watch.join()


def test_a_place_in_the_bin_is_named_like_its_match(shelf: Library, folder: Path):
    deleted = shelf.delete(put(folder, "one", played()))
    assert deleted == Deleted(shelf.bin / "one", "one.arl")


def test_what_a_killed_window_left_of_the_stands_is_deleted_and_no_running_one_s(tmp_path: Path):
    cache = tmp_path / "cache"
    cache.mkdir()
    left, written = (cache / f".{STANDS}.{mark}" for mark in ("abcdefgh", "12345678"))
    other = cache / ".picture.png.abcdefgh"
    for path in (left, written, other):
        path.write_bytes(b"half")
    for path in (left, other):
        os.utime(path, (1, 1))
    Library(MatchStore(tmp_path / "matches"), cache).tidy_stands()
    assert sorted(cache.iterdir()) == sorted((written, other))
