"""The settings file: shared by windows, written by other versions, on disks that fail."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock

from arschloch_gui.app.files import disk, file_lock
from arschloch_gui.app.settings.settings import LiveSettings, SettingsStore
from arschloch_gui.app.settings.values import DEFAULTS

GAME = {"preset": "arschloch", "rules": {"max_set": 3}}


def window(folder: Path) -> LiveSettings:
    return LiveSettings(SettingsStore(folder))


def save_game(live: LiveSettings, name: str) -> None:
    live.change("ownGames", {**live.now.ownGames, name: GAME})


def delete_game(live: LiveSettings, name: str) -> None:
    live.change("ownGames", {n: game for n, game in live.now.ownGames.items() if n != name})


def held(folder: Path, name: str = "settings.json") -> dict:
    return json.loads((folder / name).read_text("utf-8"))


# -- two windows --------------------------------------------------------------------------


def test_the_own_games_of_two_windows_both_survive(qapp, tmp_path: Path):
    one, two = window(tmp_path), window(tmp_path)
    save_game(one, "One")
    save_game(two, "Two")
    two.change("speed", 1)
    one.change("portrait", 4)
    one.flush()
    two.close()
    one.close()
    assert held(tmp_path)["ownGames"].keys() == {"One", "Two"}
    assert (held(tmp_path)["speed"], held(tmp_path)["portrait"]) == (1, 4)


def test_a_game_one_window_has_deleted_does_not_come_back_from_the_other(qapp, tmp_path: Path):
    first = window(tmp_path)
    save_game(first, "Gone")
    save_game(first, "Kept")
    first.close()
    one, two = window(tmp_path), window(tmp_path)
    delete_game(one, "Gone")
    one.close()
    save_game(two, "New")
    two.change("speed", 0)
    two.close()
    assert held(tmp_path)["ownGames"].keys() == {"Kept", "New"}


def test_a_setting_one_window_did_not_touch_is_not_set_back_by_it(qapp, tmp_path: Path):
    window(tmp_path).close()
    one, two = window(tmp_path), window(tmp_path)
    one.change("language", "fr")
    one.close()
    two.change("textScale", 1.5)
    two.close()
    assert held(tmp_path)["language"] == "fr"
    two.change("textScale", 1.6)
    two.close()
    assert window(tmp_path).now.language == "fr"


HAMMER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from arschloch_gui.app.settings.settings import LiveSettings, SettingsStore
app = QCoreApplication([])
folder, name, times = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
live = LiveSettings(SettingsStore(folder))
print("ready", flush=True)
sys.stdin.readline()
for turn in range(times):
    games = {**live.now.ownGames, f"{name}{turn}": {"preset": "arschloch", "rules": {}}}
    if turn % 3 == 2:
        del games[f"{name}{turn - 1}"]
    live.change("ownGames", games)
    live.flush()
    while not live._store.has(live.now):
        live.flush()
"""


def hammer(folder: Path, name: str, times: int) -> subprocess.Popen:
    words = [sys.executable, "-c", HAMMER, str(folder), name, str(times)]
    pipe = subprocess.PIPE
    return subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True)


@pytest.mark.sampled
def test_two_processes_that_write_all_the_time_lose_nothing(tmp_path: Path):
    times = 30
    processes = [hammer(tmp_path, name, times) for name in "ab"]
    for each in processes:
        assert each.stdout.readline() == "ready\n"
    for each in processes:
        each.stdin.write("go\n")
        each.stdin.flush()
    for each in processes:
        each.communicate()
        assert each.returncode == 0
    left = {f"{name}{turn}" for name in "ab" for turn in range(times) if turn % 3 != 1}
    assert held(tmp_path)["ownGames"].keys() == left


@pytest.mark.sampled
def test_a_process_killed_while_it_writes_leaves_settings_and_no_lock(qapp, tmp_path: Path):
    for _ in range(3):
        with hammer(tmp_path, "x", 1_000_000) as process:
            process.stdout.readline()
            process.stdin.write("go\n")
            process.stdin.flush()
            live = window(tmp_path)
            for turn in range(5):
                save_game(live, f"mine{turn}")
                live.flush()
            process.kill()
        delete_game(live, "mine0")
        live.close()
        assert live.property("message") == ""
        games = held(tmp_path)["ownGames"].keys()
        assert {"mine1", "mine2", "mine3", "mine4"} <= games
        assert "mine0" not in games


