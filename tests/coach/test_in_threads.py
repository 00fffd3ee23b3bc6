"""Decisions judged in several threads at once have the same results as in sequence."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from coach.decisions import gift

from arschloch_gui.ai.climbing.playout import catalogue
from arschloch_gui.coach.judgement import ChunkResults
from arschloch_gui.coach.task import LocalWorker

THREADS = 3
OPTIONS = 3


@pytest.fixture
def often_in_turn() -> Iterator[None]:
    """Make threads switch as often as Python can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def judged(number: int, together: Barrier | None = None) -> ChunkResults:
    here = LocalWorker(gift(number))
    if together is not None:
        together.wait()
    return here.chunk(here.distinct()[:OPTIONS], 0)


@pytest.mark.sampled
def test_threads_do_not_disturb_each_other(often_in_turn: None):
    alone = [judged(number) for number in range(THREADS)]
    catalogue._kept.cache_clear()
    together = Barrier(THREADS)
    with ThreadPoolExecutor(THREADS) as threads:
        found = list(threads.map(judged, range(THREADS), [together] * THREADS))
    assert found == alone


def test_every_thread_has_tables_of_its_own():
    view: Any = gift().view
    book = view.book
    here = catalogue.catalogue(book)
    with ThreadPoolExecutor(1) as threads:
        assert threads.submit(catalogue.catalogue, book).result() is not here
    assert catalogue.catalogue(book) is here


TWO_IMPORTS = """
import sys, threading
from arschloch_gui.ai import games as players
from arschloch_gui.coach import games as coach

class Watch:
    \"\"\"Starts the second thread during the first one's import, and notes who imports what.

    Waits until the second thread asks for the lock.
    \"\"\"
    def find_spec(self, name, path=None, target=None):
        if name.startswith("arschloch_gui."):
            order.append(threading.current_thread().name)
        if name == "arschloch_gui.ai.climbing.insights" and not second.ident:
            second.start()
            asked.wait(20)
        return None

class Lock:
    def __enter__(self):
        if threading.current_thread() is second:
            asked.set()
        lock.acquire()
    def __exit__(self, *error):
        lock.release()

lock, asked = players.IMPORTING, threading.Event()
players.IMPORTING = coach.IMPORTING = Lock()
order = []
second = threading.Thread(target=coach.teaching, args=("climbing",), name="second")
sys.meta_path.insert(0, Watch())
players.playing("climbing")
second.join()
print(*order)
"""


def test_only_one_thread_imports_a_game_at_a_time():
    """Otherwise compiled modules are executed twice, and their classes do not fit together."""
    done = subprocess.run(
        [sys.executable, "-c", TWO_IMPORTS], capture_output=True, text=True, check=True, timeout=60
    )
    order = done.stdout.split()
    first = order.index("second")
    assert order[:first] == ["MainThread"] * first
    assert order[first:] == ["second"] * (len(order) - first)
