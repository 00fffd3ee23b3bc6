"""Two windows on one match: one plays, the other looks on or takes over, and nothing is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from arschloch_gui.app.engine import worker as worker_module
from arschloch_gui.app.engine.messages import Contested, Loaded, Refused, Stepped, Taken
from arschloch_gui.app.files.match_file import load
from arschloch_gui.app.files.match_lock import MatchLock
from arschloch_gui.engine.record import read, verify

PROGRAM = Path(__file__).with_name("window_process.py")


@pytest.fixture
def playing(new_window):
    """A window with a match of a few plies."""
    window = new_window()
    window.begin()
    window.act(3)
    return window


@pytest.fixture
def second(new_window, playing):
    """Another window, which has asked for the same match."""
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


# -- looking on ---------------------------------------------------------------------------


def look_on(window, path: Path) -> None:
    window.sitting += 1
    window.worker.look_on(window.sitting, path)


def test_who_looks_on_sees_what_is_played_and_can_do_nothing(playing, second):
    look_on(second, playing.path)
    assert second.of(Loaded)[-1].looking_on
    steps = len(second.of(Stepped))
    before = playing.path.read_bytes()
    shown = second.snapshot
    for ask in (second.act, second.undo, second.redo):
        ask()
    assert len(second.of(Refused)) == 3
    assert second.snapshot is shown
    assert playing.path.read_bytes() == before
    playing.act(2)
    second.worker.tick()
    assert len(second.of(Stepped)) - steps == playing.match.ply - load_ply(before)
    assert second.snapshot.view == playing.snapshot.view
    assert second.snapshot.legal == ()
    assert not second.snapshot.can_undo


def load_ply(data: bytes) -> int:
    return sum(1 for line in data.splitlines() if b'"seat"' in line)


def test_who_looks_on_sees_an_undo_and_the_next_round(playing, second):
    look_on(second, playing.path)
    playing.undo()
    second.worker.tick()
    assert second.snapshot.view == playing.snapshot.view
    while playing.match.round_no < 2 or playing.match.ply % 4:
        playing.act()
    second.worker.tick()
    assert second.match.journal == playing.match.journal
    assert second.snapshot.view == playing.snapshot.view
    assert {message.snapshot.spec is second.match.spec for message in second.of(Loaded)} == {True}


def test_who_looks_on_writes_nothing(simulated, playing, second):
    simulated.calls.clear()
    look_on(second, playing.path)
    second.ticks()
    second.worker.leave()
    assert simulated.calls == []


def test_a_record_that_goes_away_stays_in_the_picture(playing, second):
    look_on(second, playing.path)
    shown = second.snapshot
    playing.path.unlink()
    second.ticks()
    assert second.snapshot is shown


# -- taking over --------------------------------------------------------------------------


def take_over(window, path: Path) -> None:
    window.sitting += 1
    window.worker.take_over(window.sitting, path)


@pytest.mark.parametrize("looking", [False, True])
def test_a_match_taken_over_goes_on_here_and_the_other_window_lets_go(playing, second, looking):
    path, journal = playing.path, list(playing.match.journal)
    if looking:
        look_on(second, path)
    take_over(second, path)
    second.worker.tick()
    assert second.worker._keeping is None, "not before the other window has let go"
    playing.worker.tick()
    second.worker.tick()
    assert playing.of(Taken)
    assert playing.worker._match is None
    assert second.path == path
    assert second.match.journal == journal
    assert not second.of(Loaded)[-1].looking_on
    second.act(2)
    assert load(path).journal == second.match.journal


def test_a_window_with_unsaved_actions_keeps_its_match(simulated, playing, second):
    path = playing.path
    simulated.fault = lambda number, call: 28 if call == "fsync" else None  # no room
    playing.act()
    take_over(second, path)
    playing.worker.tick()
    assert playing.of(Taken) == []
    assert playing.worker._match is not None
    simulated.fault = lambda number, call: None
    playing.ticks()
    assert load(path).journal == playing.match.journal


def test_a_window_that_does_not_answer_keeps_its_record_and_a_copy_goes_on(
    playing, second, monkeypatch
):
    monkeypatch.setattr(worker_module, "TAKE_OVER_MS", 0)
    path, journal = playing.path, list(playing.match.journal)
    take_over(second, path)
    second.worker.tick()
    assert second.path != path
    assert second.match.journal == journal
    assert second.troubles == ["no_answer"]
    second.act()
    playing.worker.tick()
    assert playing.of(Taken), "when it wakes up it lets go"
    assert load(path).journal == journal
    assert load(second.path).journal == second.match.journal


def test_a_request_nobody_waits_for_any_more_is_forgotten(playing, second, new_window):
    take_over(second, playing.path)
    second.worker.leave()
    path = playing.path
    playing.worker.leave()
    third = new_window()
    third.open(path)
    third.ticks()
    assert third.of(Taken) == []


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


def test_a_killed_window_leaves_its_match_free(start, record_left, new_window):
    process = start(record_left)
    assert MatchLock.take(record_left) is None
    process.kill()
    process.wait()
    window = new_window()
    window.open(record_left)
    assert window.path == record_left


def test_a_window_in_another_process_lets_go(start, record_left, new_window, qtbot):
    process = start(record_left)
    window = new_window()
    window.open(record_left)
    assert window.of(Contested)
    take_over(window, record_left)
    qtbot.waitUntil(lambda: window.worker._keeping is not None, timeout=60_000)
    if not window.troubles:  # on a machine that is very busy it may have taken too long
        assert process.stdout.readline() == "taken\n"
        assert window.path == record_left


@pytest.mark.skipif(os.name == "nt", reason="Windows stops no process")
def test_a_window_that_hangs_does_not_block_for_ever(
    start, record_left, new_window, qtbot, monkeypatch
):
    monkeypatch.setattr(worker_module, "TAKE_OVER_MS", 300)
    process = start(record_left)
    process.send_signal(signal.SIGSTOP)
    window = new_window()
    window.open(record_left)
    take_over(window, record_left)
    qtbot.waitUntil(lambda: window.worker._keeping is not None, timeout=60_000)
    assert window.path != record_left
    assert window.troubles == ["no_answer"]
    window.act(2)
    process.send_signal(signal.SIGCONT)
    assert process.stdout.readline() == "taken\n"
    for path in (record_left, window.path):
        assert verify(read(path.read_bytes())).ok