def test_what_killed_windows_left_of_the_settings_is_cleared_up_and_nothing_else(qapp, tmp_path):
    gone = [".settings.json.abcd_123", ".settings.backup.json.aaaaaaaa"]
    kept = [".settings.json.mine", ".settings.json.lock", ".other.json.aaaaaaaa"]
    for name in (*gone, *kept):
        (tmp_path / name).write_bytes(b"{")
    live = window(tmp_path)
    live.change("portrait", 3)
    live.close()
    found = {path.name for path in tmp_path.iterdir()}
    if os.name == "nt":
        kept.remove(".settings.json.lock")  # filelock deletes a released lock there
    assert found == {*kept, "settings.json"}


def test_a_window_that_finds_another_one_writing_says_so_and_writes_later(
    qapp, tmp_path, monkeypatch
):
    monkeypatch.setattr(file_lock, "PATIENCE_S", 0.05)
    live = window(tmp_path)
    with FileLock(tmp_path / ".settings.json.lock"):
        save_game(live, "Mine")
        live.flush()
        assert "another window" in live.property("message")
        assert not (tmp_path / "settings.json").exists()
    live.flush()
    assert live.property("message") == ""
    assert "Mine" in held(tmp_path)["ownGames"]
    live.close()


# -- other versions, damage, permissions ----------------------------------------------------


def test_what_only_another_version_knows_stays_in_the_file(qapp, tmp_path: Path):
    theirs: dict[str, Any] = {
        "version": 7, "speed": 9, "carpet": {"colour": ["red"]}, "theme": {"name": "dark"},
        "ownGames": {"Theirs": {"preset": "nobody-knows", "stars": 5}},
    }  # fmt: skip
    (tmp_path / "settings.json").write_text(json.dumps(theirs), "utf-8", newline="\n")
    live = window(tmp_path)
    live.change("portrait", 3)
    save_game(live, "Mine")
    live.close()
    ours = held(tmp_path)
    assert ours["ownGames"] == {**theirs["ownGames"], "Mine": GAME}
    assert {**ours, "ownGames": theirs["ownGames"]} == {**theirs, "portrait": 3}


def test_the_settings_before_the_last_change_are_kept_beside(qapp, tmp_path: Path):
    live = window(tmp_path)
    for speed in (1, 2, 4):
        live.change("speed", speed)
        live.flush()
    assert (held(tmp_path)["speed"], held(tmp_path, "settings.backup.json")["speed"]) == (4, 2)
    live.flush()  # nothing has changed
    assert held(tmp_path, "settings.backup.json")["speed"] == 2
    live.close()


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b'{"speed": NaN}', b'{"a": "\\ud800"}'])
def test_after_damage_the_settings_before_apply_and_nothing_is_lost(qapp, tmp_path, damage):
    first = window(tmp_path)
    save_game(first, "One")
    first.flush()
    first.change("speed", 1)
    first.close()
    (tmp_path / "settings.json").write_bytes(damage)
    live = window(tmp_path)
    assert "One" in live.now.ownGames
    assert (tmp_path / "settings.json.bak").read_bytes() == damage
    assert "settings.json.bak" in live.property("message")
    assert window(tmp_path).now == live.now  # even without a change in between


def test_a_file_damaged_while_the_window_is_open_is_kept_aside_too(qapp, tmp_path: Path):
    live = window(tmp_path)
    live.change("speed", 1)
    live.flush()
    (tmp_path / "settings.json").write_bytes(b"{")
    save_game(live, "One")
    live.close()
    assert (tmp_path / "settings.json.bak").read_bytes() == b"{"
    assert (held(tmp_path)["speed"], [*held(tmp_path)["ownGames"]]) == (1, ["One"])


def test_a_file_deleted_while_the_window_is_open_is_written_whole(qapp, tmp_path: Path):
    (tmp_path / "settings.json").write_text('{"carpet": "red", "speed": 1}', "utf-8", newline="\n")
    live = window(tmp_path)
    (tmp_path / "settings.json").unlink()
    live.change("portrait", 2)
    live.close()
    assert held(tmp_path).items() >= {"carpet": "red", "speed": 1, "portrait": 2}.items()


