"""Two windows on one match: one plays, the other may play a copy, and nothing is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from arschloch_gui.app.engine.messages import Contested, Loaded
from arschloch_gui.app.files.match_file import load
from arschloch_gui.app.files.match_lock import MatchLock
from arschloch_gui.engine.record import read, verify

PROGRAM = Path(__file__).with_name("window_process.py")


@pytest.fixture
def playing(new_window):
    """Return a window with a match of a few plies."""
    window = new_window()
    window.begin()
    window.act(3)
    return window


@pytest.fixture
def second(new_window, playing):
    """Return another window, which has asked for the same match."""
    window = new_window()
    window.open(playing.path)
    return window


def test_a_second_window_is_told_and_changes_nothing(playing, second):
    assert [message.path for message in second.of(Contested)] == [playing.path]
    assert second.of(Loaded) == []
    playing.act()
    assert load(playing.path).journal == playing.match.journal


def test_the_match_to_be_continued_is_contested_too(new_window, playing):
    window = new_window()
    window.worker.look()
    window.resume()
    assert window.of(Contested)


def test_the_match_at_the_table_stays_when_another_is_contested(new_window, playing):
    window = new_window()
    window.begin()
    own = window.path
    window.open(playing.path)
    assert window.of(Contested)
    window.act()
    assert window.path == own
    assert load(own).journal == window.match.journal


# -- a copy -------------------------------------------------------------------------------


def open_copy(window, path: Path) -> None:
    window.sitting += 1
    window.worker.open_copy(window.sitting, path)


def test_a_copy_goes_on_here_and_the_match_in_the_other_window(playing, second):
    journal = list(playing.match.journal)
    open_copy(second, playing.path)
    assert second.match.journal == journal
    assert second.snapshot.view == playing.snapshot.view
    playing.act()
    second.act(2)
    assert second.path != playing.path
    assert load(playing.path).journal == playing.match.journal
    assert load(second.path).journal == second.match.journal
    assert second.match.journal[: len(journal)] == playing.match.journal[: len(journal)]


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be deleted there")
def test_a_copy_of_a_match_that_has_gone_says_so(playing, second):
    path = playing.path
    path.unlink()
    open_copy(second, path)
    assert second.of(Loaded) == []
    assert second.troubles == ["unreadable"]


# -- processes ----------------------------------------------------------------------------


@pytest.fixture
def start(store) -> Iterator[Callable[[Path], subprocess.Popen]]:
    running: list[subprocess.Popen] = []

    def start(record: Path) -> subprocess.Popen:
        process = subprocess.Popen(
            [sys.executable, str(PROGRAM), str(store.folder), str(record)],
            stdout=subprocess.PIPE, text=True, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        )  # fmt: skip
        running.append(process)
        assert process.stdout.readline() == "playing\n"
        return process

    yield start
    for process in running:
        process.kill()
        process.wait()
        process.stdout.close()


@pytest.fixture
def record_left(playing) -> Path:
    path = playing.path
    playing.worker.leave()
    return path


@pytest.mark.sampled
def test_a_killed_window_leaves_its_match_free(start, record_left, new_window):
    process = start(record_left)
    assert MatchLock.take(record_left) is None
    process.kill()
    process.wait()
    window = new_window()
    window.open(record_left)
    assert window.path == record_left


@pytest.mark.sampled
@pytest.mark.skipif(os.name == "nt", reason="Windows stops no process")
def test_a_window_that_hangs_blocks_nobody(start, record_left, new_window):
    process = start(record_left)
    process.send_signal(signal.SIGSTOP)
    window = new_window()
    window.open(record_left)
    assert window.of(Contested)
    open_copy(window, record_left)
    window.act(2)
    process.send_signal(signal.SIGCONT)
    for path in (record_left, window.path):
        assert verify(read(path.read_bytes())).ok
