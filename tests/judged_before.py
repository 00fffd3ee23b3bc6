"""Remembers what was played out, so that tests about the same decision play it out once.

What a chunk finds depends on nothing but the task, the options and its number
(`tests/coach/test_crew.py` compares processes that know nothing of each other).
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest

from arschloch_gui.coach.judgement import Found
from arschloch_gui.coach.task import Here

_FOUND: dict[tuple[bytes, tuple[int, ...], int], Found] = {}


def remember_what_is_played_out(patch: pytest.MonkeyPatch) -> None:
    """Let a chunk be worked out once in this process, for all tests."""
    work_out = Here.chunk

    def chunk(here: Here, options: Sequence[int], number: int) -> Found:
        key = pickle.dumps(here.task), tuple(options), number
        if key not in _FOUND:
            _FOUND[key] = work_out(here, options, number)
        return _FOUND[key]

    patch.setattr(Here, "chunk", chunk)