@pytest.mark.parametrize("error", [errno.EACCES, errno.EPERM, errno.EIO])
def test_settings_that_cannot_be_read_are_never_written(qapp, tmp_path, monkeypatch, error):
    path = tmp_path / "settings.json"
    path.write_text('{"ownGames": {"Mine": {"preset": "arschloch"}}}', "utf-8", newline="\n")
    before = path.read_bytes()
    opened = os.open

    def refuse(name, *more, **named):
        if Path(name) == path:
            raise OSError(error, os.strerror(error), name)
        return opened(name, *more, **named)

    with monkeypatch.context() as refused:
        refused.setattr(os, "open", refuse)
        live = window(tmp_path)
        assert live.now == DEFAULTS
        assert os.strerror(error) in live.property("message")
        live.change("speed", 1)
        live.flush()
        assert "left untouched" in live.property("message")
        assert [each.name for each in tmp_path.iterdir() if "lock" not in each.name] == [path.name]
    assert path.read_bytes() == before
    live.close()  # it is readable again, and nothing in it is lost
    assert (held(tmp_path)["speed"], [*held(tmp_path)["ownGames"]]) == (1, ["Mine"])
    assert live.property("message") == ""


@pytest.mark.skipif(os.name != "posix", reason="pipes are POSIX's")
@pytest.mark.parametrize("kind", ["folder", "pipe"])
def test_what_is_no_file_in_the_place_of_the_settings_is_left_there(qapp, tmp_path, kind):
    path = tmp_path / "settings.json"
    path.mkdir() if kind == "folder" else os.mkfifo(path)
    live = window(tmp_path)
    live.change("speed", 1)
    live.close()
    assert not path.is_file()
    assert "can’t be read (" in live.property("message")


# -- a disk that fails ------------------------------------------------------------------------


@contextmanager
def failing(monkeypatch, at: int, error: int, folder: Path) -> Iterator[list[str]]:
    """Fail the call of this number that concerns the folder; return the list of calls."""
    calls: list[str] = []
    handles: set[int] = set()

    def faulty(name: str) -> Callable:
        real = getattr(os, name)

        def call(first, *more, **named):
            ours = first in handles if isinstance(first, int) else str(folder) in os.fspath(first)
            if ours:
                calls.append(name)
                if len(calls) == at:
                    raise OSError(error, os.strerror(error), str(first))
            result = real(first, *more, **named)
            if name == "open" and ours:
                handles.add(result)
            return result

        return call

    with monkeypatch.context() as disk:
        for name in ("open", "write", "fsync", "replace", "rename", "mkdir", "stat"):
            disk.setattr(os, name, faulty(name))
        yield calls


@pytest.mark.sampled
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO, errno.EACCES])
def test_whatever_call_fails_the_file_is_whole_and_the_next_try_saves_all(
    qapp, tmp_path, monkeypatch, error
):
    monkeypatch.setattr(file_lock, "PATIENCE_S", 0.05)
    monkeypatch.setattr(disk, "PATIENCE_S", 0.0)  # on Windows, a refused call is repeated
    at, made = 0, ["?"]
    while at <= len(made):
        at += 1
        folder = tmp_path / str(at)
        first = window(folder)
        save_game(first, "Old")
        first.close()
        old = held(folder)
        live = window(folder)
        save_game(live, "New")
        with failing(monkeypatch, at, error, folder) as made:
            live.flush()
            said = live.property("message")
        there = held(folder)
        assert there == {**old, "ownGames": {"Old": GAME, "New": GAME}} or there == old
        failed = made[at - 1] if at <= len(made) else ""
        assert said or there != old, f"nobody was told that {failed} failed"
        assert said or failed not in ("write", "fsync", "replace")
        live.flush()
        assert live.property("message") == ""
        assert held(folder)["ownGames"].keys() == {"Old", "New"}
        assert held(folder, "settings.backup.json")["ownGames"].keys() >= {"Old"}
        live.close()
    assert {"open", "fsync", "replace"} <= set(made)
