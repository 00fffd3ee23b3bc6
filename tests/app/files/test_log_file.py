"""The program's log is kept in a small file, and never causes problems."""

from __future__ import annotations

import logging
import os
from contextlib import closing
from pathlib import Path

from arschloch_gui.app.files import disk, log_file
from arschloch_gui.app.files.log_file import LOG_NAME, keep_log

LOG = logging.getLogger("arschloch_gui.ai.guard")


def test_what_is_logged_stands_in_the_file_with_its_traceback(tmp_path: Path):
    with closing(keep_log(tmp_path / "log")):
        try:
            raise KeyError("T12")
        except KeyError:
            LOG.exception("regular could not decide")
    text = (tmp_path / "log" / LOG_NAME).read_text("utf-8")
    assert "ERROR arschloch_gui.ai.guard: regular could not decide" in text
    assert "KeyError: 'T12'" in text


def test_without_anything_to_log_there_is_no_file(tmp_path: Path):
    with closing(keep_log(tmp_path)):
        pass
    assert not (tmp_path / LOG_NAME).exists()


def test_the_file_stays_small(tmp_path: Path, monkeypatch, capsys):
    monkeypatch.setattr(log_file, "MOST_BYTES", 2_000)
    with closing(keep_log(tmp_path)):
        for number in range(200):
            LOG.error("failure %d", number)
    found = {path.name: path.stat().st_size for path in tmp_path.iterdir()}
    assert set(found) == {LOG_NAME, f"{LOG_NAME}.1"}
    assert all(size <= 2_000 for size in found.values())
    assert "failure 199" in (tmp_path / LOG_NAME).read_text("utf-8")


def test_what_is_logged_while_another_window_has_the_file_open_is_kept(tmp_path: Path, monkeypatch):
    def refused(*_: object) -> None:
        raise PermissionError("another process has the file open")

    monkeypatch.setattr(log_file, "MOST_BYTES", 2_000)
    earlier = tmp_path / f"{LOG_NAME}.1"
    earlier.write_text("earlier", "utf-8", newline="\n")
    with closing(keep_log(tmp_path)), monkeypatch.context() as windows:
        windows.setattr(os, "replace", refused)
        windows.setattr(disk, "REFUSES_OPEN_FILES", True)
        for number in range(200):
            LOG.error("failure %d", number)
    text = (tmp_path / LOG_NAME).read_text("utf-8")
    assert text.count("failure") == 200
    assert earlier.read_text("utf-8") == "earlier"


def test_a_log_that_cannot_be_renamed_elsewhere_does_not_grow(tmp_path: Path, monkeypatch):
    def refused(*_: object) -> None:
        raise PermissionError("the folder is read-only")

    monkeypatch.setattr(log_file, "MOST_BYTES", 2_000)
    monkeypatch.setattr(disk, "REFUSES_OPEN_FILES", False)
    with closing(keep_log(tmp_path)), monkeypatch.context() as folder:
        folder.setattr(os, "replace", refused)
        for number in range(200):
            LOG.error("failure %d", number)
    assert (tmp_path / LOG_NAME).stat().st_size <= 2_000


def test_a_log_that_cannot_be_written_is_done_without(tmp_path: Path, capsys):
    blocked = tmp_path / "file"
    blocked.write_text("in the way", "utf-8", newline="\n")
    with closing(keep_log(blocked / "log")):
        LOG.error("nobody hears this")
    assert capsys.readouterr().err == ""


def test_a_closed_log_hears_nothing(tmp_path: Path, caplog):
    keep_log(tmp_path).close()
    with caplog.at_level(logging.ERROR, "arschloch_gui"):
        LOG.error("too late")
    assert not (tmp_path / LOG_NAME).exists()
