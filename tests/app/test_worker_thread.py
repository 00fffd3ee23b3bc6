"""A worker thread runs queued calls in order, in its own thread, until it is closed."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QThread, QTimer

from arschloch_gui.app.worker_thread import WorkerThread


class Resident(QObject):
    """An object that notes what is asked of it, and in which thread."""

    def __init__(self) -> None:
        super().__init__()
        self.noted: list[tuple[str, bool]] = []
        self.came = threading.Event()
        self.timer = QTimer(self)

    def note(self, word: str, *, last: bool = False) -> None:
        self.noted.append((word, QThread.currentThread() is self.thread()))
        if last:
            self.came.set()

    def hang_up(self) -> None:
        self.timer.stop()
        self.note("hung up")


@pytest.fixture
def resident() -> Resident:
    return Resident()


@pytest.fixture
def thread(qapp, resident: Resident) -> Iterator[WorkerThread]:
    parent = QObject()
    thread = WorkerThread("worker", parent, resident, at_end=resident.hang_up)
    yield thread
    thread.close()


def test_calls_run_in_the_thread_in_the_order_of_requests(thread: WorkerThread, resident: Resident):
    assert not thread.isRunning(), "the first call starts it"
    for word in ("one", "two"):
        thread.ask(resident.note, word)
    thread.ask(resident.note, "three", last=True)
    assert resident.came.wait(20)
    assert thread.isRunning()
    assert resident.noted == [("one", True), ("two", True), ("three", True)]


def test_the_end_runs_in_the_thread_and_later_calls_are_ignored(
    thread: WorkerThread, resident: Resident
):
    thread.ask(resident.timer.start, 100_000)
    thread.ask(resident.note, "one", last=True)
    assert resident.came.wait(20)
    thread.close()
    thread.ask(resident.note, "two")
    thread.close()
    assert not thread.isRunning()
    assert resident.noted == [("one", True), ("hung up", True)]


def test_a_thread_that_was_never_asked_ends_at_once(thread: WorkerThread, resident: Resident):
    thread.close()
    assert resident.noted == []
