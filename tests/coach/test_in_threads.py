"""Decisions judged in several threads at once have the same results as in sequence."""

from __future__ import annotations

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
