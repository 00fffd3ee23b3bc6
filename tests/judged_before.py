"""Caches rollouts, so that tests about the same decision compute them only once.

The result of a chunk depends on nothing but the task, the options and its number
(`tests/coach/test_worker_pool.py` compares processes that share nothing).
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest

from arschloch_gui.coach.judgement import ChunkResults
from arschloch_gui.coach.task import LocalWorker

_FOUND: dict[tuple[bytes, tuple[int, ...], int], ChunkResults] = {}


def remember_what_is_played_out(patch: pytest.MonkeyPatch) -> None:
    """Compute each chunk only once in this process, for all tests."""
    work_out = LocalWorker.chunk

    def chunk(here: LocalWorker, options: Sequence[int], number: int) -> ChunkResults:
        key = pickle.dumps(here.task), tuple(options), number
        if key not in _FOUND:
            _FOUND[key] = work_out(here, options, number)
        return _FOUND[key]

    patch.setattr(LocalWorker, "chunk", chunk)
