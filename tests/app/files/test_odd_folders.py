"""Folders with link loops or without access, and pipes instead of files.

Nothing waits for them, and everything possible without them is done.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import platformdirs
import pytest
from matches_on_disk import played, put
from PySide6.QtGui import QImage

from arschloch_gui.ai.arena_matches import MatchJob
from arschloch_gui.app.cli.main import main
from arschloch_gui.app.desktop.system_motion import prefers_reduced_motion
from arschloch_gui.app.files import disk, paths
from arschloch_gui.app.files.kept_run import KeptRun
from arschloch_gui.app.files.log_file import LOG_NAME, keep_log
from arschloch_gui.app.files.no_home import NoHome
from arschloch_gui.app.files.opening import waiting_match
from arschloch_gui.app.files.outside import first_line
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.library.library import Library
from arschloch_gui.app.pictures.drawings import Drawing
from arschloch_gui.app.pictures.sprites import SpriteStore
from processes import PATIENCE

pytestmark = pytest.mark.skipif(os.name != "posix", reason="pipes and links of POSIX")
Answer = TypeVar("Answer")
FOLDERS = (paths.config_folder, paths.matches_folder, paths.cache_folder, paths.log_folder)


def soon(do: Callable[[], Answer]) -> Answer:
    """Return the result of a call; fail if it waits for something that never comes."""
    given: list[Answer] = []
    thread = threading.Thread(target=lambda: given.append(do()), daemon=True)
    thread.start()
    thread.join(PATIENCE)
    assert given, "it waits, or it raised"
    return given[0]


# -- pipes --------------------------------------------------------------------------------


@pytest.fixture
def linux(monkeypatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return tmp_path


def test_a_desktop_whose_settings_are_a_pipe_wants_motion_unless_another_says_so(linux: Path):
    os.mkfifo(linux / "kdeglobals")
    assert not soon(prefers_reduced_motion)
    (linux / "gtk-4.0").mkdir()
    (linux / "gtk-4.0" / "settings.ini").write_text(
        "[Settings]\ngtk-enable-animations=0\n", "utf-8", newline="\n"
    )
    assert soon(prefers_reduced_motion)


@pytest.mark.drawn
def test_a_picture_that_is_a_pipe_is_drawn_again(qapp, tmp_path: Path):
    card = Drawing.parse("0x88/card/10H?letters=de&four=1&large=0")
    SpriteStore(tmp_path).get(card)
    [file] = tmp_path.rglob("*.sprite")
    file.unlink()
    os.mkfifo(file)
    assert isinstance(soon(lambda: SpriteStore(tmp_path).get(card)), QImage)
    assert file.is_file(), "and kept"


def test_a_log_that_is_a_pipe_is_done_without(tmp_path: Path, capsys):
    os.mkfifo(tmp_path / LOG_NAME)
    with closing(keep_log(tmp_path)):
        soon(lambda: logging.getLogger("arschloch_gui.ai.guard").error("lost"))
    assert capsys.readouterr().err == ""


def test_no_file_is_opened_that_is_a_pipe(tmp_path: Path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    def refused(do: Callable[[], object]) -> bool:
        try:
            do()
        except OSError:
            return True
        return False

    assert soon(lambda: refused(lambda: disk.open_end(pipe)))
    assert soon(lambda: refused(lambda: first_line(pipe, 100)))


def test_a_run_that_is_a_pipe_is_not_kept(tmp_path: Path):
    work = [MatchJob("arschloch", None, ("lowest",) * 4, seed, 1) for seed in range(2)]
    run = soon(lambda: KeptRun(tmp_path, {}, work))
    run.close()
    os.mkfifo(run.path)
    again = soon(lambda: KeptRun(tmp_path, {}, work))
    assert again.lost
    again.close()


# -- folders ------------------------------------------------------------------------------


def test_matches_in_a_loop_of_links_are_a_trouble_and_no_error(tmp_path: Path):
    folder = tmp_path / "matches"
    folder.symlink_to(folder.name)
    store = MatchStore(folder)
    waiting = waiting_match(store)
    assert waiting.path is None
    assert (waiting.trouble.key, waiting.trouble.path) == ("unreadable", folder)
    assert Library(store, tmp_path / "cache").records() == []
    assert not store.owns(folder / "a.arl")


def test_a_folder_behind_a_link_is_the_same_folder(tmp_path: Path):
    record = put(tmp_path / "real", "a", played())
    (tmp_path / "link").symlink_to("real")
    assert MatchStore(tmp_path / "link").owns(record)
    assert Library(MatchStore(tmp_path / "link"), tmp_path).bin.parent == tmp_path.resolve()


# -- no home ------------------------------------------------------------------------------


@pytest.fixture
def homeless(monkeypatch) -> None:
    def unknown(_uid: int) -> object:
        raise KeyError("uid not found")

    monkeypatch.setattr("pwd.getpwuid", unknown)
    for name in ("HOME", *(f"XDG_{kind}_HOME" for kind in ("CONFIG", "DATA", "CACHE", "STATE"))):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.skipif(sys.platform != "linux", reason="variables of Linux")
def test_without_a_home_there_is_no_place_and_one_sentence(homeless: None, capsys):
    for folder in FOLDERS:
        with pytest.raises(NoHome):
            folder()
    for words in (
        ["simulate", "--preset", "arschloch", "--rounds", "1", "--seed", "1"],
        ["bot", "lowest"],
    ):
        assert main(words) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err == (
            "arschloch: There is no folder for settings and matches: set HOME to a folder of "
            "your own.\n"
        )


def test_a_folder_in_no_particular_place_is_none(monkeypatch):
    for told in ("~/.config/arschloch", "relative/arschloch"):
        monkeypatch.setattr(platformdirs, "user_config_dir", lambda *_, told=told, **__: told)
        with pytest.raises(NoHome):
            paths.config_folder()
